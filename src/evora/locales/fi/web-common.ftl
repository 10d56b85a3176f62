# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Etusivu
page-new = Uusi peli
page-play = Peli
page-lobby = Aula
page-games = Omat pelit
page-me = Oma sivu
page-person = Pelaaja
page-learn = Opi
page-puzzles = Pulmat
puzzles-history = Mitä olet yrittänyt
run-title = Kolme minuuttia
page-analysis = Analyysi
page-review = Arviointi
page-rules = Säännöt
page-settings = Asetukset
page-about = Tietoa Evorasta
page-privacy = Tietosuoja
page-contact = Yhteystiedot
# What those who run the server ask of everybody; the rules of the game are page-rules.
page-house-rules = Talon tavat
page-missing = Sivua ei löydy

# The title of the tab. $page is one of the names above, or what a page says of itself.
page-title = { $page } – Evora

## The frame

frame-skip = Siirry sisältöön
frame-home = Evora, etusivu
frame-navigation = Päävalikko
frame-menu = Valikko
frame-language = Kieli
frame-theme = Ulkoasu
theme-system = Laitteen mukaan
theme-light = Vaalea
theme-dark = Tumma
frame-footer = Evora on Azul-lautapelin avoin koti. Kaikki kuvat on piirretty Evoraa varten.

## When something is not there

missing-about = Tässä osoitteessa ei ole mitään. Linkki voi olla vanha tai väärin kirjoitettu.
missing-home = Etusivulle
failed-heading = Sivu ei latautunut
failed-about = Yhteys voi olla poikki, tai Evora on päivitetty sivun avaamisen jälkeen.
failed-reload = Lataa uudelleen

## When the server says no, or does not answer

