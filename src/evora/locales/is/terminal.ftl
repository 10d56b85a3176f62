# The table as drawn in a terminal, and a game played there.

colour-B = blá
colour-Y = gul
colour-R = rauð
colour-K = svört
colour-W = hvít

## The table

draw-seat = Sæti { $seat }
draw-heading = { $phase ->
    [deal] Fyrir umferð { $round }
    [tiling] Umferð { $round }: flísalagning
    [over] Leikslok eftir umferð { $round }
   *[offer] Umferð { $round }: verksmiðjutilboð
}
draw-to-move = { $name } á leik
draw-factories = Uppstillingarplötur
draw-centre = Miðja borðsins
draw-bag = Poki { $count }
draw-lid = Kassalok { $count }
draw-points = { $count } stig
draw-start-player = byrjar
draw-floor = gólf { $cost }
draw-row-of = lína { $row } ({ $name })
draw-last-round = { $how ->
    [done] Síðasta umferð. Fullkláruð: { $rows }.
    [sure] Síðasta umferð. Klárast í flísalagningu: { $rows }.
   *[maybe] Þetta gæti verið síðasta umferðin. Gæti klárast í flísalagningu: { $rows }.
}

## Starting, saving, resuming: what can be wrong

terminal-bad-players = players: á að vera 2, 3 eða 4, en er { $value }
terminal-bad-variant = variant: á að vera coloured eða grey, en er '{ $value }'
terminal-bad-start = start: á að vera sæti frá 1 til { $players }, en er { $value }
terminal-bad-seats = seats: fjöldi sæta á að vera { $players }, en er { $count }
terminal-bad-kind = Seat{ $seat }Kind: á að vera eitt af { $kinds }, en er '{ $value }'
terminal-bad-names = names: fjöldi nafna á að vera { $players }, en er { $count }
terminal-bad-name = Seat{ $seat }: á að vera nafn úr sýnilegum stöfum, en er { $value }
terminal-no-save = { $file }: hér er ekkert vistað spil
terminal-not-a-record = { $file }: þetta er ekki spilaskrá
terminal-finished = { $file }: Result: spilinu er lokið ({ $result }), svo að ekki er hægt að halda því áfram
terminal-ended-early = { $file }: End: spilinu lauk fyrr ({ $end }), svo að ekki er hægt að halda því áfram
terminal-no-seed = { $file }: Seed: í spilaskránni er ekkert fræ, svo að ekki er hægt að draga fleiri flísar; gefðu upp fræ spilsins
terminal-wrong-seed-hash = { $file }: SeedHash: fræið tilheyrir ekki þessu spili
terminal-wrong-seed = { $file }: Seed: gjöfin í umferð { $round } kemur ekki úr þessu fræi

## A game

play-name = { $kind ->
    [person] Leikmaður { $seat }
    [random] Handahóf { $seat }
    [greedy] Græðgi { $seat }
   *[level] { $level } { $seat }
}
play-title = Evora: { $players } leikmenn, { $variant ->
    [grey] gráa hliðin
   *[coloured] litaða hliðin
}
play-seat = Sæti { $seat }: { $name } ({ $kind ->
    [person] manneskja
    [random] leikur af handahófi
    [greedy] gráðugur leikmaður
   *[level] getustig { $kind }
})
play-seed-hash = Tætigildi fræs { $hash }
play-seed = Fræ { $seed }
play-welcome = Sláðu inn ? hvenær sem er til að fá hjálp.
play-resumed = Spilið heldur áfram í umferð { $round }.

play-prompt-move = { $name }, þú átt leik (? sýnir hjálp):
play-prompt-line = { $take } í línu (0 er gólflínan, Enter til að velja aftur):
play-prompt-column = { $name }, í lóðrétta línu:
play-prompt-deal = Enter byrjar umferð { $round } (undo og show virka hér líka):

play-help =
    Leikur er staður, litur og lína:
      3R2    tekur allar rauðar af plötu 3 í línu 2
      0B0    tekur allar bláar af miðjunni (0) á gólfið (0)
      3R     sýnir hvað flísarnar gera í hverri línu og spyr
    Litir: B blá, Y gul, R rauð, K svört, W hvít;
    1 er byrjunarflísin.
    Á gráu hliðinni fer flís í lóðrétta línu: sláðu inn númer
    hennar, eða 2@4 fyrir línu 2 og lóðrétta línu 4.
    Í töflunni yfir leiki:
      +3     línan verður fullkláruð og flísin gefur 3 stig
      2/4    í línunni verða þá 2 flísar af 4
      v1     1 flís fellur á gólflínuna
      -2     gólflínan kostar 2 stig til viðbótar,
             byrjunarflísin meðtalin
    Aðrar skipanir:
      moves  sýnir löglega leiki aftur
      show   sýnir borðið aftur
      hint   sýnir góðan leik, að mati vélarinnar
      last   sýnir hvað gerst hefur síðan þú lékst síðast
      undo   aftur að síðasta leik manneskju í umferðinni
      save   vistar spilið; save SKRÁ í þína eigin skrá
      quit   vistar spilið og hættir
      ?      þessi hjálp

play-from = flísar frá
play-from-centre = { $marker ->
    [yes] 0 + byrjun
   *[no] 0
}
play-column = { $line ->
    [0] gólf (0)
   *[other] lína { $line }
}
play-legend = +3 klárar línuna, 3 stig   2/4 flísar í línu   v1 fellur   -1 kostar
play-legend-nowhere = x klárar línuna, en flísin kemst hvergi á vegginn núna

