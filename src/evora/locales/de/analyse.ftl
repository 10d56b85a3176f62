# `evora analyse`: the best moves of a position, and what the moves of a game cost.

cli-analyse = Zeigt die besten Züge einer Stellung oder was die Züge einer Partie gekostet haben.
cli-analyse-more =
    POSITION: die besten Züge der Stellung mit Gewinnchancen, erwarteten Punkten und der Fortsetzung.
    FILE: jede Partie darin, Zug für Zug neben dem besten Zug der Engine; danach, wie gut auf jedem
    Platz gespielt wurde, und die größten Fehler. Ein Zug, der mindestens 5 % Gewinnchance kostet, ist
    eine Ungenauigkeit, ab 10 % ein Fehler, ab 15 % ein Patzer. Das Ziehen der Fliesen wird nicht
    bewertet. Strg-C bricht ab und fasst zusammen, was schon fertig ist.

    Beispiele:
      evora analyse "$(evora apply "$(evora new)" =BBBY/KKKW/RKKW/RRWW/BBKK)"
      evora analyse partie.evora --ms 1000 --threads 2
      evora analyse --json - < partien.evora

analyse-argument-what = eine Stellung als ein Argument oder eine Datei mit Aufzeichnungen (mit --out auch mehrere); - ist die Standardeingabe
analyse-option-ms = Millisekunden je Suche (Vorgabe: { NUMBER($position, useGrouping: 0) } für eine Stellung, { NUMBER($file, useGrouping: 0) } für eine Datei)
analyse-option-nodes = wie viele Stellungen jede Suche ansehen darf, statt einer Zeit
analyse-option-depth = wie viele Züge jede Suche vorausschaut, statt einer Zeit
analyse-option-lines = wie viele der besten Züge gezeigt werden (Vorgabe: { $lines }; bei einer Datei nur der beste)
analyse-option-threads = Threads je Suche (Vorgabe: 1)
analyse-bad-threads = erwartet wird eine ganze Zahl von 1 bis { $max }, nicht „{ $value }“

analyse-progress = Tiefe { $depth }, { $nodes } Knoten, { $move } …
analyse-progress-game = Partie { $game }, Zug { $done } von { $moves } …
analyse-interrupted = Abgebrochen.

## A position

analyse-to-move = { $phase ->
    [tiling] Runde { $round }, Fliesungsphase: Platz { $seat } ist am Zug
   *[offer] Runde { $round }, Musterphase: Platz { $seat } ist am Zug
}
analyse-at-deal = Bevor die Fliesen für Runde { $round } gezogen werden
analyse-at-end = Spielende nach Runde { $round }
analyse-column-rank = #
analyse-column-move = Zug
analyse-column-win = Sieg %
analyse-column-wins = Sieg % je Platz
analyse-column-scores = Punkte je Platz
analyse-column-proof = Beweis
analyse-column-line = Zugfolge
analyse-column-seat = Platz
analyse-column-expected = erwartete Punkte
analyse-column-final = Endstand
analyse-exact = exakt
analyse-solved = gelöst
analyse-note-exact = exakt: bewiesen, bis zum Ende der Partie
analyse-note-solved = gelöst: bis zum Ende der Runde durchsucht
analyse-note-error = ±: Standardfehler, aus zufällig ausgeteilten Fliesen der nächsten Runde
analyse-effort = Tiefe { $depth }, { $nodes } Knoten, { $ms } ms
analyse-nothing = Abgebrochen, bevor etwas gefunden wurde.

## A game

analyse-game = Partie { $game }: { $players } Spieler, { $variant ->
    [grey] graue Seite
   *[coloured] farbige Seite
}, { $end ->
    [none] nicht beendet
    [row] { $scores }
    [stalled] { $scores }
    [no_tiles] { $scores }
    [resigned] aufgegeben
    [time] Zeit abgelaufen
    [forfeit] Partie verlassen
   *[abandoned] vorzeitig beendet
}
analyse-seat = Platz { $seat }: { $name }
analyse-no-moves = Es wurde noch kein Zug gespielt.
analyse-column-position = Stellung
analyse-column-round = Runde
analyse-column-played = gespielt
analyse-column-best = bester
analyse-column-before = Sieg %
analyse-column-cost = Verlust %
analyse-column-points = Punktverlust
analyse-grade-inaccuracy = Ungenauigkeit
analyse-grade-mistake = Fehler
analyse-grade-blunder = Patzer

analyse-summary = { $done ->
    [yes] Zusammenfassung der Partie { $game }
   *[no] Zusammenfassung der Partie { $game }, so weit sie kam
}
analyse-summary-all = Zusammenfassung aller { $games } Partien
analyse-column-moves = Züge
analyse-column-mean-cost = Verlust %/Zug
analyse-column-mean-points = Punktverlust/Zug
analyse-column-inaccuracy = Ungenauigkeiten
analyse-column-mistake = Fehler
analyse-column-blunder = Patzer
analyse-biggest = Die größten Fehler
analyse-biggest-none = Keine Fehler: Kein Zug kostete { $min } % oder mehr.
analyse-biggest-line = Stellung { NUMBER($number, useGrouping: 0) }, Runde { $round }, Platz { $seat }: { $played }, besser { $best }; Sieg erst { $before } %, dann { $after } %; Verlust { $cost } % und { $points } Punkte
analyse-biggest-of-game = Partie { NUMBER($game, useGrouping: 0) }, { $mistake }
