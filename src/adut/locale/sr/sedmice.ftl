# Sedmice

game-sedmice = Sedmice

phase-sedmice-tricks = Baci bilo koju kartu: štih nosi poslednja s istim znakom ili sedmica
phase-going-on = Produži kartom koja odgovara, ili prepusti štih

fact-led = Prva karta
fact-ahead = Za sada nosi
fact-at-stake = Poena u štihu
fact-last-trick = Poslednji štih

event-goes-on = { $player } produžava

refuse-must-fit = { $card } ne odgovara na { $cards }: produžava se samo istim znakom ili sedmicom.

option-sedmice-target = Pogoci
    .help = Broj pogodaka za pobedu u partiji.
