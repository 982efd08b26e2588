# Preferans

game-preferans = Preferans

word-igra = igra, bez kupa

label-game-spades = Pik
label-game-diamonds = Karo
label-game-hearts = Herc
label-game-clubs = Tref
label-game-betl = Betl
label-game-sans = Sans
label-igra-spades = Igra pik
label-igra-diamonds = Igra karo
label-igra-hearts = Igra herc
label-igra-clubs = Igra tref
label-igra-betl = Igra betl
label-igra-sans = Igra sans
label-refe = Refe
label-thrown-in = Nitko ne igra

pad-bule = Bule
pad-supe = Supe

verb-hold = Mogu { $number }
    .help = Zadržavaš ono što je drugi rekao, pa on mora više
verb-igra = Igra
    .help = Igraš boju bez kupa; koju, kažeš kad te pitaju
verb-betl = Igra betl
    .help = Bez kupa, a ne smiješ uzeti nijedan štih
verb-sans = Igra sans
    .help = Šest štihova bez kupa i bez aduta
verb-weaker = Moja je slabija
    .help = Tvoja igra nije jača od one koja je već na stolu
verb-yield = Prepuštam, uz kontru
    .help = Drugi igra istu igru, a ti mu daješ kontru
verb-follow = Dođem
    .help = Igraš protiv nositelja i odgovaraš za dva štiha
verb-stay = Ne dođem
    .help = Ne igraš, osim ako te pozovu ili netko da kontru
verb-together = Idemo zajedno
    .help = Igra i drugi; ti odgovaraš za četiri štiha i pišeš za oboje
verb-fine = Može
    .help = Ostaje kako jeste, ništa se ne množi
verb-kontra = Kontra
    .help = Sve se množi sa 2, a ti odgovaraš za oboje: za pet štihova, ili da betl padne
verb-rekontra = Rekontra
    .help = Odgovor na kontru: sve se množi sa 4
verb-subkontra = Subkontra
    .help = Odgovor na rekontru: sve se množi sa 8
verb-mortkontra = Mortkontra
    .help = Odgovor na subkontru: sve se množi sa 16
verb-claim = Daješ { $number }?
    .help = Bez igre pišeš toliko štihova, ako se složi
verb-grant = Dajem { $number }
    .help = Toliko štihova pratitelj piše bez igre
verb-agree = Da
    .help = Piše se po dogovoru i ništa se ne igra
verb-play-on = Igramo
    .help = Nema dogovora, odlučuju karte

phase-preferans-bidding = Licitiraj ili reci „dalje“
phase-preferans-naming-igra = Koja je tvoja igra?
phase-preferans-yielding = I drugi ima istu igru: igraj svoju ili je prepusti uz kontru
phase-preferans-discarding = Odbaci kartu, licem prema dolje
phase-preferans-choosing = Reci što se igra
phase-preferans-following = Dođeš li?
phase-preferans-doubling = Kontra ili može?
phase-preferans-answering = Odgovaraš li na kontru?
phase-preferans-claiming = Zatraži broj štihova ili igraj
phase-preferans-granting = Pogodi se za broj štihova ili igraj
phase-preferans-accepting = Prihvati ponudu ili igraj
phase-preferans-tricks = Baci kartu: odgovori na boju, a ako je nemaš, siječi

fact-high-bid = Licitacija
fact-high-bidder = Licitaciju drži
fact-declarer = Nositelj
fact-without-talon = Prijavljeno
fact-follows = Prati
fact-follows-too = Prati i
fact-calls-along = Zove u pomoć
fact-kontra = Kontru daje
fact-factor = Svi bodovi
fact-under-refe = Na refeu
fact-tricks = Štihovi, nositelj i pratitelji

event-plays = { $player } igra { $word }
event-unfollowed = Nitko ne prati: { $player } prolazi bez igre
event-agreed = Dogovor: { $player } piše { $value ->
        [one] { $value } štih
        [few] { $value } štiha
       *[other] { $value } štihova
    }
event-undoubled = Kontre nema, pa se { $player } spušta
event-made = { $player } prolazi
event-refe = Svima se piše refe
event-no-refe = Ništa se ne piše

refuse-first-word = Igra bez kupa prijavljuje se samo kao prvo što kažeš.
refuse-announced-higher = Već je prijavljeno nešto barem toliko jako.
refuse-bidding-closed = Prijavljena je igra bez kupa, pa više nema licitacije.
refuse-bidding-at-top = Preko sedam nema ništa.
refuse-hold-or-pass = Govoriš prije onoga čija je licitacija: reci „mogu { $number }“ ili „dalje“.
refuse-next-bid = Sada možeš reći samo { $number }.
refuse-not-as-igra = Betl i sans se prijavljuju svojim imenom, ne kao igra.
refuse-named-already = Već je imenovana igra koja nije slabija.
refuse-below-bid = To je niže od tvoje licitacije { $number }.
refuse-too-few-trumps = Tvoji aduti nisu onakvi kako je dogovoreno.
refuse-agreed-to-stay = Za praćenje u ovoj boji dogovorene su jače karte.
refuse-nobody-to-call = Zoveš samo kad pratiš bez drugoga, i nikad na pik iz kupa.
refuse-ladder = Kontra, rekontra, subkontra, mortkontra: svaka je odgovor samo na onu prije sebe.
refuse-agreed-lead = Ti igraš po pozivu, pa moraš krenuti iz dogovorene boje.

option-preferans-bule = Bule
    .help = Bule svakog igrača na početku.
option-preferans-refe = Refe
    .help = Koliko se refea piše u partiji.
option-preferans-deals = Broj dijeljenja
    .help = Nakon toliko dijeljenja partija se prekida, a ostatak otpisuje.
option-preferans-spades = Pik bez kontre
    .help = Kad se refe ne može pisati, nositelj se spušta uvijek (passes), tek kad su svi refei odigrani (used), ili tek tada i ispod kape (hat).
option-preferans-last_fall = Pad u posljednjoj igri
    .help = U igri kojom partija može završiti pada se duplo.
option-preferans-betl_kontra = Kontra na betl
    .help = Za pali betl onaj tko je dao kontru piše za oboje (both) ili samo za sebe (one).
option-preferans-equal = Iste igre
    .help = Od dvije iste igre bez kupa igra se prva (first), ili smije se prepustiti uz kontru (yield).
option-preferans-trumps = Aduti nositelja
    .help = Za igru u boji iz kupa treba bilo što (free), tri aduta (three), ili tri s bar damom na čelu (queen).
option-preferans-sans_lead = Prva karta na sansu
    .help = Tko igra po pozivu i kreće na sans, kreće iz dogovorene boje.
option-preferans-spades_followers = Praćenje na pik
    .help = Tko dolazi na pik, mora imati dva asa, ili adutski štih i as.
option-preferans-bargains = Dogovor o štihovima
    .help = Nositelj i jedini pratitelj smiju se pogoditi za broj štihova umjesto igre.
