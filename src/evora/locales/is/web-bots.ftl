# Bots and devices in the page: settings, seats, new tables.
#
# $name is the name of a bot, $owner that of its owner.

seat-bot = { $name } (botti)
seat-bot-invited = { $name } (botti, boð sent)
wait-bots = Spilið byrjar þegar allir bottar sem boðið var hafa þegið boðið.
wait-uninvite = Draga boð til baka
log-declined = Boð til botta um sæti { $seat } er fallið niður.

new-seat-bot = botti
new-seat-which-bot = Botti
new-seat-bot-line = { $whose ->
    [yours] { $online ->
        [yes] { $name } (þinn)
       *[no] { $name } (þinn, ótengdur)
    }
    [owned] { $name } (eigandi: { $owner })
   *[nobodys] { $name }
}
new-seat-bot-about = Forrit spilar í þessu sæti. Spilið byrjar þegar það hefur þegið boðið.

settings-bots = Bottar
bots-about = Botti er forrit frá þér sem spilar á þessum þjóni undir eigin nafni. Allir sjá að þetta er botti.
bots-new-name = Nafn á nýjum botta
bots-make = Búa til botta
bots-token = Aðgangslykill ({ $name }), aðeins sýndur í þetta eina sinn:
bots-token-about = Sá sem er með lykilinn getur spilað sem bottinn. Láttu forritið þitt fá hann, til dæmis „evora bot“, og engan annan.
bots-token-new = Nýr lykill
bots-token-sure = Lykillinn sem nú er í notkun hættir strax að virka.
bots-remove = Fjarlægja bottann
bots-remove-sure = Bottinn gefst upp í spilunum sínum, og nafni hans og lykli er eytt.
bots-no = Hætta við
bots-name = Nafn
bots-rename = Endurnefna
bots-more = Meira
bots-link = Nýtt spil með þessum botta
bots-online = { $online ->
    [yes] tengdur
   *[no] ótengdur
}
bots-accepts = Tekur við boðum frá
bots-accepts-everyone = öllum
bots-accepts-owner = mér
bots-accepts-nobody = engum

devices-title = Innskráð tæki
devices-kind = { $browser ->
    [firefox] Firefox
    [chrome] Chrome
    [edge] Edge
    [safari] Safari
    [opera] Opera
    [samsung] Samsung Internet
   *[unknown] Óþekktur vafri
}, { $system ->
    [windows] Windows
    [mac] macOS
    [linux] Linux
    [android] Android
    [ios] iOS
    [chromeos] ChromeOS
   *[unknown] óþekkt kerfi
}
devices-this = þetta tæki
devices-since = Innskráning: { $date }.
devices-seen = Síðast í notkun: { $ago }.
devices-sign-out = Skrá út
devices-sign-out-others = Skrá öll önnur út
devices-sign-out-all = Skrá út alls staðar
