# `evora analyse`: the best moves of a position, and what the moves of a game cost.

cli-analyse = Sýnir bestu leiki í stöðu, eða hvað leikir í spili kostuðu.
cli-analyse-more =
    POSITION: bestu leikirnir með vinningslíkum, væntum stigum og framhaldi.
    FILE: hvert spil í skránni, leik fyrir leik, ásamt bestu leikjum vélarinnar; síðan hvernig hvert
    sæti lék og stærstu mistökin. Leikur sem kostar 5% af vinningslíkum eða meira er ónákvæmni, 10%
    mistök, 15% afleikur. Gjafir eru ekki metnar. Ctrl-C stöðvar og tekur saman það sem búið er.

    Dæmi:
      evora analyse "$(evora apply "$(evora new)" =BBBY/KKKW/RKKW/RRWW/BBKK)"
      evora analyse game.evora --ms 1000 --threads 2
      evora analyse --json - < games.evora

analyse-argument-what = staða í einu viðfangi, eða skrá með spilaskrám (fleiri en ein með --out); - er staðalinntak
analyse-option-ms = millisekúndur á leit (sjálfgefið: { NUMBER($position, useGrouping: 0) } fyrir stöðu, { NUMBER($file, useGrouping: 0) } fyrir skrá)
analyse-option-nodes = hve margar stöður hver leit má skoða, í stað tíma
analyse-option-depth = hve marga leiki fram í tímann hver leit sér, í stað tíma
analyse-option-lines = hve margir bestu leikir eru sýndir (sjálfgefið: { $lines }; í skrá aðeins sá besti)
analyse-option-threads = þræðir leitar (sjálfgefið: 1)
analyse-bad-threads = á að vera heil tala frá 1 til { $max }, en er '{ $value }'

analyse-progress = dýpt { $depth }, hnútar { $nodes }, { $move } …
analyse-progress-game = spil { $game }, leikur { $done } af { $moves } …
analyse-interrupted = Stöðvað.

## A position

analyse-to-move = { $phase ->
    [tiling] Umferð { $round }, flísalagning: sæti { $seat } á leik
   *[offer] Umferð { $round }, verksmiðjutilboð: sæti { $seat } á leik
}
analyse-at-deal = Fyrir gjöf í umferð { $round }
analyse-at-end = Leikslok eftir umferð { $round }
analyse-column-rank = #
analyse-column-move = leikur
analyse-column-win = líkur %
analyse-column-wins = líkur % eftir sætum
analyse-column-scores = stig eftir sætum
analyse-column-proof = vissa
analyse-column-line = framhald
analyse-column-seat = sæti
analyse-column-expected = vænt stig
analyse-column-final = lokastig
analyse-exact = nákvæmt
analyse-solved = leyst
analyse-note-exact = nákvæmt: sannað allt til leiksloka
analyse-note-solved = leyst: leitað til loka umferðar
analyse-note-error = ±: staðalskekkja, út frá flísum næstu umferðar sem dregnar eru af handahófi
analyse-effort = dýpt { $depth }, { $nodes ->
    [one] { $nodes } hnútur
   *[other] { $nodes } hnútar
}, { $ms } ms
analyse-nothing = Stöðvað áður en nokkuð fannst.

## A game

analyse-game = Spil { $game }: { $players } leikmenn, { $variant ->
    [grey] gráa hliðin
   *[coloured] litaða hliðin
}, { $end ->
    [none] ekki lokið
    [row] { $scores }
    [stalled] { $scores }
    [no_tiles] { $scores }
    [resigned] uppgjöf
    [time] tíminn rann út
    [forfeit] dæmdur ósigur
   *[abandoned] spilinu hætt
}
analyse-seat = Sæti { $seat }: { $name }
analyse-no-moves = Enginn leikur hefur verið leikinn.
analyse-column-position = staða
analyse-column-round = umferð
analyse-column-played = leikið
analyse-column-best = best
analyse-column-before = líkur %
analyse-column-cost = tap %
analyse-column-points = stig
analyse-grade-inaccuracy = ónákvæmni
analyse-grade-mistake = mistök
analyse-grade-blunder = afleikur

analyse-summary = { $done ->
    [yes] Samantekt á spili { $game }
   *[no] Samantekt á spili { $game }, það sem komið er
}
analyse-summary-all = Samantekt á öllum spilum ({ $games })
analyse-column-moves = leikir
analyse-column-mean-cost = tap %/leik
analyse-column-mean-points = stig/leik
analyse-column-inaccuracy = ónákvæmni
analyse-column-mistake = mistök
analyse-column-blunder = afleikir
analyse-biggest = Stærstu mistökin
analyse-biggest-none = Engin mistök: enginn leikur kostaði { $min }% eða meira.
analyse-biggest-line = staða { NUMBER($number, useGrouping: 0) }, umferð { $round }, sæti { $seat }: { $played }, best { $best }; líkur { $before }% → { $after }%, tap { $cost }% og { $points } stig
analyse-biggest-of-game = spil { NUMBER($game, useGrouping: 0) }, { $mistake }
