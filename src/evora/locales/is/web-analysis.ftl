# The analysis board: any position with the engine's opinion of it, moves tried out, positions set up.

## The engine's opinion

analysis-shares = Hlutur í sigri og væntanleg stig
# Read aloud after a player's share. $points is a number that is already written out.
analysis-points = væntanleg stig: { $points }
analysis-points-title = Stig sem búast má við í leikslok
analysis-error-title = Hve miklu getur skeikað (staðalskekkja), út frá flísum næstu umferðar sem dregnar eru af handahófi
analysis-stop = Hætta að hugsa
analysis-go = Hugsa
analysis-thinking = Hugsar …
# $depth: how many moves ahead; $nodes: how many positions were looked at, such as 1.2M.
analysis-depth = Dýpt { $depth }, stöður: { $nodes }
analysis-complete = Meira er ekki að finna
analysis-lines = Bestu leikir
analysis-lines-count = Hve marga leiki á að sýna
analysis-lines-option = { $count ->
    [one] { $count } leikur
   *[other] { $count } leikir
}
# A badge: the value is proven to the end of the game.
analysis-exact = sannað
analysis-running = Hægt er að greina spil þegar því er lokið.

## Moves and variations

analysis-moves = Leikir
analysis-start = Byrjun
analysis-promote = Gera að aðalleið
analysis-remove = Eyða héðan í frá
# A tile goes from a line to a column of the wall.
analysis-tiled = { $name }: mynsturlína { $line } → lóðrétt lína { $column }

## The next deal

analysis-deal = Leggja út
analysis-deal-next = Nú eru nýjar flísar lagðar út
analysis-over = Leikslok.
analysis-deal-round = Flísar fyrir umferð { $round }
analysis-deal-random = Flísar af handahófi
analysis-deal-hand = Velja flísarnar
analysis-deal-seed = Út frá fræi
analysis-deal-hint = Veldu lit og ýttu á uppstillingarplöturnar
analysis-deal-about = Fjórar flísar fara á hverja uppstillingarplötu, fyrst úr pokanum og síðan úr kassalokinu.

## Opening and keeping

analysis-open = Greina eitthvað annað
analysis-open-button = Opna …
analysis-open-text = Staða eða texti spilaskrár
# Opens the ways to share and to save.
analysis-share = Deila og vista
analysis-copy = Afrita stöðuna
analysis-copied = Staða afrituð
analysis-text = Staða

## Setting up

analysis-set-up = Stilla upp stöðu
analysis-edit-hint = Veldu hvað á að leggja og ýttu á staðinn, eða dragðu það þangað
analysis-palette = Til að leggja út
analysis-erase = Fjarlægja
analysis-undo = Taka síðustu breytingu til baka
analysis-empty = Tæma borðið
analysis-analyse = Greina stöðuna
analysis-cancel = Hætta við
analysis-valid = Þessa stöðu er hægt að spila.
analysis-side = Leikmannaspjöld
analysis-side-name = { $variant ->
    [grey] gráa hliðin
   *[coloured] litaða hliðin
}
analysis-players = Fjöldi leikmanna
analysis-phase = Hvað kemur næst
analysis-phase-name = { $phase ->
    [deal] flísar eru lagðar út
    [tiling] flísalagning
    [over] ekkert, spilinu er lokið
   *[offer] flísar eru teknar
}
analysis-round = Umferð
analysis-to-move = Á leik
analysis-start-player = Fyrsti leikmaður
analysis-score = Stig: { $name }
analysis-idle = Umferðir án flísar á vegg
analysis-bag-rest = Allar aðrar flísar eru í pokanum

## Places, for those who listen. $holds is what lies there, such as "blue tile"

analysis-empty-place = tómt
analysis-at-factory = Uppstillingarplata { $factory }, staður { $place }: { $holds }
analysis-at-centre = Miðja borðsins, { $tile }: { $count }
analysis-at-line = { $name }, mynsturlína { $line }, reitur { $space }: { $holds }
analysis-at-wall = { $name }, vegglína { $row }, lóðrétt lína { $column }: { $holds }
analysis-at-floor = { $name }, gólflína, reitur { $space }: { $holds }

## What the rules say about a position that was set up. $tile is a name such as "blue tile"

analysis-problem = { $kind ->
    [idle_rounds] Umferðir án flísar á vegg: hér mest { $expected }.
    [tile_count] { $tile }: alls { $count } en á að vera { $expected }.
    [marker_count] { $expected ->
        [0] Milli umferða er byrjunarflísin hvorki á miðju borðsins né á gólflínu.
       *[other] Byrjunarflísin á að vera á einum stað, á miðju borðsins eða á gólflínu.
    }
    [wall_place] { $name }, vegglína { $line }, { $tile }: á lituðu hliðinni á hún annan reit.
    [wall_row_twice] { $name }: í vegglínu { $line } er sami litur tvisvar.
    [wall_column_twice] { $name }: í lóðréttri línu { $column } á veggnum er sami litur tvisvar.
    [line_on_wall] { $name }: í mynsturlínu { $line } er litur sem vegglínan hefur þegar.
    [floor_not_empty] { $name }: milli umferða er gólflínan tóm.
    [line_complete] { $name }: milli umferða er engin mynsturlína fullkláruð.
    [row_complete] { $name }: vegglína er fullkláruð og spilinu væri því lokið.
    [tiling_coloured] Aðeins á gráu hliðinni er valið hvert flísar fara á veggnum.
    [tiling_finished] { $name }: mynsturlína er enn fullkláruð þótt síðari leikmaður eigi að flísaleggja.
    [tiling_nothing] { $name }: engin mynsturlína er fullkláruð, svo ekkert er að flísaleggja.
    [tiling_no_space] { $name }: mynsturlína { $line } kemst hvergi fyrir á veggnum.
    [offer_empty] Ekkert er að taka: settu flísar á uppstillingarplöturnar eða á miðju borðsins.
    [offer_left] Flísar eru á uppstillingarplötum eða á miðju borðsins en enginn tekur flísar núna.
    [deal_empty] Pokinn og kassalokið eru tóm: ekkert er að leggja út.
    [over_early] Spilinu er ekki lokið: engin vegglína er fullkláruð og flísar eru eftir.
   *[other] { $detail }
}
