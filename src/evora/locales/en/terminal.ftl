# The table as drawn in a terminal, and a game played there.

colour-B = blue
colour-Y = yellow
colour-R = red
colour-K = black
colour-W = white

## The table

draw-seat = Seat { $seat }
draw-heading = { $phase ->
    [deal] Before round { $round }
    [tiling] Round { $round }: wall tiling
    [over] Game over after round { $round }
   *[offer] Round { $round }: factory offer
}
draw-to-move = { $name } to move
draw-factories = Factories
draw-centre = Centre
draw-bag = Bag { $count }
draw-lid = Lid { $count }
draw-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
draw-start-player = starts
draw-floor = floor { $cost }
draw-row-of = row { $row } of { $name }
draw-last-round = { $how ->
    [done] Last round. Complete: { $rows }.
    [sure] Last round. The tiling will complete: { $rows }.
   *[maybe] This may be the last round. The tiling can complete: { $rows }.
}

## Starting, saving, resuming: what can be wrong

terminal-bad-players = players: expected 2, 3 or 4, got { $value }
terminal-bad-variant = variant: expected coloured or grey, got '{ $value }'
terminal-bad-start = start: expected a seat from 1 to { $players }, got { $value }
terminal-bad-seats = seats: expected { $players }, got { $count }
terminal-bad-kind = Seat{ $seat }Kind: expected one of { $kinds }, got '{ $value }'
terminal-bad-names = names: expected { $players }, got { $count }
terminal-bad-name = Seat{ $seat }: expected a name in printable characters, got { $value }
terminal-no-save = { $file }: there is no saved game
terminal-not-a-record = { $file }: this file is not a game record
terminal-finished = { $file }: Result: the game is over ({ $result }), so it cannot be resumed
terminal-ended-early = { $file }: End: the game has ended ({ $end }), so it cannot be resumed
terminal-no-seed = { $file }: Seed: the record has none, so no more deals can be made; give the seed of the game
terminal-wrong-seed-hash = { $file }: SeedHash: the seed does not belong to this game
terminal-wrong-seed = { $file }: Seed: the deal of round { $round } does not come from this seed

## A game

play-name = { $kind ->
    [person] Player { $seat }
    [random] Random { $seat }
    [greedy] Greedy { $seat }
   *[level] { $level } { $seat }
}
play-title = Evora: { $players } players, { $variant ->
    [grey] grey side
   *[coloured] coloured side
}
play-seat = Seat { $seat }: { $name } ({ $kind ->
    [person] a person
    [random] the random player
    [greedy] the greedy player
   *[level] level { $kind }
})
play-seed-hash = Seed hash { $hash }
play-seed = Seed { $seed }
play-welcome = Type ? at any time for help.
play-resumed = The game continues in round { $round }.

play-prompt-move = { $name }, your move (? for help):
play-prompt-line = { $take } to line (0 is the floor, Enter chooses again):
play-prompt-column = { $name }, to column:
play-prompt-deal = Enter deals round { $round } (undo and show work here, too):

play-help =
    A move is a source, a colour and a line:
      3R2    takes all red from factory 3 to line 2
      0B0    takes all blue from the centre (0) to the floor line (0)
      3R     shows what these tiles would do on each line, and asks for one
    Colours: B blue, Y yellow, R red, K black, W white; 1 is the start marker.
    On the grey side a tile goes to a column: type its number, or 2@4 for
    line 2, column 4.
    In the table of moves:
      +3     the line becomes complete, and its tile brings 3 points
      2/4    the line then holds 2 of its 4 tiles
      v1     1 tile falls to the floor line
      -2     the floor line costs 2 points more, start marker included
    Other commands:
      moves  the legal moves again
      show   the table again
      hint   a good move, from the engine
      last   what has happened since your last move
      undo   back to the last choice of a person in this round
      save   saves the game; save FILE in a file of your own
      quit   saves the game and leaves
      ?      this help

play-from = take from
play-from-centre = { $marker ->
    [yes] 0 + marker
   *[no] 0
}
play-column = { $line ->
    [0] floor (0)
   *[other] line { $line }
}
play-legend = +3 completes the line: 3 points   2/4 tiles on it   v1 falls   -1 points lost
play-legend-nowhere = x completes the line, but its tile has no space on the wall now

