# Reviews in words and pictures: sentences about moves, luck and play apart, the course of a game.

cli-option-svg = stattdessen ein Bild (SVG) ausgeben
cli-option-picture-out = das Bild in diese Datei schreiben: .svg oder .png
cli-option-theme = die Farben des Bildes (Vorgabe: light)
cli-option-mark = ein erlaubter Zug, der im Bild markiert wird
cli-mark-without-svg = --move: nur zusammen mit --svg oder --out möglich
cli-bad-picture = --out: erwartet wird ein Dateiname, der auf .svg oder .png endet, nicht '{ $file }'

analyse-option-game = nur diese Partie der Datei auswerten, gezählt ab 1
analyse-option-round = nur die Züge dieser Runde auswerten
analyse-option-annotate = die Partien mit Werten und besseren Zügen als Kommentaren in diese Datei schreiben
analyse-option-plot = den Verlauf der Partie in diese Datei schreiben, .svg oder .html
analyse-only-files = { $option }: nur zusammen mit einer Datei von Partien möglich
analyse-bad-game = { $file }: --game: erwartet wird 1 bis { $games }, nicht { $game }
analyse-bad-game-none = { $file }: --game: In der Datei steht keine Partie
analyse-bad-round = --round: erwartet wird eine Runde von { $first } bis { $last }, nicht { $round }
analyse-bad-plot = --plot: erwartet wird ein Dateiname, der auf .svg oder .html endet, nicht '{ $file }'
analyse-plot-one = --plot: Ein Bild zeigt eine Partie; wähle sie mit --game, oder schreibe .html
analyse-written = Geschrieben: { $file }

## Sentences about a move

# $letter is the letter of a colour; $source 0 is the centre, $line 0 the floor line.
review-take = { $count ->
    [one] { $count } { $letter ->
        [B] blaue
        [Y] gelbe
        [R] rote
        [K] schwarze
       *[W] weiße
    } Fliese
   *[other] { $count } { $letter ->
        [B] blaue
        [Y] gelbe
        [R] rote
        [K] schwarze
       *[W] weiße
    } Fliesen
} { $source ->
    [0] aus der Tischmitte
   *[other] von Manufaktur { $source }
} in { $line ->
    [0] die Bodenreihe
   *[other] Reihe { $line }
}
review-tile = die Fliese aus Reihe { $line } in Spalte { $column }
# $played and $better are review-take or review-tile; $move and $best their codes.
review-sentence = { $name }: { $played } ({ $move }). Besser: { $better } ({ $best }). Die Siegchance fiel von { $before } % auf { $after } %{ $loses ->
    [yes] , und { $points } Punkte gingen verloren
   *[no] {""}
}.

## Luck and play apart: what deals and moves did to the share of each seat

analyse-account = Glück und Spiel getrennt, in % des Sieges
analyse-account-note = Jede Zeile geht auf. Ziehung: was kein Fehler erklärt.
analyse-column-start = Beginn
analyse-column-deals = Ziehung
analyse-column-own = eigene Züge
analyse-column-others = andere Züge
analyse-column-ending = Abbruch
analyse-column-result = Ende

## The course of a game

review-course = Anteil am Sieg (%): { $name }
review-chart = Partie { $game }: Anteile am Sieg (%)
review-round = Runde { $round }
