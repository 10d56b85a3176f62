# `evora arena`: matches between players.

cli-arena = Peluuta pelaajia toisiaan vastaan ja tulosta tulostaulukko vahvuuslukuineen.
cli-arena-more =
    PLAYER on jokin näistä:
      random, greedy              yksinkertaiset sisäänrakennetut pelaajat
      engine:ms=100               moottori, 100 ms siirtoa kohti; myös nodes=10000 tai depth=2, ja
                                  muita asetuksia pilkuilla erotettuina (threads=2,hash_mb=16)
      club, expert, ...           moottorin taso (katso evora levels)
      cmd:ms=100 KOMENTO ARGS     moottoriprotokollaa käyttävä ohjelma; myös nodes=, depth=,
                                  level= ja timeout= sekunteina siirtoa kohti
      py:MODUULI:LUOKKA           Python-luokka, jolla on choose(position)
    ja haluttaessa oma nimi edessä: best=engine:ms=100.

    Jokainen jako pelataan kaikilta paikoilta. Kolmella tai neljällä pelaajalla kaksi kilpailijaa
    kohtaa toisensa niin, että toinen on yksin toisen kopioiden joukossa; useammat istuvat
    sekapöydissä. Kaatuminen, laiton siirto ja ajan loppuminen johtavat häviöön. Ctrl-C pysäyttää;
    jos --out on annettu, sama komento jatkaa myöhemmin.

    Pelaaja, jonka aika loppuu kellosta, häviää. --clock koskee kaikkia pelaajia, asetus
    clock=60+0.6 (engine:clock=60+0.6, club:clock=5) yhtä. Ilman siirtokohtaista rajaa moottori ja
    ohjelmat miettivät niin kauan kuin kello sallii.

    Esimerkkejä:
      evora arena greedy random
      evora arena engine:nodes=10000 greedy random --games 400 --out ladder
      evora arena engine:ms=20 old=engine:ms=10 --sprt 0,10
      evora arena greedy random --players 4 --variant grey --seeds 50
      evora arena engine 'cmd:./my-engine' --clock 60+0.6 --positions openings.txt

arena-argument-player = pelaaja, katso yltä; vähintään kaksi
arena-option-players = montako istuu pöydässä (oletus: 2)
arena-option-games = pelejä paria tai pöytää kohti (pyöristetään ylös kokonaisiin jakoihin)
arena-option-seeds = jakoja, kukin pelataan kaikilta paikoilta (oletus: 100; --sprt: enintään 50000)
arena-option-clock = kello jokaiselle pelaajalle: sekunteja koko peliin ja sekunteja, jotka kukin siirto lisää, esimerkiksi 60+0.6
arena-option-positions = mistä pelit alkavat: tiedosto, jossa on yksi asema riviä kohti tai pelitallenteita; yksi jako asemaa kohti
arena-option-seed = ottelun siemen: mikä tahansa teksti (oletus: arena)
arena-option-out = kansio tuloksille ja tallenteille; siellä jo oleva ottelu jatkuu
arena-option-jobs = pelejä samanaikaisesti (oletus: yksi ydintä kohti)
arena-option-sprt = lopeta itsestään, kun selviää, onko kahdesta pelaajasta ensimmäinen vähintään B vai enintään A Elo-pistettä vahvempi
arena-option-tables = kolme ja neljä pelaajaa: yksi toisen kopioiden joukossa tai sekapöydät
arena-option-anchor = pelaaja, jonka vahvuusluku on 0 (oletus: viimeinen)
arena-option-json = tulosta taulukko yhtenä JSON-oliona

arena-too-few = odotettiin vähintään kahta pelaajaa
arena-bad-sprt = odotettiin kahta lukua A,B, joista A on pienempi, saatiin ”{ $value }”
arena-bad-clock = odotettiin sekunteja, esimerkiksi 60, tai lisäajan kanssa 60+0.6, saatiin ”{ $value }”
arena-sprt-two = valitsin --sprt: odotettiin tasan kahta pelaajaa
arena-mixed-few = valitsin --tables: sekapöydät ovat vähintään kolmelle pelaajalle
arena-bad-anchor = valitsin --anchor: odotettiin jotakin näistä: { $names }, saatiin ”{ $value }”

