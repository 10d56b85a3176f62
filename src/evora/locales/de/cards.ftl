# Cards: what messengers show for a link to a game or a position. Short: they cut long texts.

card-invited = Du bist zu einer Partie Azul eingeladen
card-invited-about = { $players ->
    [2] Zu zweit
    [3] Zu dritt
   *[other] Zu viert
}. Setz dich dazu, ganz ohne Konto.
card-playing = Runde { $round }. { $scores }
# One of a list of all players, each with their points.
card-score = { $name } { $points }
# The title of a game that was uploaded, or began from a position; the mark comes first, because long titles are cut.
card-marked = { $source ->
    [uploaded] Hochgeladen: { $names }
   *[position] Ab einer Stellung: { $names }
}
card-position = Eine Stellung in Azul
card-position-about = Runde { $round }, { $players } Spieler. Probier Züge aus oder spiel von hier weiter.
card-puzzle = Ein Azul-Rätsel: Finde den besten Zug
card-puzzle-about = Runde { $round }, { $players } Spieler. Ein Zug ist klar besser als alle anderen.
card-analysis-about = Stelle eine beliebige Stellung auf, probiere Züge aus und sieh, was der Computer davon hält.
card-person-about = Wertungen, Partien und wie sie ausgingen.
