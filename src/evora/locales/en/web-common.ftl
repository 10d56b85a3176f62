# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Start
page-new = New game
page-play = Game
page-lobby = Lobby
page-games = My games
page-me = My page
page-person = Player
page-learn = Learn
page-puzzles = Puzzles
puzzles-history = What you have tried
run-title = Three minutes
page-analysis = Analysis
page-review = Review
page-rules = Rules
page-settings = Settings
page-about = About Evora
page-privacy = Privacy
page-contact = Contact
# What those who run the server ask of everybody; the rules of the game are page-rules.
page-house-rules = House rules
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

# $code is the server's reason, at the table and on every other page; $time: how long to wait, as 1:45.
refused = { $code ->
    [unavailable] The server cannot be reached. Check your connection and try again.
    [busy] The server has a lot to do. Try again in a moment.
    [engines_busy] Engines still have to move in many of your games. Wait until they have, and try again.
    [closing] The server is restarting. Try again in a moment.
    [too_many] That was a lot at once. Wait a little, and try again.
    [too_large] The text or file is too long.
    [no_guest] You have not played on this device yet.
    [banned] You are banned from this server.
    [read_only] The host has paused all games for now. Your move is sent when they go on.
    [invitation_needed] This server lets new people in only with an invitation. Ask its host for one.
    [bad_name] That name cannot be used. Use up to 24 visible characters.
    [reserved_name] That name is kept for the server. Choose another one.
    [name_taken] That name looks like one that somebody else keeps. Choose another.
    [name_too_soon] A name that is kept can be changed once in 30 days.
    [bad_code] That code is not good: it is mistyped, used, expired or replaced by a new one.
    [bad_key] This passkey does not work here.
    [last_key] That is the last key to your name. Make another one first.
    [too_many_keys] You have ten passkeys already. Remove one first.
    [no_passkeys] Passkeys do not work at this address.
    [no_push] This server sends no notices to browsers.
    [no_mail] This server sends no letters.
    [bad_address] Letters cannot be sent to that address. Write one address such as ann@example.org.
    [mail_silenced] The owner of this address wants no letters from here.
    [no_game_finished] You can keep your name after your first finished game.
    [bad_text] That text cannot be sent. Write up to 500 visible characters.
    [blocks_full] You have blocked as many people as possible. Unblock somebody first.
    [unknown_person] Nobody keeps this name.
    [yourself] That is you.
    [follows_full] You follow as many people as possible. Stop following somebody first.
    [no_challenges] This person takes no challenges.
    [challenges_full] You have enough challenges open. Wait for an answer, or withdraw one.
    [challenged_already] There is already a challenge between you two.
    [challenged_often] You have asked often. Give it some time.
    [reported_already] You have already reported this person for this game.
    [reports_full] You have made many reports. Wait until somebody has looked at them.
    [unknown_bot] There is no such bot any more.
    [bot_away] This bot is not there now, or it takes no invitations from you.
    [bot_games] You already have enough games with this bot. Finish one of them first.
    [bad_position] That is not a position that Evora can read.
    [bad_record] That is not a game record that Evora can read.
    [bad_move] One of the moves cannot be read.
    [bad_field] Something in these settings does not fit together.
    [unknown_game] There is no such game.
    [no_seat_free] All seats are taken by now.
    [open_games] You already have enough games in the lobby. Cancel one of them first.
    [still_playing] You are still playing the opponent who was found for you. Finish that game first.
    [pairing_paused] Your opponent waited for you in vain. You can look for another one in { $time }.
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
    [not_ratable] Only games between people with a fresh deal and a clock can be rated.
    [name_not_kept] Rated games are for people who keep their name. You can keep yours in the settings.
    [finishers_only] This game is for people who play their games to the end.
    [rated_game] You are playing a rated game. Until it is over, the engine is off in all your tabs and on all your devices.
    [rated_position] This is the position of a rated game that you are playing. The engine says nothing about it until the game is over.
    [deal_not_yet] This day has not come yet anywhere.
    [deal_differs] This game does not fit the deal: the server found another move or another result. It was not counted.
    [deal_elsewhere] You have gone on with this deal at another device. Its game counts.
    [deal_finished] You have finished this deal already. That game counts.
    [deal_unfinished] Finish the deal first.
    [deals_full] You have begun many deals. Finish some of them first.
   *[other] That did not work. Try again, and if it happens again, tell us the code { $code }.
}
refused-detail = For those who want to know: { $detail }
refused-again = Try again

## What the host of this server says

host-message = Message of the host
host-close = Close this message
host-read-only = The host has paused all games for now. You can look around; clocks stand still.
host-banned = { $end ->
    [forever] You are banned from this server.
   *[until] You are banned from this server until { $date }.
}
host-reason = Reason: { $reason }
host-rights = You can still download or delete your data in the settings.
host-renamed = { $named ->
    [yes] The host has given you another name: { $name }.
   *[no] The host has taken your name away.
}
host-rename = Choose another name
host-noted = All right
host-invited = Welcome! Your invitation is used, and you can play.

## Tiles, as pictures

tile-B = blue tile
tile-Y = yellow tile
tile-R = red tile
tile-K = black tile
tile-W = white tile
