# What the command line says, outside of a game.

cli-description = Evora plays the board game Azul: play it, check and replay games, list legal moves.
cli-epilog =
    Examples:
      evora play                            a game against the computer
      evora play --players 4 --variant grey
      evora replay games.evora              check records, one line per game
      evora moves "$(evora apply "$(evora new)" =BBRK/YYWW/RKKW/BYRK/BRWW)"

    Positions, moves and records are written as docs/notation.md says.
    Exit codes: 0 done, 1 bad data, 2 wrong usage.
cli-commands = commands
cli-version = print the version and exit
cli-option-language = the language of the output: { $languages } (default: from the environment)
cli-bad-language = expected one of { $languages }, got '{ $value }'

cli-new = Print the position of a new game.
cli-new-more = The factories are still empty: fill them with 'evora deal' and 'evora apply', or with --seed.
cli-show = Draw a position in the terminal.
cli-show-more = In colour on a terminal; plain elsewhere, or if NO_COLOR is set.
cli-moves = List the legal moves of a position.
cli-moves-more =
    One per line, ordered by action id; nothing before a deal and after the end of the game.
    3R2 takes all red from factory 3 to line 2; source 0 is the centre, line 0 the floor.
    2@4 puts the tile of line 2 in column 4 (grey side).
cli-apply = Play moves and deals, and print the position after them.
cli-apply-more = Every move is checked; the first bad one ends the command, and nothing is printed.
cli-deal = Print the deal that a seed gives in a position.
cli-deal-more = The same seed gives the same deals everywhere: docs/deals.md says how.
cli-perft = Count the positions a number of moves ahead.
cli-perft-more = A deal or the end of the game that comes earlier counts as one position. It tests and times move generation.
cli-replay = Check game records, and print one line per game.
cli-replay-more =
    Every deal and move is played through the rules, and the result is compared. Reading a file stops
    at its first bad game, which is reported on standard error as FILE:line; other files are still read.
cli-play = Play a game in the terminal.
cli-play-more =
    Any seat can be a person or a player of any level. Type ? for help during the game. Every move
    is saved at once, and 'evora play --resume' continues any game that has not ended.
cli-play-levels = levels, from the weakest up:
cli-levels = List the levels: opponents from a beginner to full strength.
cli-levels-more = From the weakest up. 'evora play --seats person,NAME' plays against one.
cli-bench = Measure the speed of the rules engine.
cli-bench-more = playouts: random games on one core, as fast as possible.

cli-argument-position = a position in one argument (quote it: it has spaces)
cli-argument-move = a move such as 3R2 or 2@4, or a deal such as =BBRK/YYWW/RKKW/BYRK/BRWW
cli-argument-depth = how many moves ahead
cli-argument-files = a file of game records; - is standard input
cli-no-games = { $file }: there are no games in this file
cli-argument-bench = what to measure
cli-option-players = how many players (default: 2)
cli-option-variant = the side of the boards (default: coloured)
cli-option-start = the seat that starts (default: 1; with --seed drawn by lot)
cli-option-new-seed = deal the first round from this seed: any text
cli-option-seed = the seed: any text
cli-option-json = print JSON, one object per line
cli-option-positions = also print every position: the first, and the one after each deal and move
cli-option-seconds = how long to measure (default: 3)
cli-option-seats = who sits where, in order, separated by commas: person, random, greedy or a level, see below (default: person,{ $level },…)
cli-option-play-start = the seat that starts (default: drawn by lot)
cli-option-play-seed = deals from this seed: any text (default: a random one)
cli-option-save = the file to save the game in

cli-bad-number = expected a whole number from { NUMBER($min, useGrouping: 0) }, got '{ $value }'
cli-bad-seconds = expected a number of seconds above 0, got '{ $value }'
cli-bad-start = argument --start: expected a seat from 1 to { $players }, got { $start }
cli-bad-seats = argument --seats: expected { $players } names out of { $kinds }, got '{ $value }'

cli-perft-progress = { $done } of { $moves } first moves …
cli-replay-progress = { $games ->
    [one] { $games } game …
   *[other] { $games } games …
}
cli-replay-game = { $scores } after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}: { $end ->
    [none] not finished
    [row] a row is complete
    [stalled] stalled
    [no_tiles] no tile is left
    [resigned] resigned
    [time] out of time
    [forfeit] forfeit
   *[abandoned] abandoned
}{ $shared ->
    [0] {""}
    [one] , seat { $winners } wins
   *[other] , seats { $winners } share the win
}
cli-bench-progress = { $games } games …
cli-bench-result = { $plies } plies/s, { $games } games/s
