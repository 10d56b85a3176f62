# Puzzles: positions with one move that is clearly best. "You" is whoever solves, "your opponent" the
# other player with two at the table. A chance such as { $win } is a percentage, already written out.
# $points is 3 or more.

## The list

puzzles-about = Stellungen aus echten Partien, in denen ein Zug klar besser ist als alle anderen. Glück braucht es nicht, nur einen guten Blick auf den Tisch.
puzzles-setting = Tisch
# $players is 2, 3 or 4.
puzzles-setting-name = { $players ->
    [2] Zu zweit
    [3] Zu dritt
   *[other] Zu viert
}, { $side ->
    [grey] graue Seite
   *[coloured] farbige Seite
}
puzzles-today-solve = Lösen
puzzles-today-again = Noch einmal ansehen
puzzles-more = Weitere Rätsel
puzzles-theme = Thema
puzzles-theme-any = Alle Themen
puzzles-band = Schwierigkeit
puzzles-band-any = Passend zu meiner Wertung
# Puzzles that fit the choice and that the reader has not tried.
puzzles-left = { $count ->
    [0] Diese hast du alle schon versucht.
    [one] Noch { $count } Rätsel
   *[other] Noch { $count } Rätsel
}
puzzles-start = Los
puzzles-numbers = So läuft es bei dir
puzzles-rating = Wertung
    .new = Hier fangen alle an.
puzzles-solved = Auf Anhieb gelöst
    .of = von { $tries }
puzzles-streak = In Folge
    .best = höchstens { $best }
puzzles-days = Tage in Folge
puzzles-level = Schwierigkeit: { $band ->
    [easy] leicht
    [medium] mittel
    [hard] schwer
   *[expert] sehr schwer
}
puzzle-band-easy = Leicht
puzzle-band-medium = Mittel
puzzle-band-hard = Schwer
puzzle-band-expert = Sehr schwer

## Themes, each with a hint that does not give the move away

puzzle-theme-row = Eine Wandreihe gewinnt
    .hint = Das Spiel jetzt zu beenden ist gut für dich.
puzzle-theme-colour = Eine ganze Farbe
    .hint = Auf deiner Wand kann eine Farbe voll werden.
puzzle-theme-column = Eine Spalte
    .hint = Auf deiner Wand kann eine Spalte voll werden.
puzzle-theme-deny = Wegnehmen
    .hint = Auf diese Fliesen wartet jemand anderes.
puzzle-theme-burden = Den Rest überlassen
    .hint = Was du liegen lässt, muss jemand nehmen.
puzzle-theme-floor = Sauberer Boden
    .hint = Denk an die Fliesen, die am Ende der Runde für dich übrig bleiben.
puzzle-theme-last = Die letzte Runde
    .hint = Das kann die letzte Runde sein. Zähle die Punkte aller, Boni eingeschlossen.
puzzle-theme-points = Mehr Punkte
    .hint = Suche die meisten Punkte in dieser Runde.

## A puzzle

# $id is a short name such as c2-9kx4bd.
puzzle-title = Rätsel { $id }
puzzle-all = Alle Rätsel
puzzle-missing = Dieses Rätsel gibt es nicht
puzzle-find-win = Finde den Zug, der das Spiel gewinnt.
# Buttons.
puzzle-hint = Tipp
puzzle-show = Lösung
puzzle-go-on = Rest zeigen
puzzle-next = Nächstes Rätsel
puzzle-share = Rätsel teilen
puzzle-searching = Die Antwort wird gesucht.
# $change is +12 or −8.
puzzle-rating = Deine Wertung ist jetzt { $rating } ({ $change }).

## Why a move was right, after its reasons (reason-… in web-review.ftl)

puzzle-chance = Deine Siegchance: { $win }. Mit dem zweitbesten Zug: { $other }.
puzzle-ends = { $what ->
    [game] Am Ende des Spiels: { $scores }.
   *[round] Am Ende der Runde: { $scores }.
} Mit dem zweitbesten Zug: { $other }.
puzzle-score = { $name } { $score }

## Why a move was wrong

# $reply is a whole sentence, such as "Opponent takes 3 red from the centre to line 4."
puzzle-reply = Die beste Antwort: { $reply }
puzzle-refuted = Deine Siegchance ist jetzt { $win }. Mit dem besten Zug wäre sie { $best }.
puzzle-then = { $what ->
    [game] Am Ende des Spiels: { $scores }.
   *[round] Am Ende der Runde: { $scores }.
}
puzzle-better = Es gibt einen Zug, der klar besser ist.

## After the puzzle of the day

# Both are numbers of people.
puzzles-counts = { $tried ->
    [one] Bisher hat es eine Person versucht.
   *[other] { $solved } von { $tried } Leuten haben es gelöst.
}
# $date is a day on which the puzzle of the day was not solved.
puzzles-forgiven = { $date } fehlt, und das macht nichts: Ein Tag im Monat ist frei.

## What was tried, and comes again

puzzles-history-about = Alle Rätsel, die du versucht hast, auf allen deinen Geräten. Wiederholen ändert deine Wertung nicht.
puzzles-history-none = Noch nichts. Was du versuchst, kommt hierher, gelöst oder nicht.
# Above a choice of the three that follow.
puzzles-history-show = Zeigen
puzzles-history-all = Alle
puzzles-history-failed = Nicht auf Anhieb gelöst
puzzles-history-solved = Auf Anhieb gelöst
puzzles-history-more = Mehr zeigen
# Puzzles whose first try failed, and that come again some days later.
puzzles-due = { $count ->
    [0] Heute ist nichts zu wiederholen, was dir misslungen ist.
    [one] { $count } misslungenes Rätsel ist wieder dran.
   *[other] { $count } misslungene Rätsel sind wieder dran.
}
# A button.
puzzles-repeat = Wiederholen
puzzle-repeated = Dieses hast du schon einmal versucht, deine Wertung bleibt also, wie sie ist.
# In a list: how a puzzle went, where, and how hard it is.
puzzles-entry-solved = Gelöst
puzzles-entry-failed = Nicht gelöst
puzzles-entry-later = Später gelöst
puzzles-entry-run = in einem Lauf
puzzles-entry-rating = Wertung { $rating }

## Three minutes: a run through puzzles that get harder

run-about = So viele Rätsel, wie du in drei Minuten schaffst. Sie werden schwerer, und der dritte Fehler beendet den Lauf.
# Buttons.
run-start = Lauf beginnen
run-again = Noch einmal
run-end = Lauf beenden
# Labels of numbers.
run-left = Restzeit
run-solved = Gelöst
run-mistakes = Fehler
run-mistakes-of = { $count } von { $of }
run-right = Richtig.
run-wrong = Es gab einen besseren Zug.
run-over = { $count ->
    [0] Diesmal kein Rätsel gelöst.
    [one] { $count } Rätsel gelöst.
   *[other] { $count } Rätsel gelöst.
}
run-record = Dein bisher bester Lauf.
run-best = Dein bester Lauf
run-best-none = Du hast noch keinen Lauf.
run-today = Die Besten von heute
run-today-none = Noch ist niemand da. Die Liste zeigt Leute, die ihren Namen behalten.
run-alone = Dieser Lauf zählt nur für dich: Der Server hat ihn nicht geprüft.
run-puzzles = Die Rätsel dieses Laufs
