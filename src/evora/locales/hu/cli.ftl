# What the command line says, outside of a game.

cli-description = Az Evora az Azul társasjáték otthona: játssz, ellenőrizz és játssz vissza játszmákat, kérdezd a szabályokat.
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
cli-bad-language = ezek egyike lehet: { $languages }, ez lett megadva: '{ $value }'

cli-new = Kiírja egy új játszma állását.
cli-new-more = Az első osztás előtt áll: a manufaktúrakorongokat az 'evora deal' és az 'evora apply' tölti fel.
cli-show = Kirajzol egy állást a terminálban.
cli-show-more = Terminálban színesen; máshol, vagy ha a NO_COLOR be van állítva, színek nélkül.
cli-moves = Felsorolja egy állás szabályos lépéseit.
cli-moves-more =
    Soronként egyet, az akciószámok sorrendjében; semmit, ha osztás következik, vagy vége a játéknak.
    3R2: minden piros a 3. manufaktúrakorongról a 2. mintasorba; a 0 forrás az asztal közepe, a 0 sor a padló.
    2@4: a 2. mintasor csempéje a 4. oszlopba (szürke oldal).
cli-apply = Lépéseket és osztásokat játszik le, és kiírja az utánuk következő állást.
cli-apply-more = Minden lépést ellenőriz; az első hibásnál a parancs leáll, és semmit sem ír ki.
cli-deal = Kiírja az osztást, amelyet egy véletlenmag ad egy állásban.
cli-deal-more = Ugyanaz a véletlenmag mindenhol ugyanazt osztja: docs/deals.md.
cli-perft = Megszámolja az állásokat adott számú lépéssel előre.
cli-perft-more = Az előbb elért osztás vagy játszmavég egynek számít. Lépésgenerátorok ellenőrzésére és mérésére.
cli-replay = Játszmalejegyzéseket ellenőriz, és játszmánként egy sort ír ki.
cli-replay-more =
    Minden osztást és lépést végigjátszik a szabályok szerint, és összeveti az eredményt. Egy fájl
    első hibás játszmáját a hibakimeneten jelzi: FÁJL:sor: mi kellett volna; a többi fájl folytatódik.
cli-play = Játszma a terminálban.
cli-play-more =
    Emberek és bármilyen szintű játékosok bármelyik helyen. Játék közben a ? segít. A félbehagyott
    játszmát elmenti, és az 'evora play --resume' folytatja.
cli-play-levels = szintek, a leggyengébbtől:
cli-levels = Felsorolja a szinteket: ellenfelek a kezdőtől a teljes erőig.
cli-levels-more = A leggyengébbtől. Az 'evora play --seats person,NÉV' paranccsal játszhatsz ellene.
cli-bench = A szabályok sebességét méri.
cli-bench-more = playouts: véletlen játszmák egy processzormagon, amilyen gyorsan csak megy.

cli-argument-position = egy állás egyetlen argumentumban (tedd idézőjelbe: szóközök vannak benne)
cli-argument-move = egy lépés, például 3R2 vagy 2@4, vagy egy osztás, például =BBRK/YYWW/RKKW/BYRK/BRWW
cli-argument-depth = hány lépéssel előre
cli-argument-files = játszmalejegyzések fájlja; - a szabványos bemenet
cli-argument-bench = mit mérjen
cli-option-players = hány játékos (alapérték: 2)
cli-option-variant = a játékostáblák oldala (alapérték: coloured)
cli-option-start = a kezdő hely (alapérték: 1)
cli-option-seed = a véletlenmag: bármilyen szöveg
cli-option-json = JSON kiírása, soronként egy objektum
cli-option-positions = minden állást is kiír: az elsőt, és az egyes osztások és lépések utániakat
cli-option-seconds = meddig mérjen (alapérték: 3)
cli-option-seats = ki hol ül, sorrendben, vesszőkkel: person, random, greedy vagy egy szint, lásd lent (alapérték: person,{ $level },…)
cli-option-play-start = a kezdő hely (alapérték: sorsolás)
cli-option-play-seed = osztás ebből a véletlenmagból: bármilyen szöveg (alapérték: véletlen)
cli-option-resume = mentett játszma folytatása (alapérték: az utolsó)
cli-option-save = hová mentse a félbehagyott játszmát

cli-bad-number = egész szám kell, legalább { NUMBER($min, useGrouping: 0) }, ez lett megadva: '{ $value }'
cli-bad-seconds = 0-nál nagyobb másodpercszám kell, ez lett megadva: '{ $value }'
cli-bad-start = argumentum --start: 1 és { $players } közötti hely lehet
cli-bad-seats = argumentum --seats: { $players } név kell ezek közül: { $kinds }, ez lett megadva: '{ $value }'

cli-perft-progress = { $done }/{ $moves } első lépés …
cli-replay-progress = { $games } játszma …
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
cli-bench-progress = { $games } játszma …
cli-bench-result = { $plies } lépés/s, { $games } játszma/s
