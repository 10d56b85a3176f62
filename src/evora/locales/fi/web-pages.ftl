# The pages around the table: start, new game, lobby, my games, settings, about.
# $level is always the name of a level from levels.ftl, $name the name of a player.

## Start page

start-heading = Kerää laattoja, rakenna seinä
start-about = Evora on rauhallinen paikka pelata Azul-lautapeliä: tasoistasi tietokonevastustajaa vastaan tai ystävien ja uusien pelikavereiden kanssa. Ilmainen, avoin, ilman käyttäjätiliä.
start-play = Pelaa heti
start-play-against = vastustaja: { $level }
start-levels = Kuinka vahva vastustaja?
# $about describes the level, see levels.ftl: "builds for rows, columns and colours".
start-level-about = { $level }: { $about }.
start-waiting = Sinun vuorosi
start-waiting-all = Kaikki omat pelit
# A heading instead of "Your turn": others are to move in all of them.
start-running = Omat pelisi
# A heading, above a game to watch.
start-live = Juuri nyt pelataan
# The puzzle of the day, here and among the puzzles.
puzzles-today = Päivän pulma
puzzles-today-solved = Ratkaistu. Seuraava tulee huomenna.
puzzle-find = Etsi paras siirto.
# Days on which the puzzle of the day was solved.
puzzles-row = { $days ->
    [one] { $days } päivä
   *[other] { $days } päivää peräkkäin
}
# A button.
puzzles-share = Jaa tulos
# To be sent to others, with a link. $how says how the puzzle of the day went; $days is 0 where nothing
# is said of days in a row.
puzzles-shared = Evoran pulma { $date }: { $how ->
    [first] ratkaistu ensi yrityksellä
    [later] ratkaistu
   *[failed] vielä ratkaisematta
}{ $days ->
    [0] { "" }
    [one] , { $days } päivä
   *[other] , { $days } päivää peräkkäin
}
start-other = Muita tapoja pelata
start-friend = Ystävän kanssa
    .about = Saat linkin. Se, joka avaa sen ensin, istuu kanssasi pöytään.
start-local = Tällä laitteella
    .about = Kahdesta neljään pelaajaa vuorotellen saman näytön ääressä.
start-lobby = Uuden pelikaverin kanssa
    .about = Katso, kuka odottaa aulassa, tai odota siellä itse.
start-custom = Omilla asetuksilla
    .about = Enemmän pelaajia, harmaa puoli, kello, oma asema.
start-learn = Onko peli sinulle uusi?
start-learn-about = Kaksitoista pientä harjoitusta aidolla pelialustalla. Viiden minuutin päästä osaat pelata.
start-learn-begin = Opi pelaamaan
start-learn-continue = Jatka opettelua
start-learn-rules = Lue säännöt
start-scene = Pöytä ylhäältä nähtynä: kolme pyöreää tehdasalustaa laattoineen, irtolaattoja pöydän keskellä ja puoliksi rakennettu seinä.

## New game

new-about = Valitse, ketkä pelaavat ja miten. Valintasi muistetaan ensi kerralla.
new-seats = Pelaajat
new-players = Montako pelaajaa?
new-players-count = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
}
new-seat = Paikka { $seat }
new-seat-me = minä
new-seat-local = tällä laitteella
new-seat-friend = ystävä linkillä
new-seat-anybody = kuka tahansa aulasta
new-seat-engine = tietokone
new-seat-name = Nimi
    .placeholder = ei pakollinen
new-seat-level = Taso
new-side = Pelialustojen puoli
new-side-coloured = Värillinen puoli
    .about = Jokaisella värillä on oma paikkansa seinän jokaisella vaakarivillä. Tästä on hyvä aloittaa.
new-side-grey = Harmaa puoli
    .about = Valitset paikat itse; sama väri ei saa olla kahdesti vaaka- eikä pystyrivillä. Niille, jotka jo osaavat pelin.
