# The table of the web client: the game, the replay, a position. Names of things are read aloud by
# screen readers, so every one is a whole phrase.
#
# $colour is always the letter of a colour (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player.

## Seats

seat-open = vapaa paikka
seat-nameless = Pelaaja { $seat }
# The level of an engine in a game that was uploaded: the file says so, and nobody knows.
seat-said = tiedoston mukaan { $name }
# A small mark of a game that this server did not see from its start: in lists, beside the points.
source-mark = { $source ->
    [uploaded] Lähetetty
   *[position] Alkoi asemasta
}
source-about = { $source ->
    [uploaded] Tätä peliä ei pelattu täällä: joku lähetti sen tallenteen. Nimet, tasot ja jaot ovat sellaiset kuin tiedosto kertoo.
   *[position] Tämä peli ei alkanut alusta vaan asemasta, jonka joku valitsi.
}
# Two seats with the same name, for example two engines of one level.
seat-numbered = { $name } ({ $seat })
seat-moves = vuorossa
seat-away = poissa
seat-holiday = lomalla { $date } asti
seat-out = { $reason ->
    [resigned] luovutti
    [time] aika loppui
   *[claimed] poistui
}
score-title = Pisteet
score-points = { $count ->
    [one] { $count } piste
   *[other] { $count } pistettä
}
# What the score would be if the round were tiled now.
score-then = laatoitettuna { $score }

## What lies on the table

table-sources = Tehdasalustat ja pöydän keskiosa
table-marker = aloitusmerkki
table-bag = Pussi
table-lid = Kansi
table-stock = { $bag ->
    [0] Pussi on tyhjä
    [one] Pussissa { $bag } laatta
   *[other] Pussissa { $bag } laattaa
}, { $lid ->
    [0] kansi on tyhjä
   *[other] kannessa { $lid }
}. Näytä värit
# One part of a list such as "2 blue, 1 red and 1 white".
tiles-of = { $count ->
    [one] { $count } { $colour ->
        [B] sininen
        [Y] keltainen
        [R] punainen
        [K] musta
       *[W] valkoinen
    }
   *[other] { $count } { $colour ->
        [B] sinistä
        [Y] keltaista
        [R] punaista
        [K] mustaa
       *[W] valkoista
    }
}
# The last part of such a list.
tiles-marker = aloitusmerkki
source-holds = { $source ->
    [0] Pöydän keskiosa: { $tiles }
   *[other] Tehdasalusta { $source }: { $tiles }
}
source-empty = { $source ->
    [0] { $marker ->
        [yes] Pöydän keskiosa: vain aloitusmerkki
       *[no] Pöydän keskiosa: tyhjä
    }
   *[other] Tehdasalusta { $source }: tyhjä
}
table-pick = { $count ->
    [one] { $count } { $colour ->
        [B] sininen
        [Y] keltainen
        [R] punainen
        [K] musta
       *[W] valkoinen
    }
   *[other] { $count } { $colour ->
        [B] sinistä
        [Y] keltaista
        [R] punaista
        [K] mustaa
       *[W] valkoista
    }
} { $source ->
    [0] pöydän keskeltä
   *[other] tehdasalustalta { $source }
}
board-of = Pelialusta: { $name }
folded-open = { $score ->
    [one] { $name }: { $score } piste. Näytä pelialusta
   *[other] { $name }: { $score } pistettä. Näytä pelialusta
}
line-empty = Kuviorivi { $line }: tyhjä
line-holds = Kuviorivi { $line }: { $colour ->
    [B] sinisiä
    [Y] keltaisia
    [R] punaisia
    [K] mustia
   *[W] valkoisia
} { $count }, paikkoja { $line }
# $line describes a line or the floor, $effect what the chosen tiles would do there.
line-offers = { $line }. { $effect }
floor-holds = { $count ->
    [0] Lattiarivi: tyhjä
    [one] Lattiarivi: { $count } paikka täytetty, hinta { $cost }
   *[other] Lattiarivi: { $count } paikkaa täytetty, hinta { $cost }
}
floor-hint = tai lattialle
wall-row = Seinän vaakarivi { $row }: { $cells }
wall-cell = { $tile ->
    [B] sininen
    [Y] keltainen
    [R] punainen
    [K] musta
    [W] valkoinen
   *[none] vapaa
}
wall-choice = { $points ->
    [one] Pystyrivi { $column }: { $points } piste
   *[other] Pystyrivi { $column }: { $points } pistettä
}

