# Sedmice

game-sedmice = Sedmice

phase-sedmice-tricks = Baci bilo koju kartu: štih nosi posljednja s istim znakom ili sedmica
phase-going-on = Produlji kartom koja odgovara, ili prepusti štih

fact-led = Prva karta
fact-ahead = Zasad nosi
fact-at-stake = Bodova u štihu
fact-last-trick = Posljednji štih

event-goes-on = { $player } produljuje

refuse-must-fit = { $card } ne odgovara na { $cards }: produljuje se samo istim znakom ili sedmicom.

option-sedmice-target = Pogoci
    .help = Broj pogodaka za pobjedu u partiji.
