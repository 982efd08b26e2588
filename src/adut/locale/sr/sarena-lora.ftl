# Šarena lora, i šta se kaže u svim igrama u kojima se ponude biraju

game-sarena-lora = Šarena lora

word-to-choose = još se bira
word-lora = lora
    .help = Karte se slažu u nizove po bojama; dobro je prvi ostati bez karata
word-lora-again = ponovljena lora
word-jack-and-sixth = žandar tref i šesti štih
    .help = Broje se igraču preko puta onoga ko ih odnese
word-jack-of-diamonds = žandar karo
    .help = Broji se igraču preko puta onoga ko ga odnese

label-to-choose = Bira se
label-lora = Lora
label-lora-again = Ponovljena lora
label-jack-and-sixth = J♣ i šesti štih
label-jack-of-diamonds = Žandar karo

phase-choosing = Izaberi šta se igra
phase-sarena-lora-tricks = Baci kartu: ko ima boju, mora da odgovori

fact-to-choose = Prvi na potezu još ima

refuse-not-to-choose = To ne možeš da izabereš: { $word }.

option-sarena-lora-jack_of_diamonds = Žandar karo
    .help = Umesto žandara tref i šestog štiha, po 4 boda, igra se žandar karo za 8 bodova.
option-sarena-lora-early_stop = Raniji prekid
    .help = Igra na štihove prekida se čim više nema šta da se dobije ni izgubi.
