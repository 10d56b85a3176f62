### Rated games: wishing for one, ratings beside names, and what a game did to them. $rating is a number such
### as 1512, or 1512? while it is only roughly known; $name is the name of a player.

page-leaders = Bestenliste
# A small mark in lists and at the table.
rated-mark = gewertet
rated-about = Diese Partie wird gewertet: Ihr Ergebnis zählt für die Wertungen.
rated-wish = Gewertete Partie
    .hint = Das Ergebnis zählt für die Wertung aller. Nur für Leute, die ihren Namen behalten (Einstellungen), und mit Uhr.
rating-title = Wertung
rating-named = { $name } ({ $rating })
finishing = { $how ->
    [always] Spielt Partien immer zu Ende.
    [nearly_always] Spielt Partien fast immer zu Ende.
    [mostly] Spielt Partien meistens zu Ende.
   *[often_leaves] Verlässt Partien oft.
}

## Quick pairing

pair-rated = Gewertet, wenn auch die andere Seite ihren Namen behält
pair-finishers = Nur Leute, die ihre Partien zu Ende spielen
# $reach: points, and the longer one waits the more.
pair-reach = Gesucht wird bis { $reach } Punkte über und unter deiner Wertung ({ $rating }), und je länger du wartest, desto weiter.

## The end of a game

# "Your". $games: rated ones so far, with this one. "short": somebody left before the first round was over.
rating-change = { $how ->
    [up] Deine Wertung ist um { $points } auf { $rating } gestiegen.
    [down] Deine Wertung ist um { $points } auf { $rating } gefallen.
    [same] Mit { $rating } bleibt deine Wertung gleich.
    [first] Du hast jetzt eine Wertung ({ $rating }).
    [soon] Gewertete Partie { $games } von 5: Nach der fünften wird deine Wertung gezeigt.
   *[short] Für dich ändert sich nichts: Die Partie endete, bevor die erste Runde vorbei war.
}
# $change: such as +12.
rating-change-other = { $name }: { $rating } ({ $change })
rating-none = { $why ->
    [casual] Nicht gewertet: Das war eine freie Partie.
    [pairing] Nicht gewertet: Das werden schnelle Paarungen, wenn beide ihren Namen behalten und es möchten.
    [absent] Nicht gewertet: Jemand ist nie gekommen.
    [agreed] Nicht gewertet: Die Partie wurde einvernehmlich beendet.
   *[host] Nicht gewertet: Der Betreiber hat die Partie beendet.
}
