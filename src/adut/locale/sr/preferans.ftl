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
label-thrown-in = Niko ne igra

pad-bule = Bule
pad-supe = Supe

verb-hold = Mogu { $number }
    .help = Zadržavaš ono što je drugi rekao, pa on mora više
verb-igra = Igra
    .help = Igraš boju bez kupa; koju, kažeš kad te pitaju
verb-betl = Igra betl
    .help = Bez kupa, a ne smeš da uzmeš nijedan štih
verb-sans = Igra sans
    .help = Šest štihova bez kupa i bez aduta
verb-weaker = Moja je slabija
    .help = Tvoja igra nije jača od one koja je već na stolu
verb-yield = Prepuštam, uz kontru
    .help = Drugi igra istu igru, a ti mu daješ kontru
verb-follow = Dođem
    .help = Igraš protiv nosioca i odgovaraš za dva štiha
verb-stay = Ne dođem
    .help = Ne igraš, osim ako te pozovu ili neko da kontru
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
    .help = Toliko štihova pratilac piše bez igre
verb-agree = Da
    .help = Piše se po dogovoru i ništa se ne igra
verb-play-on = Igramo
    .help = Nema dogovora, odlučuju karte

phase-preferans-bidding = Licitiraj ili reci „dalje“
phase-preferans-naming-igra = Koja je tvoja igra?
phase-preferans-yielding = I drugi ima istu igru: igraj svoju ili je prepusti uz kontru
phase-preferans-discarding = Odbaci kartu, licem nadole
phase-preferans-choosing = Reci šta se igra
phase-preferans-following = Dođeš li?
phase-preferans-doubling = Kontra ili može?
phase-preferans-answering = Odgovaraš li na kontru?
phase-preferans-claiming = Traži broj štihova ili igraj
phase-preferans-granting = Pogodi se za broj štihova ili igraj
phase-preferans-accepting = Prihvati ponudu ili igraj
phase-preferans-tricks = Baci kartu: odgovori na boju, a ako je nemaš, seci

fact-high-bid = Licitacija
fact-high-bidder = Licitaciju drži
fact-declarer = Nosilac
fact-without-talon = Prijavljeno
fact-follows = Prati
fact-follows-too = Prati i
fact-calls-along = Zove u pomoć
fact-kontra = Kontru daje
fact-factor = Svi poeni
fact-under-refe = Na refeu
fact-tricks = Štihovi, nosilac i pratioci

event-plays = { $player } igra { $word }
event-unfollowed = Niko ne prati: { $player } prolazi bez igre
event-agreed = Dogovor: { $player } piše { $value ->
        [one] { $value } štih
        [few] { $value } štiha
       *[other] { $value } štihova
    }
event-undoubled = Kontre nema, pa se { $player } spušta
event-made = { $player } prolazi
event-refe = Svima se piše refe
event-no-refe = Ništa se ne piše

refuse-first-word = Igra bez kupa prijavljuje se samo kao prva reč.
refuse-announced-higher = Već je prijavljeno nešto bar toliko jako.
refuse-bidding-closed = Prijavljena je igra bez kupa, pa više nema licitacije.
refuse-bidding-at-top = Preko sedam nema ništa.
refuse-hold-or-pass = Govoriš pre onoga čija je licitacija: reci „mogu { $number }“ ili „dalje“.
refuse-next-bid = Sada možeš da kažeš samo { $number }.
refuse-not-as-igra = Betl i sans se prijavljuju svojim imenom, ne kao igra.
refuse-named-already = Već je rečena igra koja nije slabija.
refuse-below-bid = To je niže od tvoje licitacije { $number }.
refuse-too-few-trumps = Tvoji aduti nisu onakvi kako je dogovoreno.
refuse-agreed-to-stay = Za praćenje u ovoj boji dogovorene su jače karte.
refuse-nobody-to-call = Zove se samo kad pratiš bez drugoga, i nikad na pik iz kupa.
refuse-ladder = Kontra, rekontra, subkontra, mortkontra: svaka je odgovor samo na onu pre sebe.
refuse-agreed-lead = Ti igraš po pozivu, pa mora da se krene iz dogovorene boje.

option-preferans-bule = Bule
    .help = Bule svakog igrača na početku.
option-preferans-refe = Refe
    .help = Koliko se refea piše u partiji.
option-preferans-deals = Broj deljenja
    .help = Posle toliko deljenja partija se prekida, a ostatak otpisuje.
option-preferans-spades = Pik bez kontre
    .help = Kad refe ne može da se piše, nosilac se spušta uvek (passes), tek kad su svi refei odigrani (used), ili tek tada i ispod kape (hat).
option-preferans-last_fall = Pad u poslednjoj igri
    .help = U igri kojom partija može da se završi pada se duplo.
option-preferans-betl_kontra = Kontra na betl
    .help = Za pali betl onaj ko je dao kontru piše za oboje (both) ili samo za sebe (one).
option-preferans-equal = Iste igre
    .help = Od dve iste igre bez kupa igra se prva (first), ili sme da se prepusti uz kontru (yield).
option-preferans-trumps = Aduti nosioca
    .help = Za igru u boji iz kupa treba bilo šta (free), tri aduta (three), ili tri s bar damom na čelu (queen).
option-preferans-sans_lead = Prva karta na sans
    .help = Ko igra po pozivu i kreće na sans, kreće iz dogovorene boje.
option-preferans-spades_followers = Praćenje na pik
    .help = Ko dolazi na pik, mora da ima dva keca, ili adutski štih i keca.
option-preferans-bargains = Dogovor o štihovima
    .help = Nosilac i jedini pratilac smeju da se pogode za broj štihova umesto da igraju.
