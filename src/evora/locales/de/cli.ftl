# What the command line says, outside of a game.

cli-description = Evora spielt das Brettspiel Azul: Partien spielen, prüfen und nachspielen, erlaubte Züge auflisten.
cli-epilog =
    Beispiele:
      evora play                            eine Partie gegen den Computer
      evora play --players 4 --variant grey
      evora replay partien.evora            Aufzeichnungen prüfen, eine Zeile je Partie
      evora moves "$(evora apply "$(evora new)" =BBRK/YYWW/RKKW/BYRK/BRWW)"

    Wie Stellungen, Züge und Aufzeichnungen geschrieben werden, steht in docs/notation.md.
    Exit-Codes: 0 fertig, 1 fehlerhafte Daten, 2 falscher Aufruf.
cli-commands = Befehle
cli-version = die Version ausgeben und beenden
cli-option-language = die Sprache der Ausgabe: { $languages } (Vorgabe: aus der Umgebung)
cli-bad-language = erwartet wird eines von { $languages }, nicht „{ $value }“

cli-new = Gibt die Stellung einer neuen Partie aus.
cli-new-more = Die Manufakturen sind noch leer: „evora deal“ und „evora apply“ füllen sie, oder --seed.
cli-show = Zeichnet eine Stellung ins Terminal.
cli-show-more = Im Terminal farbig; anderswo, oder wenn NO_COLOR gesetzt ist, ohne Farben.
cli-moves = Listet die erlaubten Züge einer Stellung auf.
cli-moves-more =
    Einer je Zeile, nach Nummer der Aktion geordnet; keiner, solange erst Fliesen gezogen werden müssen,
    und keiner nach dem Spielende.
    3R2 legt alle roten Fliesen von Manufaktur 3 in Reihe 2; Quelle 0 ist die Tischmitte, Reihe 0 der Boden.
    2@4 legt die Fliese aus Reihe 2 in Spalte 4 (graue Seite).
cli-apply = Führt Züge und Ziehungen aus und gibt die Stellung danach aus.
cli-apply-more = Jeder Zug wird geprüft; der erste falsche beendet den Befehl, und nichts wird ausgegeben.
cli-deal = Gibt die Ziehung aus, die ein Seed in einer Stellung ergibt.
cli-deal-more = Derselbe Seed ergibt überall dieselben Ziehungen: docs/deals.md sagt, wie.
cli-perft = Zählt die Stellungen nach einer Anzahl von Zügen.
cli-perft-more = Eine Ziehung oder ein Spielende, das früher kommt, zählt als eine Stellung. Damit werden Richtigkeit und Tempo der Zugerzeugung geprüft.
cli-replay = Prüft Aufzeichnungen und gibt eine Zeile je Partie aus.
cli-replay-more =
    Jede Ziehung und jeder Zug wird nach den Regeln gespielt und das Ergebnis verglichen. Eine Datei wird
    bis zu ihrer ersten fehlerhaften Partie gelesen, die als FILE:Zeile auf der Standardfehlerausgabe
    erscheint; andere Dateien werden trotzdem gelesen.
cli-play = Startet eine Partie im Terminal.
cli-play-more =
    Auf jedem Platz spielt ein Mensch oder der Computer in einer Spielstärke deiner Wahl. Während der
    Partie zeigt ? die Hilfe. Jeder Zug wird sofort gespeichert, und „evora play --resume“ setzt jede
    angefangene Partie fort.
cli-play-levels = Spielstärken, von der schwächsten an:
cli-levels = Listet die Spielstärken auf: Gegner vom Neuling bis zur vollen Stärke.
cli-levels-more = Von der schwächsten an. Mit „evora play --seats person,NAME“ spielst du gegen eine davon.
cli-bench = Misst, wie schnell die Regeln gerechnet werden.
cli-bench-more = playouts: zufällige Partien auf einem Kern, so schnell es geht.

cli-argument-position = eine Stellung als ein Argument (in Anführungszeichen: sie enthält Leerzeichen)
cli-argument-move = ein Zug wie 3R2 oder 2@4 oder eine Ziehung wie =BBRK/YYWW/RKKW/BYRK/BRWW
cli-argument-depth = wie viele Züge weit
cli-argument-files = eine Datei mit Aufzeichnungen; - ist die Standardeingabe
cli-no-games = { $file }: In dieser Datei sind keine Partien
cli-argument-bench = was gemessen wird
cli-option-players = wie viele mitspielen (Vorgabe: 2)
cli-option-variant = die Seite der Tableaus: coloured (farbig) oder grey (grau) (Vorgabe: coloured)
cli-option-start = der Platz, der beginnt (Vorgabe: 1; mit --seed ausgelost)
cli-option-new-seed = die Fliesen der ersten Runde nach diesem Seed ziehen: beliebiger Text
cli-option-seed = der Seed: beliebiger Text
cli-option-json = JSON ausgeben, ein Objekt je Zeile
cli-option-positions = auch jede Stellung ausgeben: die erste und die nach jeder Ziehung und jedem Zug
cli-option-seconds = wie lange gemessen wird (Vorgabe: 3)
cli-option-seats = wer wo sitzt, der Reihe nach und mit Kommas getrennt: person (Mensch), random, greedy oder eine Spielstärke, siehe unten (Vorgabe: person,{ $level },…)
cli-option-play-start = der Platz, der beginnt (Vorgabe: wird ausgelost)
cli-option-play-seed = die Fliesen nach diesem Seed ziehen: beliebiger Text (Vorgabe: ein zufälliger)
cli-option-save = die Datei, in der die Partie gespeichert wird

cli-bad-number = erwartet wird eine ganze Zahl ab { NUMBER($min, useGrouping: 0) }, nicht „{ $value }“
cli-bad-seconds = erwartet wird eine Anzahl Sekunden über 0, nicht „{ $value }“
cli-bad-start = Argument --start: erwartet wird ein Platz von 1 bis { $players }, nicht { $start }
cli-bad-seats = Argument --seats: erwartet werden { $players } Namen aus { $kinds }, nicht „{ $value }“

cli-perft-progress = { $done } von { $moves } ersten Zügen …
cli-replay-progress = { $games ->
    [one] { $games } Partie …
   *[other] { $games } Partien …
}
cli-replay-game = { $scores } nach { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}, { $plies ->
    [one] { $plies } Zug
   *[other] { $plies } Züge
}: { $end ->
    [none] nicht beendet
    [row] eine Wandreihe ist voll
    [stalled] festgefahren
    [no_tiles] keine Fliese mehr übrig
    [resigned] aufgegeben
    [time] Zeit abgelaufen
    [forfeit] Partie verlassen
   *[abandoned] vorzeitig beendet
}{ $shared ->
    [0] {""}
    [one] , Platz { $winners } gewinnt
   *[other] , die Plätze { $winners } teilen sich den Sieg
}
cli-bench-progress = { $games } Partien …
cli-bench-result = { $plies } Züge/s, { $games } Partien/s
