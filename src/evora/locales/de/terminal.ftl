# The table as drawn in a terminal, and a game played there.

colour-B = Blau
colour-Y = Gelb
colour-R = Rot
colour-K = Schwarz
colour-W = Weiß

## The table

draw-seat = Platz { $seat }
draw-heading = { $phase ->
    [deal] Vor Runde { $round }
    [tiling] Runde { $round }: Fliesungsphase
    [over] Spielende nach Runde { $round }
   *[offer] Runde { $round }: Musterphase
}
draw-to-move = { $name } ist am Zug
draw-factories = Manufakturen
draw-centre = Tischmitte
draw-bag = Beutel { $count }
draw-lid = Deckel { $count }
draw-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
draw-start-player = beginnt
draw-floor = Boden { $cost }
draw-row-of = Wandreihe { $row } ({ $name })
draw-last-round = { $how ->
    [done] Letzte Runde. Voll: { $rows }.
    [sure] Letzte Runde. Beim Fliesen wird voll: { $rows }.
   *[maybe] Das könnte die letzte Runde sein. Beim Fliesen kann voll werden: { $rows }.
}

## Starting, saving, resuming: what can be wrong

terminal-bad-players = players: erwartet wird 2, 3 oder 4, nicht { $value }
terminal-bad-variant = variant: erwartet wird coloured oder grey, nicht „{ $value }“
terminal-bad-start = start: erwartet wird ein Platz von 1 bis { $players }, nicht { $value }
terminal-bad-seats = seats: erwartet werden { $players }, nicht { $count }
terminal-bad-kind = Seat{ $seat }Kind: erwartet wird eines von { $kinds }, nicht „{ $value }“
terminal-bad-names = names: erwartet werden { $players }, nicht { $count }
terminal-bad-name = Seat{ $seat }: erwartet wird ein Name aus druckbaren Zeichen, nicht { $value }
terminal-no-save = { $file }: Hier ist keine Partie gespeichert
terminal-not-a-record = { $file }: Diese Datei ist keine Aufzeichnung einer Partie
terminal-finished = { $file }: Result: Die Partie ist zu Ende ({ $result }) und lässt sich nicht fortsetzen
terminal-ended-early = { $file }: End: Die Partie wurde beendet ({ $end }) und lässt sich nicht fortsetzen
terminal-no-seed = { $file }: Seed: Die Aufzeichnung hat keinen, deshalb können keine Fliesen mehr gezogen werden; gib den Seed der Partie an
terminal-wrong-seed-hash = { $file }: SeedHash: Der Seed gehört nicht zu dieser Partie
terminal-wrong-seed = { $file }: Seed: Die Ziehung für Runde { $round } stammt nicht von diesem Seed

## A game

play-name = { $kind ->
    [person] Spieler { $seat }
    [random] Zufall { $seat }
    [greedy] Gierig { $seat }
   *[level] { $level } { $seat }
}
play-title = Evora: { $players } Spieler, { $variant ->
    [grey] graue Seite
   *[coloured] farbige Seite
}
play-seat = Platz { $seat }: { $name } ({ $kind ->
    [person] Mensch
    [random] der Zufallsspieler
    [greedy] der gierige Spieler
   *[level] Spielstärke { $kind }
})
play-seed-hash = Seed-Hash { $hash }
play-seed = Seed { $seed }
play-welcome = Mit ? bekommst du jederzeit Hilfe.
play-resumed = Die Partie geht in Runde { $round } weiter.

play-prompt-move = { $name }, dein Zug (? für Hilfe):
play-prompt-line = { $take } in Reihe (0 ist der Boden, Enter wählt neu):
play-prompt-column = { $name }, in Spalte:
play-prompt-deal = Enter füllt die Manufakturen für Runde { $round } (auch undo und show gehen):

play-help =
    Ein Zug besteht aus Quelle, Farbe und Reihe:
      3R2    legt alle roten Fliesen von Manufaktur 3 in Reihe 2
      0B0    legt alle blauen aus der Tischmitte (0) in die Bodenreihe (0)
      3R     zeigt, was diese Fliesen in jeder Reihe bewirken, und fragt, wohin
    Farben: B Blau, Y Gelb, R Rot, K Schwarz, W Weiß; 1 ist der Startmarker.
    Auf der grauen Seite kommt eine Fliese in eine Spalte: Tippe deren Nummer
    oder 2@4 für Reihe 2, Spalte 4.
    In der Tabelle der Züge:
      +3     die Reihe wird voll, und ihre Fliese bringt 3 Punkte
      2/4    die Reihe hat dann 2 von 4 Fliesen
      v1     1 Fliese fällt in die Bodenreihe
      -2     die Bodenreihe kostet 2 Punkte mehr, der Startmarker eingerechnet
    Andere Befehle:
      moves  noch einmal die erlaubten Züge
      show   noch einmal der Tisch
      hint   ein guter Zug, von der Engine
      last   was seit deinem letzten Zug geschehen ist
      undo   zurück zur letzten Entscheidung eines Menschen in dieser Runde
      save   speichert die Partie; save DATEI in eine eigene Datei
      quit   speichert die Partie und beendet das Programm
      ?      diese Hilfe

play-from = Fliesen
play-from-centre = { $marker ->
    [yes] 0 + Marker
   *[no] 0
}
play-column = { $line ->
    [0] Boden (0)
   *[other] Reihe { $line }
}
play-legend = +3 macht die Reihe voll: 3 Punkte   2/4 Fliesen darin   v1 fällt   -1 Verlust
play-legend-nowhere = x macht die Reihe voll, aber die Wand hat gerade keinen Platz für ihre Fliese

