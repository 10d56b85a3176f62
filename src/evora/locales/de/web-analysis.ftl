# The analysis board: any position with the engine's opinion of it, moves tried out, positions set up.

## The engine's opinion

analysis-shares = Anteil am Sieg und erwartete Punkte
# Read aloud after a player's share. $points is a number that is already written out.
analysis-points = erwartete Punkte: { $points }
analysis-points-title = Punkte, die am Ende zu erwarten sind
analysis-error-title = Wie weit das danebenliegen kann (Standardfehler), aus zufällig ausgeteilten Fliesen der nächsten Runde
analysis-stop = Rechnen anhalten
analysis-go = Rechnen
analysis-thinking = Rechnet …
# $depth: how many moves ahead; $nodes: how many positions were looked at, such as 1.2M.
analysis-depth = Tiefe { $depth }, { $nodes } Stellungen
analysis-complete = Mehr ist nicht zu finden
analysis-lines = Beste Züge
analysis-lines-count = Wie viele Züge gezeigt werden
analysis-lines-option = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
# A badge: the value is proven to the end of the game.
analysis-exact = bewiesen
analysis-running = Eine Partie kann analysiert werden, sobald sie zu Ende ist.

## Moves and variations

analysis-moves = Züge
analysis-start = Anfang
analysis-promote = Zur Hauptvariante machen
analysis-remove = Ab hier löschen
# A tile goes from a line to a column of the wall.
analysis-tiled = { $name }: Reihe { $line } → Spalte { $column }

## The next deal

analysis-deal = Austeilen
analysis-deal-next = Jetzt werden neue Fliesen ausgeteilt
analysis-over = Das Spiel ist zu Ende.
analysis-deal-round = Fliesen für Runde { $round }
analysis-deal-random = Zufällige Fliesen
analysis-deal-hand = Fliesen auswählen
analysis-deal-seed = Aus einem Startwert
analysis-deal-hint = Wähle eine Farbe und tippe auf die Manufakturen
analysis-deal-about = Auf jede Manufaktur kommen vier Fliesen, zuerst aus dem Beutel, dann aus dem Deckel.

## Opening and keeping

analysis-open = Etwas anderes analysieren
analysis-open-button = Öffnen …
analysis-open-text = Eine Stellung oder der Text einer Aufzeichnung
# Opens the ways to share and to save.
analysis-share = Teilen und speichern
analysis-copy = Stellung kopieren
analysis-copied = Stellung kopiert
analysis-text = Stellung

## Setting up

analysis-set-up = Stellung aufbauen
analysis-edit-hint = Wähle, was du hinlegst, und tippe auf die Stelle; oder zieh es dorthin
analysis-palette = Zum Hinlegen
analysis-erase = Wegnehmen
analysis-undo = Letzte Änderung zurücknehmen
analysis-empty = Tisch leeren
analysis-analyse = Stellung analysieren
analysis-cancel = Abbrechen
analysis-valid = Diese Stellung kann man spielen.
analysis-side = Tableaus
analysis-side-name = { $variant ->
    [grey] graue Seite
   *[coloured] farbige Seite
}
analysis-players = Wie viele spielen
analysis-phase = Was als Nächstes kommt
analysis-phase-name = { $phase ->
    [deal] Austeilen
    [tiling] Fliesungsphase
    [over] nichts, das Spiel ist zu Ende
   *[offer] Fliesen nehmen
}
analysis-round = Runde
analysis-to-move = Am Zug
analysis-start-player = Beginnt die Runde
analysis-score = Punkte: { $name }
analysis-idle = Runden ohne Fliese an einer Wand
analysis-bag-rest = Alle anderen Fliesen sind im Beutel

## Places, for those who listen. $holds is what lies there, such as "blue tile"

analysis-empty-place = leer
analysis-at-factory = Manufaktur { $factory }, Platz { $place }: { $holds }
analysis-at-centre = Tischmitte, { $tile }: { $count }
analysis-at-line = { $name }, Reihe { $line }, Feld { $space }: { $holds }
analysis-at-wall = { $name }, Wandreihe { $row }, Spalte { $column }: { $holds }
analysis-at-floor = { $name }, Bodenreihe, Feld { $space }: { $holds }

## What the rules say about a position that was set up. $tile is a name such as "blue tile"

analysis-problem = { $kind ->
    [idle_rounds] Runden ohne Fliese an einer Wand: hier höchstens { $expected }.
    [tile_count] { $tile }: insgesamt { $count } statt { $expected }.
    [marker_count] { $expected ->
        [0] Zwischen zwei Runden liegt der Startmarker weder in der Tischmitte noch in einer Bodenreihe.
       *[other] Der Startmarker muss genau einmal daliegen, in der Tischmitte oder in einer Bodenreihe.
    }
    [wall_place] { $name }, Wandreihe { $line }, { $tile }: Auf der farbigen Seite gehört sie auf ein anderes Feld.
    [wall_row_twice] { $name }: In Wandreihe { $line } liegt eine Farbe zweimal.
    [wall_column_twice] { $name }: In Spalte { $column } der Wand liegt eine Farbe zweimal.
    [line_on_wall] { $name }: In Reihe { $line } liegt eine Farbe, die ihre Wandreihe schon hat.
    [floor_not_empty] { $name }: Zwischen zwei Runden ist die Bodenreihe leer.
    [line_complete] { $name }: Zwischen zwei Runden ist keine Reihe voll.
    [row_complete] { $name }: Eine Wandreihe ist voll, das Spiel wäre zu Ende.
    [tiling_coloured] Nur auf der grauen Seite wählt man, wohin die Fliesen an der Wand kommen.
    [tiling_finished] { $name }: Eine Reihe ist noch voll, obwohl schon jemand danach fliest.
    [tiling_nothing] { $name }: Keine Reihe ist voll, es gibt nichts zu fliesen.
    [tiling_no_space] { $name }: Reihe { $line } passt nirgends an die Wand.
    [offer_empty] Es gibt nichts zu nehmen: Leg Fliesen auf die Manufakturen oder in die Tischmitte.
    [offer_left] Auf Manufakturen oder in der Tischmitte liegen Fliesen, aber niemand nimmt jetzt welche.
    [deal_empty] Beutel und Deckel sind leer: Es gibt nichts auszuteilen.
    [over_early] Das Spiel ist nicht zu Ende: Keine Wandreihe ist voll, und es gibt noch Fliesen.
   *[other] { $detail }
}
