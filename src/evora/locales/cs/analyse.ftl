# `evora analyse`: the best moves of a position, and what the moves of a game cost.

cli-analyse = Ukáže nejlepší tahy v pozici, nebo kolik stály tahy partie.
cli-analyse-more =
    POSITION: její nejlepší tahy se šancemi na výhru, očekávanými body a pokračováním.
    FILE: každá partie v něm, tah po tahu vedle nejlepších tahů enginu; potom jak si vedl
    hráč na každém místě a největší chyby: ztráta šance na výhru od 5 % je nepřesnost, od 10 % chyba,
    od 15 % hrubá chyba. Losování se nehodnotí. Ctrl-C zastaví a shrne, co je hotovo.

    Příklady:
      evora analyse "$(evora apply "$(evora new)" =BBBY/KKKW/RKKW/RRWW/BBKK)"
      evora analyse game.evora --ms 1000 --threads 2
      evora analyse --json - < games.evora

analyse-argument-what = pozice v jednom argumentu, nebo soubor se zápisy partií (s --out i více souborů); - je standardní vstup
analyse-option-ms = milisekundy na hledání (výchozí: { NUMBER($position, useGrouping: 0) } pro pozici, { NUMBER($file, useGrouping: 0) } pro soubor)
analyse-option-nodes = kolik pozic se při hledání projde, místo časového limitu
analyse-option-depth = kolik tahů dopředu se prohledává, místo časového limitu
analyse-option-lines = kolik nejlepších tahů ukázat (výchozí: { $lines }; u souboru jen nejlepší)
analyse-option-threads = vlákna hledání (výchozí: 1)
analyse-bad-threads = má být celé číslo od 1 do { $max }, zadáno '{ $value }'

analyse-progress = hloubka { $depth }, uzlů { $nodes }, { $move }…
analyse-progress-game = partie { $game }, tah { $done }/{ $moves }…
analyse-interrupted = Zastaveno.

## A position

analyse-to-move = { $phase ->
    [tiling] { $round }. kolo, obkládání stěn; na tahu: místo { $seat }
   *[offer] { $round }. kolo, nabídka výloh; na tahu: místo { $seat }
}
analyse-at-deal = Před losováním { $round }. kola
analyse-at-end = Konec hry po { $round }. kole
analyse-column-rank = #
analyse-column-move = tah
analyse-column-win = výhra %
analyse-column-wins = výhra % podle míst
analyse-column-scores = body podle míst
analyse-column-proof = důkaz
analyse-column-line = pokračování
analyse-column-seat = místo
analyse-column-expected = očekávané body
analyse-column-final = konečné body
analyse-exact = přesně
analyse-solved = vyřešeno
analyse-note-exact = přesně: dokázáno až do konce hry
analyse-note-solved = vyřešeno: prohledáno do konce kola
analyse-note-error = ±: směrodatná chyba, z náhodných rozdání v příštím kole
analyse-effort = hloubka { $depth }, { $nodes ->
    [one] { $nodes } uzel
    [few] { $nodes } uzly
    [many] { $nodes } uzlu
   *[other] { $nodes } uzlů
}, { $ms } ms
analyse-nothing = Zastaveno dřív, než se něco našlo.

## A game

analyse-game = Partie { $game }: { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}, { $variant ->
    [grey] šedá strana
   *[coloured] barevná strana
}, { $end ->
    [none] nedohráno
    [row] { $scores }
    [stalled] { $scores }
    [no_tiles] { $scores }
    [resigned] vzdáno
    [time] vypršel čas
    [forfeit] kontumace
   *[abandoned] předčasně ukončeno
}
analyse-seat = Místo { $seat }: { $name }
analyse-no-moves = Nebyl zahrán žádný tah.
analyse-column-position = pozice
analyse-column-round = kolo
analyse-column-played = tah
analyse-column-best = nejlepší
analyse-column-before = výhra %
analyse-column-cost = ztráta %
analyse-column-points = ztráta bodů
analyse-grade-inaccuracy = nepřesnost
analyse-grade-mistake = chyba
analyse-grade-blunder = hrubá chyba

analyse-summary = { $done ->
    [yes] Souhrn partie { $game }
   *[no] Souhrn partie { $game } (jen co se stihlo)
}
analyse-summary-all = Souhrn všech { $games } partií
analyse-column-moves = tahy
analyse-column-mean-cost = ztráta %/tah
analyse-column-mean-points = ztráta bodů/tah
analyse-column-inaccuracy = nepřesnosti
analyse-column-mistake = chyby
analyse-column-blunder = hrubé chyby
analyse-biggest = Největší chyby
analyse-biggest-none = Bez chyb: žádný tah nestál { $min } % nebo víc.
analyse-biggest-line = pozice { NUMBER($number, useGrouping: 0) }, { $round }. kolo, místo { $seat }: { $played }, nejlepší { $best }; výhra { $before } % → { $after } %, ztráta { $cost } % a { $points } bodu
analyse-biggest-of-game = partie { NUMBER($game, useGrouping: 0) }, { $mistake }
