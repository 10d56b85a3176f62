# Bottar og tæki á síðunni: stillingar, sæti, ný borð.
#
# $name er nafn botta, $owner nafn eiganda hans.

seat-bot = { $name } (botti)
seat-bot-invited = { $name } (botti, boðið)
wait-bots = Spilið hefst þegar allir bottar sem boðið var hafa þegið boðið.
wait-uninvite = Draga boð til baka
log-declined = Engum botta er lengur boðið í sæti { $seat }.

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
new-seat-bot-about = Forrit spilar í þessu sæti. Spilið hefst þegar það hefur þegið boðið.

settings-bots = Bottar
bots-about = Botti er forrit sem þú átt og spilar á þessum þjóni undir eigin nafni. Allir sjá að hann er botti.
bots-new-name = Nafn á nýjum botta
bots-make = Búa til botta
bots-token = Aðgangslykill, aðeins sýndur núna ({ $name }):
bots-token-about = Sá sem hefur lykilinn spilar sem bottinn. Gefðu hann forritinu þínu, til dæmis „evora bot“, og engum öðrum.
bots-token-new = Nýr lykill
bots-token-sure = Núverandi lykill hættir strax að virka.
bots-remove = Fjarlægja bottann
bots-remove-sure = Bottinn gefur spilin sín, og nafni hans og lykli er eytt.
bots-no = Hafa áfram
bots-name = Nafn
bots-rename = Endurnefna
bots-more = Meira
bots-link = Nýtt borð með þessum botta
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
devices-since = Frá: { $date }.
devices-seen = Síðast: { $ago }.
devices-sign-out = Skrá út
devices-sign-out-others = Skrá öll önnur út
