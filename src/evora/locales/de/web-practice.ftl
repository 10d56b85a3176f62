# Practice in games against the computer: hints, and taking back a move that cost much.

# A button at the table, and the same once the first half of the hint is shown.
practice-hint = Tipp zeigen
practice-more = Ganzen Zug zeigen
# $what is table-pick ("2 blue from factory 3") or wall-choice ("Column 4: 3 points").
practice-look = Tipp: { $what }
# $what is table-pick; $line is where these tiles go, 0 the floor line.
practice-move = Tipp: { $what } { $line ->
    [0] in die Bodenreihe
   *[other] in Reihe { $line }
}
practice-failed = Der Tipp ließ sich nicht laden.
# $share: of the chances to win, in percent; 10 or more.
practice-cost = Dieser Zug kostet dich rund { $share } % deiner Gewinnchancen. Zurücknehmen?
practice-back = Zurücknehmen
# A preference.
practice-switch = Üben
    .hint = Bietet nach einem teuren Zug an, ihn zurückzunehmen. Nur in Partien gegen den Computer ohne Zeitlimit.
