# The analysis board: any position with the engine's opinion of it, moves tried out, positions set up.

## The engine's opinion

analysis-shares = Részesedés a győzelemből és várható pontok
# Read aloud after a player's share. $points is a number that is already written out.
analysis-points = várható pontszám: { $points }
analysis-points-title = A játék végén várható pontszám
analysis-error-title = Ennyivel térhet el (standard hiba), a következő forduló véletlen osztásaiból
analysis-stop = Gondolkodás leállítása
analysis-go = Gondolkodjon
analysis-thinking = Gondolkodik…
# $depth: how many moves ahead; $nodes: how many positions were looked at, such as 1.2M.
analysis-depth = Mélység: { $depth }, { $nodes } állás
analysis-complete = Többet nem lehet találni
analysis-lines = Legjobb lépések
analysis-lines-count = Hány lépés látsszon
analysis-lines-option = { $count } lépés
# A badge: the value is proven to the end of the game.
analysis-exact = bizonyított
analysis-running = A játszmát akkor lehet elemezni, ha véget ért.

## Moves and variations

analysis-moves = Lépések
analysis-start = Kezdet
analysis-promote = Ez legyen a főváltozat
analysis-remove = Törlés innentől
# A tile goes from a line to a column of the wall.
analysis-tiled = { $name }: { $line }. mintasor → { $column }. oszlop

## The next deal

analysis-deal = Osztás
analysis-deal-next = Most új csempék jönnek
analysis-over = Vége a játéknak.
analysis-deal-round = Csempék, { $round }. forduló
analysis-deal-random = Véletlen csempék
analysis-deal-hand = Csempék kiválasztása
analysis-deal-seed = Véletlenmagból
analysis-deal-hint = Válassz színt, majd koppints a manufaktúrakorongokra
analysis-deal-about = Minden manufaktúrakorongra négy csempe kerül, először a zsákból, aztán a fedélből.

## Opening and keeping

analysis-open = Más elemzése
analysis-open-button = Megnyitás…
analysis-open-text = Egy állás vagy egy lejegyzés szövege
# Opens the ways to share and to save.
analysis-share = Megosztás és mentés
analysis-copy = Állás másolása
analysis-copied = Az állás a vágólapon van
analysis-text = Állás

## Setting up

analysis-set-up = Állás felrakása
analysis-edit-hint = Válaszd ki, mit raksz le, és koppints a helyére; vagy húzd oda
analysis-palette = Lerakható darabok
analysis-erase = Elvétel
analysis-undo = Utolsó változtatás visszavonása
analysis-empty = Asztal kiürítése
analysis-analyse = Állás elemzése
analysis-cancel = Mégse
analysis-valid = Ez az állás játszható.
analysis-side = Játékostáblák
analysis-side-name = { $variant ->
    [grey] szürke oldal
   *[coloured] színes oldal
}
analysis-players = Játékosok száma
analysis-phase = Mi következik
analysis-phase-name = { $phase ->
    [deal] osztás
    [tiling] a fal csempézése
    [over] semmi, vége a játéknak
   *[offer] csempék elvétele
}
analysis-round = Forduló
analysis-to-move = Soron van
analysis-start-player = Kezdőjátékos
analysis-score = Pontok: { $name }
analysis-idle = Fordulók falra került csempe nélkül
analysis-bag-rest = Az összes többi csempe a zsákban van

## Places, for those who listen. $holds is what lies there, such as "blue tile"

analysis-empty-place = üres
analysis-at-factory = { $factory }. manufaktúrakorong, { $place }. hely: { $holds }
analysis-at-centre = Az asztal közepe, { $tile }: { $count }
analysis-at-line = { $name }, { $line }. mintasor, { $space }. mező: { $holds }
analysis-at-wall = { $name }, fal, { $row }. sor, { $column }. oszlop: { $holds }
analysis-at-floor = { $name }, padlóvonal, { $space }. mező: { $holds }

## What the rules say about a position that was set up. $tile is a name such as "blue tile"

analysis-problem = { $kind ->
    [idle_rounds] Fordulók falra került csempe nélkül: itt legfeljebb { $expected }.
    [tile_count] { $tile }: összesen { $count }, pedig { $expected } kell.
    [marker_count] { $expected ->
        [0] Két forduló között a kezdőjátékos-jelző sem középen, sem padlóvonalon nincs.
       *[other] A kezdőjátékos-jelző pontosan egy helyen lehet: középen vagy egy padlóvonalon.
    }
    [wall_place] { $name }, fal, { $line }. sor, { $tile }: a színes oldalon máshol van a mezője.
    [wall_row_twice] { $name }: a fal { $line }. sorában egy szín kétszer van.
    [wall_column_twice] { $name }: a fal { $column }. oszlopában egy szín kétszer van.
    [line_on_wall] { $name }, { $line }. mintasor: olyan szín van benne, amely a fal sorában már megvan.
    [floor_not_empty] { $name }: két forduló között a padlóvonal üres.
    [line_complete] { $name }: két forduló között egy mintasor sincs kész.
    [row_complete] { $name }: a falon kész egy sor, így vége lenne a játéknak.
    [tiling_coloured] Csak a szürke oldalon lehet választani, hová kerül a csempe a falon.
    [tiling_finished] { $name }: még van kész mintasor, pedig már egy későbbi játékos csempéz.
    [tiling_nothing] { $name }: nincs kész mintasor, nincs mit csempézni.
    [tiling_no_space] { $name }, { $line }. mintasor: nincs helye a falon.
    [offer_empty] Nincs mit elvenni: tegyél csempéket a manufaktúrakorongokra vagy középre.
    [offer_left] A manufaktúrakorongokon vagy középen csempék vannak, de most senki sem vesz el csempét.
    [deal_empty] A zsák és a fedél üres: nincs mit osztani.
    [over_early] A játéknak nincs vége: a falon egy sor sincs kész, és vannak még csempék.
   *[other] { $detail }
}
