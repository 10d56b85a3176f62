# `evora analyse`: the best moves of a position, and what the moves of a game cost.

cli-analyse = Näytä aseman parhaat siirrot tai se, mitä pelin siirrot maksoivat.
cli-analyse-more =
    POSITION: sen parhaat siirrot, voittotodennäköisyydet, odotetut pisteet ja jatko.
    FILE: tiedoston jokainen peli siirto siirrolta moottorin parhaiden siirtojen rinnalla; sitten
    miten kukin paikka pelasi ja suurimmat virheet. Siirto, joka vie voittotodennäköisyydestä
    vähintään 5 prosenttiyksikköä, on epätarkkuus, vähintään 10 virhe, vähintään 15 vakava virhe.
    Jakoja ei arvioida. Ctrl-C pysäyttää ja näyttää yhteenvedon siihen asti tehdystä.

    Esimerkkejä:
      evora analyse "$(evora apply "$(evora new)" =BBBY/KKKW/RKKW/RRWW/BBKK)"
      evora analyse game.evora --ms 1000 --threads 2
      evora analyse --json - < games.evora

analyse-argument-what = asema yhtenä argumenttina tai pelitallenteiden tiedosto (valitsimella --out useitakin); - on vakiosyöte
analyse-option-ms = millisekunteja hakua kohti (oletus: { NUMBER($position, useGrouping: 0) } asemalle, { NUMBER($file, useGrouping: 0) } tiedostolle)
analyse-option-nodes = montako asemaa haku saa tutkia, ajan sijasta
analyse-option-depth = montako siirtoa eteenpäin haku katsoo, ajan sijasta
analyse-option-lines = montako parasta siirtoa näytetään (oletus: { $lines }; tiedostossa vain paras)
analyse-option-threads = säikeitä hakua kohti (oletus: 1)
analyse-bad-threads = odotettiin kokonaislukua väliltä 1–{ $max }, saatiin ”{ $value }”

analyse-progress = syvyys { $depth }, solmuja { $nodes }, { $move } …
analyse-progress-game = peli { $game }, siirto { $done }/{ $moves } …
analyse-interrupted = Pysäytetty.

## A position

analyse-to-move = { $phase ->
    [tiling] Kierros { $round }, seinän laatoitus: vuorossa paikka { $seat }
   *[offer] Kierros { $round }, tehtaan tarjonta: vuorossa paikka { $seat }
}
analyse-at-deal = Ennen kierroksen { $round } jakoa
analyse-at-end = Peli päättyi kierroksen { $round } jälkeen
analyse-column-rank = #
analyse-column-move = siirto
analyse-column-win = voitto-%
analyse-column-wins = voitto-% paikan mukaan
analyse-column-scores = pisteet paikan mukaan
analyse-column-proof = varmuus
analyse-column-line = jatko
analyse-column-seat = paikka
analyse-column-expected = odotetut pisteet
analyse-column-final = loppupisteet
analyse-exact = tarkka
analyse-solved = ratkaistu
analyse-note-exact = tarkka: todistettu pelin loppuun asti
analyse-note-solved = ratkaistu: tutkittu kierroksen loppuun asti
analyse-note-error = ±: keskivirhe, seuraavan kierroksen satunnaisista laattajaoista
analyse-effort = syvyys { $depth }, { $nodes ->
    [one] { $nodes } solmu
   *[other] { $nodes } solmua
}, { $ms } ms
analyse-nothing = Pysäytetty, ennen kuin mitään löytyi.

## A game

analyse-game = Peli { $game }: { $players } pelaajaa, { $variant ->
    [grey] harmaa puoli
   *[coloured] värillinen puoli
}, { $end ->
    [none] kesken
    [row] { $scores }
    [stalled] { $scores }
    [no_tiles] { $scores }
    [resigned] luovutus
    [time] aika loppui
    [forfeit] pelaaja poistui
   *[abandoned] keskeytetty
}
analyse-seat = Paikka { $seat }: { $name }
analyse-no-moves = Yhtään siirtoa ei ole pelattu.
analyse-column-position = asema
analyse-column-round = kierros
analyse-column-played = pelattu
analyse-column-best = paras
analyse-column-before = voitto-%
analyse-column-cost = hinta-%
analyse-column-points = pisteet
analyse-grade-inaccuracy = epätarkkuus
analyse-grade-mistake = virhe
analyse-grade-blunder = vakava virhe

analyse-summary = { $done ->
    [yes] Pelin { $game } yhteenveto
   *[no] Pelin { $game } yhteenveto siltä osin kuin peli ehdittiin käydä läpi
}
analyse-summary-all = Yhteenveto kaikista { $games } pelistä
analyse-column-moves = siirrot
analyse-column-mean-cost = hinta-%/siirto
analyse-column-mean-points = pisteet/siirto
analyse-column-inaccuracy = epätarkkuudet
analyse-column-mistake = virheet
analyse-column-blunder = vakavat virheet
analyse-biggest = Suurimmat virheet
analyse-biggest-none = Ei virheitä: jokainen siirto maksoi alle { $min } %.
analyse-biggest-line = asema { NUMBER($number, useGrouping: 0) }, kierros { $round }, paikka { $seat }: { $played }, paras { $best }; voitto { $before } % → { $after } %, hinta { $cost } % ja { $points } pistettä
analyse-biggest-of-game = peli { NUMBER($game, useGrouping: 0) }, { $mistake }