## What a move would do. $falls tiles fall to the floor line; $cost is what the floor line then costs
## more, the start marker included.

preview-completes = { $points ->
    [one] Rivi tulee täyteen: { $points } piste
   *[other] Rivi tulee täyteen: { $points } pistettä
}{ $falls ->
    [0] {""}
    [one] ; { $falls } laatta putoaa
   *[other] ; { $falls } laattaa putoaa
}{ $cost ->
    [0] {""}
    [one] ; maksaa { $cost } pisteen
   *[other] ; maksaa { $cost } pistettä
}{ $marker ->
    [yes] {" "}(mukana aloitusmerkki)
   *[no] {""}
}
preview-nowhere = Rivi tulee täyteen, mutta laatalla ei ole paikkaa seinällä{ $cost ->
    [0] {""}
    [one] ; maksaa { $cost } pisteen
   *[other] ; maksaa { $cost } pistettä
}
preview-fills = { $count }/{ $line } { $colour ->
    [B] sinistä
    [Y] keltaista
    [R] punaista
    [K] mustaa
   *[W] valkoista
}{ $cost ->
    [0] {""}
    [one] ; maksaa { $cost } pisteen
   *[other] ; maksaa { $cost } pistettä
}{ $marker ->
    [yes] {" "}(mukana aloitusmerkki)
   *[no] {""}
}
preview-floor = { $cost ->
    [0] Lattiariville, ei maksa mitään
    [one] Lattiariville; maksaa { $cost } pisteen
   *[other] Lattiariville; maksaa { $cost } pistettä
}
preview-column = { $points ->
    [one] Pystyriville { $column }: { $points } piste
   *[other] Pystyriville { $column }: { $points } pistettä
}

## The bar: what to do next

bar-choose-tiles = Sinun vuorosi: valitse laatat
bar-choose-colour = { $source ->
    [0] Pöydän keskiosa: valitse väri
   *[other] Tehdasalusta { $source }: valitse väri
}
bar-choose-line = { $count ->
    [one] { $count } { $colour ->
        [B] sininen
        [Y] keltainen
        [R] punainen
        [K] musta
       *[W] valkoinen
    } laatta: valitse rivi
   *[other] { $count } { $colour ->
        [B] sinistä
        [Y] keltaista
        [R] punaista
        [K] mustaa
       *[W] valkoista
    } laattaa: valitse rivi
}
bar-choose-space = Kuviorivi { $line } on täynnä: valitse paikka seinältä
bar-cancel = Valitse uudelleen
bar-confirm = Pelaa tämä siirto
bar-undo = Peru viimeisin siirtosi
bar-undo-ask = Pyydä muilta lupaa perua viimeisin siirtosi

## Who is to move. Also the title of the tab

status-you = Sinun vuorosi
status-here = { $name }, sinun vuorosi
status-other = Vuorossa: { $name }
status-wait = Hetkinen

## Time

# Only for clocks of a day or more.
time-days = { $days } pv { $hours } t
time-left = Aikaa jäljellä: { $time }
time-give = Anna lisäaikaa ({ $name }): { $seconds } s

## The standing

standing-title = Tilanne
standing-round = { $phase ->
    [deal] Ennen kierrosta { $round }
    [tiling] Kierros { $round }: laatoitus
    [over] Kierroksen { $round } jälkeen
   *[offer] Kierros { $round }
}
standing-last = Viimeinen kierros
standing-winner = voittaja

## The log, and what is read aloud

