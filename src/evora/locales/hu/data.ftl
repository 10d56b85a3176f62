# `evora export` és `evora selfplay`: játszmák adatként. `--on`: hol folyik a munka.

cli-export = Játszmalejegyzéseket alakít át tanuláshoz való táblázattá, Parquet formátumban.
cli-export-more =
    Döntésenként egy sor: az állás, a lépés, a pontok, az eredmény és egyebek; az oszlopokat a
    docs/data.md sorolja fel. A fájlok bármekkorák lehetnek. Ugyanazokból a lejegyzésekből ugyanaz a
    táblázat lesz. Az első hibás játszmát FÁJL:sor alakban jelzi, és akkor nem ír ki semmit.

    Példák:
      evora export games.evora --out games.parquet
      evora export ladder/*.evora --observations --out all.parquet

export-option-out = a kiírandó Parquet-fájl
export-option-observations = minden állást megfigyelésként, számokkal is kiír
export-option-jobs = egyszerre futó folyamatok (alapérték: magonként egy)
export-progress = játszmák: { $games }, döntések: { $rows } …
export-done = Kiírva: { $file } (játszmák: { $games }, döntések: { $rows })
export-interrupted = Leállítva. Nem készült el: { $file }

cli-selfplay = Sok játszmát játszat gépi játékosokkal, tanuláshoz való adatnak.
cli-selfplay-more =
    A PLAYER ugyanúgy írandó, mint az „evora arena” parancsnál. Minden játszma minden helyét közülük
    sorsolja ki, így egyetlen játékos önmaga ellen játszik. A mappába a lejegyzések és egy adatlap
    kerülnek. Egy játszma csak a véletlenmagtól és a sorszámától függ; ugyanez a parancs folytatja, nagyobb
    --games mellett pedig bővíti.

    Példák:
      evora selfplay club --games 10000 --out club
      evora selfplay club expert engine:nodes=2000 --players 4 --games 500 --out mixed --parquet

selfplay-argument-player = egy játékos, mint az „evora arena” parancsnál; egy vagy több
selfplay-option-games = hány játszma legyen a végén
selfplay-option-out = mappa a játszmáknak; ha már vannak ott, utánuk folytatja
selfplay-option-seed = a játszmák véletlenmagja: bármilyen szöveg (alapérték: selfplay)
selfplay-option-parquet = az „evora export” táblázatát is a mappába írja, a neve { $file }
selfplay-continue = Ugyanez a parancs folytatja.
selfplay-done = Játszmák: { $games }, mappa: { $folder }.
selfplay-faults = Leállás, szabálytalan lépés vagy időtúllépés miatt elveszített játszmák: { $games }

## Hol folyik a munka

work-option-on = hol folyjon a munka: ray (ennek a gépnek a Ray-fürtje) vagy ray://host:port (alapérték: folyamatok ezen a gépen)
work-problem = { $kind ->
    [place] ray vagy ray://host:port kell ide, ez érkezett: { $value }
    [missing] Ehhez hiányzik egy csomag ({ $package }): pip install 'evora[ray]'
    [silent] Itt nem válaszol Ray-fürt: { $value }
    [closed] Itt nem engedi be az Evorát egyetlen Ray-fürt sem: { $value }. Tokent kérő fürthöz RAY_AUTH_MODE=token és RAY_AUTH_TOKEN kell.
    [failed] A Ray nem indul el ({ $value }): { $detail }
    [without] A fürt egyik csomópontján nincs Evora. Mindegyikre kell: pip install evora=={ $ours }
   *[version] A fürt egyik csomópontján az Evora { $theirs } verziója fut; itt { $ours } van, ez kell ott is.
}

## `evora analyse --out`: sok játszma

analyse-option-out = sok játszma elemzése egyszerre; az elemzések és a megjegyzésekkel ellátott játszmák ebbe a mappába kerülnek, a megkezdett munkát folytatja
analyse-option-jobs = a --out mellett: egyszerre ennyi játszma (alapérték: magonként egy)
analyse-many-only = { $option }: csak a --out mellett
analyse-many-not = { $option }: a --out mellett nem adható meg
analyse-many-files = több fájl elemzéséhez --out DIR kell
analyse-many-progress = elemzett játszmák: { $games } …
analyse-many-interrupted = Leállítva. Elemzett játszmák: { $games }. Ugyanez a parancs folytatja.
analyse-many-done = Elemzett játszmák: { $games }, mappa: { $folder }.
