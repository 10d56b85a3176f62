# The game in a full screen, and what both games in the terminal say besides.

## Both games

play-hint = The engine would play { $move }: { $win } % to win.
play-choice-column = to column { $column } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-no-line = There is no line { $line }.
play-possible-lines = Possible: { $lines } (0 is the floor line).
# Why a move is refused. The names of colours stand alone after a colon.
play-why-not = { $kind ->
    [line_full] Line { $line } is full.
    [line_holds] Line { $line } already holds another colour: { $holds }.
    [row_has] Row { $line } of the wall already has this colour: { $colour }.
    [space_taken] There is already a tile in column { $column }.
    [column_has] Column { $column } of the wall already has this colour: { $colour }.
    [other_line] First the tile of line { $line } goes to the wall.
    [deal_next] A deal must come first.
    [over] The game is over.
    [tiling_next] The tiles go to the wall now: choose a column.
   *[offer_next] Tiles are being taken now, from a factory or the centre.
}
play-review-with = To review it: { $command }
play-no-full-screen = The full-screen game needs the package { $package }; this is the plain one. To install it: { $command }

cli-option-plain = play line by line, for pipes and screen readers
cli-option-delay = seconds between the moves of computers (default: 1 in a full screen and if only computers play, otherwise 0)
cli-bad-delay = expected a number of seconds from 0 on, got '{ $value }'

## What to do

screen-choose-tiles = { $name }: choose tiles
screen-choose-line = { $take }: choose a line, or 0 for the floor
screen-choose-column = { $name }: line { $line } is complete, choose a column
screen-deal = The round is over. Enter deals round { $round }.
screen-thinking = { $name } is thinking …
screen-paused = Paused. Next: { $name }
screen-pace = { $seconds } s per move
screen-looking = Looking for a good move …
screen-source-empty = { $source ->
    [0] The centre is empty.
   *[other] Factory { $source } is empty.
}
screen-save-as = Save in the file: { $file }
screen-too-small = The window is { $width } × { $height }, and the table needs { $min_width } × { $min_height }. Make it larger, or leave with q and play with --plain.
screen-log = What happened

## The keys below the table: one word each, all in one line

screen-key-choose = choose
screen-key-back = back
screen-key-deal = deal
screen-key-hint = hint
screen-key-undo = undo
screen-key-log = log
screen-key-save = save
screen-key-help = help
screen-key-quit = quit
screen-key-pause = pause
screen-key-continue = continue
screen-key-step = step
screen-key-pace = pace
screen-key-review = review
screen-key-close = close
screen-key-scroll = scroll
screen-key-show = show
screen-key-played = played
screen-key-better = better

## Help: what each key does, and what the marks mean

screen-help-arrows = to tiles, then to a line
screen-help-enter = chooses; deals the next round
screen-help-escape = back to the tiles
screen-help-type = a whole move: factory 3 (0 is the centre), red, line 2 (0 is the floor)
screen-help-column = on the grey side, the column for a tile
screen-help-mouse-label = Mouse
screen-help-mouse = tiles, then a line or a space of the wall; the keys below as well
screen-help-hint = the move that the engine would play
screen-help-undo = back to the last choice of a person in this round
screen-help-log = everything that has happened
screen-help-save = saves the game; S in a file of your own
screen-help-pause = stops the computers; n plays a single move
screen-help-pace = computers play faster, slower
screen-help-review = after the game: what the moves cost
screen-help-quit = saves the game and leaves
screen-help-completes = the line becomes complete, and its tile brings 3 points
screen-help-fills = the line then holds 2 of its 4 tiles
screen-help-falls = 1 tile falls to the floor line
screen-help-costs = the floor line costs 2 points more, start marker included
screen-help-nowhere = the line becomes complete, but its tile has no space on the wall now
screen-help-marks = what the others have done since your last move
screen-help-then = points now, and after the tiling

## The review

screen-review = Review
screen-reviewing = Reviewing move { $done } of { $moves } …
screen-review-graph = Chances to win, move by move
screen-review-biggest = Biggest mistakes
screen-review-none = No move cost { $min } % or more.
screen-review-move = Round { $round }, { $name }: { $played }, better { $best }; { $before } % to win, then { $after } %
screen-review-seat = { $name } lost { $cost } % per move
