# The game in a full screen, and what both games in the terminal say besides.

## Both games

play-hint = Moottori pelaisi { $move }: voiton todennäköisyys { $win } %.
play-choice-column = pystyriville { $column }: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
play-no-line = Riviä { $line } ei ole.
play-possible-lines = Mahdolliset: { $lines } (0 on lattiarivi).
# Why a move is refused. The names of colours stand alone after a colon.
play-why-not = { $kind ->
    [line_full] Rivi { $line } on täynnä.
    [line_holds] Rivillä { $line } on jo eri väri: { $holds }.
    [row_has] Seinän vaakarivillä { $line } on jo tämä väri: { $colour }.
    [space_taken] Pystyrivillä { $column } on jo laatta.
    [column_has] Seinän pystyrivillä { $column } on jo tämä väri: { $colour }.
    [other_line] Ensin seinälle siirtyy rivin { $line } laatta.
    [deal_next] Ensin pitää jakaa laatat.
    [over] Peli on ohi.
    [tiling_next] Nyt laatoitetaan: valitse pystyrivi.
   *[offer_next] Nyt otetaan laattoja, tehdasalustalta tai pöydän keskeltä.
}
play-review-with = Analysoi peli komennolla: { $command }
play-no-full-screen = Koko ruudun peli tarvitsee paketin { $package }; tämä on rivi riviltä pelattava. Asennus: { $command }

cli-option-plain = pelaa rivi riviltä, putkia ja ruudunlukijoita varten
cli-option-delay = montako sekuntia tietokoneiden siirtojen välillä on (oletus: 1 koko ruudulla ja vain tietokoneiden pelatessa, muuten 0)
cli-bad-delay = odotettiin sekuntimäärää, vähintään 0, saatiin ”{ $value }”

## What to do

screen-choose-tiles = { $name }: valitse laatat
screen-choose-line = { $take }: valitse rivi, 0 on lattia
screen-choose-column = { $name }: rivi { $line } on täynnä, valitse pystyrivi
screen-deal = Kierros on ohi. Enter jakaa kierroksen { $round }.
screen-thinking = { $name } miettii …
screen-paused = Tauko. Vuorossa: { $name }
screen-pace = { $seconds } s siirtoa kohti
screen-looking = Etsitään hyvää siirtoa …
screen-source-empty = { $source ->
    [0] Pöydän keskiosa on tyhjä.
   *[other] Tehdasalusta { $source } on tyhjä.
}
screen-save-as = Tallenna tiedostoon: { $file }
screen-too-small = Ikkunan koko on { $width } × { $height }, ja pöytä tarvitsee { $min_width } × { $min_height }. Suurenna ikkunaa, tai lopeta näppäimellä q ja pelaa valitsimella --plain.
screen-log = Tapahtumat

## The keys below the table: one word each, all in one line

screen-key-choose = valitse
screen-key-back = takaisin
screen-key-deal = jaa
screen-key-hint = vihje
screen-key-undo = peru
screen-key-log = kulku
screen-key-save = tallenna
screen-key-help = ohje
screen-key-quit = lopeta
screen-key-pause = tauko
screen-key-continue = jatka
screen-key-step = askel
screen-key-pace = tahti
screen-key-review = analyysi
screen-key-close = sulje
screen-key-scroll = selaa
screen-key-show = näytä
screen-key-played = pelattu
screen-key-better = parempi

## Help: what each key does, and what the marks mean

screen-help-arrows = laattoihin, sitten riville
screen-help-enter = valitsee; jakaa seuraavan kierroksen
screen-help-escape = takaisin laattoihin
screen-help-type = koko siirto: tehdasalusta 3 (0 on pöydän keskiosa), punainen, rivi 2 (0 on lattia)
screen-help-column = harmaalla puolella laatan pystyrivi
screen-help-mouse-label = Hiiri
screen-help-mouse = laatat, sitten rivi tai seinän paikka; myös alareunan näppäimet
screen-help-hint = siirto, jonka moottori pelaisi
screen-help-undo = takaisin ihmisen viimeisimpään valintaan tällä kierroksella
screen-help-log = kaikki, mitä on tapahtunut
screen-help-save = tallentaa pelin; S omaan tiedostoon
screen-help-pause = pysäyttää tietokoneet; n pelaa yhden siirron
screen-help-pace = tietokoneet pelaavat nopeammin, hitaammin
screen-help-review = pelin jälkeen: mitä siirrot maksoivat
screen-help-quit = tallentaa pelin ja lopettaa
screen-help-completes = rivi tulee täyteen, ja sen laatta tuo 3 pistettä
screen-help-fills = rivillä on sitten 2 laattaa 4:stä
screen-help-falls = 1 laatta putoaa lattiariville
screen-help-costs = lattiarivi vie 2 pistettä lisää, aloitusmerkki mukaan lukien
screen-help-nowhere = rivi tulee täyteen, mutta laatalla ei ole nyt paikkaa seinällä
screen-help-marks = mitä muut ovat tehneet viime siirtosi jälkeen
screen-help-then = pisteet nyt ja laatoituksen jälkeen

## The review

screen-review = Analyysi
screen-reviewing = Analysoidaan siirtoa { $done }/{ $moves } …
screen-review-graph = Voiton todennäköisyydet siirto siirrolta
screen-review-biggest = Suurimmat virheet
screen-review-none = Jokainen siirto maksoi alle { $min } %.
screen-review-move = Kierros { $round }, { $name }: { $played }, parempi { $best }; voitto { $before } %, sitten { $after } %
screen-review-seat = { $name }: { $cost } % menetetty siirtoa kohti
