# What the command line says, outside of a game.

cli-description = Evora, az Azul társasjáték otthona: játssz, ellenőrizz és játssz vissza játszmákat, kérdezd le a szabályos lépéseket.
cli-epilog =
    Példák:
      evora play                            játszma a gép ellen
      evora play --players 4 --variant grey
      evora replay games.evora              lejegyzések ellenőrzése, játszmánként egy sor
      evora moves "$(evora apply "$(evora new)" =BBRK/YYWW/RKKW/BYRK/BRWW)"

    Az állások, lépések és lejegyzések írásmódja: docs/notation.md.
    Kilépési kódok: 0 kész, 1 hibás adat, 2 hibás használat.
cli-commands = parancsok
cli-version = kiírja a verziót, és kilép
cli-option-language = a kiírt szövegek nyelve: { $languages } (alapérték: a környezeté)
cli-bad-language = ezek egyike lehet: { $languages }, ez lett megadva: „{ $value }”

cli-new = Kiírja egy új játszma kezdőállását.
cli-new-more = A manufaktúrakorongok még üresek: az „evora deal” és az „evora apply” tölti fel őket, vagy a --seed.
cli-show = Kirajzol egy állást a terminálban.
cli-show-more = Terminálban színesen; máshol, vagy ha a NO_COLOR be van állítva, színek nélkül.
cli-moves = Felsorolja egy állás szabályos lépéseit.
cli-moves-more =
    Soronként egyet, a lépésazonosítók sorrendjében; semmit, ha osztás következik, vagy vége a játéknak.
    3R2: minden piros a 3. manufaktúrakorongról a 2. mintasorba; forrásként a 0 az asztal közepe,
    sorként a padlóvonal.
    2@4: a 2. mintasor csempéje a 4. oszlopba (szürke oldal).
cli-apply = Lépéseket és osztásokat játszik le, és kiírja az így kapott állást.
cli-apply-more = Minden lépést ellenőriz; az első hibásnál a parancs leáll, és semmit sem ír ki.
cli-deal = Kiírja az osztást, amelyet egy véletlenmag ad egy állásban.
cli-deal-more = Ugyanaz a véletlenmag mindenhol ugyanazt osztja; a módját a docs/deals.md írja le.
cli-perft = Megszámolja, hány állás érhető el adott számú lépéssel.
cli-perft-more = A korábban elért osztás vagy játszmavég egy állásnak számít. A lépésgenerálás ellenőrzésére és mérésére való.
cli-replay = Játszmalejegyzéseket ellenőriz, és játszmánként egy sort ír ki.
cli-replay-more =
    Minden osztást és lépést végigjátszik a szabályok szerint, és összeveti az eredményt. Egy fájl
    olvasása az első hibás játszmánál megáll, ezt a hibakimeneten jelzi (FÁJL:sor); a többi fájllal
    folytatja.
cli-play = Játszma a terminálban.
cli-play-more =
    Bármelyik helyen ülhet ember vagy bármilyen szintű gépi játékos. Játék közben a ? segít. Minden
    lépést azonnal elment, és az „evora play --resume” bármelyik félbehagyott játszmát folytatja.
cli-play-levels = szintek, a leggyengébbtől a legerősebbig:
cli-levels = Felsorolja a szinteket: ellenfelek a kezdőtől a teljes erejű gépig.
cli-levels-more = A leggyengébbtől a legerősebbig. Az „evora play --seats person,NÉV” paranccsal valamelyikük ellen játszhatsz.
cli-bench = A szabálymotor sebességét méri.
cli-bench-more = playouts: véletlenszerű játszmák egy processzormagon, amilyen gyorsan csak lehet.

cli-argument-position = egy állás egyetlen argumentumban (tedd idézőjelbe: szóközök vannak benne)
cli-argument-move = egy lépés, például 3R2 vagy 2@4, vagy egy osztás, például =BBRK/YYWW/RKKW/BYRK/BRWW
cli-argument-depth = hány lépéssel előre
cli-argument-files = fájl játszmalejegyzésekkel; - a szabványos bemenet
cli-no-games = { $file }: ebben a fájlban nincs játszma
cli-argument-bench = mit mérjen
cli-option-players = hány játékos (alapérték: 2)
cli-option-variant = a játékostáblák oldala (alapérték: coloured)
cli-option-start = melyik hely kezd (alapérték: 1; a --seed kapcsolóval sorsolás)
cli-option-new-seed = az első forduló osztása ebből a véletlenmagból: bármilyen szöveg
cli-option-seed = a véletlenmag: bármilyen szöveg
cli-option-json = JSON kiírása, soronként egy objektum
cli-option-positions = az állásokat is kiírja: az elsőt, majd minden osztás és lépés utánit
cli-option-seconds = meddig mérjen (alapérték: 3)
cli-option-seats = ki hol ül, sorrendben, vesszővel elválasztva: person, random, greedy vagy egy szint, lásd lent (alapérték: person,{ $level },…)
cli-option-play-start = melyik hely kezd (alapérték: sorsolás)
cli-option-play-seed = az osztások véletlenmagja: bármilyen szöveg (alapérték: véletlenszerű)
cli-option-save = a fájl, amelybe a játszmát menti

cli-bad-number = egész szám kell, legalább { NUMBER($min, useGrouping: 0) }, ez lett megadva: „{ $value }”
cli-bad-seconds = 0-nál nagyobb másodpercszám kell, ez lett megadva: „{ $value }”
cli-bad-start = --start: a hely száma 1–{ $players } lehet, ez lett megadva: { $start }
cli-bad-seats = --seats: { $players } név kell ezek közül: { $kinds }, ez lett megadva: „{ $value }”

cli-perft-progress = { $done }/{ $moves } első lépés…
cli-replay-progress = { $games } játszma…
cli-replay-game = { $scores }, { $rounds } forduló, { $plies } lépés: { $end ->
    [none] nincs befejezve
    [row] elkészült egy vízszintes sor
    [stalled] elakadt
    [no_tiles] elfogytak a csempék
    [resigned] feladás
    [time] lejárt az idő
    [forfeit] kizárás
   *[abandoned] félbehagyva
}{ $shared ->
    [0] {""}
    [one] , nyertes: { $winners }. hely
   *[other] , megosztott győzelem, helyek: { $winners }
}
cli-bench-progress = { $games } játszma…
cli-bench-result = { $plies } lépés/s, { $games } játszma/s
