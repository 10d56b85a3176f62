# At the table: what happened since one's last move, why something cannot be done, help, and the guide
# for the first game. "You" is said only where exactly one seat is the reader's.
#
# $colour and $holds are letters of colours (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player, or you-name.

## The reader: "you"

you-name = You
you-board = Your board
you-round = Round { $round }. You start.
you-take = You take { $count } { $colour ->
    [B] blue
    [Y] yellow
    [R] red
    [K] black
   *[W] white
} { $source ->
    [0] from the centre
   *[other] from factory { $source }
} { $line ->
    [0] to the floor line
   *[other] to line { $line }
}{ $marker ->
    [yes] , with the start marker
    [free] , with the start marker, which costs nothing
   *[no] {""}
}{ $falls ->
    [0] .
    [one] ; { $falls } falls.
   *[other] ; { $falls } fall.
}
you-joined = You sit down.
you-undone = You take back a move.
you-offered = { $what ->
    [undo] You would like to take back a move.
    [rematch] You would like to play again.
   *[abandon] You would like to end the game without a winner.
}
you-answered = { $accept ->
    [yes] You agree.
   *[no] You do not agree.
}
you-seat-out = { $reason ->
    [resigned] You resign.
    [time] You have run out of time.
   *[claimed] You have left the game.
}
you-seat-given = The computer plays on for you.
you-time-given = You give { $receiver } { $seconds } more seconds.
# Somebody gives it to the person who reads.
you-get-time = { $name } gives you { $seconds } more seconds.
# Also in the settings.
you-on-holiday = You are on holiday until { $date }.
you-holiday-over = You are back from your holiday.
you-rematch-lapsed = You left, so there is no new game.
# $count: how many share the win.
you-ended = { $count ->
    [one] The game is over. You win.
   *[other] The game is over. You share the win.
}
# Why the game ended early. $who: the reader, or the only opponent.
you-reason = { $who ->
    [you] { $reason ->
        [resigned] You resigned.
        [time] You ran out of time.
       *[other] You were away for too long, and your opponent claimed the win.
    }
   *[opponent] { $reason ->
        [resigned] Your opponent resigned.
        [time] Your opponent ran out of time.
       *[other] Your opponent was away for too long, and you claimed the win.
    }
}
# Why the reader has won, alone or not; as end-why.
you-why = { $verdict ->
    [rows] The points are tied at { $points }; you have more complete rows.
   *[shared] All winners have { $points } points and the same number of complete rows.
}

## Moves as they are drawn. $tiles is the place of the tiles

drawn-take = { $name }: { $tiles } { $source ->
    [0] centre
   *[other] factory { $source }
} → { $line ->
    [0] floor line
   *[other] line { $line }
}{ $marker ->
    [no] {""}
   *[yes] , start marker
}{ $falls ->
    [0] {""}
    [one] , { $falls } falls
   *[other] , { $falls } fall
}
drawn-placed = { $name }: { $tiles } → row { $row }, column { $column }, +{ $points }
recap-title = Since your last move
recap-watching = The last move
recap-name = { $name }:
recap-take = { $tiles } → { $line ->
    [0] floor
   *[other] { $short ->
        [yes] { $line }
       *[no] line { $line }
    }
}
recap-placed = { $tiles } → { $short ->
    [yes] { $row }/{ $column }
   *[no] row { $row }, column { $column }
}
log-show = Show this move on the table

## Why something cannot be done

why = { $kind ->
    [sending] Your move is on its way.
    [watching] You are watching this game.
    [over] The game is over.
    [deal_next] The next tiles are being dealt.
    [turn] It is not your turn.
    [source_empty] { $source ->
        [0] The centre is empty.
       *[other] Factory { $source } is empty.
    }
    [no_factory] There is no factory { $source }.
    [no_tiles] { $source ->
        [0] There is no { $colour ->
            [B] blue
            [Y] yellow
            [R] red
            [K] black
           *[W] white
        } in the centre.
       *[other] There is no { $colour ->
           [B] blue
           [Y] yellow
           [R] red
           [K] black
          *[W] white
       } on factory { $source }.
    }
    [tiles_first] Choose tiles first.
    [wall_later] The wall is tiled at the end of the round: choose tiles and a line.
    [tiling_next] Choose a space on the wall now.
    [line_full] Line { $line } is full.
    [line_holds] Line { $line } holds { $holds ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    }: no other colour fits.
    [row_has] Wall row { $line } already has { $colour ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    }.
    [other_line] Line { $line } comes first.
    [space_taken] This space of row { $line } is taken.
   *[column_has] Column { $column } already has { $colour ->
       [B] blue
       [Y] yellow
       [R] red
       [K] black
      *[W] white
   }.
}

## Help

help-title = Help
help-short = The game in short
help-short-take = Take all tiles of one colour from a factory; its other tiles go to the centre. Or take all tiles of one colour from the centre. Whoever does that first in a round gets the start marker, too.
help-short-line = Put them in one of your lines. A line holds one colour, and none that its wall row already has.
help-short-floor = What does not fit falls to the floor line and costs points.
help-short-wall = When all tiles are taken, each complete line moves one tile to the wall. Alone it scores 1 point; with neighbours, one for every tile of the unbroken row and column that it belongs to.
help-short-end = The game ends after the round in which somebody completes a row of the wall. Then there are { $row } points for each complete row, { $column } for each column, { $colour } for each colour with all its five tiles.
help-rules = All the rules
help-lessons = Practise in small lessons
help-numbers = What the numbers mean
help-number-gain = What the tile of this line would score if the wall were tiled now.
help-number-falls = How many tiles would fall to the floor line.
help-number-floor = What each space of the floor line costs, from left to right.
help-number-then = Your points if the round ended now: complete lines tiled, the floor line subtracted.
help-number-pile = How many tiles of this colour lie in the centre.
help-marks = Frames with a symbol show what the others did since your last move. Each player has a symbol. Point at a line of the log, or tap it, to see that move again.
help-keys = Keys
help-key-source = Factory; { $centre } is the centre
help-key-colour = Colour: blue, yellow, red, black, white
help-key-line = Line; { $floor } is the floor line. While tiling: the column
help-key-arrows = From tile to tile, from line to line
help-key-enter = Choose, or play the chosen move
help-key-escape = One step back
help-key-replay = Replay: one step, first and last
help-key-help = This help
help-key-names = { $key ->
    [arrows] Arrows
    [enter] Enter
    [escape] Esc
   *[ends] Home, End
}
help-guide = Show me around the table

## The guide through the first game

guide-offer = New to the game?
guide-yes = Show me
guide-no = No
guide-title = A look around the table
guide-step = { $number } of { $count }
guide-sources = Take tiles
    .about = On your turn take all tiles of one colour from one factory; the others slide to the centre. You can also take one colour from the centre.
guide-lines = Fill a line
    .about = Put the tiles in one of your lines. A line holds one colour only, and is complete when all its spaces are full.
guide-floor = Mind the floor
    .about = Tiles that find no space fall here. Each one costs points at the end of the round.
guide-wall = Tile the wall
    .about = When all tiles are taken, each complete line moves one tile to your wall. The more tiles it touches there, the more points it brings.
guide-score = Win
    .about = The game ends when somebody has a complete row on the wall. Complete rows, columns and colours bring extra points then. Most points win. Your turn!
guide-next = Next
guide-back = Back
guide-done = Play
