# The pages around the table: start, new game, lobby, my games, settings, about.
# $level is always the name of a level from levels.ftl, $name the name of a player.

## Start page

start-heading = Take tiles, build a wall
start-about = Evora is a quiet place to play the board game Azul: against the computer at your level, with friends, or with somebody new. Free, open, without an account.
start-play = Play now
start-play-against = opponent: { $level }
start-levels = How strong should your opponent be?
# $about describes the level, see levels.ftl: "builds for rows, columns and colours".
start-level-about = { $level }: { $about }.
start-waiting = Your turn
start-waiting-all = All my games
# A heading instead of "Your turn": others are to move in all of them.
start-running = Your games
# A heading, above a game to watch.
start-live = Being played now
# The puzzle of the day, here and among the puzzles.
puzzles-today = Puzzle of the day
puzzles-today-solved = Solved. The next one comes tomorrow.
puzzle-find = Find the best move.
# Days on which the puzzle of the day was solved.
puzzles-row = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
# A button.
puzzles-share = Share the result
# To be sent to others, with a link. $how says how the puzzle of the day went; $days is 0 where nothing
# is said of days in a row.
puzzles-shared = Evora puzzle of { $date }: { $how ->
    [first] solved at the first try
    [later] solved
   *[failed] not solved yet
}{ $days ->
    [0] { "" }
    [one] , { $days } day in a row
   *[other] , { $days } days in a row
}
start-other = Other ways to play
start-friend = With a friend
    .about = You get a link. Whoever opens it first sits down with you.
start-local = At this device
    .about = Two to four people take turns at one screen.
start-lobby = With somebody new
    .about = See who is waiting in the lobby, or wait there yourself.
start-custom = As you like
    .about = More players, the grey side, clocks, a position of your own.
start-learn = New to the game?
start-learn-about = Twelve small exercises on a real board. In five minutes you can play.
start-learn-begin = Learn to play
start-learn-continue = Go on learning
start-learn-rules = Read the rules
start-scene = A table seen from above: three round factories with tiles on them, loose tiles in the centre, and a wall that is half built.

## New game

new-about = Choose who plays and how. Your choices are remembered for next time.
new-seats = Players
new-players = How many play?
new-players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
new-seat = Seat { $seat }
new-seat-me = me
new-seat-local = at this device
new-seat-friend = a friend, by link
new-seat-anybody = anybody from the lobby
new-seat-engine = the computer
new-seat-name = Name
    .placeholder = optional
new-seat-level = Level
new-side = Side of the boards
new-side-coloured = Coloured side
    .about = Every colour has its own space in each row of the wall. The way to begin.
new-side-grey = Grey side
    .about = You choose the spaces yourself; no colour twice in a row or column. For those who know the game.
new-start = Who begins?
new-start-draw = Draw lots
new-start-seat = Seat { $seat }
new-clock = Clock
new-clock-about = A budget for the whole game, and a little more for every turn. Or days for each move, for games alongside everyday life.
new-from = Start from a position or a record
new-from-about = Paste a position in one line or a whole game record, or open a file. Seats, side and the player who begins come from there.
new-from-text = Position or record
new-from-file = Open a file
new-from-check = Check it
new-from-clear = Start from the beginning
new-from-good = { $players ->
    [one] A game for { $players } player, in round { $round }.
   *[other] A game for { $players } players, in round { $round }.
}
new-from-over = That game is over. Choose a move to start from in its replay.
new-from-game = The game starts where another game stood.
new-create = Start the game
new-create-link = Make the game and its link
new-create-lobby = Wait in the lobby
new-invite-hint = On the next page you get the link to send.

clock-none = no clock
clock-budget = { $seconds ->
    [0] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
   *[other] { $minutes } min + { $seconds } s a turn
}
clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}

## Lobby

# A heading, above the games that wait for somebody.
lobby-title = Waiting in the lobby
lobby-about = These games are waiting for somebody. Sit down, and the game begins when all seats are taken.
lobby-join = Sit down
    .aria-label = Sit down with { $names }
lobby-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
lobby-own = Your own game, waiting
lobby-live = The list updates itself.
lobby-offline = The list could not be updated. Evora keeps trying.

## A line of a list of games

