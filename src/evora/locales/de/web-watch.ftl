### The page that shows one game after the other.

watch-on = Eine Partie nach der anderen ansehen
# $kind: a game that is being played, or one that has ended and is shown move by move.
watch-kind = { $kind ->
    [live] Live
   *[replay] Aufzeichnung
}
watch-coming = Die nächste Partie kommt in ein paar Sekunden.
# A button: nobody played when the replay began, and now somebody does.
watch-begun = Live zusehen
watch-pause = Pause: bei dieser Partie bleiben
watch-go-on = Weiter von Partie zu Partie
watch-next = Nächste Partie
watch-empty = Noch nichts zu sehen
    .about = Hier laufen Partien aus der Lobby, während sie gespielt werden, und Aufzeichnungen der besten, wenn gerade niemand spielt. In den letzten Tagen wurde keine solche Partie gespielt: Fang in der Lobby eine an.