play-choice-floor = the floor line
play-choice-completes = line { $line } becomes complete: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-choice-nowhere = line { $line } becomes complete, but its tile has no space on the wall now
play-choice-fills = line { $line } then holds { $filled } of { $line }
play-choice-falls = { $falls ->
    [0] {""}
    [one] ; { $falls } tile falls
   *[other] ; { $falls } tiles fall
}; { $cost ->
    [0] costs nothing
    [one] costs { $cost } point
   *[other] costs { $cost } points
}
play-with-marker = The start marker comes with these tiles; its cost is included.
play-tile-where = Line { $line } is complete: the { $colour } tile goes to the wall, to column
play-tile-column = { $column }  for { $points ->
    [one] { $points } point
   *[other] { $points } points
}

play-unknown = '{ $value }' is not a move: type one such as 3R2, or ? for help.
play-bad-number = '{ $value }' is not a move of the factory offer: type one such as 3R2, or ? for help.
play-bad-column = A column is needed here: { $columns }. Type ? for help.
play-bad-deal = The round is over: Enter deals the next one, undo takes back, ? helps.
play-no-factory = There is no factory { $source }: they are 1 to { $factories }, and 0 is the centre.
play-no-tiles = { $source ->
    [0] The centre has no
   *[other] Factory { $source } has no
} { $letter ->
    [B] { colour-B }
    [Y] { colour-Y }
    [R] { colour-R }
    [K] { colour-K }
   *[W] { colour-W }
} tile.

# $letter is the letter of a colour: other languages inflect the word.
play-takes = { $name } takes { $count } { $letter ->
    [B] { colour-B }
    [Y] { colour-Y }
    [R] { colour-R }
    [K] { colour-K }
   *[W] { colour-W }
} from { $source ->
    [0] the centre
   *[other] factory { $source }
} to { $line ->
    [0] the floor line
   *[other] line { $line }
}.
play-falls = { $count ->
    [one] { $count } falls to the floor line.
   *[other] { $count } fall to the floor line.
}
play-to-lid = { $count ->
    [one] { $count } finds no space on the floor line and goes to the lid.
   *[other] { $count } find no space on the floor line and go to the lid.
}
play-takes-marker = { $space ->
    [0] { $name } also takes the start marker; with a full floor line it costs nothing.
   *[other] { $name } also takes the start marker.
}
play-round-starts = Round { $round } is dealt. { $name } starts.
play-bag-refilled = The bag was empty: { $count ->
    [one] { $count } tile goes
   *[other] { $count } tiles go
} back into it from the lid.
play-placed = { $name }, row { $row }: { $colour } to column { $column }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $runs ->
    [both] {" "}({ $across } across, { $down } down)
    [across] {" "}({ $across } across)
    [down] {" "}({ $down } down)
   *[none] {""}
}
play-no-space = { $name }, row { $row }: no space for { $colour }, { $count ->
    [one] { $count } tile falls
   *[other] { $count } tiles fall
} to the floor line
play-floor-scored = { $name }, floor line: { $capped ->
    [yes] costs { $cost }, but no score drops below 0: { $lost } lost
   *[no] { $lost } lost
}
play-undone = { $count ->
    [one] { $count } move taken back.
   *[other] { $count } moves taken back.
}
play-no-undo = Nothing to undo: deals cannot be undone.

play-table-round = Round { $round }
play-table-end = Final scores
play-table-tiles = tiles
play-table-wall = wall
play-table-floor = floor
play-table-score = score
play-table-before = before
play-table-row = rows
play-table-column = columns
play-table-colour = colours
play-table-final = score
play-ended = { $reason ->
    [stalled] The game is over: for three rounds nobody has moved a tile to a wall.
    [no_tiles] The game is over: no tile is left to deal.
   *[row] { $count ->
        [one] The game is over: { $names } has a complete row.
       *[other] The game is over: { $names } have complete rows.
    }
}
play-wins = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
play-wins-by-rows = { $name } wins: the points are tied at { $points }, and { $rows ->
    [one] { $rows } complete row is
   *[other] { $rows } complete rows are
} the most.
play-shared-win = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

play-saved = The game is saved in { $file }
play-resume-with = To continue: { $command }
play-not-saved = The game could not be saved. This is its record:
play-kept = The record of the game is in { $file }