new-start = Kuka aloittaa?
new-start-draw = Arvotaan
new-start-seat = Paikka { $seat }
new-clock = Kello
new-clock-about = Aikaa koko peliin ja vähän lisää joka vuorosta. Tai päiviä siirtoa kohti, kun pelaat arjen lomassa.
new-from = Aloita asemasta tai tallenteesta
new-from-about = Liitä asema yhtenä rivinä tai kokonainen pelitallenne, tai avaa tiedosto. Paikat, puoli ja aloittava pelaaja tulevat siitä.
new-from-text = Asema tai tallenne
new-from-file = Avaa tiedosto
new-from-check = Tarkista
new-from-clear = Aloita alusta
new-from-good = Peli { $players } pelaajalle, kierros { $round }.
new-from-over = Tämä peli on päättynyt. Valitse sen toistosta siirto, josta aloitat.
new-from-game = Peli alkaa toisen pelin asemasta.
new-create = Aloita peli
new-create-link = Luo peli ja linkki
new-create-lobby = Odota aulassa
new-invite-hint = Seuraavalla sivulla saat lähetettävän linkin.

clock-none = ei kelloa
clock-budget = { $seconds ->
    [0] { $minutes ->
        [one] { $minutes } minuutti
       *[other] { $minutes } minuuttia
    }
   *[other] { $minutes } min + { $seconds } s/vuoro
}
clock-days = { $days ->
    [one] { $days } päivä/siirto
   *[other] { $days } päivää/siirto
}

## Lobby

# A heading, above the games that wait for somebody.
lobby-title = Aulassa odottavat
lobby-about = Nämä pelit odottavat pelaajia. Istu pöytään; peli alkaa, kun kaikki paikat on varattu.
lobby-join = Istu pöytään
    .aria-label = Istu pöytään, pelaajat: { $names }
lobby-free = { $count ->
    [one] { $count } paikka vapaana
   *[other] { $count } paikkaa vapaana
}
lobby-own = Oma pelisi odottaa
lobby-live = Luettelo päivittyy itsestään.
lobby-offline = Luetteloa ei voitu päivittää. Evora yrittää uudelleen.

## A line of a list of games

game-side-grey = harmaa puoli
game-players = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
}
game-your-turn = Sinun vuorosi
game-their-turn = Vuorossa: { $name }
game-waiting = odottaa pelaajia
game-won = Voitit
game-shared = Jaoit voiton
game-lost = { $name } voitti
game-lost-shared = Jaettu voitto: { $names }
game-no-winner = Ei voittajaa
game-score = Pisteet: { $score }
# The scores of two players, and what is between them; of more, one after another.
game-score-between = { $first }–{ $second }
game-reason-resigned = joku luovutti
game-reason-time = aika loppui
game-reason-forfeit = joku poistui
game-reason-abandoned = lopetettiin kesken
game-reason-cancelled = peruttu
game-reason-void = ei lasketa
game-reason-host = ylläpitäjä lopetti
game-reason-stalled = kolmeen kierrokseen ei laattaa seinälle
game-reason-no_tiles = laatat loppuivat
game-you = sinä

## My games

games-your-turn = Sinun vuorosi
games-running = Käynnissä
games-waiting = Pelaajia odottavat
games-finished = Päättyneet
games-empty = Ei vielä pelejä.
games-empty-about = Tällä laitteella pelaamasi pelit näkyvät täällä, ja ne säilyvät, vaikka suljet sivun.
games-play = Pelaa heti
games-more = Näytä vanhemmat pelit
games-loading = Pelejäsi haetaan.
games-code-about = Oletko pelannut toisella laitteella?
games-code = Tuo pelisi tänne

## Settings

settings-you = Sinä
settings-name = Nimi
    .hint = { $kept ->
        [yes] Tämän nimen muut näkevät pöydässä. Enintään 24 merkkiä; säilytettävä nimi ei voi olla tyhjä.
       *[no] Tämän nimen muut näkevät pöydässä. Enintään 24 merkkiä; jos jätät kentän tyhjäksi, pysyt nimettömänä.
    }
settings-save = Tallenna nimi
settings-saved = Tallennettu.
settings-look = Kieli ja ulkoasu
settings-table = Pöytä
settings-tiles = Laatat
settings-tiles-glazed = Lasitetut
settings-tiles-calm = Rauhalliset
settings-tiles-contrast = Suuri kontrasti
settings-letters = Kirjaimet laatoissa
    .hint = B sininen, Y keltainen, R punainen, K musta ja W valkoinen, kuvioiden lisäksi.
settings-confirm = Kysy ennen jokaista siirtoa
    .hint = Näyttää siirron ensin ja pelaa sen, kun vahvistat.
