# King

game-king = King

word-by-the-last = po zadnjoj
    .help = Adut je boja tvoje zadnje karte
word-no-tricks = bez štihova
word-jacks = dečki
word-queens = dame
word-hearts-bad = hercevi
word-last-two = zadnja dva
word-king-of-hearts = king
word-erlas = erlaš
    .help = Sve odjednom u minusu: štihovi, dečki, dame, hercevi, king i zadnja dva
word-trumps = adutska
    .help = Štihovi se skupljaju; ti biraš adut
word-final-erlas = završni erlaš
    .help = Sve što se broji u erlašu, ali u plusu

label-no-tricks = Bez štihova
label-jacks = Dečki
label-queens = Dame
label-hearts-bad = Hercevi
label-last-two = Zadnja dva
label-king-of-hearts = King
label-erlas = Erlaš
label-trumps = Adutska
label-final-erlas = Završni erlaš

phase-king-naming = Reci adut na prve tri karte
phase-king-sale = Prodaj igru ili reci da ostaje kako jest
phase-king-buying = Kupi igru za 6 bodova i promijeni adut, ili reci „dalje“
phase-king-tricks = Baci kartu: tko ima boju, mora odgovoriti

fact-seller = Prodavač
fact-buyer = Kupac

event-last-card = { $player } pokazuje kartu { $card }: ta je boja adut

refuse-same-trump = Tko kupuje, mora promijeniti adut.

option-king-bar_in_erlas = Zabrana herca u erlašu
    .help = I u VII. igri hercem se ne smije krenuti dok je u ruci išta drugo.
option-king-early_stop = Raniji prekid
    .help = Dijeljenje se prekida čim se više nema što dobiti ni izgubiti.
