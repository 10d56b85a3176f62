# `evora arena`: matches between players.

cli-arena = Play matches between players, and print a table with ratings.
cli-arena-more =
    A PLAYER is one of
      random, greedy              the simple built-in players
      engine:ms=100               the engine with 100 ms per move; also nodes=10000 or depth=2, and
                                  more options of the engine after commas (threads=2,hash_mb=16)
      club, expert, ...           a level of the engine (see evora levels)
      cmd:ms=100 COMMAND ARGS     a program that speaks the engine protocol; also nodes=, depth=,
                                  level=, and timeout= in seconds per move
      py:MODULE:CLASS             a class in Python that has choose(position)
    optionally with a name in front: best=engine:ms=100.

    Every deal is played from all seats. With three or four players two contestants meet with one
    of them against copies of the other; more of them sit at mixed tables. A crash, an illegal move and
    a time-out lose the game. Ctrl-C stops; with --out the same command resumes.

    With a clock a player that uses up its time loses. --clock is for all players, the option
    clock=60+0.6 (engine:clock=60+0.6, club:clock=5) for one. Without a limit per move the engine
    and programs think as long as their clock allows.

    Examples:
      evora arena greedy random
      evora arena engine:nodes=10000 greedy random --games 400 --out ladder
      evora arena engine:ms=20 old=engine:ms=10 --sprt 0,10
      evora arena greedy random --players 4 --variant grey --seeds 50
      evora arena engine 'cmd:./my-engine' --clock 60+0.6 --positions openings.txt

arena-argument-player = a player, see above; two or more
arena-option-players = how many sit at a table (default: 2)
arena-option-games = games of every pairing, or of every table (rounded up to whole deals)
arena-option-seeds = deals, each played from all seats (default: 100; with --sprt at most 50000)
arena-option-clock = a clock for every player: seconds for the whole game, and seconds that each move adds, such as 60+0.6
arena-option-positions = where games begin: a file with one position per line, or with game records; one deal for each
arena-option-seed = the seed of the match: any text (default: arena)
arena-option-out = a folder for results and records; a match found there is resumed
arena-option-jobs = games at the same time (default: one per core)
arena-option-sprt = stop as soon as the first of two players is shown to be stronger by B Elo or more, or by A or less
arena-option-tables = three and four players: one among copies of another, or mixed tables
arena-option-anchor = the player whose rating is 0 (default: the last one)
arena-option-json = print the table as one JSON object

arena-too-few = expected two players or more
arena-bad-sprt = expected two numbers A,B with A below B, got '{ $value }'
arena-bad-clock = expected seconds such as 60, or 60+0.6 with an increment, got '{ $value }'
arena-sprt-two = argument --sprt: expected exactly two players
arena-mixed-few = argument --tables: mixed tables are for three players or more
arena-bad-anchor = argument --anchor: expected one of { $names }, got '{ $value }'

arena-progress = { $done } of { $total } games, { $rate } games/s, { $left } left
arena-progress-score = { $name } { $share } %
arena-progress-sprt = LLR { $llr } of ±{ $bound }
arena-time-unknown = …
arena-resumed = { $games ->
    [one] Resuming: { $games } game already played.
   *[other] Resuming: { $games } games already played.
}
arena-interrupted = Stopped after { $done } of { $total } games.
arena-continue = Run the same command to resume.
arena-lost = Without --out the games are not kept.

arena-heading = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}: { $players } players, { $variant ->
    [grey] grey side
   *[coloured] coloured side
}
arena-start-positions = Start positions: { $positions }
arena-clocks = Clock, in seconds for the game and per move: { $clocks }
arena-no-games = No games have been played.
arena-column-rank = #
arena-column-player = player
arena-column-elo = Elo
# How far ahead of the next player.
arena-column-gap = lead
arena-column-games = games
arena-column-share = score %
arena-column-points = points
arena-column-rounds = rounds
arena-column-time = ms/move
arena-column-faults = crash/illegal/time
arena-above = above
arena-below = below
arena-unknown = -
arena-range = { $low } to { $high }
arena-note-elo = Elo with 95 % intervals, all players fitted together; { $anchor } is 0. Score: average share of the win for each seat taken; { $par } % is even.
arena-note-unrated = Above or below: this player won or lost every game that connects it with the others, so its Elo cannot be estimated. See its scores.
arena-pairings = Pairings: score % of the row against the column, 50 % is even
arena-pairings-alone = Pairings: score % of the row alone among copies of the column, { $par } % is even
arena-worst = Worst pairings
arena-worst-line = { $name } against { $opponent }: { $share } % ({ $low } to { $high }), Elo { $elo }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-elo-range = { $value } ({ $low } to { $high })
arena-elo-from = over { $low }
arena-elo-to = under { $high }
arena-faults = Lost by a fault
arena-fault = game { $game }, { $name } in seat { $seat }: { $reason ->
    [crash] crash
    [illegal] illegal move
    [nonsense] nonsense
   *[time] out of time
}: { $message }
arena-faults-more = … and { $count } more
arena-only-failed = no game finished, all lost by faults: { $names }
arena-sprt = Sequential test of { $low } against { $high } Elo: { $verdict ->
    [A] the difference is { $low } or less
    [B] the difference is { $high } or more
   *[none] not decided
} (LLR { $llr }, bounds ±{ $bound }, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
})
arena-kept = Records and results are in { $folder }.
