### The page that shows one game after the other.

watch-on = Sledovat jednu partii po druhé
# $kind: a game that is being played, or one that has ended and is shown move by move.
watch-kind = { $kind ->
    [live] Živě
   *[replay] Záznam
}
watch-coming = Další partie přijde za pár sekund.
# A button: nobody played when the replay began, and now somebody does.
watch-begun = Sledovat živou partii
watch-pause = Pauza: zůstat u této partie
watch-go-on = Pokračovat od partie k partii
watch-next = Další partie
watch-empty = Zatím není co sledovat
    .about = Tady běží partie z čekárny, když se hrají, a záznamy těch nejlepších, když nikdo nehraje. V posledních dnech se žádná taková nehrála: začni nějakou v čekárně.
