# Reviews of games: what the moves cost, why others were better, luck and play apart. The reasons are
# also printed by `evora analyse`.

## The page

review-about = The computer looks at every move: what it cost, what was better and why, and how much of the result was luck. It works in your browser.
review-begin = Review
review-progress = { $done } of { $total } moves
review-waiting = The server reviews the game when it has time.
review-stop = Stop
review-go-on = Go on
review-deeper = Think longer
review-made = Positions per search: { $nodes }
review-failed = The review could not be started in this browser.
review-running = This game is still being played. It can be reviewed when it is over.
review-graph = Shares of the win
review-graph-hint = The arrow keys lead from move to move.
review-share = { $name }: { $share }
review-moments = What decided the game
review-deal = Deal of round { $round }
review-change = { $name }: { $change }
review-seats = How everyone played
review-accuracy = Accuracy
review-grades = { $grade ->
    [blunder] Blunders
    [mistake] Mistakes
   *[inaccuracy] Inaccuracies
}
review-moves = Moves
review-mistakes-only = Only mistakes
review-none = No move cost 5 % or more.
review-grade = { $grade ->
    [blunder] Blunder
    [mistake] Mistake
    [inaccuracy] Inaccuracy
    [best] Best move
   *[good] Good move
}
review-move = { $source ->
    [0] Centre
   *[other] Factory { $source }
}: { $tiles } → { $line ->
    [0] floor line
   *[other] line { $line }
}
review-tiling = line { $line } → column { $column }
review-played = Played
review-better = Better
review-account = Luck and play apart
review-account-about = In percent of the win. Each row adds up. Deals: what no mistake explains.
review-part = { $part ->
    [start] Start
    [deals] Deals
    [own] Own moves
    [others] Others’ moves
    [ending] Early end
   *[result] Result
}
review-whole = Whole game
review-round-number = Round { $round }
review-try = Try again from here
review-next = Next mistake
review-before = Mistake before

## Why a move is better than the one played. $name is a player, $tiles as in tiles-of ("2 blue"); numbers
## with a sign are points.

reason-wins = It wins the game; the other move does not.
reason-points = { $line ->
    [0] The tile brings
   *[other] It completes line { $line }
}: +{ $points }{ $instead ->
    [0] {""}
   *[other] , not +{ $instead }
}.
reason-floor = Floor line: { $points ->
    [0] 0
   *[other] −{ $points }
} instead of { $instead ->
    [0] 0
   *[other] −{ $instead }
}.
reason-bonus = { $of ->
    [row] It completes row { $which } of the wall
    [column] It completes column { $which } of the wall
   *[colour] It completes a colour ({ $tiles })
}: bonus +{ $points }.
reason-near = { $of ->
    [column] Column { $which } of the wall then lacks one tile
   *[colour] A colour ({ $tiles }) then lacks one tile
} for the bonus +{ $points }.
reason-round = Points in this round: { $points } instead of { $instead }.
reason-denies = Otherwise { $name } takes next: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
reason-leaves = After the other move, { $name } takes from the centre: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
# The same two, about the reader.
you-denies = Otherwise you take next: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
you-leaves = After the other move, you take from the centre: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
reason-floods = { $name }, floor line: { $points ->
    [0] 0
   *[other] −{ $points }
} instead of { $instead ->
    [0] 0
   *[other] −{ $instead }
}.
reason-holds_back = { $name }, points in this round: { $points } instead of { $instead }.
reason-starter = It brings the first turn of the next round.
reason-ends = The game ends with this round.
reason-goes_on = The game goes on; after the other move it ends with this round.
reason-unfinished = After the other move, line { $line } stays incomplete: { $count } of { $line }.
reason-expected = { $reason } (Expected, not certain.)