log-title = Tapahtumat
log-notation = Siirtomerkinnät
log-token = { $seat }. { $token }
log-round = Kierros { $round }. { $name } aloittaa.
# $falls: tiles that found no space on the line. $marker: whether the start marker came with the tiles
# (free: the floor line was full, so that it costs nothing).
log-take = { $name } ottaa { $count ->
    [one] { $count } { $colour ->
        [B] sinisen
        [Y] keltaisen
        [R] punaisen
        [K] mustan
       *[W] valkoisen
    }
   *[other] { $count } { $colour ->
        [B] sinistä
        [Y] keltaista
        [R] punaista
        [K] mustaa
       *[W] valkoista
    }
} { $source ->
    [0] pöydän keskeltä
   *[other] tehdasalustalta { $source }
} { $line ->
    [0] lattiariville
   *[other] kuvioriville { $line }
}{ $marker ->
    [yes] , mukana aloitusmerkki
    [free] , mukana aloitusmerkki, joka ei maksa mitään
   *[no] {""}
}{ $falls ->
    [0] .
    [one] ; { $falls } putoaa.
   *[other] ; { $falls } putoaa.
}
log-placed = { $points ->
    [one] { $name }, vaakarivi { $row }: { $colour ->
        [B] sininen
        [Y] keltainen
        [R] punainen
        [K] musta
       *[W] valkoinen
    } pystyriville { $column }, { $points } piste.
   *[other] { $name }, vaakarivi { $row }: { $colour ->
        [B] sininen
        [Y] keltainen
        [R] punainen
        [K] musta
       *[W] valkoinen
    } pystyriville { $column }, { $points } pistettä.
}
log-no-space = { $count ->
    [one] { $name }, kuviorivi { $line }: ei paikkaa seinällä, { $count } laatta putoaa.
   *[other] { $name }, kuviorivi { $line }: ei paikkaa seinällä, { $count } laattaa putoaa.
}
log-floor = { $points ->
    [one] { $name }, lattiarivi: −{ $points } piste.
   *[other] { $name }, lattiarivi: −{ $points } pistettä.
}
log-bonus = { $kind ->
    [row] { $name }: { $points } pistettä täydestä vaakarivistä { $which }.
    [column] { $name }: { $points } pistettä täydestä pystyrivistä { $which }.
   *[colour] { $name }: { $points } pistettä kaikista viidestä { $which ->
        [1] sinisestä
        [2] keltaisesta
        [3] punaisesta
        [4] mustasta
       *[5] valkoisesta
    } laatasta.
}
log-joined = { $name } istuu pöytään.
log-left = Paikka { $seat } on taas vapaa.
log-undone = { $name } peruu siirron.
log-offered = { $what ->
    [undo] { $name } haluaisi perua siirron.
    [rematch] { $name } haluaisi pelata uudelleen.
   *[abandon] { $name } haluaisi lopettaa pelin ilman voittajaa.
}
log-answered = { $accept ->
    [yes] { $name } suostuu.
   *[no] { $name } ei suostu.
}
log-seat-out = { $reason ->
    [resigned] { $name } luovuttaa.
    [time] { $name }: aika loppui.
   *[claimed] { $name } on poistunut pelistä.
}
log-seat-given = { $name }: tietokone jatkaa peliä.
log-time-given = { $name } antaa lisäaikaa ({ $receiver }): { $seconds } s.
log-on-holiday = { $name } on lomalla { $date } asti.
log-holiday-over = { $name } on palannut lomalta.
# $count: how many winners there are; $names: their names as a list.
log-ended = { $count ->
    [0] { $reason ->
        [abandoned] Peli lopetettiin yhteisestä sopimuksesta ilman voittajaa.
        [cancelled] Peli peruttiin.
        [void] Peliä ei lasketa: kaikki eivät tulleet paikalle.
        [host] Ylläpitäjä lopetti pelin. Sitä ei lasketa.
       *[other] Peli on ohi. Voittajaa ei ole.
    }
    [one] Peli on ohi. { $names } voitti.
   *[other] Peli on ohi. Jaettu voitto: { $names }.
}
log-rematch-lapsed = { $name } on poistunut, joten uutta peliä ei tule.
log-rematch = Uusi peli on valmiina.

## Questions

