# King

game-king = King

word-by-the-last = po poslednjoj
    .help = Adut je boja tvoje poslednje karte
word-no-tricks = bez štihova
word-jacks = žandari
word-queens = dame
word-hearts-bad = hercevi
word-last-two = dva poslednja
word-king-of-hearts = king
word-erlas = erlaš
    .help = Sve odjednom u minusu: štihovi, žandari, dame, hercevi, king i dva poslednja
word-trumps = adutska
    .help = Štihovi se skupljaju; ti biraš adut
word-final-erlas = završni erlaš
    .help = Sve što se broji u erlašu, ali u plusu

label-no-tricks = Bez štihova
label-jacks = Žandari
label-queens = Dame
label-hearts-bad = Hercevi
label-last-two = Dva poslednja
label-king-of-hearts = King
label-erlas = Erlaš
label-trumps = Adutska
label-final-erlas = Završni erlaš

phase-king-naming = Reci adut na prve tri karte
phase-king-sale = Prodaj igru ili reci da ostaje kako jeste
phase-king-buying = Kupi igru za 6 poena i promeni adut, ili reci „dalje“
phase-king-tricks = Baci kartu: ko ima boju, mora da odgovori

fact-seller = Prodavac
fact-buyer = Kupac

event-last-card = { $player } pokazuje kartu { $card }: ta boja je adut

refuse-same-trump = Ko kupuje, mora da promeni adut.

option-king-bar_in_erlas = Zabrana herca u erlašu
    .help = I u VII igri hercem ne sme da se krene dok je u ruci bilo šta drugo.
option-king-early_stop = Raniji prekid
    .help = Deljenje se prekida čim više nema šta da se dobije ni izgubi.
