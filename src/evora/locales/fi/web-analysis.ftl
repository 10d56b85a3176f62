# The analysis board: any position with the engine's opinion of it, moves tried out, positions set up.

## The engine's opinion

analysis-shares = Osuus voitosta ja odotettavissa olevat pisteet
# Read aloud after a player's share. $points is a number that is already written out.
analysis-points = odotettavissa pisteitä: { $points }
analysis-points-title = Pisteet, joita pelin lopussa on odotettavissa
analysis-error-title = Paljonko tämä voi heittää (keskivirhe), seuraavan kierroksen satunnaisista laattajaoista
analysis-stop = Keskeytä laskenta
analysis-go = Laske
analysis-thinking = Lasketaan…
# $depth: how many moves ahead; $nodes: how many positions were looked at, such as 1.2M.
analysis-depth = Syvyys { $depth }, asemia { $nodes }
analysis-complete = Enempää ei löydy
analysis-lines = Parhaat siirrot
analysis-lines-count = Montako siirtoa näytetään
analysis-lines-option = { $count ->
    [one] { $count } siirto
   *[other] { $count } siirtoa
}
# A badge: the value is proven to the end of the game.
analysis-exact = todistettu
analysis-running = Pelin voi analysoida, kun se on ohi.

## Moves and variations

analysis-moves = Siirrot
analysis-start = Alku
analysis-promote = Tee tästä päämuunnelma
analysis-remove = Poista tästä eteenpäin
# A tile goes from a line to a column of the wall.
analysis-tiled = { $name }: kuviorivi { $line } → pystyrivi { $column }

## The next deal

analysis-deal = Jaa
analysis-deal-next = Seuraavaksi jaetaan uudet laatat
analysis-over = Peli on ohi.
analysis-deal-round = Kierroksen { $round } laatat
analysis-deal-random = Satunnaiset laatat
analysis-deal-hand = Valitse laatat
analysis-deal-seed = Siemenluvusta
analysis-deal-hint = Valitse väri ja napauta tehdasalustoja
analysis-deal-about = Joka tehdasalustalle tulee neljä laattaa, ensin pussista ja sitten kannesta.

## Opening and keeping

analysis-open = Analysoi jotain muuta
analysis-open-button = Avaa…
analysis-open-text = Asema tai tallenteen teksti
# Opens the ways to share and to save.
analysis-share = Jaa ja tallenna
analysis-copy = Kopioi asema
analysis-copied = Asema kopioitu
analysis-text = Asema

## Setting up

analysis-set-up = Aseta asema
analysis-edit-hint = Valitse, mitä asetat, ja napauta paikkaa – tai vedä se paikalleen
analysis-palette = Asetettavat
analysis-erase = Ota pois
analysis-undo = Peru viimeisin muutos
analysis-empty = Tyhjennä pöytä
analysis-analyse = Analysoi asema
analysis-cancel = Peruuta
analysis-valid = Tätä asemaa voi pelata.
analysis-side = Pelialustat
analysis-side-name = { $variant ->
    [grey] harmaa puoli
   *[coloured] värillinen puoli
}
analysis-players = Pelaajia
analysis-phase = Mitä seuraavaksi
analysis-phase-name = { $phase ->
    [deal] laattojen jako
    [tiling] seinän laatoitus
    [over] ei mitään, peli on ohi
   *[offer] laattojen otto
}
analysis-round = Kierros
analysis-to-move = Vuorossa
analysis-start-player = Aloittava pelaaja
analysis-score = Pisteet: { $name }
analysis-idle = Kierroksia ilman laattaa seinälle
analysis-bag-rest = Kaikki muut laatat ovat pussissa

## Places, for those who listen. $holds is what lies there, such as "blue tile"

analysis-empty-place = tyhjä
analysis-at-factory = Tehdasalusta { $factory }, paikka { $place }: { $holds }
analysis-at-centre = Pöydän keskiosa, { $tile }: { $count }
analysis-at-line = { $name }, kuviorivi { $line }, paikka { $space }: { $holds }
analysis-at-wall = { $name }, seinä, vaakarivi { $row }, pystyrivi { $column }: { $holds }
analysis-at-floor = { $name }, lattiarivi, paikka { $space }: { $holds }

## What the rules say about a position that was set up. $tile is a name such as "blue tile"

analysis-problem = { $kind ->
    [idle_rounds] Kierroksia ilman laattaa seinälle: tässä enintään { $expected }.
    [tile_count] { $tile }: yhteensä { $count }, pitäisi olla { $expected }.
    [marker_count] { $expected ->
        [0] Kierrosten välillä aloitusmerkki ei ole keskiosassa eikä lattiarivillä.
       *[other] Aloitusmerkin pitää olla tasan yhdessä paikassa, keskiosassa tai lattiarivillä.
    }
    [wall_place] { $name }, vaakarivi { $line }, { $tile }: värillisellä puolella sen paikka on toinen.
    [wall_row_twice] { $name }: seinän vaakarivillä { $line } on sama väri kahdesti.
    [wall_column_twice] { $name }: seinän pystyrivillä { $column } on sama väri kahdesti.
    [line_on_wall] { $name }: kuviorivillä { $line } on väri, joka sen vaakarivillä jo on.
    [floor_not_empty] { $name }: kierrosten välillä lattiarivi on tyhjä.
    [line_complete] { $name }: kierrosten välillä mikään kuviorivi ei ole täysi.
    [row_complete] { $name }: seinän vaakarivi on täysi, joten peli olisi ohi.
    [tiling_coloured] Vain harmaalla puolella valitaan, mihin laatat seinällä tulevat.
    [tiling_finished] { $name }: kuviorivi on vielä täysi, vaikka laatoitusvuoro on jo myöhemmällä pelaajalla.
    [tiling_nothing] { $name }: mikään kuviorivi ei ole täysi, joten laatoitettavaa ei ole.
    [tiling_no_space] { $name }: kuvioriville { $line } ei ole paikkaa seinällä.
    [offer_empty] Otettavaa ei ole: aseta laattoja tehdasalustoille tai keskiosaan.
    [offer_left] Tehdasalustoilla tai keskiosassa on laattoja, mutta kukaan ei nyt ota niitä.
    [deal_empty] Pussi ja kansi ovat tyhjiä: jaettavaa ei ole.
    [over_early] Peli ei ole ohi: mikään seinän vaakarivi ei ole täysi, ja laattoja on jäljellä.
   *[other] { $detail }
}
