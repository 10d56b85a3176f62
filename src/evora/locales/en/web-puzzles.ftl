# Puzzles: positions with one move that is clearly best. "You" is whoever solves, "your opponent" the
# other player with two at the table. A chance such as { $win } is a percentage, already written out.
# $points is 3 or more.

## The list

puzzles-about = Positions from real games in which one move is clearly better than all others. No luck is needed, only a good look at the table.
puzzles-setting = Table
# $players is 2, 3 or 4.
puzzles-setting-name = { $players } players, { $side ->
    [grey] grey side
   *[coloured] coloured side
}
puzzles-today-solve = Solve it
puzzles-today-again = Look at it again
puzzles-more = More puzzles
puzzles-theme = Theme
puzzles-theme-any = All themes
puzzles-band = Difficulty
puzzles-band-any = What suits my rating
# Puzzles that fit the choice and that the reader has not tried.
puzzles-left = { $count ->
    [0] You have tried all of these.
    [one] { $count } puzzle to go
   *[other] { $count } puzzles to go
}
puzzles-start = Start
puzzles-numbers = How you are doing
puzzles-rating = Rating
    .new = Everybody starts here.
puzzles-solved = Solved at first try
    .of = of { $tries }
puzzles-streak = In a row
    .best = at best { $best }
puzzles-days = Days in a row
puzzles-level = Difficulty: { $band ->
    [easy] easy
    [medium] medium
    [hard] hard
   *[expert] very hard
}
puzzle-band-easy = Easy
puzzle-band-medium = Medium
puzzle-band-hard = Hard
puzzle-band-expert = Very hard

## Themes, each with a hint that does not give the move away

puzzle-theme-row = A row wins
    .hint = Ending the game now is good for you.
puzzle-theme-colour = All of a colour
    .hint = A colour of your wall can be completed.
puzzle-theme-column = A column
    .hint = A column of your wall can be completed.
puzzle-theme-deny = Take it away
    .hint = Somebody else is waiting for these tiles.
puzzle-theme-burden = Leave them the rest
    .hint = Somebody has to take what you leave lying.
puzzle-theme-floor = A clean floor
    .hint = Think of the tiles that will be left for you at the end of the round.
puzzle-theme-last = The last round
    .hint = This can be the last round. Count everybody’s points, bonuses included.
puzzle-theme-points = More points
    .hint = Look for the most points in this round.

## A puzzle

# $id is a short name such as c2-9kx4bd.
puzzle-title = Puzzle { $id }
puzzle-all = All puzzles
puzzle-missing = There is no such puzzle
puzzle-find-win = Find the move that wins the game.
# Buttons.
puzzle-hint = Hint
puzzle-show = Solution
puzzle-go-on = Show the rest
puzzle-next = Next puzzle
puzzle-share = Share this puzzle
puzzle-searching = Looking for the reply.
# $change is +12 or −8.
puzzle-rating = Your rating is now { $rating } ({ $change }).

## Why a move was right, after its reasons (reason-… in web-review.ftl)

puzzle-chance = Your chance of winning: { $win }. With the next best move: { $other }.
puzzle-ends = { $what ->
    [game] At the end of the game: { $scores }.
   *[round] At the end of the round: { $scores }.
} With the next best move: { $other }.
puzzle-score = { $name } { $score }

## Why a move was wrong

# $reply is a whole sentence, such as "Opponent takes 3 red from the centre to line 4."
puzzle-reply = The best reply: { $reply }
puzzle-refuted = Your chance of winning is now { $win }. With the best move it would be { $best }.
puzzle-then = { $what ->
    [game] At the end of the game: { $scores }.
   *[round] At the end of the round: { $scores }.
}
puzzle-better = There is a move that is clearly better.

## After the puzzle of the day

# Both are numbers of people.
puzzles-counts = { $tried ->
    [one] One person has tried it so far.
   *[other] { $solved } of { $tried } people have solved it.
}
# $date is a day on which the puzzle of the day was not solved.
puzzles-forgiven = { $date } was missed, and that is fine: one day a month is forgiven.

## What was tried, and comes again

puzzles-history-about = Every puzzle that you have tried, on any of your devices. Repeating one does not change your rating.
puzzles-history-none = Nothing yet. Whatever you try comes here, solved or not.
# Above a choice of the three that follow.
puzzles-history-show = Show
puzzles-history-all = All
puzzles-history-failed = Missed at the first try
puzzles-history-solved = Solved at the first try
puzzles-history-more = Show more
# Puzzles whose first try failed, and that come again some days later.
puzzles-due = { $count ->
    [0] Nothing that you have missed is due today.
    [one] { $count } puzzle that you have missed is due again.
   *[other] { $count } puzzles that you have missed are due again.
}
# A button.
puzzles-repeat = Repeat
puzzle-repeated = You have tried this one before, so your rating stays as it is.
# In a list: how a puzzle went, where, and how hard it is.
puzzles-entry-solved = Solved
puzzles-entry-failed = Missed
puzzles-entry-later = Missed, solved later
puzzles-entry-run = in a run
puzzles-entry-rating = Rating { $rating }

## Three minutes: a run through puzzles that get harder

run-about = As many puzzles as you can in three minutes. They get harder, and the third mistake ends the run.
# Buttons.
run-start = Start the run
run-again = Once more
run-end = End the run
# Labels of numbers.
run-left = Time left
run-solved = Solved
run-mistakes = Mistakes
run-mistakes-of = { $count } of { $of }
run-right = Right.
run-wrong = There was a better move.
run-over = { $count ->
    [0] No puzzle solved this time.
    [one] { $count } puzzle solved.
   *[other] { $count } puzzles solved.
}
run-record = Your best run so far.
run-best = Your best run
run-best-none = You have no run yet.
run-today = The best of today
run-today-none = Nobody is here yet. The list shows people who keep a name.
run-alone = This run counts for you alone: it was not checked by the server.
run-puzzles = The puzzles of this run
