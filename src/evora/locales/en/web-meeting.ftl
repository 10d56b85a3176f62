# People who meet: quick pairing, invitations, games to watch, greetings; and the connection.
# $name is the name of a player, $names several as a list.

## The connection

bar-sending = Sending your move …

## Quick pairing: one press joins a game that waits, or opens one

pair-title = Play somebody now
pair-go = Find an opponent
pair-kind = Kind of game
pair-kind-usual = Usual: 10 min + 10 s
pair-kind-quick = Quick: 3 min + 5 s
pair-kind-grey = Grey side: 10 min + 10 s
pair-waiting = { $count ->
    [0] Nobody is waiting just now: you would be the first.
    [one] { $count } person is waiting for an opponent.
   *[other] { $count } people are waiting for an opponent.
}
pair-here = { $count ->
    [one] { $count } person is on this server now.
   *[other] { $count } people are on this server now.
}
# Nobody waits for the kind of game that is chosen, but somebody does for another one.
pair-other-kind = { $count ->
    [one] { $count } person is waiting for another kind of game.
   *[other] { $count } people are waiting for another kind of game.
}
# A button below that: chooses the other kind, pair-kind-….
pair-choose = Choose “{ $kind }”
# Nobody waits for a kind of game above, but games with other settings wait; then a button.
pair-in-lobby = { $count ->
    [one] { $count } game with other settings is waiting in the lobby.
   *[other] { $count } games with other settings are waiting in the lobby.
}
pair-look = To the lobby
# A link: to make a game with other settings, which then waits in the lobby.
pair-custom = Wait with other settings

## While one waits for somebody

# $time is a time such as 1:23 that goes on.
wait-elapsed = You have been waiting for { $time }
# Besides the reader, who waits for one kind of game.
wait-others = { $count ->
    [0] Nobody else is waiting.
    [one] { $count } other person is waiting for another kind of game.
   *[other] { $count } other people are waiting for another kind of game.
}
# A heading: a game against the computer while one waits.
meanwhile-title = Meanwhile, against the computer
meanwhile-about = You keep your place: as soon as somebody comes, you are taken to your table. The game against the computer is kept on this device.
# Said after a minute.
meanwhile-long = Nobody has come for a minute, and nobody knows when somebody will. The computer plays at once.
# A button: begins that game; the next one goes on with it, the third leads back to waiting.
meanwhile-go = Play while you wait
meanwhile-on = Go on with your game
meanwhile-back = Back

## An invitation: for whoever opened the link, and for whoever sent it

invite-title = { $name } invites you to a game
invite-about = { $free ->
    [one] One seat is free. Sit down, and the game begins.
   *[other] { $free } seats are free. Sit down; the game begins when all are taken.
}
name-ask = Your name at the table
    .hint = What the others see. Without one you are “{ $name }”.
name-use = Use this name
name-skip = Not now

## The lobby, and games to watch

live-title = Games to watch
live-about = Games from the lobby, while they are played. Games by link are never listed.
live-empty = No such game is being played at the moment.
live-watch = Watch
    .aria-label = Watch the game: { $names }
live-own = Your game
live-round = Round { $round }
live-watchers = { $count ->
    [0] nobody is watching
   *[other] { $count } watching
}

## Greetings: instead of a chat

greet-open = Greetings
greeting-hello = Hello!
greeting-luck = Good luck!
greeting-nice = Nice move!
greeting-thanks = Thanks, good game!
greeting-moment = One moment, please
greet-said = { $name }: { $greeting }
greet-mute = Hide greetings of others

## Ending a game in which nobody has to be asked

end-alone = End the game
end-alone-ask = End the game now, without a winner? It cannot be played on.

## A code for another device

code-used = The code has been used: your games are on the other device, too.
