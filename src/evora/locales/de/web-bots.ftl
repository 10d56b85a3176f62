# Bots and devices in the page: settings, seats, new tables.
#
# $name is the name of a bot, $owner that of its owner.

seat-bot = { $name } (Bot)
seat-bot-invited = { $name } (Bot, eingeladen)
wait-bots = Die Partie beginnt, sobald alle eingeladenen Bots angenommen haben.
wait-uninvite = Einladung zurückziehen
log-declined = Für Platz { $seat } ist kein Bot mehr eingeladen.

new-seat-bot = ein Bot
new-seat-which-bot = Bot
new-seat-bot-line = { $whose ->
    [yours] { $online ->
        [yes] { $name } (deiner)
       *[no] { $name } (deiner, nicht verbunden)
    }
    [owned] { $name } (von { $owner })
   *[nobodys] { $name }
}
new-seat-bot-about = Hier spielt ein Programm. Die Partie beginnt, sobald es angenommen hat.

settings-bots = Bots
bots-about = Ein Bot ist ein Programm von dir, das auf diesem Server unter eigenem Namen spielt. Alle sehen, dass es ein Bot ist.
bots-new-name = Name für einen neuen Bot
bots-make = Bot anlegen
bots-token = Das Token von { $name } wird nur dieses eine Mal gezeigt:
bots-token-about = Wer es hat, spielt als dieser Bot. Gib es deinem Programm, zum Beispiel „evora bot“, und sonst niemandem.
bots-token-new = Neues Token
bots-token-sure = Das bisherige Token gilt dann sofort nicht mehr.
bots-remove = Bot entfernen
bots-remove-sure = Der Bot gibt seine Partien auf; sein Name und sein Token werden gelöscht.
bots-no = Behalten
bots-name = Name
bots-rename = Umbenennen
bots-more = Mehr
bots-link = Neue Partie mit diesem Bot
bots-online = { $online ->
    [yes] verbunden
   *[no] nicht verbunden
}
bots-accepts = Nimmt Einladungen an von
bots-accepts-everyone = allen
bots-accepts-owner = mir
bots-accepts-nobody = niemandem

devices-title = Angemeldete Geräte
devices-kind = { $browser ->
    [firefox] Firefox
    [chrome] Chrome
    [edge] Edge
    [safari] Safari
    [opera] Opera
    [samsung] Samsung Internet
   *[unknown] Unbekannter Browser
}, { $system ->
    [windows] Windows
    [mac] macOS
    [linux] Linux
    [android] Android
    [ios] iOS
    [chromeos] ChromeOS
   *[unknown] unbekanntes System
}
devices-this = dieses hier
devices-since = Angemeldet seit: { $date }.
devices-seen = Zuletzt gesehen: { $ago }.
devices-sign-out = Abmelden
devices-sign-out-others = Alle anderen abmelden
devices-sign-out-all = Überall abmelden
