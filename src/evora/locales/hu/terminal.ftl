# The table as drawn in a terminal, and a game played there.

colour-B = kék
colour-Y = sárga
colour-R = piros
colour-K = fekete
colour-W = fehér

## The table

draw-seat = { $seat }. hely
draw-heading = { $phase ->
    [deal] { $round ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $round }.
    } forduló előtt
    [tiling] { $round }. forduló: a fal csempézése
    [over] Vége a játéknak ({ $round }. forduló)
   *[offer] { $round }. forduló: a manufaktúrák kínálata
}
draw-to-move = { $name } következik
draw-factories = Manufaktúrakorongok
draw-centre = Az asztal közepe
draw-bag = Zsák: { $count }
draw-lid = Fedél: { $count }
draw-points = { $count } pont
draw-start-player = kezd
draw-floor = padló { $cost }
draw-row-of = { $row }. sor ({ $name })
draw-last-round = { $how ->
    [done] Utolsó forduló. Kész: { $rows }.
    [sure] Utolsó forduló. A csempézéskor elkészül: { $rows }.
   *[maybe] Ez lehet az utolsó forduló. A csempézéskor elkészülhet: { $rows }.
}

## Starting, saving, resuming: what can be wrong

terminal-bad-players = players: 2, 3 vagy 4 lehet, ez lett megadva: { $value }
terminal-bad-variant = variant: coloured vagy grey lehet, ez lett megadva: „{ $value }”
terminal-bad-start = start: a hely száma 1–{ $players } lehet, ez lett megadva: { $value }
terminal-bad-seats = seats: { $players } hely kell, { $count } lett megadva
terminal-bad-kind = Seat{ $seat }Kind: ezek egyike lehet: { $kinds }, ez lett megadva: „{ $value }”
terminal-bad-names = names: { $players } név kell, { $count } lett megadva
terminal-bad-name = Seat{ $seat }: látható betűkből álló név kell, ez lett megadva: { $value }
terminal-no-save = { $file }: nincs mentett játszma
terminal-not-a-record = { $file }: ez a fájl nem játszmalejegyzés
terminal-finished = { $file }: Result: a játszma véget ért ({ $result }), ezért nem folytatható
terminal-ended-early = { $file }: End: a játszma befejeződött ({ $end }), ezért nem folytatható
terminal-no-seed = { $file }: Seed: a lejegyzésben nincs véletlenmag, így nem lehet tovább osztani; add meg a játszma véletlenmagját
terminal-wrong-seed-hash = { $file }: SeedHash: a véletlenmag nem ehhez a játszmához tartozik
terminal-wrong-seed = { $file }: Seed: ez az osztás nem ebből a véletlenmagból való ({ $round }. forduló)

## A game

play-name = { $kind ->
    [person] { $seat }. játékos
    [random] Véletlen { $seat }
    [greedy] Mohó { $seat }
   *[level] { $level } { $seat }
}
play-title = Evora: { $players } játékos, { $variant ->
    [grey] szürke oldal
   *[coloured] színes oldal
}
play-seat = { $seat }. hely: { $name } ({ $kind ->
    [person] ember
    [random] a véletlen játékos
    [greedy] a mohó játékos
   *[level] szint: { $kind }
})
play-seed-hash = Maglenyomat: { $hash }
play-seed = Véletlenmag: { $seed }
play-welcome = Ha segítség kell, írj be egy kérdőjelet (?).
play-resumed = A játszma folytatódik: { $round }. forduló.

play-prompt-move = { $name }, te lépsz (? = segítség):
play-prompt-line = { $take }: melyik mintasorba? (0 a padlóvonal, Enter: új választás)
play-prompt-column = { $name }, melyik oszlopba?
play-prompt-deal = { $round }. forduló: Enterre jön az osztás (az undo és a show itt is működik):

play-help =
    A lépés: honnan, melyik szín, melyik mintasorba:
      3R2    minden piros a 3. manufaktúrakorongról a 2. mintasorba
      0B0    minden kék az asztal közepéről (0) a padlóvonalra (0)
      3R     megmutatja, mit érnek ezek a csempék soronként, és sort kér
    Színek: B kék, Y sárga, R piros, K fekete, W fehér; 1 a kezdőjátékos-jelző.
    A szürke oldalon a csempe oszlopba kerül: írd be az oszlop
    számát, vagy 2@4, ha a 2. mintasorból a 4. oszlopba teszed.
    A lépések táblázatában:
      +3     a sor elkészül, és a csempéje 3 pontot hoz
      2/4    a sorban a 4 mezőből 2 lesz tele
      v1     1 csempe a padlóvonalra esik
      -2     a padlóvonal 2 ponttal többe kerül, a kezdőjátékos-jelzővel együtt
    Egyéb parancsok:
      moves  újra a szabályos lépések
      show   újra az asztal
      hint   egy jó lépés, a motortól
      last   mi történt a legutóbbi lépésed óta
      undo   vissza a legutóbbi emberi választáshoz ebben a fordulóban
      save   menti a játszmát; save FÁJL: saját fájlba
      quit   menti a játszmát, és kilép
      ?      ez a segítség

play-from = csempe, honnan
play-from-centre = { $marker ->
    [yes] 0 + jelző
   *[no] 0
}
play-column = { $line ->
    [0] padló (0)
   *[other] { $line }. sor
}
play-legend = +3 kész a sor, 3 pont   2/4 csempe a sorban   v1 leesik   -1 pontlevonás
play-legend-nowhere = x kész a sor, de a csempéjének most nincs helye a falon

