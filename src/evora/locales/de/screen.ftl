# The game in a full screen, and what both games in the terminal say besides.

## Both games

play-hint = Die Engine würde { $move } spielen: { $win } % Siegchance.
play-choice-column = in Spalte { $column } für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
play-no-line = Reihe { $line } gibt es nicht.
play-possible-lines = Möglich: { $lines } (0 ist die Bodenreihe).
# Why a move is refused. The names of colours stand alone after a colon.
play-why-not = { $kind ->
    [line_full] Reihe { $line } ist voll.
    [line_holds] In Reihe { $line } liegt schon eine andere Farbe: { $holds }.
    [row_has] Wandreihe { $line } hat diese Farbe schon: { $colour }.
    [space_taken] In Spalte { $column } liegt schon eine Fliese.
    [column_has] Spalte { $column } hat diese Farbe schon: { $colour }.
    [other_line] Zuerst kommt die Fliese aus Reihe { $line } an die Wand.
    [deal_next] Zuerst müssen Fliesen ausgelegt werden.
    [over] Die Partie ist zu Ende.
    [tiling_next] Jetzt wird gefliest: Wähle eine Spalte.
   *[offer_next] Jetzt werden Fliesen genommen, von einer Manufaktur oder aus der Tischmitte.
}
play-review-with = Zur Analyse: { $command }
play-no-full-screen = Das Spiel im Vollbild braucht das Paket { $package }; hier läuft es zeilenweise. Zum Installieren: { $command }

cli-option-plain = zeilenweise spielen, für Pipes und Screenreader
cli-option-delay = Sekunden zwischen den Zügen von Computern (Standard: 1 im Vollbild und wenn nur Computer spielen, sonst 0)
cli-bad-delay = erwartet wird eine Anzahl Sekunden ab 0, nicht „{ $value }“

## What to do

screen-choose-tiles = { $name }: Wähle Fliesen
screen-choose-line = { $take }: Wähle eine Reihe, 0 ist der Boden
screen-choose-column = { $name }: Reihe { $line } ist voll, wähle eine Spalte
screen-deal = Die Runde ist zu Ende. Enter beginnt Runde { $round }.
screen-thinking = { $name } überlegt …
screen-paused = Pause. Am Zug: { $name }
screen-pace = { $seconds } s je Zug
screen-looking = Ein guter Zug wird gesucht …
screen-source-empty = { $source ->
    [0] Die Tischmitte ist leer.
   *[other] Manufaktur { $source } ist leer.
}
screen-save-as = In Datei speichern: { $file }
screen-too-small = Das Fenster hat { $width } × { $height } Zeichen, der Tisch braucht { $min_width } × { $min_height }. Vergrößere es, oder beende mit q und spiele mit --plain.
screen-log = Spielverlauf

## The keys below the table: one word each, all in one line

screen-key-choose = wählen
screen-key-back = zurück
screen-key-deal = weiter
screen-key-hint = Tipp
screen-key-undo = zurücknehmen
screen-key-log = Verlauf
screen-key-save = sichern
screen-key-help = Hilfe
screen-key-quit = Ende
screen-key-pause = Pause
screen-key-continue = weiter
screen-key-step = Schritt
screen-key-pace = Tempo
screen-key-review = Analyse
screen-key-close = schließen
screen-key-scroll = blättern
screen-key-show = zeigen
screen-key-played = gespielt
screen-key-better = besser

## Help: what each key does, and what the marks mean

screen-help-arrows = zu den Fliesen, dann zu einer Reihe
screen-help-enter = wählt; beginnt die nächste Runde
screen-help-escape = zurück zu den Fliesen
screen-help-type = ein ganzer Zug: Manufaktur 3 (0 ist die Mitte), Rot, Reihe 2 (0 ist der Boden)
screen-help-column = auf der grauen Seite die Spalte für eine Fliese
screen-help-mouse-label = Maus
screen-help-mouse = Fliesen, dann eine Reihe oder ein Feld der Wand; auch die Tasten unten
screen-help-hint = der Zug, den die Engine spielen würde
screen-help-undo = zurück zur letzten Entscheidung eines Menschen in dieser Runde
screen-help-log = alles, was geschehen ist
screen-help-save = speichert die Partie; S in eine eigene Datei
screen-help-pause = hält die Computer an; n spielt einen einzelnen Zug
screen-help-pace = Computer spielen schneller, langsamer
screen-help-review = nach der Partie: was die Züge gekostet haben
screen-help-quit = speichert die Partie und beendet
screen-help-completes = die Reihe wird voll, und ihre Fliese bringt 3 Punkte
screen-help-fills = die Reihe hat dann 2 von 4 Fliesen
screen-help-falls = 1 Fliese fällt in die Bodenreihe
screen-help-costs = die Bodenreihe kostet 2 Punkte mehr, der Startmarker eingerechnet
screen-help-nowhere = die Reihe wird voll, aber die Wand hat gerade keinen Platz für ihre Fliese
screen-help-marks = was die anderen seit deinem letzten Zug getan haben
screen-help-then = Punkte jetzt und nach dem Fliesen

## The review

screen-review = Analyse
screen-reviewing = Analyse: Zug { $done } von { $moves } …
screen-review-graph = Siegchancen, Zug für Zug
screen-review-biggest = Die größten Fehler
screen-review-none = Kein Zug kostete { $min } % oder mehr.
screen-review-move = Runde { $round }, { $name }: { $played }, besser { $best }; Siegchance { $before } %, dann { $after } %
screen-review-seat = { $name }: { $cost } % Verlust je Zug
