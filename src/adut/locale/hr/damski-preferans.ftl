# Damski preferans

game-damski-preferans = Damski preferans

zone-discards = Škart

phase-damski-preferans-choosing = Reci igru prije nego što vidiš kupovinu
phase-damski-preferans-naming = Reci adut
phase-discarding = Odbaci kartu, licem dolje
phase-damski-preferans-tricks = Baci kartu: tko ima boju, mora odgovoriti

pad-above = Iznad crte
pad-below = Ispod crte

fact-bought = Iz talona

event-talon = { $player } uzima talon: { $cards }

refuse-key-card = { $card } se u ovoj igri broji, pa ne smije u škart.

option-damski-preferans-early_stop = Raniji prekid
    .help = Dijeljenje se prekida čim se više nema što dobiti ni izgubiti.
