# The table as drawn in a terminal, and a game played there.

colour-B = sininen
colour-Y = keltainen
colour-R = punainen
colour-K = musta
colour-W = valkoinen

## The table

draw-seat = Paikka { $seat }
draw-heading = { $phase ->
    [deal] Ennen kierrosta { $round }
    [tiling] Kierros { $round }: seinän laatoitus
    [over] Peli päättyi kierroksen { $round } jälkeen
   *[offer] Kierros { $round }: tehtaan tarjonta
}
draw-to-move = Vuorossa: { $name }
draw-factories = Tehdasalustat
draw-centre = Pöydän keskiosa
draw-bag = Pussi { $count }
draw-lid = Kansi { $count }
draw-points = { $count ->
    [one] { $count } piste
   *[other] { $count } pistettä
}
draw-start-player = aloittaa
draw-floor = lattia { $cost }
draw-row-of = vaakarivi { $row } ({ $name })
draw-last-round = { $how ->
    [done] Viimeinen kierros. Täynnä: { $rows }.
    [sure] Viimeinen kierros. Täyttyy laatoituksessa: { $rows }.
   *[maybe] Tämä voi olla viimeinen kierros. Laatoituksessa voi täyttyä: { $rows }.
}

## Starting, saving, resuming: what can be wrong

terminal-bad-players = players: odotettiin 2, 3 tai 4, saatiin { $value }
terminal-bad-variant = variant: odotettiin coloured tai grey, saatiin ”{ $value }”
terminal-bad-start = start: odotettiin paikkaa väliltä 1–{ $players }, saatiin { $value }
terminal-bad-seats = seats: paikkoja pitäisi olla { $players }, saatiin { $count }
terminal-bad-kind = Seat{ $seat }Kind: odotettiin jotakin näistä: { $kinds }, saatiin ”{ $value }”
terminal-bad-names = names: nimiä pitäisi olla { $players }, saatiin { $count }
terminal-bad-name = Seat{ $seat }: odotettiin nimeä, jossa on vain tulostuvia merkkejä, saatiin { $value }
terminal-no-save = { $file }: tallennettua peliä ei ole
terminal-not-a-record = { $file }: tiedosto ei ole pelitallenne
terminal-finished = { $file }: Result: peli on päättynyt ({ $result }), joten sitä ei voi jatkaa
terminal-ended-early = { $file }: End: peli on lopetettu ({ $end }), joten sitä ei voi jatkaa
terminal-no-seed = { $file }: Seed: tallenteessa ei ole siementä, joten jakoja ei voi jatkaa; anna pelin siemen
terminal-wrong-seed-hash = { $file }: SeedHash: siemen ei kuulu tähän peliin
terminal-wrong-seed = { $file }: Seed: kierroksen { $round } jako ei ole peräisin tästä siemenestä

## A game

play-name = { $kind ->
    [person] Pelaaja { $seat }
    [random] Satunnainen { $seat }
    [greedy] Ahne { $seat }
   *[level] { $level } { $seat }
}
play-title = Evora: { $players } pelaajaa, { $variant ->
    [grey] harmaa puoli
   *[coloured] värillinen puoli
}
play-seat = Paikka { $seat }: { $name } ({ $kind ->
    [person] ihminen
    [random] satunnainen pelaaja
    [greedy] ahne pelaaja
   *[level] taso { $kind }
})
play-seed-hash = Tiiviste { $hash }
play-seed = Siemen { $seed }
play-welcome = Kirjoita milloin tahansa ?, niin saat ohjeen.
play-resumed = Peli jatkuu kierroksella { $round }.

play-prompt-move = { $name }, sinun siirtosi (? = ohje):
play-prompt-line = { $take } riville (0 = lattiarivi, Enter = valitse uudelleen):
play-prompt-column = { $name }, pystyriville:
play-prompt-deal = Enter jakaa kierroksen { $round } (myös undo ja show käyvät):

play-help =
    Siirto on lähde, väri ja rivi:
      3R2    ottaa kaikki punaiset tehdasalustalta 3 kuvioriville 2
      0B0    ottaa kaikki siniset pöydän keskeltä (0) lattiariville (0)
      3R     näyttää, mitä laatat tekisivät kullakin rivillä, ja kysyy rivin
    Värit: B sininen, Y keltainen, R punainen, K musta, W valkoinen; 1 on
    aloitusmerkki.
    Harmaalla puolella laatta siirtyy pystyriville: kirjoita sen numero tai
    2@4, kun rivin 2 laatta menee pystyriville 4.
    Siirtotaulukossa:
      +3     rivi tulee täyteen, ja sen laatta tuo 3 pistettä
      2/4    rivillä on sitten 2 laattaa 4:stä
      v1     1 laatta putoaa lattiariville
      -2     lattiarivi vie 2 pistettä lisää, aloitusmerkki mukaan lukien
    Muut komennot:
      moves  sallitut siirrot uudelleen
      show   pöytä uudelleen
      hint   hyvä siirto, moottorin mielestä
      last   mitä viime siirtosi jälkeen on tapahtunut
      undo   takaisin ihmisen viimeisimpään valintaan tällä kierroksella
      save   tallentaa pelin; save TIEDOSTO omaan tiedostoon
      quit   tallentaa pelin ja lopettaa
      ?      tämä ohje

play-from = laatat
play-from-centre = { $marker ->
    [yes] 0 + merkki
   *[no] 0
}
play-column = { $line ->
    [0] lattia (0)
   *[other] rivi { $line }
}
play-legend = +3 täyttää rivin, 3 pistettä   2/4 laattaa rivillä   v1 putoaa   -1 maksaa
play-legend-nowhere = x täyttää rivin, mutta laatalla ei ole nyt paikkaa seinällä