play-choice-floor = gólflínan
play-choice-completes = lína { $line } verður fullkláruð: { $points } stig
play-choice-nowhere = lína { $line } verður fullkláruð, en flísin kemst hvergi á vegginn núna
play-choice-fills = í línu { $line } verða þá { $filled } af { $line }
play-choice-falls = { $falls ->
    [0] {""}
    [one] ; { $falls } flís fellur
   *[other] ; { $falls } flísar falla
}; { $cost ->
    [0] kostar ekkert
   *[other] kostar { $cost } stig
}
play-with-marker = Byrjunarflísin fylgir þessum flísum; það sem hún kostar er meðtalið.
play-tile-where = Lína { $line } er fullkláruð: { $colour } flís fer á vegginn, í lóðrétta línu
play-tile-column = { $column }  gefur { $points } stig

play-unknown = '{ $value }' er ekki leikur: sláðu inn t.d. 3R2 (? sýnir hjálp).
play-bad-number = '{ $value }' er ekki leikur í verksmiðjutilboði: sláðu inn t.d. 3R2 (? sýnir hjálp).
play-bad-column = Hér vantar lóðrétta línu: { $columns }. Sláðu inn ? til að fá hjálp.
play-bad-deal = Umferðinni er lokið: Enter byrjar þá næstu, undo tekur til baka, ? sýnir hjálp.
play-no-factory = Plata { $source } er ekki til: þær eru 1 til { $factories }, 0 er miðja borðsins.
play-no-tiles = Engin { $letter ->
    [B] { colour-B }
    [Y] { colour-Y }
    [R] { colour-R }
    [K] { colour-K }
   *[W] { colour-W }
} flís er á { $source ->
    [0] miðju borðsins
   *[other] uppstillingarplötu { $source }
}.

# $letter is the letter of a colour: other languages inflect the word.
play-takes = { $name } tekur { $count ->
    [one] { $count } { $letter ->
        [B] bláa
        [Y] gula
        [R] rauða
        [K] svarta
       *[W] hvíta
    } flís
   *[other] { $count } { $letter ->
        [B] bláar
        [Y] gular
        [R] rauðar
        [K] svartar
       *[W] hvítar
    } flísar
} af { $source ->
    [0] miðju borðsins
   *[other] plötu { $source }
} { $line ->
    [0] og setur á gólflínuna
   *[other] og setur í línu { $line }
}.
play-falls = { $count ->
    [one] { $count } flís fellur á gólflínuna.
   *[other] { $count } flísar falla á gólflínuna.
}
play-to-lid = { $count ->
    [one] { $count } flís kemst ekki á gólflínuna og fer í kassalokið.
   *[other] { $count } flísar komast ekki á gólflínuna og fara í kassalokið.
}
play-takes-marker = { $space ->
    [0] { $name } tekur líka byrjunarflísina; gólflínan er full, svo að hún kostar ekkert.
   *[other] { $name } tekur líka byrjunarflísina.
}
play-round-starts = Umferð { $round } hefst. { $name } byrjar.
play-bag-refilled = Pokinn var tómur: { $count ->
    [one] { $count } flís fer
   *[other] { $count } flísar fara
} aftur í hann úr kassalokinu.
play-placed = { $name }, lína { $row }: { $colour } í lóðrétta línu { $column }, { $points } stig{ $runs ->
    [both] {" "}({ $across } lárétt, { $down } lóðrétt)
    [across] {" "}({ $across } lárétt)
    [down] {" "}({ $down } lóðrétt)
   *[none] {""}
}
play-no-space = { $name }, lína { $row }: { $colour } flís kemst ekki á vegginn, { $count ->
    [one] { $count } flís fellur
   *[other] { $count } flísar falla
} á gólflínuna
play-floor-scored = { $name }, gólflína: { $capped ->
    [yes] kostar { $cost }, en stigin fara aldrei niður fyrir 0: { $lost } tapast
   *[no] { $lost } tapast
}
play-undone = { $count ->
    [one] { $count } leikur tekinn til baka.
   *[other] { $count } leikir teknir til baka.
}
play-no-undo = Það er ekkert að taka til baka; gjöf stendur alltaf.

play-table-round = Umferð { $round }
play-table-end = Lokastig
play-table-tiles = flísar
play-table-wall = veggur
play-table-floor = gólf
play-table-score = stig
play-table-before = áður
play-table-row = láréttar
play-table-column = lóðréttar
play-table-colour = litir
play-table-final = stig
play-ended = { $reason ->
    [stalled] Leikslok: í þrjár umferðir hefur enginn fært flís á vegg.
    [no_tiles] Leikslok: flísarnar eru búnar.
   *[row] { $count ->
        [one] Leikslok: { $names } er með fullkláraða lárétta línu.
       *[other] Leikslok: { $names } eru með fullkláraðar láréttar línur.
    }
}
play-wins = { $name } sigrar með { $points ->
    [one] { $points } stigi
   *[other] { $points } stigum
}.
play-wins-by-rows = { $name } sigrar: jafnt er á stigum ({ $points }), en { $name } er með flestar fullkláraðar láréttar línur ({ $rows }).
play-shared-win = Deildur sigur: { $names }, { $points } stig á mann.

play-saved = Spilið er vistað í { $file }
play-resume-with = Haltu áfram með: { $command }
play-not-saved = Ekki tókst að vista spilið. Hér er spilaskráin:
play-kept = Spilaskráin er í { $file }