arena-progress = pelejä { $done }/{ $total }, { $rate } peliä/s, jäljellä { $left }
arena-progress-score = { $name } { $share } %
arena-progress-sprt = LLR { $llr }, raja ±{ $bound }
arena-time-unknown = …
arena-resumed = { $games ->
    [one] Jatketaan; { $games } peli on jo pelattu.
   *[other] Jatketaan; { $games } peliä on jo pelattu.
}
arena-interrupted = Pysäytetty, pelejä { $done }/{ $total }.
arena-continue = Jatka ajamalla sama komento uudelleen.
arena-lost = Ilman valitsinta --out pelejä ei tallenneta.

arena-heading = { $games ->
    [one] { $games } peli
   *[other] { $games } peliä
}, { $deals ->
    [one] { $deals } jako
   *[other] { $deals } jakoa
}: { $players } pelaajaa, { $variant ->
    [grey] harmaa puoli
   *[coloured] värillinen puoli
}
arena-start-positions = Alkuasemia: { $positions }
arena-clocks = Kello, sekunteja peliin ja siirtoa kohti: { $clocks }
arena-no-games = Yhtään peliä ei ole pelattu.
arena-column-rank = #
arena-column-player = pelaaja
arena-column-elo = Elo
arena-column-gap = etumatka
arena-column-games = pelit
arena-column-share = tulos-%
arena-column-points = pisteet
arena-column-rounds = kierrokset
arena-column-time = ms/siirto
arena-column-faults = kaatui/laiton/aika
arena-above = yllä
arena-below = alla
arena-unknown = -
arena-range = { $low }–{ $high }
arena-note-elo = Elo ja 95 %:n luottamusvälit, kaikki pelaajat sovitettu yhdessä; { $anchor } on 0. Tulos: keskimääräinen osuus voitosta paikkaa kohti, tasaväkisillä { $par } %.
arena-note-unrated = Yllä tai alla: pelaaja voitti tai hävisi kaikki pelit, jotka yhdistävät sen muihin, joten sen Eloa ei voi arvioida. Katso tuloksia.
arena-pairings = Parit: rivin tulos-% saraketta vastaan, tasaväkisillä 50 %
arena-pairings-alone = Parit: rivin tulos-% yksin sarakkeen kopioiden joukossa, tasaväkisillä { $par } %
arena-worst = Huonoimmat parit
arena-worst-line = { $name } – { $opponent }: { $share } % ({ $low }–{ $high }), Elo { $elo }, { $games ->
    [one] { $games } peli
   *[other] { $games } peliä
}
arena-elo-range = { $value } ({ $low } … { $high })
arena-elo-from = yli { $low }
arena-elo-to = alle { $high }
arena-faults = Virheen takia hävityt pelit
arena-fault = peli { $game }, { $name } paikalla { $seat }: { $reason ->
    [crash] kaatui
    [illegal] laiton siirto
    [nonsense] virheellinen vastaus
   *[time] aika loppui
}: { $message }
arena-faults-more = … ja { $count } muuta
arena-only-failed = yhtään peliä ei pelattu loppuun, kaikki hävittiin virheen takia: { $names }
arena-sprt = Sekventiaalinen testi, { $low } vastaan { $high } Eloa: { $verdict ->
    [A] ero on enintään { $low }
    [B] ero on vähintään { $high }
   *[none] ratkaisematta
} (LLR { $llr }, rajat ±{ $bound }, { $deals ->
    [one] { $deals } jako
   *[other] { $deals } jakoa
})
arena-kept = Tallenteet ja tulokset ovat kansiossa { $folder }.