play-choice-floor = lattiarivi
play-choice-completes = rivi { $line } tulee täyteen: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
play-choice-nowhere = rivi { $line } tulee täyteen, mutta laatalla ei ole nyt paikkaa seinällä
play-choice-fills = rivillä { $line } on sitten { $filled }/{ $line }
play-choice-falls = { $falls ->
    [0] {""}
    [one] ; { $falls } laatta putoaa
   *[other] ; { $falls } laattaa putoaa
}; { $cost ->
    [0] ei maksa mitään
    [one] maksaa { $cost } pisteen
   *[other] maksaa { $cost } pistettä
}
play-with-marker = Aloitusmerkki tulee näiden laattojen mukana; sen hinta on laskettu mukaan.
play-tile-where = Rivi { $line } on täynnä: { $colour } laatta siirtyy seinälle, pystyriville
play-tile-column = { $column }  tuo { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}

play-unknown = ”{ $value }” ei ole siirto: kirjoita esimerkiksi 3R2 (? = ohje).
play-bad-number = ”{ $value }” ei ole tehtaan tarjonnan siirto: kirjoita esimerkiksi 3R2 (? = ohje).
play-bad-column = Tähän tarvitaan pystyrivi: { $columns } (? = ohje).
play-bad-deal = Kierros on ohi: Enter jakaa seuraavan, undo peruu, ? auttaa.
play-no-factory = Tehdasalustaa { $source } ei ole: ne ovat 1–{ $factories }, ja 0 on pöydän keskiosa.
play-no-tiles = { $source ->
    [0] Pöydän keskellä
   *[other] Tehdasalustalla { $source }
} ei ole { $letter ->
    [B] sinistä
    [Y] keltaista
    [R] punaista
    [K] mustaa
   *[W] valkoista
} laattaa.

# $letter is the letter of a colour: other languages inflect the word.
play-takes = { $name } ottaa { $count ->
    [one] { $count } { $letter ->
        [B] sinisen
        [Y] keltaisen
        [R] punaisen
        [K] mustan
       *[W] valkoisen
    } laatan
   *[other] { $count } { $letter ->
        [B] sinistä
        [Y] keltaista
        [R] punaista
        [K] mustaa
       *[W] valkoista
    } laattaa
} { $source ->
    [0] pöydän keskeltä
   *[other] tehdasalustalta { $source }
} { $line ->
    [0] lattiariville
   *[other] kuvioriville { $line }
}.
play-falls = { $count ->
    [one] { $count } laatta putoaa lattiariville.
   *[other] { $count } laattaa putoaa lattiariville.
}
play-to-lid = { $count ->
    [one] { $count } laatta ei mahdu lattiariville ja menee pelilaatikon kanteen.
   *[other] { $count } laattaa ei mahdu lattiariville ja menee pelilaatikon kanteen.
}
play-takes-marker = { $space ->
    [0] { $name } ottaa myös aloitusmerkin; kun lattiarivi on täynnä, se ei maksa mitään.
   *[other] { $name } ottaa myös aloitusmerkin.
}
play-round-starts = Kierros { $round } on jaettu. { $name } aloittaa.
play-bag-refilled = Pussi oli tyhjä: { $count ->
    [one] { $count } laatta palaa siihen
   *[other] { $count } laattaa palaa siihen
} pelilaatikon kannesta.
play-placed = { $name }, vaakarivi { $row }: { $colour } pystyriville { $column }, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}{ $runs ->
    [both] {" "}({ $across } vaakaan, { $down } pystyyn)
    [across] {" "}({ $across } vaakaan)
    [down] {" "}({ $down } pystyyn)
   *[none] {""}
}
play-no-space = { $name }, vaakarivi { $row }: { $colour } ei mahdu seinälle, { $count ->
    [one] { $count } laatta putoaa
   *[other] { $count } laattaa putoaa
} lattiariville
play-floor-scored = { $name }, lattiarivi: { $capped ->
    [yes] maksaisi { $cost }, mutta pisteet eivät laske alle nollan: menetys { $lost }
   *[no] menetys { $lost }
}
play-undone = { $count ->
    [one] { $count } siirto peruttu.
   *[other] { $count } siirtoa peruttu.
}
play-no-undo = Ei ole mitään peruttavaa: jakoa ei voi perua.

play-table-round = Kierros { $round }
play-table-end = Loppupisteet
play-table-tiles = laatat
play-table-wall = seinä
play-table-floor = lattia
play-table-score = pisteet
play-table-before = ennen
play-table-row = vaakarivit
play-table-column = pystyrivit
play-table-colour = värit
play-table-final = pisteet
play-ended = { $reason ->
    [stalled] Peli on päättynyt: kolmeen kierrokseen kukaan ei ole siirtänyt laattaa seinälle.
    [no_tiles] Peli on päättynyt: laattoja ei ole enää jaettavaksi.
   *[row] { $count ->
        [one] Peli on päättynyt. Täysi vaakarivi: { $names }.
       *[other] Peli on päättynyt. Täysiä vaakarivejä: { $names }.
    }
}
play-wins = { $name } voitti: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
play-wins-by-rows = { $name } voitti: pisteet ovat tasan ({ $points }), mutta täysiä vaakarivejä on eniten ({ $rows }).
play-shared-win = Jaettu voitto: { $names }, kullakin { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.

play-saved = Peli on tallennettu: { $file }
play-resume-with = Jatka komennolla: { $command }
play-not-saved = Peliä ei voitu tallentaa. Tässä on sen tallenne:
play-kept = Pelin tallenne on tiedostossa { $file }
