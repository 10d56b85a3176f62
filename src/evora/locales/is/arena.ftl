# `evora arena`: matches between players.

cli-arena = Spilar viðureignir milli leikmanna og prentar töflu með styrkleikastigum.
cli-arena-more =
    PLAYER er eitt af
      random, greedy              einföldu innbyggðu leikmennirnir
      engine:ms=100               vélin með 100 ms á leik; líka nodes=10000 eða depth=2, og fleiri
                                  stillingar vélarinnar á eftir kommum (threads=2,hash_mb=16)
      club, expert, ...           getustig vélarinnar (sjá evora levels)
      cmd:ms=100 SKIPUN VIÐFÖNG   forrit sem fylgir samskiptareglum véla; líka nodes=, depth=,
                                  level=, og timeout= í sekúndum á leik
      py:EINING:KLASI             Python-klasi með choose(position)
    með eigin nafni fyrir framan ef vill: best=engine:ms=100.

    Hver gjöf er spiluð úr öllum sætum. Með þremur eða fjórum leikmönnum mætast tveir keppendur
    þannig að annar situr einn meðal afrita hins; fleiri sitja við blönduð borð. Sá tapar
    spilinu sem hrynur, leikur ólöglegan leik eða fellur á tíma. Ctrl-C stöðvar; með --out heldur sama
    skipun áfram síðar.

    Sá tapar sem fellur á tíma á klukkunni. --clock gildir fyrir alla leikmenn, stillingin
    clock=60+0.6 (engine:clock=60+0.6, club:clock=5) fyrir einn. Án takmörkunar á hvern leik hugsa
    vélin og forrit eins lengi og klukkan leyfir.

    Dæmi:
      evora arena greedy random
      evora arena engine:nodes=10000 greedy random --games 400 --out ladder
      evora arena engine:ms=20 old=engine:ms=10 --sprt 0,10
      evora arena greedy random --players 4 --variant grey --seeds 50
      evora arena engine 'cmd:./my-engine' --clock 60+0.6 --positions openings.txt

arena-argument-player = leikmaður, sjá að ofan; tveir eða fleiri
arena-option-players = hve margir sitja við borð (sjálfgefið: 2)
arena-option-games = spil á hvert par eða hvert borð (námundað upp í heilar gjafir)
arena-option-seeds = gjafir, hver spiluð úr öllum sætum (sjálfgefið: 100; með --sprt í mesta lagi 50000)
arena-option-clock = klukka fyrir hvern leikmann: sekúndur fyrir allt spilið og sekúndur sem hver leikur bætir við, til dæmis 60+0.6
arena-option-positions = hvar spil byrja: skrá með einni stöðu í hverri línu, eða með spilaskrám; ein gjöf á hverja stöðu
arena-option-seed = fræ viðureignarinnar: hvaða texti sem er (sjálfgefið: arena)
arena-option-out = mappa fyrir úrslit og spilaskrár; viðureign sem þegar er þar heldur áfram
arena-option-jobs = spil í einu (sjálfgefið: eitt á kjarna)
arena-option-sprt = hættir um leið og sýnt er að fyrri leikmaðurinn af tveimur sé að minnsta kosti B Elo sterkari, eða í mesta lagi A
arena-option-tables = þrír og fjórir leikmenn: einn meðal afrita annars, eða blönduð borð
arena-option-anchor = leikmaðurinn með styrkleikastigin 0 (sjálfgefið: sá síðasti)
arena-option-json = prentar töfluna sem einn JSON-hlut

arena-too-few = leikmenn eiga að vera tveir eða fleiri
arena-bad-sprt = eiga að vera tvær tölur A,B með A lægra en B, en er '{ $value }'
arena-bad-clock = á að vera sekúndufjöldi eins og 60, eða 60+0.6 með viðbótartíma á leik, en er '{ $value }'
arena-sprt-two = viðfang --sprt: leikmenn eiga að vera nákvæmlega tveir
arena-mixed-few = viðfang --tables: blönduð borð eru fyrir þrjá leikmenn eða fleiri
arena-bad-anchor = viðfang --anchor: á að vera eitt af { $names }, en er '{ $value }'

arena-progress = spil: { $done } af { $total }, { $rate } á sekúndu, { $left } eftir
arena-progress-score = { $name } { $share }%
arena-progress-sprt = LLR { $llr }, mörk ±{ $bound }
arena-time-unknown = …
arena-resumed = { $games ->
    [one] Haldið áfram eftir { $games } spil sem áður var spilað.
   *[other] Haldið áfram eftir { $games } spil sem áður voru spiluð.
}
arena-interrupted = Stöðvað eftir { $done } af { $total } spilum.
arena-continue = Keyrðu sömu skipun til að halda áfram.
arena-lost = Án --out eru spilin ekki geymd.

arena-heading = { $games } spil, { $deals ->
    [one] { $deals } gjöf
   *[other] { $deals } gjafir
}: { $players } leikmenn, { $variant ->
    [grey] gráa hliðin
   *[coloured] litaða hliðin
}
arena-start-positions = Upphafsstöður: { $positions }
arena-clocks = Klukka, sekúndur fyrir spilið og á leik: { $clocks }
arena-no-games = Ekkert spil hefur verið spilað.
arena-column-rank = #
arena-column-player = leikmaður
arena-column-elo = Elo
# How far ahead of the next player.
arena-column-gap = í næsta
arena-column-games = spil
arena-column-share = skor %
arena-column-points = stig
arena-column-rounds = umferðir
arena-column-time = ms/leik
arena-column-faults = hrun/ólöglegt/tími
arena-above = ofar
arena-below = neðar
arena-unknown = -
arena-range = { $low } til { $high }
arena-note-elo = Elo með 95% öryggisbilum, allir leikmenn metnir saman; { $anchor } er 0. Skor: meðalhlutur í sigri á hvert sæti, { $par }% er jafnt.
arena-note-unrated = Ofar eða neðar: þessi leikmaður vann eða tapaði öllum spilum sem tengja hann við hina, svo að ekki er hægt að meta Elo hans. Sjá skorið.
arena-pairings = Pör: skor % línunnar gegn dálkinum, 50% er jafnt
arena-pairings-alone = Pör: skor % línunnar, einnar meðal afrita dálksins, { $par }% er jafnt
arena-worst = Verstu pörin
arena-worst-line = { $name } – { $opponent }: { $share }% ({ $low } til { $high }), Elo { $elo }, { $games } spil
arena-elo-range = { $value } ({ $low } til { $high })
arena-elo-from = yfir { $low }
arena-elo-to = undir { $high }
arena-faults = Tapað vegna villu
arena-fault = spil { $game }, { $name } í sæti { $seat }: { $reason ->
    [crash] hrun
    [illegal] ólöglegur leikur
    [nonsense] merkingarlaust svar
   *[time] tíminn rann út
}: { $message }
arena-faults-more = … og { $count } til viðbótar
arena-only-failed = engu spili lokið, öllum tapað vegna villu: { $names }
arena-sprt = Raðpróf, { $low } gegn { $high } Elo: { $verdict ->
    [A] munurinn er { $low } eða minni
    [B] munurinn er { $high } eða meiri
   *[none] óútkljáð
} (LLR { $llr }, mörk ±{ $bound }, { $deals ->
    [one] { $deals } gjöf
   *[other] { $deals } gjafir
})
arena-kept = Spilaskrár og úrslit eru í { $folder }.
