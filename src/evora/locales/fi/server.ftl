# What `evora serve`, `evora backup`, `evora restore` and `evora request-log` say.

cli-serve = Käynnistä palvelin, jolla pelataan selaimessa.
cli-serve-more =
    Yksi prosessi, vain tällä koneella, ja kaikki käyttäjän datakansiossa. Samassa verkossa oleville
    ystäville: --host 0.0.0.0. HTTPS-välityspalvelimen takana: --public-url https://… --proxies OSOITE.
    Jokaisen valitsimen voi antaa myös ympäristömuuttujana: --new-games on EVORA_NEW_GAMES; valitsin
    menee edelle. Ajat ovat sekunteja; rajat kirjoitetaan muodossa 30/h tai 5/10m, ja 0 tarkoittaa,
    ettei rajaa ole. Lisää kertoo docs/hosting.md.

cli-serve-group-address = mistä palvelin löytyy
cli-serve-group-data = missä pelit säilytetään
cli-serve-group-games = pelit
cli-serve-group-limits = rajat, osoitetta tai yhteyttä kohti
cli-serve-group-operation = ylläpito

cli-serve-host = kuunneltava osoite (oletus: { $default }, vain tämä kone)
cli-serve-port = kuunneltava portti (oletus: { $default }; 0: mikä tahansa vapaa)
cli-serve-public-url = millä osoitteella palvelin löytyy, esimerkiksi https://games.example.org (oletus: osoite ja portti)
cli-serve-origins = muut lähteet (origin), joiden sivut saavat käyttää tätä palvelinta, pilkuilla erotettuina
cli-serve-proxies = välityspalvelinten osoitteet tai verkot, joiden otsakkeisiin X-Forwarded-For ja -Proto luotetaan, pilkuilla erotettuina
cli-serve-contact = miten sinuun saa yhteyden: sähköpostiosoite tai sivu https://…; näkyy sivulla /contact ja tiedostossa security.txt
cli-serve-open = avaa sivu selaimessa
cli-serve-data = tietokannan kansio (oletus: { $default })
cli-serve-database = muu tietokanta: sqlite:///TIEDOSTO tai postgresql://KÄYTTÄJÄ@KONE/NIMI (oletus: evora.db datakansiossa)
cli-serve-texts = kansio, jossa ovat omat tekstisi ja robots.txt (oletus: texts datakansiossa)
cli-serve-keep-open = näin monen päivän jälkeen peli, joka yhä odottaa pelaajia, perutaan, jos sen perustaja on poissa; 0: ei koskaan (oletus: { $default })
cli-serve-keep-abandoned = näin monen päivän jälkeen ilman siirtoa kesken jääneet ja perutut pelit poistetaan; 0: ei koskaan (oletus: { $default }, säilyvät aina)
cli-serve-keep-guests = näin monen päivän jälkeen ilman käyntiä poistetaan vieraat, joilla ei ole peliä kesken; 0: ei koskaan (oletus: { $default }, säilyvät aina)
cli-serve-backup-folder = kansio, johon palvelin itse varmuuskopioi kaiken; jokainen kopio tarkistetaan palauttamalla (oletus: ei varmuuskopioi)
cli-serve-backup-every = tunteja varmuuskopiosta seuraavaan (oletus: { $default })
cli-serve-backup-keep = montako varmuuskopiota säilytetään (oletus: { $default })
cli-serve-backup-key-file = tiedosto, jossa on varmuuskopiot salaava salaisuus (oletus: ei salata)
cli-serve-engines = montako moottoria miettii samaan aikaan (oletus: yhtä monta kuin ytimiä)
cli-serve-engine-timeout = kauanko moottoria odotetaan, ennen kuin siltä kysytään uudelleen ja se sitten vaihdetaan (oletus: { $default })
cli-serve-engine-turns = montako siirtoa moottoreilla saa olla tekemättä yhden vieraan peleissä, ennen kuin uudet pelit moottoreita vastaan torjutaan (oletus: { $default })
cli-serve-engine-pause = vähimmäisaika, jonka moottori käyttää siirtoon, jotta ihmiset pysyvät mukana (oletus: { $default })
cli-serve-review-nodes = montako asemaa perusteellisimpien arviointien jokainen haku käy läpi; 0: palvelin ei arvioi pelejä (oletus: { $default })
cli-serve-claim-after = kauanko pelaajan pitää olla poissa, ennen kuin muut saavat poistaa hänet pelistä (oletus: { $default })
cli-serve-clock-grace = kuinka paljon ajan loppumisen jälkeen siirto saa vielä saapua (oletus: { $default })
cli-serve-live-games = montako peliä pidetään muistissa (oletus: { $default })
cli-serve-open-games = aulassa odottavia pelejä vierasta kohti (oletus: { $default })
cli-serve-invitation-timeout = kauanko toisen vieraan botilla on aikaa hyväksyä kutsu (oletus: { $default })
cli-serve-lobby-away = kauanko peli pysyy aulassa, kun sen perustaja on lähtenyt (oletus: { $default })
cli-serve-game-entries = pelin lokin pituus, jonka jälkeen ei voi enää perua eikä kysyä mitään (oletus: { $default })
cli-serve-new-guests = uusia vieraita osoitetta kohti (oletus: { $default })
cli-serve-new-games = uusia pelejä osoitetta kohti (oletus: { $default })
cli-serve-uploads = palvelimelle ladattuja tallenteita osoitetta kohti (oletus: { $default })
cli-serve-codes = toisen laitteen koodeja, luotuja tai kokeiltuja, osoitetta kohti (oletus: { $default })
cli-serve-requests = mitä yhden osoitteen pyynnöt saavat maksaa; useimmat maksavat 1–5, pitkät vastaukset 15 (oletus: { $default })
cli-serve-messages = viestejä yhteyttä kohti (oletus: { $default })
cli-serve-connections = samanaikaisia HTTP-yhteyksiä osoitetta kohti (oletus: { $default })
cli-serve-header-timeout = kauanko asiakas saa käyttää pyynnön otsakkeiden lähettämiseen (oletus: { $default })
cli-serve-sockets = yhteyksiä osoitetta kohti (oletus: { $default })
cli-serve-watched = katsottavia pelejä yhteyttä kohti (oletus: { $default })
cli-serve-devices = laitteita vierasta kohti; seuraava kirjaa ulos pisimpään käyttämättä olleen (oletus: { $default })
cli-serve-bots = botteja vierasta kohti (oletus: { $default })
cli-serve-bot-games = pelejä, joita botilla saa olla yhtä aikaa (oletus: { $default })
cli-serve-bot-requests = pyyntöjä bottia kohti (oletus: { $default })
cli-serve-frame-bytes = viestin tai pyynnön enimmäiskoko (oletus: { $default })
cli-serve-upload-bytes = tallenteen sisältävän pyynnön enimmäiskoko (oletus: { $default })
cli-serve-queue-messages = montako viestiä saa odottaa hidasta lukijaa, ennen kuin sen yhteys katkaistaan (oletus: { $default })
cli-serve-queue-bytes = montako tavua saa odottaa hidasta lukijaa (oletus: { $default })
cli-serve-send-timeout = kauanko lukija saa käyttää yhteen viestiin (oletus: { $default })
cli-serve-log-format = text tai json (oletus: { $default })
cli-serve-log-level = debug, info, warning tai error (oletus: { $default })
cli-serve-slow-request = tätä kauemmin kestävät pyynnöt kirjataan lokiin; 0: ei mitään (oletus: { $default })
cli-serve-request-log = pyyntölokin kansio; lokin kytkee päälle ja pois evora request-log (oletus: request-log datakansiossa)
cli-serve-request-log-days = näin monen päivän jälkeen pyyntöloki poistetaan (oletus: { $default })
cli-serve-no-push = älä lähetä ilmoituksia selaimiin: palvelin ei silloin ota yhteyttä selainten tekijöiden push-palveluihin
cli-serve-reserved-names = nimet, joita kukaan ei saa ottaa, Evoran omien lisäksi, pilkuilla erotettuina
cli-serve-smtp = postipalvelin, joka lähettää kirjeet, esimerkiksi smtps://tunnus:salasana@mail.example.org tai smtp+starttls://…; mieluummin muuttujassa EVORA_SMTP, koska muut voivat lukea valitsimet (oletus: ei kirjeitä)
cli-serve-mail-from = osoite, josta kirjeet tulevat, esimerkiksi evora@example.org
cli-serve-metrics-token = bearer-tunniste, jolla pääsee sivulle /metrics (oletus: vain tältä koneelta)
cli-serve-stop-timeout = kauanko pysäytettäessä odotetaan yhteyksien sulkeutumista (oletus: { $default })
cli-serve-workers = palvelinprosessien määrä, vain PostgreSQL-tietokannalla (oletus: { $default })

