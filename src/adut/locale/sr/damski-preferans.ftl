# Damski preferans

game-damski-preferans = Damski preferans

zone-discards = Škart

phase-damski-preferans-choosing = Reci igru pre nego što vidiš kupovinu
phase-damski-preferans-naming = Reci adut
phase-discarding = Odbaci kartu, licem nadole
phase-damski-preferans-tricks = Baci kartu: ko ima boju, mora da odgovori

pad-above = Iznad crte
pad-below = Ispod crte

fact-bought = Iz talona

event-talon = { $player } uzima talon: { $cards }

refuse-key-card = { $card } se u ovoj igri broji, pa ne sme u škart.

option-damski-preferans-early_stop = Raniji prekid
    .help = Deljenje se prekida čim više nema šta da se dobije ni izgubi.
