# The table of the web client: the game, the replay, a position. Names of things are read aloud by
# screen readers, so every one is a whole phrase.
#
# $colour is always the letter of a colour (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player.

## Seats

seat-open = free seat
seat-nameless = Player { $seat }
# The level of an engine in a game that was uploaded: the file says so, and nobody knows.
seat-said = said to be { $name }
# A small mark of a game that this server did not see from its start: in lists, beside the points.
source-mark = { $source ->
    [uploaded] Uploaded
   *[position] From a position
}
source-about = { $source ->
    [uploaded] This game was not played here: somebody uploaded its record. Names, levels and deals are what the file says.
   *[position] This game did not begin at the start, but from a position that somebody chose.
}
# Two seats with the same name, for example two engines of one level.
seat-numbered = { $name } ({ $seat })
seat-moves = to move
seat-away = away
# Beside the name, as briefly as "away": their clock stands still.
seat-holiday = on holiday until { $date }
seat-out = { $reason ->
    [resigned] resigned
    [time] out of time
   *[claimed] left
}
score-title = Points
score-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# What the score would be if the round were tiled now.
score-then = { $score } after tiling

## What lies on the table

table-sources = Factories and centre of the table
table-marker = start marker
table-bag = Bag
table-lid = Lid
table-stock = { $bag ->
    [one] { $bag } tile in the bag
   *[other] { $bag } tiles in the bag
}, { $lid } in the lid. Show the colours
# One part of a list such as "2 blue, 1 red and 1 white".
tiles-of = { $count } { $colour ->
    [B] blue
    [Y] yellow
    [R] red
    [K] black
   *[W] white
}
# The last part of such a list.
tiles-marker = the start marker
source-holds = { $source ->
    [0] Centre: { $tiles }
   *[other] Factory { $source }: { $tiles }
}
source-empty = { $source ->
    [0] { $marker ->
        [yes] Centre: only the start marker
       *[no] Centre: empty
    }
   *[other] Factory { $source }: empty
}
table-pick = { $source ->
    [0] { $count } { $colour ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    } from the centre
   *[other] { $count } { $colour ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    } from factory { $source }
}
board-of = Board of { $name }
folded-open = { $score ->
    [one] { $name }: { $score } point. Show the board
   *[other] { $name }: { $score } points. Show the board
}
line-empty = Line { $line }: empty
line-holds = Line { $line }: { $count } of { $line } { $colour ->
    [B] blue
    [Y] yellow
    [R] red
    [K] black
   *[W] white
}
# $line describes a line or the floor, $effect what the chosen tiles would do there.
line-offers = { $line }. { $effect }
floor-holds = { $count ->
    [0] Floor line: empty
    [one] Floor line: { $count } space taken, costs { $cost }
   *[other] Floor line: { $count } spaces taken, costs { $cost }
}
floor-hint = or to the floor
wall-row = Wall row { $row }: { $cells }
wall-cell = { $tile ->
    [B] blue
    [Y] yellow
    [R] red
    [K] black
    [W] white
   *[none] free
}
wall-choice = { $points ->
    [one] Column { $column }: { $points } point
   *[other] Column { $column }: { $points } points
}

## What a move would do. $falls tiles fall to the floor line; $cost is what the floor line then costs
## more, the start marker included.

preview-completes = { $points ->
    [one] Completes the line for { $points } point
   *[other] Completes the line for { $points } points
}{ $falls ->
    [0] {""}
    [one] ; { $falls } tile falls
   *[other] ; { $falls } tiles fall
}{ $cost ->
    [0] {""}
    [one] ; costs { $cost } point
   *[other] ; costs { $cost } points
}{ $marker ->
    [yes] {" "}(with the start marker)
   *[no] {""}
}
preview-nowhere = Completes the line, but its tile has no space on the wall{ $cost ->
    [0] {""}
    [one] ; costs { $cost } point
   *[other] ; costs { $cost } points
}
preview-fills = { $count } of { $line } { $colour ->
    [B] blue
    [Y] yellow
    [R] red
    [K] black
   *[W] white
}{ $cost ->
    [0] {""}
    [one] ; costs { $cost } point
   *[other] ; costs { $cost } points
}{ $marker ->
    [yes] {" "}(with the start marker)
   *[no] {""}
}
preview-floor = { $cost ->
    [0] To the floor line, at no cost
    [one] To the floor line; costs { $cost } point
   *[other] To the floor line; costs { $cost } points
}
preview-column = { $points ->
    [one] To column { $column } for { $points } point
   *[other] To column { $column } for { $points } points
}

## The bar: what to do next

bar-choose-tiles = Your turn: choose tiles
bar-choose-colour = { $source ->
    [0] Centre: choose a colour
   *[other] Factory { $source }: choose a colour
}
bar-choose-line = { $count ->
    [one] { $count } { $colour ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    } tile: choose a line
   *[other] { $count } { $colour ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    } tiles: choose a line
}
bar-choose-space = Line { $line } is complete: choose a space on the wall
bar-cancel = Choose again
bar-confirm = Play this move
bar-undo = Take back your last move
bar-undo-ask = Ask to take back your last move