cli-serve-address = Evora on osoitteessa { $address } (Ctrl-C pysäyttää).
cli-serve-where = Pelit säilytetään tiedostossa { $file }.
cli-serve-kind = Pelit säilytetään tietokannassa ({ $kind }).
cli-serve-plain = Yhteys on salaamaton (HTTP): se riittää ystäville samassa verkossa; internetiä varten aseta eteen HTTPS-välityspalvelin.
cli-serve-stopped = Pysäytetty.
cli-serve-missing = Tähän tarvitaan paketti { $package }, jota ei ole asennettu: pip install 'evora[{ $extra }]'
cli-serve-address-used = osoitetta { $host } (portti { $port }) ei voi kuunnella: { $reason }. Jokin muu --port voi olla vapaa.
cli-serve-unknown-host = osoitetta { $host } ei voi kuunnella: sellaista konetta ei ole ({ $reason }). Valitsimelle --host annetaan tämän koneen osoite, esimerkiksi 127.0.0.1 tai 0.0.0.0.
cli-serve-unknown-setting = ympäristömuuttuja { $name } ei ole evora serve -komennon asetus; evora serve --help luettelee ne kaikki.
cli-serve-misspelt-setting = ympäristömuuttuja { $name } ei ole evora serve -komennon asetus; ehkä tarkoitit: { $nearest }.
cli-serve-workers-sqlite = Useampi työprosessi vaatii PostgreSQL-tietokannan: --database postgresql://KÄYTTÄJÄ@KONE/NIMI
cli-serve-mail-incomplete = --smtp vaatii myös valitsimet --mail-from ja --public-url: kirjeillä on lähettäjä ja tänne johtavia linkkejä
cli-serve-in-use = Toinen palvelin käyttää jo tätä tietokantaa: { $file }. Pysäytä se ensin tai valitse toinen --data-kansio.