# $code is the server's reason, at the table and on every other page; $time: how long to wait, as 1:45.
refused = { $code ->
    [unavailable] Palvelimeen ei saada yhteyttä. Tarkista yhteytesi ja yritä uudelleen.
    [busy] Palvelimella on kiire. Yritä hetken päästä uudelleen.
    [engines_busy] Tietokoneella on siirto tekemättä monessa pelissäsi. Odota, että se on siirtänyt, ja yritä uudelleen.
    [closing] Palvelin käynnistyy uudelleen. Yritä hetken päästä uudelleen.
    [too_many] Liian monta pyyntöä kerralla. Odota hetki ja yritä uudelleen.
    [too_large] Teksti tai tiedosto on liian pitkä.
    [no_guest] Et ole vielä pelannut tällä laitteella.
    [banned] Sinut on estetty tältä palvelimelta.
    [read_only] Ylläpitäjä on pysäyttänyt kaikki pelit. Siirtosi lähetetään, kun ne jatkuvat.
    [invitation_needed] Tälle palvelimelle uudet pääsevät vain kutsulla. Pyydä sellainen ylläpitäjältä.
    [bad_name] Tätä nimeä ei voi käyttää. Käytä enintään 24:ää näkyvää merkkiä.
    [reserved_name] Tämä nimi on varattu palvelimelle. Valitse toinen.
    [name_taken] Nimi näyttää samalta kuin nimi, joka on jo jonkun oma. Valitse toinen.
    [name_too_soon] Säilytetyn nimen voi vaihtaa kerran 30 päivässä.
    [bad_code] Koodi ei kelpaa: se on väärin kirjoitettu, jo käytetty, vanhentunut tai korvattu uudella.
    [bad_key] Tämä pääsyavain ei toimi täällä.
    [last_key] Se on nimesi viimeinen avain. Luo ensin toinen.
    [too_many_keys] Sinulla on jo kymmenen pääsyavainta. Poista ensin yksi.
    [no_passkeys] Pääsyavaimet eivät toimi tässä osoitteessa.
    [no_push] Tämä palvelin ei lähetä ilmoituksia selaimiin.
    [no_mail] Tämä palvelin ei lähetä kirjeitä.
    [bad_address] Tähän osoitteeseen ei voi lähettää kirjeitä. Kirjoita yksi osoite, esimerkiksi ann@example.org.
    [mail_silenced] Tämän osoitteen omistaja ei halua kirjeitä täältä.
    [no_game_finished] Voit säilyttää nimesi, kun olet pelannut ensimmäisen pelisi loppuun.
    [bad_text] Tätä tekstiä ei voi lähettää. Kirjoita enintään 500 näkyvää merkkiä.
    [blocks_full] Useampaa ei voi estää. Poista ensin jonkun esto.
    [unknown_person] Kenelläkään ei ole täällä tätä nimeä.
    [yourself] Se olet sinä itse.
    [follows_full] Useampaa ei voi seurata. Lopeta ensin jonkun seuraaminen.
    [no_challenges] Tämä pelaaja ei ota haasteita vastaan.
    [challenges_full] Enempää haasteita ei voi olla auki. Odota vastausta tai peru yksi.
    [challenged_already] Teidän välillänne on jo haaste.
    [challenged_often] Olet haastanut jo monesti. Odota vähän.
    [reported_already] Olet jo ilmoittanut tästä henkilöstä tässä pelissä.
    [reports_full] Olet tehnyt monta ilmoitusta. Odota, kunnes niitä on katsottu.
    [unknown_bot] Tätä bottia ei enää ole.
    [bot_away] Botti ei ole nyt paikalla tai ei ota sinulta kutsuja.
    [bot_games] Sinulla on jo tarpeeksi pelejä tämän botin kanssa. Pelaa ensin yksi niistä loppuun.
    [bad_position] Tämä ei ole asema, jonka Evora osaa lukea.
    [bad_record] Tämä ei ole pelitallenne, jonka Evora osaa lukea.
    [bad_move] Yhtä siirroista ei voi lukea.
    [bad_field] Jotkin näistä valinnoista eivät sovi yhteen.
    [unknown_game] Sellaista peliä ei ole.
    [no_seat_free] Kaikki paikat on jo varattu.
    [open_games] Sinulla on jo tarpeeksi pelejä aulassa. Peru ensin yksi niistä.
    [still_playing] Pelisi löydettyä vastustajaa vastaan on vielä kesken. Pelaa se ensin loppuun.
    [pairing_paused] Vastustajasi odotti sinua turhaan. Voit etsiä uuden vastustajan hetken päästä. Odotusta jäljellä: { $time }.
    [already_started] Peli on jo alkanut.
    [already_seated] Sinulla on jo paikka tässä pelissä.
    [stale] Tilanne muuttui sillä välin. Tarkista se.
    [not_your_seat] Se ei ole sinun paikkasi.
    [not_your_turn] Nyt ei ole sinun vuorosi.
    [illegal_move] Säännöt eivät salli tätä siirtoa.
    [game_over] Peli on ohi.
    [nothing_to_undo] Ei ole mitään peruttavaa.
    [undo_across_deal] Mitään ei voi perua, kun uudet laatat on jaettu.
    [game_too_long] Tässä pelissä on tapahtunut niin paljon, ettei mitään voi enää perua eikä pyytää. Voit silti jatkaa peliä.
    [offer_open] Edellinen pyyntö odottaa vielä vastausta.
    [no_offer] Pyyntöön on jo vastattu.
    [asked_already] Olet jo pyytänyt. Voit pyytää uudelleen seuraavan siirtosi jälkeen.
    [not_away] Pelaaja on palannut.
    [player_left] Pelaaja on poistunut pöydästä.
    [no_time_to_give] Lisäaikaa ei voi enää antaa.
    [on_holiday] Olet jo lomalla.
    [no_days_off] Lomapäiviä ei ole tänä vuonna enää niin paljon jäljellä.
    [not_creator] Vain pelin perustaja voi tehdä sen.
    [not_ratable] Vain ihmisten väliset, alusta asti ja kellon kanssa pelatut pelit voivat vaikuttaa vahvuuslukuun.
    [name_not_kept] Vahvuuslukupelejä pelaavat vain ne, jotka säilyttävät nimensä. Voit säilyttää omasi asetuksissa.
    [finishers_only] Tämä peli on niille, jotka pelaavat pelinsä loppuun.
    [rated_game] Pelaat parhaillaan luokiteltua peliä. Kunnes se on ohi, tietokone ei auta missään välilehdessäsi eikä laitteessasi.
    [rated_position] Tämä on asema luokitellusta pelistä, jota pelaat. Tietokone ei sano siitä mitään ennen kuin peli on ohi.
    [deal_not_yet] Tämä päivä ei ole vielä alkanut missään.
    [deal_differs] Tämä peli ei sovi jakoon: palvelin sai toisen siirron tai toisen tuloksen. Sitä ei laskettu.
    [deal_elsewhere] Olet jatkanut tätä peliä toisella laitteella. Se peli lasketaan.
    [deal_finished] Olet jo pelannut tämän pelin loppuun. Se peli lasketaan.
    [deal_unfinished] Pelaa peli ensin loppuun.
    [deals_full] Olet aloittanut monta peliä. Pelaa ensin joitakin niistä loppuun.
   *[other] Se ei onnistunut. Yritä uudelleen. Jos sama toistuu, kerro meille koodi { $code }.
}
refused-detail = Jos haluat tietää tarkemmin: { $detail }
refused-again = Yritä uudelleen

## Mitä tämän palvelimen ylläpitäjä sanoo

host-message = Ylläpitäjän viesti
host-close = Sulje tämä viesti
host-read-only = Ylläpitäjä on pysäyttänyt kaikki pelit. Voit katsella; kellot seisovat.
host-banned = { $end ->
    [forever] Sinut on estetty tältä palvelimelta.
   *[until] Sinut on estetty tältä palvelimelta. Esto päättyy: { $date }.
}
host-reason = Syy: { $reason }
host-rights = Voit yhä ladata tai poistaa tietosi asetuksissa.
host-renamed = { $named ->
    [yes] Ylläpitäjä on antanut sinulle toisen nimen: { $name }.
   *[no] Ylläpitäjä on poistanut nimesi.
}
host-rename = Valitse toinen nimi
host-noted = Selvä
host-invited = Tervetuloa! Kutsusi on käytetty, ja voit pelata.

## Tiles, as pictures

tile-B = sininen laatta
tile-Y = keltainen laatta
tile-R = punainen laatta
tile-K = musta laatta
tile-W = valkoinen laatta
