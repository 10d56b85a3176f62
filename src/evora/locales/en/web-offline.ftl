# Without a network: the page that is kept on a device, new versions of it, games on this device.

## The page that is kept

offline-new-version = A new version of Evora is ready.
# A button: loads the page again, in its new version.
offline-reload = Reload
offline-later = Later
# A heading of the settings.
offline-settings = Without a network
# A choice of the settings: on or off.
offline-keep = Keep Evora on this device
    .hint = Then it opens without a network, too: lessons, rules, puzzles, analysis and games on this device.

## With the server away

offline-away = The server cannot be reached. You can play on this device; games are kept in this browser.
# In a copy of Evora on a web space, which has no server: what it is.
offline-start = Evora is a quiet place to play the board game Azul: against the computer at your level, or with others at one device. Free, open, without an account.
# In a copy of Evora on a web space, instead of what needs a server.
offline-standalone = This copy of Evora has no server: you play on this device, and games are kept in this browser.
# A button.
offline-play-here = Play on this device
offline-lobby = The lobby needs the server, which cannot be reached just now.
# Above the list of one's games.
offline-games = The server cannot be reached: only games on this device are shown.

## Games on this device

# While the game is being opened.
offline-loading = Opening the game …
# Above the button that makes a new game.
offline-new = The game is played and kept on this device.
# A choice for a new game: on or off.
offline-device = Only on this device
    .hint = Without the server: the game is kept in this browser and works without a network. When it is over, you can upload it.
# A heading in the list of one's games.
offline-kept = On this device
offline-kept-about = These games are kept in this browser only. Deleting its data deletes them, too.
# A button: the finished game becomes one of one's games on the server.
offline-upload = Upload to the server
# A link to the game that was uploaded.
offline-uploaded = Uploaded: open it on the server
# A button.
offline-delete = Delete
offline-delete-ask = Delete this game from this device?