offer-asks = { $what ->
    [undo] { $name } haluaisi perua siirron.
    [rematch] { $name } haluaisi pelata uudelleen.
   *[abandon] { $name } haluaisi lopettaa pelin ilman voittajaa.
}
offer-own = { $what ->
    [undo] Pyysit lupaa perua siirtosi. Vastausta ei ole vielä.
    [rematch] Ehdotit, että pelataan uudelleen. Vastausta ei ole vielä.
   *[abandon] Ehdotit, että peli lopetetaan ilman voittajaa. Vastausta ei ole vielä.
}
offer-accept = Suostu
offer-decline = Kieltäydy
offer-withdraw = Peru pyyntö
await-others = Vielä poissa: { $names }. Kello käynnistyy, kun kaikki ovat paikalla. Jos joku ei tule, peli päättyy eikä sitä lasketa. Aikaa tulla: { $time }.
absence-wait = { $name } on poissa. Voit valita jatkon { $seconds } sekunnin kuluttua.
absence-choose = { $name } on poissa. Miten peliä jatketaan?
absence-stay = Odota
absence-engine = Tietokone jatkaa
absence-void = Lopeta ilman voittajaa
absence-claim = { $players ->
    [2] Ota voitto
   *[other] Poista pelistä
}
ask-no = Ei
ask-resign = { $players ->
    [2] Luovutatko? Peli päättyy, ja vastustajasi voittaa.
   *[other] Luovutatko? Tietokone pelaa puolestasi, etkä voi enää voittaa.
}
ask-end = Ehdotatko, että peli lopetetaan ilman voittajaa?

## Beside the table

panel-menu = Tapahtumat ja valikko
panel-close = Sulje
panel-home = Etusivu
panel-result = Tulos ja pisteet
panel-offer-end = Ehdota lopettamista
panel-resign = Luovuta
panel-share = Jaa peli
panel-share-position = Jaa asema
panel-download = Lataa tallenne
panel-play-on = Jatka tästä
share-copied = Linkki kopioitu
share-link = Linkki
choices-title = Pöydän ulkoasu

## Before the game

wait-title = { $count ->
    [0] Peli alkaa
    [one] Vielä puuttuu { $count } pelaaja
   *[other] Vielä puuttuu { $count } pelaajaa
}
wait-short = Odottaa pelaajia
wait-invited = Sinut on kutsuttu peliin
wait-settings = { $players } pelaajaa, { $variant ->
    [grey] harmaa puoli
   *[coloured] värillinen puoli
}, { $clock ->
    [budget] { $seconds ->
        [0] { $minutes } min koko peliin
       *[other] { $minutes } min koko peliin ja { $seconds } s lisää joka vuorosta
    }
    [days] { $days ->
        [one] { $days } päivä siirtoa kohti
       *[other] { $days } päivää siirtoa kohti
    }
   *[none] ei kelloa
}
wait-you = sinä
wait-join = Istu tähän
wait-link = Lähetä tämä linkki niille, joiden kanssa haluat pelata. Peli alkaa, kun kaikki paikat on varattu.
wait-listed = Peli on aulassa, josta kuka tahansa voi tulla mukaan. Voit lähettää linkin myös itse.
wait-share = Jaa linkki
wait-cancel = Peru peli
wait-leave = Luovu paikasta

## The end

