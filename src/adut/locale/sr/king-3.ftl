# King za tri igrača

game-king-3 = King za tri igrača

phase-king-3-naming = Reci adut na prvih pet karata
phase-king-3-sale = Prodaj igru ili reci da ostaje kako jeste
phase-king-3-buying = Kupi igru za 4 poena i promeni adut, ili reci „dalje“
phase-king-3-tricks = Baci kartu: ko ima boju, mora da odgovori

option-king-3-bar_in_erlas = Zabrana herca u erlašu
    .help = I u VII igri hercem ne sme da se krene dok je u ruci bilo šta drugo.
option-king-3-early_stop = Raniji prekid
    .help = Deljenje se prekida čim više nema šta da se dobije ni izgubi.