cli-backup = Kirjoita kaikki palvelimen tiedot yhteen tiedostoon.
cli-backup-more =
    Toimii myös palvelimen ollessa käynnissä. Tiedostossa ovat kesken olevien pelien siemenet: älä
    anna sitä muille, tai salaa se valitsimella --key-file. --check palauttaa varmuuskopion
    väliaikaiseen tietokantaan ja toistaa kaikki sen pelit. --folder nimeää varmuuskopion ajan
    mukaan, tarkistaa sen ja poistaa sitten vanhimmat.
cli-restore = Palauta varmuuskopio tyhjään tietokantaan.
cli-restore-more =
    Pysäytä palvelin ensin. Tiedosto tarkistetaan alusta loppuun, ennen kuin mitään kirjoitetaan.
cli-argument-backup = varmuuskopion tiedosto (oletus: uusi tiedosto kansiossa)
cli-argument-restore = varmuuskopion tiedosto
cli-option-backup-check = älä kirjoita mitään, vaan tarkista, voiko tiedoston palauttaa
cli-option-backup-folder = varmuuskopioiden kansio (oletus: EVORA_BACKUP_FOLDER)
cli-option-backup-keep = montako varmuuskopiota kansiossa säilytetään (oletus: EVORA_BACKUP_KEEP, muuten 7)
cli-option-backup-key-file = tiedosto, jossa on salattujen varmuuskopioiden salaisuus (oletus: EVORA_BACKUP_KEY_FILE)
cli-option-backup-database = tietokanta (oletus: EVORA_DATABASE, muuten evora.db datakansiossa)
cli-option-backup-data = datakansio (oletus: EVORA_DATA, muuten käyttäjän oma)
cli-option-restore-force = korvaa tietokannan nykyinen sisältö
cli-backup-done = { $rows ->
    [one] { $rows } rivi
   *[other] { $rows } riviä
} kirjoitettu: { $file }
cli-restore-done = { $rows ->
    [one] { $rows } rivi
   *[other] { $rows } riviä
} palautettu.
cli-backup-progress = { $done }/{ $rows } riviä …
cli-restore-in-use = Palvelin käyttää tätä tietokantaa. Pysäytä se ensin; kaatumisen jälkeen odota kymmenen sekuntia.
cli-backup-where = odotettiin FILE tai --folder FOLDER
cli-backup-one-place = odotettiin FILE tai --folder, ei molempia
cli-backup-check-what = --check: odotettiin FILE
cli-check-progress = { $done }/{ $rows } peliä …
cli-check-done = { $file } on kunnossa: { $rows ->
    [one] { $rows } rivi
   *[other] { $rows } riviä
} palautettu, { $games ->
    [one] { $games } peli
   *[other] { $games } peliä
} toistettu.

cli-request-log = Kytke pyyntöloki päälle tai pois.
cli-request-log-more =
    Kun loki on päällä, käynnissä oleva palvelin kirjoittaa kansioonsa rivin jokaisesta pyynnöstä. Osoitteet
    ja vieraat ovat siinä vain tiivisteinä, joiden avain on voimassa päivän: hash ADDRESS tulostaa osoitteen
    tämänpäiväisen tiivisteen.
cli-argument-request-log = on, off tai hash
cli-argument-request-log-address = osoite, esimerkiksi 203.0.113.7
cli-option-request-log-folder = lokin kansio (oletus: EVORA_REQUEST_LOG, muuten request-log datakansiossa)
cli-request-log-on = Pyyntöloki on päällä: { $folder }
cli-request-log-off = Pyyntöloki on pois päältä.
cli-request-log-no-key = Kansiossa { $folder } ei ole tämän päivän avainta: pyyntöloki ei ole ollut tänään päällä.
cli-request-log-bad-address = odotettiin osoitetta, esimerkiksi 203.0.113.7, saatiin { $value }

# Names that nobody may take on a server, separated by commas: what a player would believe to be the server
# itself, the people who run it, or a computer player. Whole names, in any spelling. Leave out what people
# are really called.
names-reserved = admin, ylläpito, ylläpitäjä, moderaattori, valvoja, isäntä, tuki, tiimi, virallinen, järjestelmä, palvelin, tietokone, moottori, botti
