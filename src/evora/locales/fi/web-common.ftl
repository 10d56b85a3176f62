# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Etusivu
page-new = Uusi peli
page-play = Peli
page-lobby = Aula
page-games = Omat pelit
page-learn = Opi
page-puzzles = Pulmat
page-analysis = Analyysi
page-review = Arviointi
page-rules = Säännöt
page-settings = Asetukset
page-about = Tietoa Evorasta
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

# $code is the server's reason, at the table and on every other page.
refused = { $code ->
    [unavailable] Palvelimeen ei saada yhteyttä. Tarkista yhteytesi ja yritä uudelleen.
    [busy] Palvelimella on kiire. Yritä hetken päästä uudelleen.
    [engines_busy] Tietokoneella on siirto tekemättä monessa pelissäsi. Odota, että se on siirtänyt, ja yritä uudelleen.
    [closing] Palvelin käynnistyy uudelleen. Yritä hetken päästä uudelleen.
    [too_many] Liian monta pyyntöä kerralla. Odota hetki ja yritä uudelleen.
    [too_large] Teksti tai tiedosto on liian pitkä.
    [no_guest] Et ole vielä pelannut tällä laitteella.
    [bad_name] Tätä nimeä ei voi käyttää. Käytä enintään 24:ää näkyvää merkkiä.
    [bad_code] Koodi on väärä, jo käytetty tai vanhentunut. Luo uusi toisella laitteella.
    [unknown_bot] Tätä bottia ei enää ole.
    [bot_away] Botti ei ole nyt paikalla tai ei ota sinulta kutsuja.
    [bad_position] Tämä ei ole asema, jonka Evora osaa lukea.
    [bad_record] Tämä ei ole pelitallenne, jonka Evora osaa lukea.
    [bad_move] Yhtä siirroista ei voi lukea.
    [bad_field] Jotkin näistä valinnoista eivät sovi yhteen.
    [unknown_game] Sellaista peliä ei ole.
    [no_seat_free] Kaikki paikat on jo varattu.
    [open_games] Sinulla on jo tarpeeksi pelejä aulassa. Peru ensin yksi niistä.
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
   *[other] Se ei onnistunut. Yritä uudelleen. Jos sama toistuu, kerro meille koodi { $code }.
}
refused-detail = Jos haluat tietää tarkemmin: { $detail }
refused-again = Yritä uudelleen

## Tiles, as pictures

tile-B = sininen laatta
tile-Y = keltainen laatta
tile-R = punainen laatta
tile-K = musta laatta
tile-W = valkoinen laatta
