# Bots and devices in the page: settings, seats, new tables.
#
# $name is the name of a bot, $owner that of its owner.

seat-bot = { $name } (bot)
seat-bot-invited = { $name } (bot, invited)
wait-bots = The game begins when every invited bot has accepted.
wait-uninvite = Withdraw invitation
log-declined = No bot is invited to seat { $seat } any more.

new-seat-bot = a bot
new-seat-which-bot = Bot
new-seat-bot-line = { $whose ->
    [yours] { $online ->
        [yes] { $name } (yours)
       *[no] { $name } (yours, not connected)
    }
    [owned] { $name } (by { $owner })
   *[nobodys] { $name }
}
new-seat-bot-about = A program plays this seat. The game begins when it has accepted.

settings-bots = Bots
bots-about = A bot is a program of yours that plays on this server with a name of its own. Everybody can see that it is a bot.
bots-new-name = Name of a new bot
bots-make = Make a bot
bots-token = The token of { $name }, shown only this once:
bots-token-about = Whoever has it plays as the bot. Give it to your program, for example to “evora bot”, and to nobody else.
bots-token-new = New token
bots-token-sure = The present token will stop working at once.
bots-remove = Remove the bot
bots-remove-sure = The bot resigns its games, and its name and token are deleted.
bots-no = Keep it
bots-name = Name
bots-rename = Rename
bots-more = More
bots-link = New table with this bot
bots-online = { $online ->
    [yes] connected
   *[no] not connected
}
bots-accepts = Takes invitations from
bots-accepts-everyone = everyone
bots-accepts-owner = me
bots-accepts-nobody = nobody

devices-title = Signed-in devices
devices-kind = { $browser ->
    [firefox] Firefox
    [chrome] Chrome
    [edge] Edge
    [safari] Safari
    [opera] Opera
    [samsung] Samsung Internet
   *[unknown] Unknown browser
}, { $system ->
    [windows] Windows
    [mac] macOS
    [linux] Linux
    [android] Android
    [ios] iOS
    [chromeos] ChromeOS
   *[unknown] unknown system
}
devices-this = this one
devices-since = Since { $date }.
devices-seen = Last seen: { $ago }.
devices-sign-out = Sign out
devices-sign-out-others = Sign out all others
devices-sign-out-all = Sign out everywhere
