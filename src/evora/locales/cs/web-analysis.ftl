# The analysis board: any position with the engine's opinion of it, moves tried out, positions set up.

## The engine's opinion

analysis-shares = Podíl na výhře a očekávané body
# Read aloud after a player's share. $points is a number that is already written out.
analysis-points = očekávané body: { $points }
analysis-points-title = Body, které lze čekat na konci hry
analysis-error-title = O kolik se to může lišit (směrodatná chyba), podle náhodných rozdání v příštím kole
analysis-stop = Přestat přemýšlet
analysis-go = Přemýšlet
analysis-thinking = Přemýšlí …
# $depth: how many moves ahead; $nodes: how many positions were looked at, such as 1.2M.
analysis-depth = Hloubka { $depth }, pozic { $nodes }
analysis-complete = Víc už najít nelze
analysis-lines = Nejlepší tahy
analysis-lines-count = Kolik tahů ukázat
analysis-lines-option = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
# A badge: the value is proven to the end of the game.
analysis-exact = dokázáno
analysis-running = Partii lze rozebrat, až skončí.

## Moves and variations

analysis-moves = Tahy
analysis-start = Začátek
analysis-promote = Udělat z toho hlavní variantu
analysis-remove = Smazat odtud dál
# A tile goes from a line to a column of the wall.
analysis-tiled = { $name }: přípravná řada { $line } → sloupec { $column }

## The next deal

analysis-deal = Rozdat
analysis-deal-next = Teď se rozdají nové dlaždice
analysis-over = Konec hry.
analysis-deal-round = Dlaždice pro { $round }. kolo
analysis-deal-random = Náhodné dlaždice
analysis-deal-hand = Vybrat dlaždice
analysis-deal-seed = Z textu pro náhodu (seed)
analysis-deal-hint = Vyber barvu a klepni na výlohy
analysis-deal-about = Na každou výlohu přijdou čtyři dlaždice, nejdřív ze sáčku, potom z víka krabice.

## Opening and keeping

analysis-open = Rozebrat něco jiného
analysis-open-button = Otevřít …
analysis-open-text = Pozice nebo text zápisu
# Opens the ways to share and to save.
analysis-share = Sdílet a uložit
analysis-copy = Kopírovat pozici
analysis-copied = Pozice zkopírována
analysis-text = Pozice

## Setting up

analysis-set-up = Sestavit pozici
analysis-edit-hint = Vyber kámen a klepni, kam patří, nebo ho tam přetáhni
analysis-palette = Co lze položit
analysis-erase = Odebrat
analysis-undo = Vrátit poslední změnu
analysis-empty = Vyprázdnit stůl
analysis-analyse = Rozebrat pozici
analysis-cancel = Zrušit
analysis-valid = Tuto pozici lze hrát.
analysis-side = Herní plány
analysis-side-name = { $variant ->
    [grey] šedá strana
   *[coloured] barevná strana
}
analysis-players = Počet hráčů
analysis-phase = Co bude dál
analysis-phase-name = { $phase ->
    [deal] rozdávání dlaždic
    [tiling] obkládání stěn
    [over] nic, je konec hry
   *[offer] braní dlaždic
}
analysis-round = Kolo
analysis-to-move = Na tahu
analysis-start-player = Začínající hráč
analysis-score = Body: { $name }
analysis-idle = Kola bez dlaždice na stěně
analysis-bag-rest = Všechny ostatní dlaždice jsou v sáčku

## Places, for those who listen. $holds is what lies there, such as "blue tile"

analysis-empty-place = prázdné
analysis-at-factory = Výloha { $factory }, místo { $place }: { $holds }
analysis-at-centre = Střed stolu, { $tile }: { $count }
analysis-at-line = { $name }, přípravná řada { $line }, pole { $space }: { $holds }
analysis-at-wall = { $name }, stěna, řada { $row }, sloupec { $column }: { $holds }
analysis-at-floor = { $name }, podlaha, pole { $space }: { $holds }

## What the rules say about a position that was set up. $tile is a name such as "blue tile"

analysis-problem = { $kind ->
    [idle_rounds] Kola bez dlaždice na stěně: tady nejvýš { $expected }.
    [tile_count] { $tile }: celkem { $count } místo { $expected }.
    [marker_count] { $expected ->
        [0] Mezi koly neleží žeton začínajícího hráče ani uprostřed stolu, ani na podlaze.
       *[other] Žeton začínajícího hráče musí ležet právě jednou, uprostřed stolu nebo na podlaze.
    }
    [wall_place] { $name }, řada stěny { $line }, { $tile }: na barevné straně má jiné pole.
    [wall_row_twice] { $name }: řada stěny { $line } má jednu barvu dvakrát.
    [wall_column_twice] { $name }: sloupec stěny { $column } má jednu barvu dvakrát.
    [line_on_wall] { $name }: přípravná řada { $line } má barvu, která už je ve vedlejší řadě stěny.
    [floor_not_empty] { $name }: mezi koly je podlaha prázdná.
    [line_complete] { $name }: mezi koly není žádná přípravná řada dokončená.
    [row_complete] { $name }: řada stěny je dokončená, takže by byl konec hry.
    [tiling_coloured] Kam dlaždice na stěně patří, se vybírá jen na šedé straně.
    [tiling_finished] { $name }: přípravná řada je ještě dokončená, ačkoli už obkládá někdo další.
    [tiling_nothing] { $name }: žádná přípravná řada není dokončená, není co obkládat.
    [tiling_no_space] { $name }: pro přípravnou řadu { $line } není na stěně místo.
    [offer_empty] Není co brát: dej dlaždice na výlohy nebo doprostřed stolu.
    [offer_left] Na výlohách nebo uprostřed stolu leží dlaždice, ale teď je nikdo nebere.
    [deal_empty] Sáček i víko jsou prázdné: není co rozdat.
    [over_early] Hra ještě nekončí: žádná řada stěny není dokončená a dlaždice zbývají.
   *[other] { $detail }
}
