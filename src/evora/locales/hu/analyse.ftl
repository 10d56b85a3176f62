# `evora analyse`: the best moves of a position, and what the moves of a game cost.

cli-analyse = Megmutatja egy állás legjobb lépéseit, vagy azt, mibe kerültek egy játszma lépései.
cli-analyse-more =
    POSITION: a legjobb lépései esélyekkel, várható pontokkal és a folytatással.
    FILE: minden játszmája lépésről lépésre, a motor legjobb lépései mellett; aztán ki hogyan
    játszott, és a legnagyobb hibák: 5% győzelmi esélytől pontatlanság, 10%-tól hiba, 15%-tól
    baklövés. Az osztások kimaradnak. A Ctrl-C leállítja, és összegzi, ami megvan.

    Példák:
      evora analyse "$(evora apply "$(evora new)" =BBBY/KKKW/RKKW/RRWW/BBKK)"
      evora analyse game.evora --ms 1000 --threads 2
      evora analyse --json - < games.evora

analyse-argument-what = egy állás egyetlen argumentumban, vagy játszmalejegyzések fájlja; - a szabványos bemenet
analyse-option-ms = ezredmásodperc keresésenként (alapérték: állásnál { NUMBER($position, useGrouping: 0) }, fájlnál { NUMBER($file, useGrouping: 0) })
analyse-option-nodes = állások száma keresésenként
analyse-option-depth = hány lépésre néz előre a keresés
analyse-option-lines = hány legjobb lépést mutasson (alapérték: { $lines }; fájlnál csak a legjobbat)
analyse-option-threads = a keresés szálai (alapérték: 1)
analyse-bad-threads = 1 és { $max } közötti egész szám kell, ez lett megadva: '{ $value }'

analyse-progress = mélység { $depth }, { $nodes } csomópont, { $move } …
analyse-progress-game = { $game }. játszma, lépés: { $done }/{ $moves } …
analyse-interrupted = Leállítva.

## A position

analyse-to-move = { $phase ->
    [tiling] { $round }. forduló, a fal csempézése: { $seat }. hely következik
   *[offer] { $round }. forduló, a manufaktúrák kínálata: { $seat }. hely következik
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
analyse-column-expected = várható pont
analyse-column-final = végső pont
analyse-exact = pontos
analyse-solved = megoldott
analyse-note-exact = pontos: bizonyított, a játék végéig
analyse-note-solved = megoldott: átvizsgálva a forduló végéig
analyse-effort = mélység { $depth }, { $nodes } csomópont, { $ms } ms
analyse-nothing = Leállítva, mielőtt bármi meglett volna.

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
analyse-no-moves = Még nem volt lépés.
analyse-column-position = állás
analyse-column-round = forduló
analyse-column-played = lépett
analyse-column-best = legjobb
analyse-column-before = esély %
analyse-column-cost = ár %
analyse-column-points = pont
analyse-grade-inaccuracy = pontatlanság
analyse-grade-mistake = hiba
analyse-grade-blunder = baklövés

analyse-summary = { $done ->
    [yes] { $game }. játszma összegzése
   *[no] { $game }. játszma összegzése, ameddig eljutott
}
analyse-summary-all = Összegzés: mind, { $games } játszma
analyse-column-moves = lépések
analyse-column-mean-cost = ár %/lépés
analyse-column-mean-points = pont/lépés
analyse-column-inaccuracy = pontatlanságok
analyse-column-mistake = hibák
analyse-column-blunder = baklövések
analyse-biggest = A legnagyobb hibák
analyse-biggest-none = Nincs hiba: egy lépés ára sem érte el ezt: { $min }%.
analyse-biggest-line = { NUMBER($number, useGrouping: 0) }. állás, { $round }. forduló, { $seat }. hely: { $played }, legjobb { $best }; esély { $before }% → { $after }%, ár { $cost }% és { $points } pont
analyse-biggest-of-game = { NUMBER($game, useGrouping: 0) }. játszma, { $mistake }
