# Boti a zařízení na stránce: nastavení, místa, nové stoly.
#
# $name je jméno bota, $owner jméno jeho majitele.

seat-bot = { $name } (bot)
seat-bot-invited = { $name } (bot, pozván)
wait-bots = Partie začne, až všichni pozvaní boti přijmou pozvánku.
wait-uninvite = Zrušit pozvánku
log-declined = Na místo { $seat } už není pozván žádný bot.

new-seat-bot = bot
new-seat-which-bot = Bot
new-seat-bot-line = { $whose ->
    [yours] { $online ->
        [yes] { $name } (tvůj)
       *[no] { $name } (tvůj, nepřipojen)
    }
    [owned] { $name } (majitel: { $owner })
   *[nobodys] { $name }
}
new-seat-bot-about = Na tomto místě hraje program. Partie začne, až pozvánku přijme.

settings-bots = Boti
bots-about = Bot je tvůj program, který na tomto serveru hraje pod vlastním jménem. Všichni vidí, že je to bot.
bots-new-name = Jméno nového bota
bots-make = Vytvořit bota
bots-token = { $name } – token, který se ukáže jen tentokrát:
bots-token-about = Kdo ho má, hraje jako tento bot. Dej ho svému programu, třeba příkazu „evora bot“, a nikomu jinému.
bots-token-new = Nový token
bots-token-sure = Dosavadní token přestane hned platit.
bots-remove = Odstranit bota
bots-remove-sure = Bot vzdá své partie a jeho jméno a token se smažou.
bots-no = Ponechat
bots-name = Jméno
bots-rename = Přejmenovat
bots-more = Více
bots-link = Nový stůl s tímto botem
bots-online = { $online ->
    [yes] připojen
   *[no] nepřipojen
}
bots-accepts = Od koho přijímá pozvánky
bots-accepts-everyone = od všech
bots-accepts-owner = ode mě
bots-accepts-nobody = od nikoho

devices-title = Přihlášená zařízení
devices-kind = { $browser ->
    [firefox] Firefox
    [chrome] Chrome
    [edge] Edge
    [safari] Safari
    [opera] Opera
    [samsung] Samsung Internet
   *[unknown] Neznámý prohlížeč
}, { $system ->
    [windows] Windows
    [mac] macOS
    [linux] Linux
    [android] Android
    [ios] iOS
    [chromeos] ChromeOS
   *[unknown] neznámý systém
}
devices-this = toto zařízení
devices-since = Přihlášeno: { $date }.
devices-seen = Naposledy: { $ago }.
devices-sign-out = Odhlásit
devices-sign-out-others = Odhlásit všechna ostatní
devices-sign-out-all = Odhlásit všude