game-side-grey = grey side
game-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
game-your-turn = Your turn
game-their-turn = { $name } to move
game-waiting = waiting for players
game-won = You won
game-shared = You share the win
game-lost = { $name } won
game-lost-shared = { $names } share the win
game-no-winner = No winner
game-score = Score: { $score }
# The scores of two players, and what is between them; of more, one after another.
game-score-between = { $first }–{ $second }
game-reason-resigned = somebody resigned
game-reason-time = time ran out
game-reason-forfeit = somebody left
game-reason-abandoned = ended early
game-reason-cancelled = cancelled
game-reason-void = does not count
game-reason-host = ended by the host
game-reason-stalled = no tile placed for three rounds
game-reason-no_tiles = no tiles were left
game-you = you

## My games

games-your-turn = Your turn
games-running = In progress
games-waiting = Waiting for players
games-finished = Finished
games-empty = No games yet.
games-empty-about = Games that you play on this device appear here, and stay when you close the page.
games-play = Play now
games-more = Show older games
games-loading = Your games are being fetched.
games-code-about = Have you played on another device?
games-code = Bring your games over

## Settings

settings-you = You
settings-name = Display name
    .hint = { $kept ->
        [yes] What others see at the table. Up to 24 characters; a name that you keep cannot be empty.
       *[no] What others see at the table. Up to 24 characters; leave it empty to stay nameless.
    }
settings-save = Save the name
settings-saved = Saved.
settings-look = Language and colours
settings-table = The table
# The sets of tiles to choose from, each beside a picture of its five tiles.
settings-tiles = Tiles
settings-tiles-glazed = Glazed
settings-tiles-calm = Calm
settings-tiles-contrast = High contrast
settings-letters = Letters on the tiles
    .hint = B blue, Y yellow, R red, K black and W white, in addition to the patterns.
settings-confirm = Ask before each move
    .hint = Shows the move first, and plays it when you confirm.
settings-log = The log
settings-log-words = In words
settings-log-notation = In notation
# A heading in the settings.
settings-holiday = Days off
holiday-about = In games with days for each move your clocks stand still on your days off. Everybody at those tables is told.
holiday-left = { $days ->
    [one] { $days } day is left this year.
   *[other] { $days } days are left this year.
}
# Above the choice of a number.
holiday-days = Number of days
# Buttons.
holiday-start = Start now
holiday-end = End my holiday
holiday-end-about = Days that have not begun stay yours.
settings-devices = Another device
settings-devices-about = Evora has no accounts and no passwords. A code that works once brings your name and your games to another device.
settings-code-make = Make a code
settings-code-made = Enter this code on the other device, in its settings:
settings-code-expires = It works once. Valid until: { $time }
settings-code-use = I have a code
settings-code-label = Code from the other device, or recovery code
settings-code-go = Bring my games here
settings-code-done = Done. Your name and your games are on this device now.
settings-data = My data
settings-data-about = You can take along or delete what the server keeps about you.
# A link to the page about privacy, here and on the page about Evora.
privacy-link = What is kept, and for how long
settings-export = Download everything about me
settings-delete = Delete my data
settings-delete-about = Your name and your access to your games are gone for good, and so are your keys. Finished games stay, without your name. Nobody gets a name that you have kept, not even you.
settings-delete-sure = Really delete everything?
settings-delete-yes = Yes, delete
settings-delete-no = Keep my data
settings-deleted = Your data has been deleted.
settings-stranger = You have not played yet, so nothing is stored about you.

## About

about-what = What Evora is
about-what-text = Evora is an open home for a game of tiles and walls: a rules engine, opponents of every strength, and this page. It speaks many languages and works on phones, with a keyboard and with a screen reader.
about-game-text = Evora plays the rules of the board game Azul. The name Azul belongs to its owners, who have nothing to do with Evora; if you like the game, get it for your table.
about-open = Open source
about-open-text = All of it is free software under the MIT licence: read it, change it, run a server of your own with one command. The drawings were made for Evora.
# The typeface of the page, and the link to the text of its licence.
about-letters = The letters are cut from Source Sans by Adobe, under the SIL Open Font License.
about-letters-link = Licence of the letters
about-privacy = No tracking
about-privacy-text = There is no advertising, no analytics and no account. One cookie, made when you first play, lets you come back to your games. You can see, take with you and delete everything that is stored about you.
about-privacy-link = My data
about-fair = Fair deals
about-fair-text = The tiles of a game follow from a random number that is chosen before the first round. Its fingerprint is shown from the beginning and the number itself at the end, so everybody can check that nothing was rigged.
about-engines = The computer players
about-engines-text = { $count ->
    [one] One level, which plays by the same rules as you and knows no more than you: never the order of the tiles in the bag.
   *[other] { $count } levels, from a beginner to full strength. They play by the same rules as you and know no more than you: never the order of the tiles in the bag.
}

## Page not found

missing-learn = Learn to play
