# Šarena lora, i što se kaže u svim igrama u kojima se ponude biraju

game-sarena-lora = Šarena lora

word-to-choose = još se bira
word-lora = lora
    .help = Karte se slažu u nizove po bojama; dobro je prvi ostati bez karata
word-lora-again = ponovljena lora
word-jack-and-sixth = dečko tref i šesti štih
    .help = Broje se igraču nasuprot onome tko ih odnese
word-jack-of-diamonds = dečko karo
    .help = Broji se igraču nasuprot onome tko ga odnese

label-to-choose = Bira se
label-lora = Lora
label-lora-again = Ponovljena lora
label-jack-and-sixth = J♣ i šesti štih
label-jack-of-diamonds = Dečko karo

phase-choosing = Izaberi što se igra
phase-sarena-lora-tricks = Baci kartu: tko ima boju, mora odgovoriti

fact-to-choose = Prvi na potezu još ima

refuse-not-to-choose = To ne možeš izabrati: { $word }.

option-sarena-lora-jack_of_diamonds = Dečko karo
    .help = Umjesto dečka tref i šestog štiha, po 4 boda, igra se dečko karo za 8 bodova.
option-sarena-lora-early_stop = Raniji prekid
    .help = Igra na štihove prekida se čim se više nema što dobiti ni izgubiti.
