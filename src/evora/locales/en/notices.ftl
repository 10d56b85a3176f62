# Notices: what a push says, in few words, for devices cut them. $name is the other player.

notice-somebody = Somebody
notice-turn = Your turn
    .body = Your move is awaited: { $name }
# Several games: one notice for all of them, until one has been there.
notice-waiting = { $games ->
    [one] { $games } game waits for you
   *[other] { $games } games wait for you
}
    .body = The least time is left here: { $name }
notice-time = Your time is running out
    .body = { $hours ->
        [0] Less than an hour is left for your move: { $name }
        [one] { $hours } hour is left for your move: { $name }
       *[other] { $hours } hours are left for your move: { $name }
    }
notice-joined = { $name } has sat down
    .body = At the game that you have made.
notice-challenge = { $name } challenges you
    .body = You can accept or decline.
notice-accepted = { $name } has accepted your challenge
    .body = The game has begun.
notice-rematch = { $name } would like to play again
    .body = Your answer is awaited at the table.
notice-over = { $result ->
    [won] You have won
    [lost] You have lost
   *[over] A game is over
}
    .body = The game has ended: { $name }
notice-begins = { $name } is playing
    .body = A game of somebody whom you follow has begun.
notice-test = A test
    .body = Notices reach you here.
# The button of a notice that leads to its switch.
notice-switch = Settings
