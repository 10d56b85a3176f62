# `evora arena`: matches between players.

cli-arena = Mérkőzéseket játszat le játékosok között, és táblázatot ír ki értékszámokkal.
cli-arena-more =
    A PLAYER ezek egyike:
      random, greedy              az egyszerű beépített játékosok
      engine:ms=100               a motor, lépésenként 100 ms; lehet nodes=10000 vagy depth=2 is, és
                                  vesszővel a motor további beállításai (threads=2,hash_mb=16)
      club, expert, ...           a motor egyik szintje (lásd: evora levels)
      cmd:ms=100 PARANCS ARGS     a motorprotokollt beszélő program; lehet nodes=, depth=, level= is,
                                  és timeout=, másodpercben, lépésenként
      py:MODUL:OSZTÁLY            Python-osztály, amelynek van choose(position) metódusa
    ha kell, elöl saját névvel: best=engine:ms=100.

    Minden osztást minden helyről lejátszanak. Három vagy négy játékosnál két versenyző úgy
    találkozik, hogy az egyik a másik másolatai között ül; több versenyző vegyes asztaloknál játszik.
    Az összeomlás, a szabálytalan lépés és az időtúllépés vereség. A Ctrl-C leállítja; a --out
    kapcsolóval később ugyanaz a parancs folytatja.

    Akinek lejár az órája, az veszít. A --clock minden játékosnak szól, a clock=60+0.6 beállítás
    (engine:clock=60+0.6, club:clock=5) egynek. Lépésenkénti korlát nélkül a motor és a programok
    annyit gondolkodnak, amennyit az órájuk enged.

    Példák:
      evora arena greedy random
      evora arena engine:nodes=10000 greedy random --games 400 --out ladder
      evora arena engine:ms=20 old=engine:ms=10 --sprt 0,10
      evora arena greedy random --players 4 --variant grey --seeds 50
      evora arena engine 'cmd:./my-engine' --clock 60+0.6 --positions openings.txt

arena-argument-player = egy játékos, lásd fent; legalább kettő
arena-option-players = hányan ülnek egy asztalnál (alapérték: 2)
arena-option-games = játszmák páronként vagy asztalonként (egész osztásokra felfelé kerekítve)
arena-option-seeds = osztások, mindegyik minden helyről lejátszva (alapérték: 100; a --sprt mellett legfeljebb 50000)
arena-option-clock = óra minden játékosnak: másodperc az egész játszmára, és amennyit minden lépés hozzáad, például 60+0.6
arena-option-positions = honnan indulnak a játszmák: fájl soronként egy állással, vagy játszmalejegyzésekkel; állásonként egy osztás
arena-option-seed = a mérkőzés véletlenmagja: bármilyen szöveg (alapérték: arena)
arena-option-out = mappa az eredményeknek és a lejegyzéseknek; az ott talált mérkőzés folytatódik
arena-option-jobs = egyszerre futó játszmák (alapérték: processzormagonként egy)
arena-option-sprt = leáll, amint kiderül, hogy két játékos közül az első legalább B vagy legfeljebb A Élő-ponttal erősebb
arena-option-tables = három és négy játékosnál: egy játékos egy másik másolatai között, vagy vegyes asztalok
arena-option-anchor = a játékos, akinek az értékszáma 0 (alapérték: az utolsó)
arena-option-json = a táblázat egyetlen JSON-objektumként

arena-too-few = legalább két játékos kell
arena-bad-sprt = két szám kell: A,B, és A legyen a kisebb; ez lett megadva: „{ $value }”
arena-bad-clock = másodperc kell, például 60, vagy lépésenkénti többletidővel 60+0.6, ez lett megadva: '{ $value }'
arena-sprt-two = --sprt: pontosan két játékos kell
arena-mixed-few = --tables: vegyes asztalhoz legalább három játékos kell
arena-bad-anchor = --anchor: ezek egyike lehet: { $names }, ez lett megadva: „{ $value }”

arena-progress = { $done }/{ $total } játszma, { $rate } játszma/s, hátravan: { $left }
arena-progress-score = { $name }: { $share }%
arena-progress-sprt = LLR { $llr }, határ ±{ $bound }
arena-time-unknown = …
arena-resumed = Folytatás: { $games } játszma már megvolt.
arena-interrupted = Leállítva { $done } játszma után, összesen { $total } lett volna.
arena-continue = Ugyanez a parancs folytatja.
arena-lost = A --out nélkül a játszmák nem maradnak meg.

arena-heading = { $games } játszma, { $deals } osztás: { $players } játékos, { $variant ->
    [grey] szürke oldal
   *[coloured] színes oldal
}
arena-start-positions = Kiinduló állások: { $positions }
arena-clocks = Óra, másodpercben, a játszmára és lépésenként: { $clocks }
arena-no-games = Nem volt játszma.
arena-column-rank = #
arena-column-player = játékos
arena-column-elo = Élő
arena-column-gap = előny
arena-column-games = játszmák
arena-column-share = eredmény %
arena-column-points = pont
arena-column-rounds = fordulók
arena-column-time = ms/lépés
arena-column-faults = leállt/szabálytalan/idő
arena-above = fölötte
arena-below = alatta
arena-unknown = -
arena-range = { $low }–{ $high }
arena-note-elo = Élő-pontok 95%-os intervallumokkal, az összes játékosra együtt illesztve; a nullpont: { $anchor }. Eredmény: az átlagos részesedés a győzelemből, elfoglalt helyenként; egyenlő erőknél { $par }%.
arena-note-unrated = Fölötte vagy alatta: ez a játékos minden játszmát megnyert vagy elvesztett, amely a többiekhez köti, ezért az Élő-pontszáma nem becsülhető meg. Lásd az eredményeit.
arena-pairings = Párosítások: a sor eredménye (%) az oszlop ellen, egyenlő erőknél 50%
arena-pairings-alone = Párosítások: a sor eredménye (%) egyedül az oszlop másolatai között, egyenlő erőknél { $par }%
arena-worst = A legrosszabb párosítások
arena-worst-line = { $name } – { $opponent }: { $share }% ({ $low }–{ $high }), Élő: { $elo }, { $games } játszma
arena-elo-range = { $value } ({ $low } … { $high })
arena-elo-from = több mint { $low }
arena-elo-to = kevesebb mint { $high }
arena-faults = Hiba miatt elvesztett játszmák
arena-fault = { $game }. játszma, { $name }, { $seat }. hely: { $reason ->
    [crash] összeomlás
    [illegal] szabálytalan lépés
    [nonsense] értelmetlen válasz
   *[time] lejárt az idő
}: { $message }
arena-faults-more = …és még { $count }
arena-only-failed = egyetlen befejezett játszma sincs, mind hiba miatt veszett el: { $names }
arena-sprt = Szekvenciális próba, { $low } vagy { $high } Élő-pont: { $verdict ->
    [A] a különbség legfeljebb { $low }
    [B] a különbség legalább { $high }
   *[none] nincs eldöntve
} (LLR { $llr }, határok ±{ $bound }, { $deals } osztás)
arena-kept = A lejegyzések és az eredmények itt vannak: { $folder }.
