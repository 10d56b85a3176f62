# Notices: what calls a person back, and the ways by which that reaches them.

## The list: what each says is in notices.ftl

# For screen readers, before one that was not read yet.
notice-unread = Unread:
# Switches off all notices of this kind. $kind: a notice-kind.
notice-stop = No more of these
    .aria-label = No more of these: { $kind }
# Takes that back.
notice-again = Undo
    .aria-label = Undo: { $kind }
notice-off = You get no more notices of this kind: { $kind }.
notices-none = Nothing has called you back yet. Here you will read when it is your turn in games with days for each move, who challenges you, and how games have ended.
notices-read-all = Mark all as read
notices-settings = Choose your notices

## At the table of a game with days for each move

ask-notices = It may be a while until your next turn.
# What the button says will come.
ask-notices-push = Tell me on this device when it is my turn
ask-notices-mail = Tell me by mail when it is my turn
ask-notices-about = At most one notice until you are back.
ask-notices-mail-about = At most one letter a day.
ask-notices-no = No, thanks
ask-notices-done = This device will tell you when it is your turn. You can choose more in the settings.
next-game = Next game
# $count: how many, apart from the one on the table.
next-waiting = { $count ->
    [one] { $count } more game waits for you.
   *[other] { $count } more games wait for you.
}
# The one with the least time left: the names of the others there, and the time, as time-left-words.
next-with = { $names }: { $left }
next-onward = Go on to it by itself after a move
    .hint = In games with days for each move: on to the one with the least time left.

## Settings

settings-notices = Notices
notices-about = Nothing blinks, and nothing is lost by a day away. Choose what calls you back, and how.
notices-what = What calls you back
notice-kind = { $kind ->
    [turn] Your turn in a game with days for each move
    [time] Your time is running short
    [joined] Somebody sits down at your game
    [challenge] Somebody challenges you
    [accepted] Your challenge was accepted
    [rematch] Somebody would like to play again
    [over] A game is over
    [begins] What you follow begins
   *[test] Test
}
# The heads of columns.
notice-way = { $way ->
    [bell] Bell
    [push] Push
   *[mail] Mail
}
# A switch of the table, as it is read aloud: a notice-kind and a notice-way.
notices-cell = { $kind }: { $way }
notices-every = How often
notices-once = One notice until I am back
    .hint = It tells how many games wait.
notices-each = Every single one
notices-quiet = Quiet hours
    .hint = What comes meanwhile waits until they end. Only that your time is running short is told at once.
notices-quiet-begins = From
notices-quiet-ends = To
notices-zone = Time zone
# $zone: a name such as Europe/Berlin.
notices-zone-here = Use { $zone }, the time zone of this device
notices-test = Send me a test notice
# $ways: a list of notice-way.
notices-test-sent = On its way: { $ways }.

## Pushes

notices-push = On this device
notices-push-on = This device gets your notices.
notices-push-off = This device gets no notices yet.
notices-push-start = Notify me on this device
notices-push-stop = No more on this device
notices-push-devices = Devices that get your notices

## Mail

notices-mail = By mail
notices-mail-about = One letter a day at most, with all games that wait for you. Your address is used for nothing else.
notices-mail-address = Mail address
notices-mail-save = Send a letter to confirm it
# $address: a mail address.
notices-mail-works = Letters go to { $address }.
notices-mail-unconfirmed = A letter is on its way to { $address }. Follow the link in it, then letters can come.
notices-mail-bounced = Letters to { $address } came back. Give another address, or the same once more.
notices-mail-remove = Forget this address
notices-mail-off = This server sends no mail.

## The feed

notices-feed = As a feed
notices-feed-about = An address for calendars and feed readers, with the games that wait for you. Whoever knows it can read it.
notices-feed-make = Make an address
notices-feed-again = Make another one
notices-feed-remove = Remove it
notices-feed-once = The addresses are shown only now.
notices-feed-made = Made on { $date }. Its addresses were shown then.
notices-feed-atom = For feed readers
notices-feed-calendar = For calendars
