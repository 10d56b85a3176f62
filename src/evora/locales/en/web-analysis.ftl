# The analysis board: any position with the engine's opinion of it, moves tried out, positions set up.

## The engine's opinion

analysis-shares = Share of the win, and points to expect
# Read aloud after a player's share. $points is a number that is already written out.
analysis-points = expected points: { $points }
analysis-points-title = Points to expect at the end of the game
analysis-error-title = How far off this may be (standard error), from random deals of the next round
analysis-stop = Stop thinking
analysis-go = Think
analysis-thinking = Thinking …
# $depth: how many moves ahead; $nodes: how many positions were looked at, such as 1.2M.
analysis-depth = Depth { $depth }, { $nodes } positions
analysis-complete = Nothing more to find
analysis-lines = Best moves
analysis-lines-count = How many moves to show
analysis-lines-option = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
# A badge: the value is proven to the end of the game.
analysis-exact = proven
analysis-running = A game can be analysed once it is over.

## Moves and variations

analysis-moves = Moves
analysis-start = Start
analysis-promote = Make this the main line
analysis-remove = Delete from here on
# A tile goes from a line to a column of the wall.
analysis-tiled = { $name }: line { $line } → column { $column }

## The next deal

analysis-deal = Deal
analysis-deal-next = New tiles are dealt next
analysis-over = The game is over.
analysis-deal-round = Tiles for round { $round }
analysis-deal-random = Random tiles
analysis-deal-hand = Choose the tiles
analysis-deal-seed = From a seed
analysis-deal-hint = Choose a colour, then tap the factories
analysis-deal-about = Factories are filled with four tiles each, from the bag first, then from the lid.

## Opening and keeping

analysis-open = Analyse something else
analysis-open-button = Open …
analysis-open-text = A position, or the text of a record
# Opens the ways to share and to save.
analysis-share = Share and save
analysis-copy = Copy the position
analysis-copied = Position copied
analysis-text = Position

## Setting up

analysis-set-up = Set up a position
analysis-edit-hint = Choose a piece, then tap where it lies; or drag it there
analysis-palette = Pieces
analysis-erase = Take away
analysis-undo = Take back the last change
analysis-empty = Empty the table
analysis-analyse = Analyse this position
analysis-cancel = Cancel
analysis-valid = This is a position that can be played.
analysis-side = Boards
analysis-side-name = { $variant ->
    [grey] grey side
   *[coloured] coloured side
}
analysis-players = Players
analysis-phase = What comes next
analysis-phase-name = { $phase ->
    [deal] tiles are dealt
    [tiling] the wall is tiled
    [over] nothing: the game is over
   *[offer] tiles are taken
}
analysis-round = Round
analysis-to-move = To move
analysis-start-player = Starts the round
analysis-score = Points: { $name }
analysis-idle = Rounds without a tile on a wall
analysis-bag-rest = All other tiles are in the bag

## Places, for those who listen. $holds is what lies there, such as "blue tile"

analysis-empty-place = empty
analysis-at-factory = Factory { $factory }, place { $place }: { $holds }
analysis-at-centre = Centre, { $tile }: { $count }
analysis-at-line = { $name }, line { $line }, space { $space }: { $holds }
analysis-at-wall = { $name }, wall, row { $row }, column { $column }: { $holds }
analysis-at-floor = { $name }, floor line, space { $space }: { $holds }

## What the rules say about a position that was set up. $tile is a name such as "blue tile"

analysis-problem = { $kind ->
    [idle_rounds] Rounds without a tile on a wall: at most { $expected } here.
    [tile_count] { $tile }: { $count } in all instead of { $expected }.
    [marker_count] { $expected ->
        [0] Between rounds the start marker lies neither in the centre nor on a floor line.
       *[other] The start marker must lie once, in the centre or on a floor line.
    }
    [wall_place] { $name }, row { $line }, { $tile }: the coloured side has another space for it.
    [wall_row_twice] { $name }: wall row { $line } has a colour twice.
    [wall_column_twice] { $name }: wall column { $column } has a colour twice.
    [line_on_wall] { $name }: line { $line } holds a colour that its wall row already has.
    [floor_not_empty] { $name }: between rounds the floor line is empty.
    [line_complete] { $name }: between rounds no line is complete.
    [row_complete] { $name }: a wall row is complete, so the game would be over.
    [tiling_coloured] Only on the grey side do players choose where tiles go on the wall.
    [tiling_finished] { $name }: a line is still complete, though it is a later player’s turn to tile.
    [tiling_nothing] { $name }: no line is complete, so there is nothing to tile.
    [tiling_no_space] { $name }: line { $line } fits nowhere on the wall.
    [offer_empty] There is nothing to take: put tiles on the factories or in the centre.
    [offer_left] Tiles lie on factories or in the centre, but nobody takes tiles now.
    [deal_empty] Bag and lid are empty: nothing can be dealt.
    [over_early] The game is not over: no wall row is complete, and there are tiles left.
   *[other] { $detail }
}
