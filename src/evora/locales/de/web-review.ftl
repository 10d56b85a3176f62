# Reviews of games: what the moves cost, why others were better, luck and play apart. The reasons are
# also printed by `evora analyse`.

## The page

review-about = Der Computer sieht sich jeden Zug an: was er gekostet hat, was besser war und warum, und wie viel vom Ergebnis Glück war. Das geschieht in deinem Browser.
review-begin = Auswerten
review-progress = { $done } von { $total } Zügen
review-waiting = Der Server wertet die Partie aus, sobald er Zeit hat.
review-stop = Anhalten
review-go-on = Weiter
review-deeper = Länger nachdenken
review-made = Stellungen je Suche: { $nodes }
review-failed = Die Auswertung ließ sich in diesem Browser nicht starten.
review-running = Diese Partie läuft noch. Auswerten kannst du sie, wenn sie zu Ende ist.
review-graph = Anteile am Sieg
review-graph-hint = Die Pfeiltasten führen von Zug zu Zug.
review-share = { $name }: { $share }
review-moments = Was die Partie entschied
review-deal = Ziehung der Runde { $round }
review-change = { $name }: { $change }
review-seats = Wie alle gespielt haben
review-accuracy = Genauigkeit
review-grades = { $grade ->
    [blunder] Patzer
    [mistake] Fehler
   *[inaccuracy] Ungenauigkeiten
}
review-moves = Züge
review-mistakes-only = Nur Fehler
review-none = Kein Zug kostete 5 % oder mehr.
review-grade = { $grade ->
    [blunder] Patzer
    [mistake] Fehler
    [inaccuracy] Ungenauigkeit
    [best] Bester Zug
   *[good] Guter Zug
}
review-move = { $source ->
    [0] Tischmitte
   *[other] Manufaktur { $source }
}: { $tiles } → { $line ->
    [0] Bodenreihe
   *[other] Reihe { $line }
}
review-tiling = Reihe { $line } → Spalte { $column }
review-played = Gespielt
review-better = Besser
review-account = Glück und Spiel getrennt
review-account-about = In Prozent des Sieges. Jede Zeile geht auf. Ziehung: was kein Fehler erklärt.
review-part = { $part ->
    [start] Beginn
    [deals] Ziehung
    [own] Eigene Züge
    [others] Andere Züge
    [ending] Abbruch
   *[result] Ergebnis
}
review-whole = Ganze Partie
review-round-number = Runde { $round }
review-try = Von hier noch einmal versuchen
review-next = Nächster Fehler
review-before = Voriger Fehler

## Why a move is better than the one played. $name is a player, $tiles as in tiles-of ("2 blue"); numbers
## with a sign are points.

reason-wins = Er gewinnt die Partie, der andere Zug nicht.
reason-points = { $line ->
    [0] Die Fliese bringt
   *[other] Er vollendet Reihe { $line }
}: +{ $points }{ $instead ->
    [0] {""}
   *[other] , nicht +{ $instead }
}.
reason-floor = Bodenreihe: { $points ->
    [0] 0
   *[other] −{ $points }
} statt { $instead ->
    [0] 0
   *[other] −{ $instead }
}.
reason-bonus = { $of ->
    [row] Er vollendet Reihe { $which } der Wand
    [column] Er vollendet Spalte { $which } der Wand
   *[colour] Er vollendet eine Farbe ({ $tiles })
}: Bonus +{ $points }.
reason-near = { $of ->
    [column] Spalte { $which } der Wand fehlt dann noch eine Fliese
   *[colour] Einer Farbe ({ $tiles }) fehlt dann noch eine Fliese
} zum Bonus +{ $points }.
reason-round = Punkte in dieser Runde: { $points } statt { $instead }.
reason-denies = Sonst nimmt { $name } als Nächstes: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
reason-leaves = Nach dem anderen Zug nimmt { $name } aus der Tischmitte: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
# The same two, about the reader.
you-denies = Sonst nimmst du als Nächstes: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
you-leaves = Nach dem anderen Zug nimmst du aus der Tischmitte: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
reason-floods = { $name }, Bodenreihe: { $points ->
    [0] 0
   *[other] −{ $points }
} statt { $instead ->
    [0] 0
   *[other] −{ $instead }
}.
reason-holds_back = { $name }, Punkte in dieser Runde: { $points } statt { $instead }.
reason-starter = Er bringt den ersten Zug der nächsten Runde.
reason-ends = Die Partie endet mit dieser Runde.
reason-goes_on = Die Partie geht weiter; nach dem anderen Zug endet sie mit dieser Runde.
reason-unfinished = Nach dem anderen Zug bleibt Reihe { $line } unvollendet: { $count } von { $line }.
reason-expected = { $reason } (Voraussichtlich, nicht sicher.)
