# `evora analyse`: the best moves of a position, and what the moves of a game cost.

cli-analyse = Megmutatja egy állás legjobb lépéseit, vagy azt, mennyit rontottak egy játszma lépései.
cli-analyse-more =
    POSITION: az állás legjobb lépései győzelmi esélyekkel, várható pontszámokkal és a folytatással.
    FILE: a fájl minden játszmája lépésről lépésre, a motor legjobb lépései mellett; aztán az, hogy ki
    hogyan játszott, és a legnagyobb hibák. Az elvesztett győzelmi esély szerint 5%-tól pontatlanság,
    10%-tól hiba, 15%-tól baklövés. Az osztásokat nem értékeli. A Ctrl-C leállítja, és összegzi, ami
    megvan.

    Példák:
      evora analyse "$(evora apply "$(evora new)" =BBBY/KKKW/RKKW/RRWW/BBKK)"
      evora analyse game.evora --ms 1000 --threads 2
      evora analyse --json - < games.evora

analyse-argument-what = egy állás egyetlen argumentumban, vagy egy fájl játszmalejegyzésekkel (az --out kapcsolóval több is); - a szabványos bemenet
analyse-option-ms = ezredmásodperc keresésenként (alapérték: állásnál { NUMBER($position, useGrouping: 0) }, fájlnál { NUMBER($file, useGrouping: 0) })
analyse-option-nodes = időkorlát helyett: hány állást nézhet meg egy keresés
analyse-option-depth = időkorlát helyett: hány lépésre néz előre egy keresés
analyse-option-lines = hányat mutasson a legjobb lépésekből (alapérték: { $lines }; fájlnál csak a legjobbat)
analyse-option-threads = szálak keresésenként (alapérték: 1)
analyse-bad-threads = egész szám kell 1-től { $max }-ig, ez lett megadva: „{ $value }”

analyse-progress = mélység: { $depth }, { $nodes } csomópont, { $move }…
analyse-progress-game = { $game }. játszma, lépés: { $done }/{ $moves }…
analyse-interrupted = Leállítva.

## A position

analyse-to-move = { $phase ->
    [tiling] { $round }. forduló, a fal csempézése – következik: { $seat }. hely
   *[offer] { $round }. forduló, a manufaktúrák kínálata – következik: { $seat }. hely
}
analyse-at-deal = { $round }. forduló, az osztás előtt
analyse-at-end = Vége a játéknak ({ $round }. forduló)
analyse-column-rank = #
analyse-column-move = lépés
analyse-column-win = esély %
analyse-column-wins = esély % helyenként
analyse-column-scores = pont helyenként
analyse-column-proof = bizonyosság
analyse-column-line = folytatás
analyse-column-seat = hely
analyse-column-expected = várható pontszám
analyse-column-final = végső pontszám
analyse-exact = pontos
analyse-solved = megoldott
analyse-note-exact = pontos: a játék végéig bizonyított
analyse-note-solved = megoldott: a forduló végéig átvizsgált
analyse-note-error = ±: standard hiba, a következő forduló véletlen osztásaiból
analyse-effort = mélység: { $depth }, { $nodes } csomópont, { $ms } ms
analyse-nothing = Leállítva, mielőtt bármit talált volna.

## A game

analyse-game = { $game }. játszma: { $players } játékos, { $variant ->
    [grey] szürke oldal
   *[coloured] színes oldal
}, { $end ->
    [none] nincs befejezve
    [row] { $scores }
    [stalled] { $scores }
    [no_tiles] { $scores }
    [resigned] feladás
    [time] lejárt az idő
    [forfeit] kizárás
   *[abandoned] félbehagyva
}
analyse-seat = { $seat }. hely: { $name }
analyse-no-moves = Még senki sem lépett.
analyse-column-position = állás
analyse-column-round = forduló
analyse-column-played = megtett
analyse-column-best = legjobb
analyse-column-before = esély %
analyse-column-cost = veszteség %
analyse-column-points = pont
analyse-grade-inaccuracy = pontatlanság
analyse-grade-mistake = hiba
analyse-grade-blunder = baklövés

analyse-summary = { $done ->
    [yes] Összegzés: { $game }. játszma
   *[no] Összegzés: { $game }. játszma, ameddig eljutott
}
analyse-summary-all = Összegzés: az összes játszma ({ $games })
analyse-column-moves = lépések
analyse-column-mean-cost = veszteség %/lépés
analyse-column-mean-points = pont/lépés
analyse-column-inaccuracy = pontatlanságok
analyse-column-mistake = hibák
analyse-column-blunder = baklövések
analyse-biggest = A legnagyobb hibák
analyse-biggest-none = Nincs hiba: egyetlen lépéssel sem veszett el { $min }% vagy annál több.
analyse-biggest-line = { NUMBER($number, useGrouping: 0) }. állás, { $round }. forduló, { $seat }. hely: { $played }, legjobb: { $best }; esély: { $before }% → { $after }%, veszteség: { $cost }% és { $points } pont
analyse-biggest-of-game = { NUMBER($game, useGrouping: 0) }. játszma, { $mistake }
