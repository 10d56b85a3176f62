# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Start
page-new = New game
page-play = Game
page-lobby = Lobby
page-games = My games
page-learn = Learn
page-puzzles = Puzzles
page-analysis = Analysis
page-review = Review
page-rules = Rules
page-settings = Settings
page-about = About Evora
page-missing = Page not found

# The title of the tab. $page is one of the names above, or what a page says of itself.
page-title = { $page } – Evora

## The frame

frame-skip = Skip to the content
frame-home = Evora, start page
frame-navigation = Main
frame-menu = Menu
frame-language = Language
frame-theme = Appearance
theme-system = As the system
theme-light = Light
theme-dark = Dark
frame-footer = Evora is an open home for the board game Azul. All its drawings are original.

## When something is not there

missing-about = There is nothing at this address. The link may be old or mistyped.
missing-home = Go to the start page
failed-heading = This page did not load
failed-about = You may be offline, or Evora has been updated since you opened it.
failed-reload = Load it again

## When the server says no, or does not answer

# $code is the server's reason, at the table and on every other page.
refused = { $code ->
    [unavailable] The server cannot be reached. Check your connection and try again.
    [busy] The server has a lot to do. Try again in a moment.
    [engines_busy] Engines still have to move in many of your games. Wait until they have, and try again.
    [closing] The server is restarting. Try again in a moment.
    [too_many] That was a lot at once. Wait a little, and try again.
    [too_large] The text or file is too long.
    [no_guest] You have not played on this device yet.
    [bad_name] That name cannot be used. Use up to 24 visible characters.
    [bad_code] That code is wrong, or it has been used or has expired. Make a new one on the other device.
    [unknown_bot] There is no such bot any more.
    [bot_away] This bot is not there now, or it takes no invitations from you.
    [bad_position] That is not a position that Evora can read.
    [bad_record] That is not a game record that Evora can read.
    [bad_move] One of the moves cannot be read.
    [bad_field] Something in these settings does not fit together.
    [unknown_game] There is no such game.
    [no_seat_free] All seats are taken by now.
    [open_games] You already have enough games in the lobby. Cancel one of them first.
    [already_started] The game has already begun.
    [already_seated] You already have a seat in this game.
    [stale] Something changed in the meantime. Look again.
    [not_your_seat] That is not your seat.
    [not_your_turn] It is not your turn.
    [illegal_move] The rules do not allow this move.
    [game_over] The game is over.
    [nothing_to_undo] There is nothing to take back.
    [undo_across_deal] Nothing can be taken back after new tiles were dealt.
    [game_too_long] So much has happened in this game that nothing more can be taken back or asked. You can play on.
    [offer_open] Another question is still open.
    [no_offer] The question has been answered.
    [asked_already] You have already asked. You can ask again after your next move.
    [not_away] The player is back.
    [player_left] A player has left the table.
    [no_time_to_give] No more time can be given here.
    [on_holiday] You are on holiday already.
    [no_days_off] You do not have so many days off left this year.
    [not_creator] Only whoever set the game up can do that.
   *[other] That did not work. Try again, and if it happens again, tell us the code { $code }.
}
refused-detail = For those who want to know: { $detail }
refused-again = Try again

## Tiles, as pictures

tile-B = blue tile
tile-Y = yellow tile
tile-R = red tile
tile-K = black tile
tile-W = white tile
