# King za tri igrača

game-king-3 = King za tri igrača

phase-king-3-naming = Reci adut na prvih pet karata
phase-king-3-sale = Prodaj igru ili reci da ostaje kako jest
phase-king-3-buying = Kupi igru za 4 boda i promijeni adut, ili reci „dalje“
phase-king-3-tricks = Baci kartu: tko ima boju, mora odgovoriti

option-king-3-bar_in_erlas = Zabrana herca u erlašu
    .help = I u VII. igri hercem se ne smije krenuti dok je u ruci išta drugo.
option-king-3-early_stop = Raniji prekid
    .help = Dijeljenje se prekida čim se više nema što dobiti ni izgubiti.
