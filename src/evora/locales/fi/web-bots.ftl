# Botit ja laitteet sivulla: asetukset, paikat, uudet pelit.
#
# $name on botin nimi, $owner sen omistajan.

seat-bot = { $name } (botti)
seat-bot-invited = { $name } (botti, kutsuttu)
wait-bots = Peli alkaa, kun kaikki kutsutut botit ovat hyväksyneet kutsun.
wait-uninvite = Peru kutsu
log-declined = Botin kutsu paikalle { $seat } ei ole enää voimassa.

new-seat-bot = botti
new-seat-which-bot = Botti
new-seat-bot-line = { $whose ->
    [yours] { $online ->
        [yes] { $name } (oma)
       *[no] { $name } (oma, ei yhteyttä)
    }
    [owned] { $name } (omistaja: { $owner })
   *[nobodys] { $name }
}
new-seat-bot-about = Tällä paikalla pelaa ohjelma. Peli alkaa, kun se on hyväksynyt kutsun.

settings-bots = Botit
bots-about = Botti on oma ohjelmasi, joka pelaa tällä palvelimella omalla nimellään. Kaikki näkevät, että se on botti.
bots-new-name = Uuden botin nimi
bots-make = Luo botti
bots-token = Botin { $name } avain näytetään vain tämän kerran:
bots-token-about = Se, jolla on avain, voi pelata bottina. Anna avain ohjelmallesi, esimerkiksi komennolle ”evora bot”, äläkä kenellekään muulle.
bots-token-new = Uusi avain
bots-token-sure = Nykyinen avain lakkaa heti toimimasta.
bots-remove = Poista botti
bots-remove-sure = Botti luovuttaa pelinsä, ja sen nimi ja avain poistetaan.
bots-no = Pidä ennallaan
bots-name = Nimi
bots-rename = Nimeä uudelleen
bots-more = Lisää
bots-link = Uusi peli tätä bottia vastaan
bots-online = { $online ->
    [yes] yhteydessä
   *[no] ei yhteyttä
}
bots-accepts = Ottaa vastaan kutsuja
bots-accepts-everyone = kaikilta
bots-accepts-owner = minulta
bots-accepts-nobody = ei keneltäkään

devices-title = Kirjautuneet laitteet
devices-kind = { $browser ->
    [firefox] Firefox
    [chrome] Chrome
    [edge] Edge
    [safari] Safari
    [opera] Opera
    [samsung] Samsung Internet
   *[unknown] Tuntematon selain
}, { $system ->
    [windows] Windows
    [mac] macOS
    [linux] Linux
    [android] Android
    [ios] iOS
    [chromeos] ChromeOS
   *[unknown] tuntematon järjestelmä
}
devices-this = tämä laite
devices-since = Kirjautunut: { $date }.
devices-seen = Viimeksi käytetty: { $ago }.
devices-sign-out = Kirjaa ulos
devices-sign-out-others = Kirjaa muut ulos
devices-sign-out-all = Kirjaa ulos kaikkialla
