# Bots and devices in the page: settings, seats, new tables.
#
# $name is the name of a bot, $owner that of its owner.

seat-bot = { $name } (bot)
seat-bot-invited = { $name } (bot, meghívva)
wait-bots = A játszma akkor kezdődik, amikor minden meghívott bot elfogadta a meghívást.
wait-uninvite = Meghívás visszavonása
log-declined = { $seat ->
    [1] Az 1.
    [5] Az 5.
   *[other] A { $seat }.
} helyre már nincs bot meghívva.

new-seat-bot = egy bot
new-seat-which-bot = Bot
new-seat-bot-line = { $whose ->
    [yours] { $online ->
        [yes] { $name } (a tiéd)
       *[no] { $name } (a tiéd, nincs csatlakozva)
    }
    [owned] { $name } (gazdája: { $owner })
   *[nobodys] { $name }
}
new-seat-bot-about = Ezen a helyen egy program játszik. A játszma akkor kezdődik, amikor elfogadta a meghívást.

settings-bots = Botok
bots-about = A bot a te programod, amely saját néven játszik ezen a szerveren. Mindenki látja, hogy bot.
bots-new-name = Az új bot neve
bots-make = Bot létrehozása
bots-token = { $name } tokenje, amely csak most látható:
bots-token-about = Aki ismeri, a bot nevében játszhat. Add meg a programodnak, például az „evora bot” parancsnak, és senki másnak.
bots-token-new = Új token
bots-token-sure = A mostani token azonnal érvényét veszti.
bots-remove = Bot törlése
bots-remove-sure = A bot feladja a játszmáit, a neve és a tokenje törlődik.
bots-no = Megtartom
bots-name = Név
bots-rename = Átnevezés
bots-more = Továbbiak
bots-link = Új játszma ezzel a bottal
bots-online = { $online ->
    [yes] csatlakozva
   *[no] nincs csatlakozva
}
bots-accepts = Kitől fogad el meghívást?
bots-accepts-everyone = mindenkitől
bots-accepts-owner = tőlem
bots-accepts-nobody = senkitől

devices-title = Bejelentkezett eszközök
devices-kind = { $browser ->
    [firefox] Firefox
    [chrome] Chrome
    [edge] Edge
    [safari] Safari
    [opera] Opera
    [samsung] Samsung Internet
   *[unknown] Ismeretlen böngésző
}, { $system ->
    [windows] Windows
    [mac] macOS
    [linux] Linux
    [android] Android
    [ios] iOS
    [chromeos] ChromeOS
   *[unknown] ismeretlen rendszer
}
devices-this = ez az eszköz
devices-since = Első használat: { $date }
devices-seen = Legutóbb: { $ago }.
devices-sign-out = Kijelentkeztetés
devices-sign-out-others = Az összes többi kijelentkeztetése
devices-sign-out-all = Kijelentkeztetés mindenütt
