# Puzzles in the terminal. What is said about a puzzle is in web-puzzles.ftl, for the page as well.

cli-puzzle = Rätsel lösen: Stellungen, in denen ein Zug klar der beste ist.
cli-puzzle-more =
    Ohne Optionen ist es das Rätsel des Tages, für alle dasselbe und dasselbe wie auf der Seite. ? zeigt
    die Hilfe. Der erste Versuch an einem Rätsel zählt für deine Wertung, die in deinem Datenordner
    aufgehoben wird.
cli-argument-puzzle = die Kennung eines Rätsels, etwa c2-9kx4bd
cli-option-puzzle-setting = Seite der Tafeln und Zahl der Spieler (Vorgabe: coloured-2)
cli-option-puzzle-theme = ein Rätsel zu diesem Thema, das du noch nicht versucht hast, nahe deiner Wertung
cli-option-puzzle-difficulty = eines von dieser Schwierigkeit, das du noch nicht versucht hast
cli-option-puzzle-next = irgendeines, das du noch nicht versucht hast, nahe deiner Wertung
cli-option-puzzle-date = das Rätsel dieses Tages, etwa 2026-11-16
cli-option-puzzle-json = das Rätsel als JSON ausgeben, mit der Lösung, und nichts fragen
cli-bad-date = erwartet wird ein Tag wie 2026-11-16, nicht „{ $value }“
puzzle-seat = Du sitzt auf Platz { $seat }.
puzzle-prompt = Dein Zug (? für Hilfe):
puzzle-prompt-next = Enter zeigt das nächste Rätsel, q beendet:
puzzle-try-again = Versuch es noch einmal, oder sieh dir mit solution die Lösung an.
# $move is a move, $line those that are expected after it, such as "2K3 0R1".
puzzle-line = Lösung: { $move }. Der Rest der Runde: { $line }
# A chance, as it stands in other texts: 62%.
puzzle-percent = { $number } %
puzzle-help =
    Ein Zug besteht aus Quelle, Farbe und Reihe:
      3R2       legt alle roten Fliesen von Manufaktur 3 in Reihe 2
      0B0       legt alle blauen aus der Tischmitte (0) in die Bodenreihe (0)
      3R        zeigt, was diese Fliesen in jeder Reihe bewirken, und fragt, wohin
    Farben: B Blau, Y Gelb, R Rot, K Schwarz, W Weiß; 1 ist der Startmarker.
    Andere Befehle:
      hint      worum es in dem Rätsel geht
      solution  gibt auf und zeigt die Lösung
      moves     noch einmal die erlaubten Züge
      show      noch einmal der Tisch
      quit      beendet das Programm
      ?         diese Hilfe