play-choice-floor = in die Bodenreihe
play-choice-completes = Reihe { $line } wird voll: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
play-choice-nowhere = Reihe { $line } wird voll, aber die Wand hat gerade keinen Platz für ihre Fliese
play-choice-fills = Reihe { $line } hat dann { $filled } von { $line }
play-choice-falls = { $falls ->
    [0] {""}
    [one] ; { $falls } Fliese fällt
   *[other] ; { $falls } Fliesen fallen
}; { $cost ->
    [0] kostet nichts
    [one] kostet { $cost } Punkt
   *[other] kostet { $cost } Punkte
}
play-with-marker = Der Startmarker kommt mit; was er kostet, ist eingerechnet.
play-tile-where = Reihe { $line } ist voll: Die Fliese in { $colour } kommt an die Wand, in Spalte
play-tile-column = { $column }  für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

play-unknown = „{ $value }“ ist kein Zug: Tippe einen wie 3R2, oder ? für Hilfe.
play-bad-number = „{ $value }“ ist kein Zug der Musterphase: Tippe einen wie 3R2, oder ? für Hilfe.
play-bad-column = Hier geht nur eine dieser Spalten: { $columns }. Mit ? bekommst du Hilfe.
play-bad-deal = Die Runde ist zu Ende: Enter beginnt die nächste, undo nimmt zurück, ? hilft.
play-no-factory = Manufaktur { $source } gibt es nicht: nur 1 bis { $factories }, und 0 ist die Tischmitte.
play-no-tiles = { $source ->
    [0] In der Tischmitte liegt keine
   *[other] Auf Manufaktur { $source } liegt keine
} { $letter ->
    [B] blaue
    [Y] gelbe
    [R] rote
    [K] schwarze
   *[W] weiße
} Fliese.

# $letter is the letter of a colour: other languages inflect the word.
play-takes = { $name } legt { $count } { $letter ->
    [B] blaue
    [Y] gelbe
    [R] rote
    [K] schwarze
   *[W] weiße
} { $source ->
    [0] aus der Tischmitte
   *[other] von Manufaktur { $source }
} in { $line ->
    [0] die Bodenreihe
   *[other] Reihe { $line }
}.
play-falls = { $count ->
    [one] { $count } fällt in die Bodenreihe.
   *[other] { $count } fallen in die Bodenreihe.
}
play-to-lid = { $count ->
    [one] { $count } findet in der Bodenreihe keinen Platz und kommt in den Deckel.
   *[other] { $count } finden in der Bodenreihe keinen Platz und kommen in den Deckel.
}
play-takes-marker = { $space ->
    [0] { $name } nimmt auch den Startmarker; bei voller Bodenreihe kostet er nichts.
   *[other] { $name } nimmt auch den Startmarker.
}
play-round-starts = Runde { $round }: Die Fliesen liegen aus. { $name } beginnt.
play-bag-refilled = Der Beutel war leer: { $count ->
    [one] { $count } Fliese kommt
   *[other] { $count } Fliesen kommen
} aus dem Deckel zurück.
play-placed = { $name }, Wandreihe { $row }: { $colour } in Spalte { $column }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $runs ->
    [both] {" "}({ $across } waagerecht, { $down } senkrecht)
    [across] {" "}({ $across } waagerecht)
    [down] {" "}({ $down } senkrecht)
   *[none] {""}
}
play-no-space = { $name }, Wandreihe { $row }: kein Platz für { $colour }, { $count ->
    [one] { $count } Fliese fällt
   *[other] { $count } Fliesen fallen
} in die Bodenreihe
play-floor-scored = { $name }, Bodenreihe: { $capped ->
    [yes] kostet { $cost }, aber niemand fällt unter 0: { $lost } verloren
   *[no] { $lost } verloren
}
play-undone = { $count ->
    [one] { $count } Zug zurückgenommen.
   *[other] { $count } Züge zurückgenommen.
}
play-no-undo = Nichts zurückzunehmen: Gezogene Fliesen bleiben gezogen.

play-table-round = Runde { $round }
play-table-end = Endstand
play-table-tiles = Fliesen
play-table-wall = Wand
play-table-floor = Boden
play-table-score = Stand
play-table-before = vorher
play-table-row = Reihen
play-table-column = Spalten
play-table-colour = Farben
play-table-final = Stand
play-ended = { $reason ->
    [stalled] Spielende: Seit drei Runden kam keine Fliese mehr an eine Wand.
    [no_tiles] Spielende: Es ist keine Fliese mehr zum Auslegen da.
   *[row] { $count ->
        [one] Spielende: { $names } hat eine volle Wandreihe.
       *[other] Spielende: { $names } haben volle Wandreihen.
    }
}
play-wins = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
play-wins-by-rows = { $name } gewinnt: Bei gleichem Punktestand ({ $points }) entscheiden die meisten vollen Wandreihen ({ $rows }).
play-shared-win = { $names } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

play-saved = Die Partie ist gespeichert in { $file }
play-resume-with = Zum Fortsetzen: { $command }
play-not-saved = Die Partie ließ sich nicht speichern. Das ist ihre Aufzeichnung:
play-kept = Die Aufzeichnung der Partie liegt in { $file }
