# Other people: blocking them, and reporting them to those who run the server. $name is a player.

## At a name, by the table

# What a button with three dots is called.
player-menu = { $name }: more
player-page = Page of { $name }
player-block = Block
player-block-about = Block somebody, and you will not meet again: you are not paired, you see neither each other’s games in the lobby nor each other’s greetings. A game that you are playing goes on. Nobody else learns of it.
player-blocked = Blocked. You will not meet again.
player-unblock = Unblock
player-unblocked = No longer blocked.
# In place of the others: the seat is played by a bot of one's own, say.
player-nobody = There is nobody else behind this seat.
player-report = Report

## A report

report-title = Report: { $name }
report-about = The people who run this server see it, together with this game. { $name } does not learn of it.
report-what = What is wrong?
# Also in lists: of one's own reports, and on the command line of those who run the server.
report-kind = { $kind ->
    [name] Offensive or misleading name
    [stalling] Stalling, or leaving games
    [engine] Help from a computer
    [accounts] Playing under several names
    [greetings] Annoying greetings
   *[other] Something else
}
report-words = In your own words
    .hint = Up to { $max } characters; needed if it is something else.
report-send = Send the report
report-sent = Thank you. The people who run this server will look at it.

## In the settings

settings-players = Other players
# A heading: people.
blocks-title = Blocked
blocks-none = You have blocked nobody. You can, at a table: beside a name.
blocks-nameless = Somebody without a name
report-mine = Your reports
report-state = { $looked ->
    [yes] Somebody has looked at it. Thank you.
   *[no] Nobody has looked at it yet.
}
