### Die Seite eines Menschen: Wertungen, Bilanz, Glück und Spiel, Gewohnheiten, Partien. $name ist ein Anzeigename.

person-kept = Behält diesen Namen seit: { $date }
person-nameless = Du hast noch keinen Namen.
person-keep = Behalte deinen Namen, dann finden andere darunter diese Seite.
person-keep-link = Namen behalten
person-stranger = Du hast hier noch nicht gespielt. Deine Seite beginnt mit deiner ersten beendeten Partie.
person-counted = { $count ->
    [0] Noch keine beendete Partie
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
}
# Auf der Seite eines anderen.
person-public = Gezählt sind Partien aus der Lobby, die alle sehen dürfen.
person-closed = { $name } zeigt nur Wertungen und Partien aus der Lobby.
person-uncounted = Gezählt sind Partien, die hier ab einer neuen Ziehung zu Ende gespielt wurden. Partien an einem Gerät und hochgeladene Partien zählen nicht.
person-open = Andere dürfen hier alles sehen
person-open-about = Nur von Partien aus der Lobby. Sonst sehen andere deinen Namen, deine Wertungen und die Liste dieser Partien. Partien per Link sehen andere nie.

## Wertungen

person-ratings = Wertungen
person-rating-error = ± { $points }
person-rating-unsure = noch unsicher
person-rating-games = { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
}
person-rating-best = Bestwert: { $rating }
# Welche Wertung die Kurve zeigt.
person-rating-course = Wertung im Lauf der Zeit: { $pool }

## Die Bilanz

person-record = Bilanz
person-record-by = { $by ->
    [setting] Nach Tisch
    [against] Nach Gegnern
   *[people] Zu zweit gegen
}
person-won = Siege
person-shared = Geteilt
person-lost = Verloren
person-share = Siege %
person-setting = { $players ->
   *[2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
}
person-setting-grey = { $players ->
   *[2] Zu zweit, grau
    [3] Zu dritt, grau
    [4] Zu viert, grau
}
person-against = { $kind ->
    [people] Menschen
    [bots] Bots
   *[mixed] Verschiedene
}
person-somebody = Jemand ohne Namen
# $level ist der Name einer Stufe.
person-like = Spielt etwa wie die Stufe „{ $level }“.
person-like-between = Wahrscheinlich zwischen „{ $low }“ und „{ $high }“, nach { $count } Partien gegen den Computer.
person-like-sure = Nach { $count } Partien gegen den Computer.

## Glück und Spiel

person-reviews = Glück und Spiel
person-reviews-none = Über Glück und Spiel ist noch nichts bekannt. Lass eine beendete Partie auswerten, dann steht es hier.
person-reviews-of = { $count ->
    [one] Aus der Auswertung einer Partie.
   *[other] Aus den Auswertungen von { $count } Partien.
}
person-accuracy = Genauigkeit
person-accuracy-about = Wie nah die Züge an die besten kommen: Bei 100 wäre keiner besser gegangen.
person-luck = Glück
person-luck-about = Was die Ziehungen gaben oder nahmen, in Prozent eines Sieges pro Partie. Auf Dauer kommt es der Null nahe.
person-play = Spiel
person-play-about = Was die eigenen Züge gegenüber den besten verloren, in Prozent eines Sieges pro Partie. Näher an null ist besser.
person-course = { $what ->
    [accuracy] Genauigkeit im Lauf der Zeit
   *[shares] Glück und Spiel im Lauf der Zeit
}

## Kurven

person-graph-hint = Mit den Pfeiltasten gehst du von Punkt zu Punkt.
# $line ist, was gezeigt wird, etwa Genauigkeit.
person-graph-range = { $line }: von { $first } zu { $last }, am tiefsten { $low }, am höchsten { $high }.
person-graph-point = { $date }: { $values }
person-graph-value = { $line } { $value }

## Gewohnheiten

person-habits = Gewohnheiten
person-habit-floor = Fliesen in der Bodenreihe pro Runde
person-habit-points = Verlorene Punkte in der Bodenreihe pro Partie
person-habit-rows = Volle Reihen pro Partie
person-habit-columns = Volle Spalten pro Partie
person-habit-colours = Volle Farben pro Partie
person-habit-marker = Runden mit genommenem Startmarker
person-habit-ended = Partien, die eine eigene Reihe beendet hat
person-habit-line = Wohin die ersten Fliesen kommen
person-habit-lines = { $line ->
    [0] Bodenreihe
   *[other] Reihe { $line }
}

## Serien und besondere Partien

person-notable = Serien und besondere Partien
person-streak = { $kind ->
    [won] { $count ->
        [one] Die letzte Partie gewonnen
       *[other] Die letzten { $count } Partien gewonnen
    }
    [lost] { $count ->
        [one] Die letzte Partie verloren
       *[other] Die letzten { $count } Partien verloren
    }
   *[none] Zurzeit keine Serie
}
person-streak-longest = Längste: { $won } gewonnen, { $lost } verloren in Folge
person-game-kind = { $kind ->
    [best_score] Meiste Punkte
    [biggest_win] Höchster Sieg
    [biggest_loss] Höchste Niederlage
    [most_accurate] Am genauesten
   *[least_accurate] Am ungenauesten
}
person-game-score = { $own } zu { $other }
person-game-accuracy = Genauigkeit { $accuracy }

## Partien

person-games = Partien
person-filter = { $filter ->
    [setting] Tisch
    [against] Gegner
    [result] Ergebnis
   *[rated] Gewertet
}
person-all = Alle
person-result = { $result ->
    [won] Gewonnen
    [shared] Geteilt
   *[lost] Verloren
}
person-place = { $place ->
   *[1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
    [4] Vierter Platz
}
person-rated = { $rated ->
    [yes] Gewertete Partien
   *[no] Nicht gewertete Partien
}
person-change = Wertung { $change }
person-games-none = Keine solchen Partien.
person-games-more = Mehr Partien