settings-log = Tapahtumat
settings-log-words = Sanoina
settings-log-notation = Siirtomerkintöinä
settings-holiday = Loma
holiday-about = Peleissä, joissa siirtoon on päiviä, kellosi seisovat loman ajan. Kaikki pöydässä näkevät sen.
holiday-left = { $days ->
    [one] Tänä vuonna on jäljellä { $days } päivä.
   *[other] Tänä vuonna on jäljellä { $days } päivää.
}
holiday-days = Päivien määrä
holiday-start = Aloita heti
holiday-end = Lopeta loma
holiday-end-about = Päivät, jotka eivät ole vielä alkaneet, säästyvät.
settings-devices = Toinen laite
settings-devices-about = Evorassa ei ole käyttäjätilejä eikä salasanoja. Kertakäyttöisellä koodilla saat nimesi ja pelisi myös toiselle laitteelle.
settings-code-make = Luo koodi
settings-code-made = Syötä tämä koodi toisen laitteen asetuksissa:
settings-code-expires = Se toimii vain kerran. Vanhenee: { $time }
settings-code-use = Minulla on koodi
settings-code-label = Toisen laitteen koodi tai palautuskoodi
settings-code-go = Tuo pelini tänne
settings-code-done = Valmis. Nimesi ja pelisi ovat nyt tällä laitteella.
settings-data = Omat tiedot
settings-data-about = Voit ladata tai poistaa sen, mitä palvelin säilyttää sinusta.
# A link to the page about privacy, here and on the page about Evora.
privacy-link = Mitä säilytetään ja kuinka pitkään
settings-export = Lataa kaikki tietoni
settings-delete = Poista tietoni
settings-delete-about = Nimesi, avaimesi ja pääsysi peleihisi katoavat lopullisesti. Päättyneet pelit jäävät ilman nimeäsi. Säilytettyä nimeä ei saa enää kukaan, et edes sinä.
settings-delete-sure = Poistetaanko varmasti kaikki?
settings-delete-yes = Kyllä, poista
settings-delete-no = Säilytä tiedot
settings-deleted = Tietosi on poistettu.
settings-stranger = Et ole vielä pelannut, joten sinusta ei ole tallennettu mitään.

## About

about-what = Mikä Evora on
about-what-text = Evora on avoin koti laattojen ja seinien pelille: sääntömoottori, vastustajia joka tasolle ja tämä sivusto. Se puhuu monia kieliä ja toimii puhelimella, näppäimistöllä ja ruudunlukijalla.
about-game-text = Evora noudattaa Azul-lautapelin sääntöjä. Azul-nimi kuuluu omistajilleen, joilla ei ole mitään tekemistä Evoran kanssa; jos pidät pelistä, hanki se omaan pöytääsi.
about-open = Avoin lähdekoodi
about-open-text = Kaikki on vapaata ohjelmistoa MIT-lisenssillä: lue, muuta, käynnistä oma palvelin yhdellä komennolla. Kuvat on piirretty Evoraa varten.
about-letters = Kirjasin pohjautuu Adoben kirjasimeen Source Sans, ja sen lisenssi on SIL Open Font License.
about-letters-link = Kirjasimen lisenssi
about-privacy = Ei seurantaa
about-privacy-text = Ei mainoksia, ei analytiikkaa, ei käyttäjätiliä. Yksi eväste, joka tallennetaan, kun pelaat ensimmäisen kerran, pitää pelisi tallessa sinua varten. Voit katsoa, ladata ja poistaa kaiken, mitä sinusta on tallennettu.
about-privacy-link = Omat tiedot
about-fair = Reilut jaot
about-fair-text = Pelin jaot lasketaan satunnaisluvusta, joka valitaan ennen ensimmäistä kierrosta. Sen tiiviste näytetään alusta alkaen ja itse luku lopussa, joten jokainen voi tarkistaa, ettei mitään ole peukaloitu.
about-engines = Tietokonepelaajat
about-engines-text = { $count ->
    [one] Yksi taso, joka pelaa samoilla säännöillä kuin sinä eikä tiedä enempää kuin sinä: ei koskaan laattojen järjestystä pussissa.
   *[other] { $count } tasoa aloittelijasta täyteen voimaan. Ne pelaavat samoilla säännöillä kuin sinä eivätkä tiedä enempää kuin sinä: eivät koskaan laattojen järjestystä pussissa.
}

## Page not found

missing-learn = Opi pelaamaan
