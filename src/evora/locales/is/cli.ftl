# What the command line says, outside of a game.

cli-description = Evora er fyrir borðspilið Azul: spilaðu það, yfirfarðu og endursýndu spil, skoðaðu löglega leiki.
cli-epilog =
    Dæmi:
      evora play                            spil við tölvuna
      evora play --players 4 --variant grey
      evora replay games.evora              athugar spilaskrár, ein lína á spil
      evora moves "$(evora apply "$(evora new)" =BBRK/YYWW/RKKW/BYRK/BRWW)"

    Stöður, leikir og spilaskrár eru skrifuð eins og docs/notation.md segir.
    Skilakóðar: 0 búið, 1 gölluð gögn, 2 röng notkun.
cli-commands = skipanir
cli-version = prentar útgáfunúmerið og hættir
cli-option-language = tungumál þess sem er prentað: { $languages } (sjálfgefið: mál umhverfisins)
cli-bad-language = á að vera eitt af { $languages }, en er '{ $value }'

cli-new = Prentar stöðu nýs spils.
cli-new-more = Uppstillingarplöturnar eru enn tómar: fylltu þær með 'evora deal' og 'evora apply', eða með --seed.
cli-show = Teiknar stöðu í skjáhermi.
cli-show-more = Í lit í skjáhermi; annars staðar, eða ef NO_COLOR er stillt, án lita.
cli-moves = Telur upp löglega leiki í stöðu.
cli-moves-more =
    Einn í línu, í röð aðgerðanúmera; ekkert ef gjöf er næst eða spilinu er lokið.
    3R2 tekur allar rauðar af uppstillingarplötu 3 í mynsturlínu 2; staður 0 er miðjan, lína 0 gólfið.
    2@4 setur flís úr mynsturlínu 2 í lóðrétta línu 4 (gráa hliðin).
cli-apply = Framkvæmir leiki og gjafir og prentar stöðuna á eftir.
cli-apply-more = Hver leikur er athugaður; fyrsti rangi leikurinn stöðvar skipunina og ekkert er prentað.
cli-deal = Prentar gjöfina sem fræ gefur í stöðu.
cli-deal-more = Sama fræ gefur alls staðar sömu gjafir: docs/deals.md segir hvernig.
cli-perft = Telur stöður tiltekinn fjölda leikja fram í tímann.
cli-perft-more = Gjöf eða leikslok sem koma fyrr teljast ein staða. Til að prófa og mæla forrit sem finna löglega leiki.
cli-replay = Athugar spilaskrár og prentar eina línu á spil.
cli-replay-more =
    Gjafir og leikir eru spiluð eftir reglunum og úrslitin borin saman. Lestri skrár lýkur við fyrsta
    gallaða spilið, sem er tilkynnt á villuúttaki sem SKRÁ:lína; aðrar skrár eru samt lesnar.
cli-play = Spilar eitt spil í skjáhermi.
cli-play-more =
    Fólk og leikmenn á öllum getustigum í hvaða sæti sem er. Sláðu inn ? í spilinu til að fá hjálp. Hver
    leikur er vistaður strax, og 'evora play --resume' heldur áfram með hvaða óklárað spil sem er.
cli-play-levels = getustig, frá því lægsta:
cli-levels = Telur upp getustigin: mótherja frá byrjanda upp í hámarksstyrk.
cli-levels-more = Frá því lægsta. Með 'evora play --seats person,NAFN' er spilað við eitt þeirra.
cli-bench = Mælir hraða regluvélarinnar.
cli-bench-more = playouts: spil af handahófi á einum kjarna, eins hratt og þau ganga.

cli-argument-position = staða í einu viðfangi (innan gæsalappa: í henni eru bil)
cli-argument-move = leikur eins og 3R2 eða 2@4, eða gjöf eins og =BBRK/YYWW/RKKW/BYRK/BRWW
cli-argument-depth = hve marga leiki fram í tímann
cli-argument-files = skrá með spilaskrám; - er staðalinntak
cli-no-games = { $file }: engin spil eru í skránni
cli-argument-bench = hvað á að mæla
cli-option-players = hve margir leikmenn (sjálfgefið: 2)
cli-option-variant = hlið leikmannaspjaldanna (sjálfgefið: coloured)
cli-option-start = sætið sem byrjar (sjálfgefið: 1; með --seed er dregið um það)
cli-option-new-seed = gefur fyrstu umferð úr þessu fræi: hvaða texti sem er
cli-option-seed = fræið: hvaða texti sem er
cli-option-json = prentar JSON, einn hlut í línu
cli-option-positions = prentar líka allar stöður: þá fyrstu og þá sem fylgir hverri gjöf og hverjum leik
cli-option-seconds = hve lengi er mælt (sjálfgefið: 3)
cli-option-seats = hver situr hvar, í röð, aðgreint með kommum: person, random, greedy eða getustig, sjá að neðan (sjálfgefið: person,{ $level },…)
cli-option-play-start = sætið sem byrjar (sjálfgefið: dregið er um það)
cli-option-play-seed = gjafir úr þessu fræi: hvaða texti sem er (sjálfgefið: af handahófi)
cli-option-save = skráin sem spilið er vistað í

cli-bad-number = á að vera heil tala frá { NUMBER($min, useGrouping: 0) }, en er '{ $value }'
cli-bad-seconds = á að vera sekúndufjöldi yfir 0, en er '{ $value }'
cli-bad-start = viðfang --start: á að vera sæti frá 1 til { $players }, fékk { $start }
cli-bad-seats = viðfang --seats: nöfnin eiga að vera { $players }, valin úr { $kinds }, en eru '{ $value }'

cli-perft-progress = fyrstu leikir: { $done } af { $moves } …
cli-replay-progress = { $games } spil …
cli-replay-game = { $scores } eftir { $rounds ->
    [one] { $rounds } umferð
   *[other] { $rounds } umferðir
}, { $plies ->
    [one] { $plies } leik
   *[other] { $plies } leiki
}: { $end ->
    [none] ekki lokið
    [row] lárétt lína er fullkláruð
    [stalled] spilið stöðvaðist
    [no_tiles] engin flís er eftir
    [resigned] uppgjöf
    [time] tíminn rann út
    [forfeit] dæmdur ósigur
   *[abandoned] spilinu hætt
}{ $shared ->
    [0] {""}
    [one] , sæti { $winners } sigrar
   *[other] , deildur sigur: sæti { $winners }
}
cli-bench-progress = { $games } spil …
cli-bench-result = leikir á sekúndu: { $plies }, spil á sekúndu: { $games }