# $how: you (whoever reads it has won, alone or not), others, none.
end-heading = { $how ->
    [you] { $count ->
        [one] Voitit!
       *[other] Jaoit voiton!
    }
    [others] { $count ->
        [one] { $names } voitti
       *[other] Jaettu voitto: { $names }
    }
   *[none] Ei voittajaa
}
end-reason = { $reason ->
    [row] Vaakarivi on täynnä, joten peli on ohi.
    [stalled] Kolmeen kierrokseen kukaan ei ole siirtänyt laattaa seinälle, joten peli on ohi.
    [no_tiles] Laattoja ei ole enää jaettavaksi, joten peli on ohi.
    [resigned] Pelaaja luovutti.
    [time] Pelaajan aika loppui.
    [forfeit] Pelaaja oli liian kauan poissa, ja voitto otettiin.
    [abandoned] Peli lopetettiin kesken.
    [void] Peliä ei lasketa: kaikki eivät tulleet paikalle.
    [host] Ylläpitäjä lopetti pelin. Sitä ei lasketa.
   *[cancelled] Peli peruttiin.
}
# Why the winners have won with as many points as others; rows: more complete rows decided.
end-why = { $verdict ->
    [rows] Pisteet ovat tasan ({ $points }); enemmän täysiä vaakarivejä: { $names }.
   *[shared] Tasan pisteissä ({ $points }) ja täysissä vaakariveissä: { $names }.
}
end-table = Kaikkien pelaajien pisteet kierroksittain
end-round = Kierros { $round }
end-gained = +{ $points }
end-times = ({ $count })
end-bonus = { $kind ->
    [row] Vaakarivit
    [column] Pystyrivit
   *[colour] Värit
}
end-total = Summa
end-rematch = Pelaa uudelleen
end-to-rematch = Uuteen peliin
rematch-left = { $name } ei ole paikalla.
rematch-agreed = Suostuit. Muut eivät ole vielä vastanneet.
end-replay = Toisto
end-new = Uusi peli
fair-title = Olivatko jaot reiluja?
fair-about = { $source ->
    [uploaded] Kaikkien jakojen pitäisi seurata tallenteen siemenestä. Tämä palvelin ei tiedä, oliko sen tiiviste (SHA-256) tiedossa ennen ensimmäistä jakoa: peli pelattiin muualla.
   *[other] Kaikki jaot lasketaan salaisesta luvusta, siemenestä. Sen tiiviste (SHA-256) lyötiin lukkoon ennen ensimmäistä jakoa, joten kukaan ei voinut vaihtaa siementä myöhemmin.
}
fair-hash = { $source ->
    [uploaded] Tallenteen tiiviste
   *[other] Tiiviste, tiedossa alusta asti
}
fair-seed = Siemen
fair-secret = Se paljastetaan, kun peli on ohi.
fair-verdict = { $verdict ->
    [matches] Siemen vastaa tätä tiivistettä. Selaimesi laski sen juuri.
    [differs] Siemen ei vastaa tätä tiivistettä: jokin on vialla.
   *[unable] Selaimesi laskee tiivisteitä vain HTTPS-sivuilla. Alla olevalla komennolla se onnistuu.
}
fair-verify = Jos haluat tarkistaa jokaisen jaon, lataa tallenne ja aja komento:

## Replay

replay-title = Toisto
replay-start = Ennen ensimmäistä jakoa
replay-back = Askel taaksepäin
replay-next = Askel eteenpäin
replay-play = Toista
replay-pause = Tauko
replay-slider = Pelin vaihe
replay-try = Kokeile muita siirtoja
replay-game = Peliin
replay-record-about = Voit katsoa minkä tahansa pelin, josta on Evoran tallenne.
replay-record-file = Tallennetiedosto
replay-record-text = Tai tallenteen teksti
replay-show = Näytä

## When something is in the way

# $pending: whether something that you did waits to be sent.
note-lost = { $pending ->
    [yes] Yhteys katkesi, yritetään uudelleen. Siirtosi on tallessa ja lähetetään, kun yhteys palaa.
   *[no] Yhteys katkesi, yritetään uudelleen …
}
note-closing = { $pending ->
    [yes] Palvelin käynnistyy uudelleen. Siirtosi on tallessa ja lähetetään pian.
   *[no] Palvelin käynnistyy uudelleen. Peli jatkuu hetken päästä.
}
note-outdated = Tämä sivu on vanhentunut: Evora on päivitetty sen avaamisen jälkeen.
note-reload = Lataa uudelleen
note-unreachable = Palvelimeen ei saada yhteyttä. Yritetään uudelleen …
nogame-title = { $why ->
    [cancelled] Tämä peli peruttiin
    [unknown] Sellaista peliä ei ole
   *[away] Peliä ei voi näyttää
}
nogame-about = { $why ->
    [cancelled] Perustaja perui pelin, ennen kuin se alkoi.
    [unknown] Linkki voi olla väärin kirjoitettu tai puutteellinen. Pyydä sitä uudelleen tai aloita oma peli.
   *[away] Palvelin ei vastaa kuten pitäisi. Odota hetki ja lataa sivu uudelleen.
}

## Ways to learn from a game that is over

analysis-here = Analysoi
review-here = Arvioi peli
