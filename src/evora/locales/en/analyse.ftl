# `evora analyse`: the best moves of a position, and what the moves of a game cost.

cli-analyse = Show the best moves of a position, or what the moves of a game cost.
cli-analyse-more =
    POSITION: its best moves, with win probabilities, expected scores and the play that follows.
    FILE: every game in it, move by move, beside the engine's best moves; then how each seat played, and
    the biggest mistakes. A move that costs 5 % of win probability or more is an inaccuracy, 10 %
    a mistake, 15 % a blunder. Deals are not judged. Ctrl-C stops, and sums up what is done.

    Examples:
      evora analyse "$(evora apply "$(evora new)" =BBBY/KKKW/RKKW/RRWW/BBKK)"
      evora analyse game.evora --ms 1000 --threads 2
      evora analyse --json - < games.evora

analyse-argument-what = a position in one argument, or a file of game records (several with --out); - is standard input
analyse-option-ms = milliseconds per search (default: { NUMBER($position, useGrouping: 0) } for a position, { NUMBER($file, useGrouping: 0) } for a file)
analyse-option-nodes = how many positions each search may look at, instead of a time
analyse-option-depth = how many moves ahead each search looks, instead of a time
analyse-option-lines = how many of the best moves to show (default: { $lines }; for a file only the best)
analyse-option-threads = threads per search (default: 1)
analyse-bad-threads = expected a whole number from 1 to { $max }, got '{ $value }'

analyse-progress = depth { $depth }, { $nodes } nodes, { $move } …
analyse-progress-game = game { $game }, move { $done } of { $moves } …
analyse-interrupted = Stopped.

## A position

analyse-to-move = { $phase ->
    [tiling] Round { $round }, wall tiling: seat { $seat } to move
   *[offer] Round { $round }, factory offer: seat { $seat } to move
}
analyse-at-deal = Before the deal of round { $round }
analyse-at-end = Game over after round { $round }
analyse-column-rank = #
analyse-column-move = move
analyse-column-win = win %
analyse-column-wins = win % by seat
analyse-column-scores = points by seat
analyse-column-proof = proof
analyse-column-line = line
analyse-column-seat = seat
analyse-column-expected = expected points
analyse-column-final = final points
analyse-exact = exact
analyse-solved = solved
analyse-note-exact = exact: proven, to the end of the game
analyse-note-solved = solved: searched to the end of the round
analyse-note-error = ±: standard error, from random deals of the next round
analyse-effort = depth { $depth }, { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
}, { $ms } ms
analyse-nothing = Stopped before anything was found.

## A game

analyse-game = Game { $game }: { $players } players, { $variant ->
    [grey] grey side
   *[coloured] coloured side
}, { $end ->
    [none] not finished
    [row] { $scores }
    [stalled] { $scores }
    [no_tiles] { $scores }
    [resigned] resigned
    [time] out of time
    [forfeit] forfeit
   *[abandoned] abandoned
}
analyse-seat = Seat { $seat }: { $name }
analyse-no-moves = No move has been played.
analyse-column-position = position
analyse-column-round = round
analyse-column-played = played
analyse-column-best = best
analyse-column-before = win %
analyse-column-cost = cost %
analyse-column-points = points
analyse-grade-inaccuracy = inaccuracy
analyse-grade-mistake = mistake
analyse-grade-blunder = blunder

analyse-summary = { $done ->
    [yes] Summary of game { $game }
   *[no] Summary of game { $game }, as far as it went
}
analyse-summary-all = Summary of all { $games } games
analyse-column-moves = moves
analyse-column-mean-cost = cost %/move
analyse-column-mean-points = points/move
analyse-column-inaccuracy = inaccuracies
analyse-column-mistake = mistakes
analyse-column-blunder = blunders
analyse-biggest = Biggest mistakes
analyse-biggest-none = No mistakes: no move cost { $min } % or more.
analyse-biggest-line = position { NUMBER($number, useGrouping: 0) }, round { $round }, seat { $seat }: { $played }, best { $best }; win { $before } % to { $after } %, cost { $cost } % and { $points } points
analyse-biggest-of-game = game { NUMBER($game, useGrouping: 0) }, { $mistake }