play-choice-floor = a padlóvonal
play-choice-completes = { $line }. sor elkészül: { $points } pont
play-choice-nowhere = { $line }. sor elkészül, de a csempéjének most nincs helye a falon
play-choice-fills = { $line }. sor: ezután { $filled }/{ $line } csempe
play-choice-falls = { $falls ->
    [0] {""}
   *[other] ; { $falls } csempe leesik
}; { $cost ->
    [0] nincs levonás
   *[other] levonás: { $cost } pont
}
play-with-marker = A kezdőjátékos-jelző ezekkel a csempékkel jár; a levonása már benne van.
play-tile-where = Kész { $line ->
    [1] az 1.
    [5] az 5.
   *[other] a { $line }.
} sor: a { $colour } csempe a falra kerül, ebbe az oszlopba
play-tile-column = { $column }  { $points } pont

play-unknown = „{ $value }” nem lépés: írj be egyet, például 3R2, vagy kérj segítséget: ?
play-bad-number = „{ $value }” most nem lépés: csempét kell elvenned, például 3R2. Segítség: ?
play-bad-column = Itt egy oszlop kell: { $columns }. Segítség: ?
play-bad-deal = Vége a fordulónak: Enter kiosztja a következőt, undo visszavon, ? segít.
play-no-factory = Nincs { $source }. manufaktúrakorong: 1-től { $factories }-ig választhatsz, a 0 az asztal közepe.
play-no-tiles = { $source ->
    [0] Az asztal közepén
    [1] Az 1. manufaktúrakorongon
    [5] Az 5. manufaktúrakorongon
   *[other] A { $source }. manufaktúrakorongon
} nincs { $letter ->
    [B] { colour-B }
    [Y] { colour-Y }
    [R] { colour-R }
    [K] { colour-K }
   *[W] { colour-W }
} csempe.

# $letter is the letter of a colour: other languages inflect the word.
play-takes = { $name } elvesz { $count } { $letter ->
    [B] { colour-B }
    [Y] { colour-Y }
    [R] { colour-R }
    [K] { colour-K }
   *[W] { colour-W }
} csempét { $source ->
    [0] az asztal közepéről
    [1] az 1. manufaktúrakorongról
    [5] az 5. manufaktúrakorongról
   *[other] a { $source }. manufaktúrakorongról
}, és { $line ->
    [0] a padlóvonalra
    [1] az 1. mintasorba
    [5] az 5. mintasorba
   *[other] a { $line }. mintasorba
} teszi.
play-falls = { $count } csempe a padlóvonalra esik.
play-to-lid = { $count } csempe már nem fér el a padlóvonalon, és a doboz fedelébe kerül.
play-takes-marker = { $space ->
    [0] { $name } a kezdőjátékos-jelzőt is elveszi; a padlóvonala tele van, így ez nem kerül semmibe.
   *[other] { $name } a kezdőjátékos-jelzőt is elveszi.
}
play-round-starts = { $round }. forduló, a csempék kiosztva. { $name } kezd.
play-bag-refilled = A zsák kiürült: { $count } csempe kerül vissza bele a doboz fedeléből.
play-placed = { $name }, { $row }. sor: { $colour } { $column ->
    [1] az 1.
    [5] az 5.
   *[other] a { $column }.
} oszlopba, { $points } pont{ $runs ->
    [both] {" "}({ $across } vízszintesen, { $down } függőlegesen)
    [across] {" "}({ $across } vízszintesen)
    [down] {" "}({ $down } függőlegesen)
   *[none] {""}
}
play-no-space = { $name }, { $row }. sor: nincs hely a { $colour } csempének, { $count } csempe a padlóvonalra esik
play-floor-scored = { $name }, padlóvonal: { $capped ->
    [yes] { $cost } pont levonás lenne, de 0 alá nem mehet a pontszám: { $lost } pont veszteség
   *[no] { $lost } pont veszteség
}
play-undone = { $count } lépés visszavonva.
play-no-undo = Nincs mit visszavonni: osztást nem lehet.

play-table-round = { $round }. forduló
play-table-end = Végeredmény
play-table-tiles = csempe
play-table-wall = fal
play-table-floor = padló
play-table-score = pont
play-table-before = eddig
play-table-row = sorok
play-table-column = oszlopok
play-table-colour = színek
play-table-final = pont
play-ended = { $reason ->
    [stalled] Vége a játéknak: három fordulón át senki sem tett csempét a falára.
    [no_tiles] Vége a játéknak: nincs több kiosztható csempe.
   *[row] Vége a játéknak: { $names } falán { $count ->
        [one] van
       *[other] is van
    } kész vízszintes sor.
}
play-wins = { $name } nyer { $points } ponttal.
play-wins-by-rows = { $name } nyer: a pontszám egyenlő ({ $points }), de neki van a legtöbb kész vízszintes sora ({ $rows }).
play-shared-win = Megosztott győzelem: { $names }, fejenként { $points } ponttal.

play-saved = A játszma mentve: { $file }
play-resume-with = Így folytathatod: { $command }
play-not-saved = A játszmát nem sikerült menteni. Ez a lejegyzése:
play-kept = A játszma lejegyzése itt van: { $file }