## Who is to move. Also the title of the tab

status-you = Your turn
status-here = { $name }, your turn
status-other = { $name } to move
status-wait = One moment

## Time

# Only for clocks of a day or more.
time-days = { $days } d { $hours } h
time-left = Time left: { $time }
# What the button beside the clock of another does; it shows only +15.
time-give = Give { $name } { $seconds } more seconds

## The standing

standing-title = Standing
standing-round = { $phase ->
    [deal] Before round { $round }
    [tiling] Round { $round }: tiling
    [over] After round { $round }
   *[offer] Round { $round }
}
standing-last = Last round
standing-winner = winner

## The log, and what is read aloud

log-title = What happened
log-notation = Notation
log-token = { $seat }. { $token }
log-round = Round { $round }. { $name } starts.
# $falls: tiles that found no space on the line. $marker: whether the start marker came with the tiles
# (free: the floor line was full, so that it costs nothing).
log-take = { $name } takes { $count } { $colour ->
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
log-placed = { $points ->
    [one] { $name }, row { $row }: { $colour ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    } to column { $column }, { $points } point.
   *[other] { $name }, row { $row }: { $colour ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    } to column { $column }, { $points } points.
}
log-no-space = { $count ->
    [one] { $name }, line { $line }: no space on the wall, { $count } tile falls.
   *[other] { $name }, line { $line }: no space on the wall, { $count } tiles fall.
}
log-floor = { $points ->
    [one] { $name }, floor line: { $points } point lost.
   *[other] { $name }, floor line: { $points } points lost.
}
log-bonus = { $kind ->
    [row] { $name }: { $points } points for the complete row { $which }.
    [column] { $name }: { $points } points for the complete column { $which }.
   *[colour] { $name }: { $points } points for all five tiles of { $which ->
        [1] blue
        [2] yellow
        [3] red
        [4] black
       *[5] white
    }.
}
log-joined = { $name } sits down.
log-left = Seat { $seat } is free again.
log-undone = { $name } takes back a move.
log-offered = { $what ->
    [undo] { $name } would like to take back a move.
    [rematch] { $name } would like to play again.
   *[abandon] { $name } would like to end the game without a winner.
}
log-answered = { $accept ->
    [yes] { $name } agrees.
   *[no] { $name } does not agree.
}
log-seat-out = { $reason ->
    [resigned] { $name } resigns.
    [time] { $name } has run out of time.
   *[claimed] { $name } has left the game.
}
log-seat-given = The computer plays on for { $name }.
# $receiver: who gets it.
log-time-given = { $name } gives { $receiver } { $seconds } more seconds.
log-on-holiday = { $name } is on holiday until { $date }.
# Sooner than was said before.
log-holiday-over = { $name } is back from holiday.
# $count: how many winners there are; $names: their names as a list.
log-ended = { $count ->
    [0] { $reason ->
        [abandoned] The game ended by agreement, without a winner.
        [cancelled] The game was cancelled.
        [void] The game does not count: not everybody came.
        [host] The host ended the game. It does not count.
       *[other] The game is over, without a winner.
    }
    [one] The game is over. { $names } wins.
   *[other] The game is over. { $names } share the win.
}
log-rematch-lapsed = { $name } has left, so there is no new game.
log-rematch = A new game has been set up.

## Questions

offer-asks = { $what ->
    [undo] { $name } would like to take back a move.
    [rematch] { $name } would like to play again.
   *[abandon] { $name } would like to end the game without a winner.
}
offer-own = { $what ->
    [undo] You asked to take back your move. No answer yet.
    [rematch] You asked to play again. No answer yet.
   *[abandon] You asked to end the game without a winner. No answer yet.
}
offer-accept = Agree
offer-decline = Decline
offer-withdraw = Withdraw the request
# At the start of a game with a clock. $names: who has not come yet; $time: as 1:45.
await-others = Not here yet: { $names }. The clock starts when everybody has come. If somebody does not, the game is over in { $time } and does not count.
absence-wait = { $seconds ->
    [one] { $name } is away. In { $seconds } second you can choose how the game goes on.
   *[other] { $name } is away. In { $seconds } seconds you can choose how the game goes on.
}
absence-choose = { $name } is away. How should the game go on?
absence-stay = Wait
absence-engine = Let the computer play
# In place of absence-claim, when the other one never came.
absence-void = End without a winner
absence-claim = { $players ->
    [2] Claim the win
   *[other] Put out of the game
}
ask-no = No
ask-resign = { $players ->
    [2] Resign? The game ends, and your opponent wins.
   *[other] Resign? The computer plays on for you, and you cannot win any more.
}
ask-end = Offer to end the game without a winner?

## Beside the table

panel-menu = Log and menu
panel-close = Close
panel-home = Start page
panel-result = Result and points
panel-offer-end = Offer to end
panel-resign = Resign
panel-share = Share the game
panel-share-position = Share the position
panel-download = Download the record
panel-play-on = Play on from here
share-copied = Link copied
share-link = Link
choices-title = How the table looks

## Before the game

wait-title = { $count ->
    [0] The game begins
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
wait-short = Waiting for players
wait-invited = You are invited to a game
wait-settings = { $players } players, { $variant ->
    [grey] grey side
   *[coloured] coloured side
}, { $clock ->
    [budget] { $minutes } min for the game, plus { $seconds } s after each turn
    [days] { $days ->
        [one] { $days } day for each move
       *[other] { $days } days for each move
    }
   *[none] no clock
}
wait-you = you
wait-join = Sit here
wait-link = Send this link to the people you want to play with. The game begins when all seats are taken.
wait-listed = The game is in the lobby, where anybody can join. You can also send the link yourself.
wait-share = Share the link
wait-cancel = Cancel the game
wait-leave = Leave the seat

## The end

# $how: you (whoever reads it has won, alone or not), others, none.
end-heading = { $how ->
    [you] { $count ->
        [one] You win!
       *[other] You share the win!
    }
    [others] { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
   *[none] No winner
}
end-reason = { $reason ->
    [row] A row is complete, so the game is over.
    [stalled] For three rounds nobody has moved a tile to a wall, so the game is over.
    [no_tiles] No tile is left to deal, so the game is over.
    [resigned] A player resigned.
    [time] A player ran out of time.
    [forfeit] A player was away for too long, and the win was claimed.
    [abandoned] The game ended early.
    [void] The game does not count: not everybody came.
    [host] The host ended the game. It does not count.
   *[cancelled] The game was cancelled.
}
# Why the winners have won with as many points as others; rows: more complete rows decided.
end-why = { $verdict ->
    [rows] The points are tied at { $points }; { $names } has more complete rows.
   *[shared] { $points ->
        [one] { $names } have { $points } point each and the same number of complete rows.
       *[other] { $names } have { $points } points each and the same number of complete rows.
    }
}
end-table = Points of every player, by round
end-round = Round { $round }
end-gained = +{ $points }
end-times = ({ $count })
end-bonus = { $kind ->
    [row] Rows
    [column] Columns
   *[colour] Colours
}
end-total = Total
end-rematch = Play again
end-to-rematch = To the new game
# Instead of the button that offers a rematch.
rematch-left = { $name } is not here.
# Three or four players: who has agreed waits for the rest.
rematch-agreed = You agreed. The others have not answered yet.
end-replay = Replay
end-new = New game
fair-title = Were the deals fair?
fair-about = { $source ->
    [uploaded] All deals should follow from the seed in the record. Whether its fingerprint (SHA-256) was known before the first deal, this server cannot say: the game was played elsewhere.
   *[other] All deals follow from a secret number, the seed. Its fingerprint (SHA-256) was fixed before the first deal, so that nobody could change the seed later.
}
fair-hash = { $source ->
    [uploaded] Fingerprint in the record
   *[other] Fingerprint, known from the start
}
fair-seed = Seed
fair-secret = It is revealed when the game is over.
fair-verdict = { $verdict ->
    [matches] The seed has this fingerprint. Your browser has just computed it.
    [differs] The seed does not have this fingerprint: something is wrong.
   *[unable] Your browser computes fingerprints only on pages that come over HTTPS. The command below does it instead.
}
fair-verify = To check every single deal, download the record and run:

## Replay

replay-title = Replay
replay-start = Before the first deal
replay-back = One step back
replay-next = One step forward
replay-play = Play
replay-pause = Pause
replay-slider = Step of the game
replay-try = Try other moves
replay-game = To the game
replay-record-about = Look at any game that was saved as an Evora record.
replay-record-file = Record file
replay-record-text = Or the text of the record
replay-show = Show

## When something is in the way

# $pending: whether something that you did waits to be sent.
note-lost = { $pending ->
    [yes] Connection lost, trying again. Your move is kept and will be sent.
   *[no] Connection lost, trying again …
}
note-closing = { $pending ->
    [yes] The server is restarting. Your move is kept and will be sent.
   *[no] The server is restarting. The game goes on in a moment.
}
note-outdated = This page is old: Evora has been updated since you opened it.
note-reload = Load it again
note-unreachable = The server cannot be reached. Trying again …
nogame-title = { $why ->
    [cancelled] This game was cancelled
    [unknown] There is no such game
   *[away] The game cannot be shown
}
nogame-about = { $why ->
    [cancelled] Whoever set it up called it off before it began.
    [unknown] The link may be mistyped or incomplete. Ask for it again, or start a game of your own.
   *[away] The server does not answer as it should. Wait a little and load the page again.
}

## Ways to learn from a game that is over

analysis-here = Analyse
review-here = Review the game
