# Practice in games against the computer: hints, and taking back a move that cost much.

# A button at the table, and the same once the first half of the hint is shown.
practice-hint = Show a hint
practice-more = Show the whole move
# $what is table-pick ("2 blue from factory 3") or wall-choice ("Column 4: 3 points").
practice-look = Hint: { $what }
# $what is table-pick; $line is where these tiles go, 0 the floor line.
practice-move = Hint: { $what } { $line ->
    [0] to the floor line
   *[other] to line { $line }
}
practice-failed = The hint could not be loaded.
# $share: of the chances to win, in percent; 10 or more.
practice-cost = That move cost about { $share }% of your chances to win. Take it back?
practice-back = Take back
# A preference.
practice-switch = Practice
    .hint = After a move that costs much, offers to take it back. Only in games against the computer without a clock.
