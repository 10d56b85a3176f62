# What the command line says, outside of a game.

cli-description = Evora spilar borðspilið Azul: spilaðu, athugaðu og endurspilaðu spil, spurðu um reglurnar.
cli-epilog =
    Dæmi:
      evora play                            spil gegn tölvunni
      evora play --players 4 --variant grey
      evora replay games.evora              athugar spilaskrár, ein lína á spil
      evora moves "$(evora apply "$(evora new)" =BBRK/YYWW/RKKW/BYRK/BRWW)"

    Stöður, leikir og spilaskrár eru skrifaðar eins og docs/notation.md segir.
    Skilakóðar: 0 búið, 1 gölluð gögn, 2 röng notkun.
cli-commands = skipanir
cli-version = prentar útgáfuna og hættir
cli-option-language = tungumál þess sem er prentað: { $languages } (sjálfgefið: mál umhverfisins)
cli-bad-language = á að vera eitt af { $languages }, er '{ $value }'

cli-new = Prentar stöðu nýs spils.
cli-new-more = Hún er fyrir fyrstu gjöf: fylltu uppstillingarplöturnar með 'evora deal' og 'evora apply'.
cli-show = Teiknar stöðu í skjáhermi.
cli-show-more = Í lit í skjáhermi; annars staðar, eða ef NO_COLOR er stillt, án lita.
cli-moves = Telur upp löglega leiki í stöðu.
cli-moves-more =
    Einn í línu, í röð aðgerðanúmera; ekkert ef gjöf er næst eða komin eru leikslok.
    3R2 tekur allar rauðar af uppstillingarplötu 3 í mynsturlínu 2; staður 0 er miðjan, lína 0 gólfið.
    2@4 setur flís úr mynsturlínu 2 í lóðrétta línu 4 (gráa hliðin).
cli-apply = Leikur leiki og gjafir og prentar stöðuna á eftir.
cli-apply-more = Hver leikur er athugaður; sá fyrsti ranga endar skipunina og ekkert er prentað.
cli-deal = Prentar gjöfina sem fræ gefur í stöðu.
cli-deal-more = Sama fræ gefur alls staðar sömu gjafir: docs/deals.md segir hvernig.
cli-perft = Telur stöður tiltekinn fjölda leikja fram í tímann.
cli-perft-more = Gjöf eða leikslok sem koma fyrr teljast ein. Prófun og mæling á leikjasmiðum.
cli-replay = Athugar spilaskrár og prentar eina línu á spil.
cli-replay-more =
    Hver gjöf og leikur er spilaður eftir reglunum og úrslitin borin saman. Fyrsta gallaða spil í
    skrá er tilkynnt á villuúttaki sem SKRÁ:lína: hvað átti að vera; aðrar skrár halda áfram.
cli-play = Spilar spil í skjáhermi.
cli-play-more =
    Fólk og leikmenn af öllum styrkleikum í hvaða sæti sem er. Í spilinu hjálpar ?. Spil sem þú
    hættir í er vistað, og 'evora play --resume' heldur því áfram.
cli-play-levels = styrkleikar, frá þeim veikasta:
cli-levels = Telur upp styrkleikana: mótherja frá byrjanda til fulls styrks.
cli-levels-more = Frá þeim veikasta. 'evora play --seats person,NAFN' spilar gegn einum.
cli-bench = Mælir hraða reglnanna.
cli-bench-more = playouts: spil af handahófi á einum kjarna, eins hratt og þau ganga.

cli-argument-position = staða í einu viðfangi (innan gæsalappa: í henni eru bil)
cli-argument-move = leikur eins og 3R2 eða 2@4, eða gjöf eins og =BBRK/YYWW/RKKW/BYRK/BRWW
cli-argument-depth = hve marga leiki fram í tímann
cli-argument-files = skrá með spilaskrám; - er staðalinntak
cli-argument-bench = hvað á að mæla
cli-option-players = hve margir leikmenn (sjálfgefið: 2)
cli-option-variant = hlið leikmannaspjaldanna (sjálfgefið: coloured)
cli-option-start = sætið sem byrjar (sjálfgefið: 1)
cli-option-seed = fræið: hvaða texti sem er
cli-option-json = prentar JSON, einn hlut í línu
cli-option-positions = prentar líka allar stöður: þá fyrstu og þá sem fylgir hverri gjöf og hverjum leik
cli-option-seconds = hve lengi er mælt (sjálfgefið: 3)
cli-option-seats = hver situr hvar, í röð, með kommum: person, random, greedy eða styrkleiki, sjá að neðan (sjálfgefið: person,{ $level },…)
cli-option-play-start = sætið sem byrjar (sjálfgefið: dregið er um það)
cli-option-play-seed = gjafir úr þessu fræi: hvaða texti sem er (sjálfgefið: af handahófi)
cli-option-resume = heldur áfram með vistað spil (sjálfgefið: það síðasta)
cli-option-save = hvar spilið er vistað þegar þú hættir í því

cli-bad-number = á að vera heil tala frá { NUMBER($min, useGrouping: 0) }, er '{ $value }'
cli-bad-seconds = á að vera sekúndufjöldi yfir 0, er '{ $value }'
cli-bad-start = viðfang --start: á að vera sæti frá 1 til { $players }
cli-bad-seats = viðfang --seats: fjöldi nafna á að vera { $players }, valin úr { $kinds }, er '{ $value }'

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
    [resigned] gefið
    [time] tíminn rann út
    [forfeit] dæmdur ósigur
   *[abandoned] hætt
}{ $shared ->
    [0] {""}
    [one] , sæti { $winners } sigrar
   *[other] , deildur sigur: sæti { $winners }
}
cli-bench-progress = { $games } spil …
cli-bench-result = leikir á sekúndu: { $plies }, spil á sekúndu: { $games }
