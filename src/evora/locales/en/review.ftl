# Reviews in words and pictures: sentences about moves, luck and play apart, the course of a game.

cli-option-svg = print a picture (SVG) instead
cli-option-picture-out = write the picture to this file: .svg or .png
cli-option-theme = the colours of the picture (default: light)
cli-option-mark = a legal move to mark in the picture
cli-mark-without-svg = --move: expected only together with --svg or --out
cli-bad-picture = --out: expected a file name that ends in .svg or .png, got '{ $file }'

analyse-option-game = review only this game of the file, counted from 1
analyse-option-round = review only the moves of this round
analyse-option-annotate = write the games to this file, with values and better moves in comments
analyse-option-plot = write the course of the game to this file, .svg or .html
analyse-only-files = { $option }: expected together with a file of game records
analyse-bad-game = { $file }: --game: expected 1 to { $games }, got { $game }
analyse-bad-game-none = { $file }: --game: the file has no games
analyse-bad-round = --round: expected a round from { $first } to { $last }, got { $round }
analyse-bad-plot = --plot: expected a file name that ends in .svg or .html, got '{ $file }'
analyse-plot-one = --plot: a picture shows one game; choose it with --game, or write .html
analyse-written = Written: { $file }

## Sentences about a move

# $letter is the letter of a colour; $source 0 is the centre, $line 0 the floor line.
review-take = { $count ->
    [one] { $count } { $letter ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    } tile
   *[other] { $count } { $letter ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    } tiles
} from { $source ->
    [0] the centre
   *[other] factory { $source }
} to { $line ->
    [0] the floor line
   *[other] line { $line }
}
review-tile = the tile of line { $line } to column { $column }
# $played and $better are review-take or review-tile; $move and $best their codes.
review-sentence = { $name }: { $played } ({ $move }). Better: { $better } ({ $best }). The chance of winning fell from { $before } % to { $after } %{ $loses ->
    [yes] , and { $points } points were lost
   *[no] {""}
}.

## Luck and play apart: what deals and moves did to the share of each seat

analyse-account = Luck and play apart, in % of the win
analyse-account-note = Each row adds up. Deals: what no mistake explains.
analyse-column-start = start
analyse-column-deals = deals
analyse-column-own = own moves
analyse-column-others = others' moves
analyse-column-ending = early end
analyse-column-result = result

## The course of a game

review-course = Share of the win (%): { $name }
review-chart = Game { $game }: shares of the win (%)
review-round = Round { $round }
