# `evora arena`: matches between players.

cli-arena = Hraje zápasy mezi hráči a vypíše tabulku s ratingem.
cli-arena-more =
    PLAYER je jedno z
      random, greedy              jednoduchí vestavění hráči
      engine:ms=100               engine se 100 ms na tah; také nodes=10000 nebo depth=2 a za
                                  čárkami další nastavení enginu (threads=2,hash_mb=16)
      club, expert, ...           úroveň enginu (viz evora levels)
      cmd:ms=100 PŘÍKAZ ARGS      program, který mluví protokolem enginů; také nodes=, depth=,
                                  level= a timeout= v sekundách na tah
      py:MODUL:TŘÍDA              třída v Pythonu s metodou choose(position)
    vpředu případně s vlastním jménem: best=engine:ms=100.

    Každé losování se hraje ze všech míst. Ve třech nebo čtyřech se dva soutěžící potkají tak, že
    jeden sedí mezi kopiemi druhého; je-li jich víc, sedí u smíšených stolů. Pád programu,
    nedovolený tah i vypršení času znamenají prohru. Ctrl-C zastaví; s --out lze později pokračovat
    stejným příkazem.

    Kdo s časovým limitem vyčerpá svůj čas, prohrává. --clock platí pro všechny, volba clock=60+0.6
    (engine:clock=60+0.6, club:clock=5) jen pro jednoho hráče. Bez limitu na tah přemýšlejí engine
    i programy tak dlouho, jak jim čas dovolí.

    Příklady:
      evora arena greedy random
      evora arena engine:nodes=10000 greedy random --games 400 --out ladder
      evora arena engine:ms=20 old=engine:ms=10 --sprt 0,10
      evora arena greedy random --players 4 --variant grey --seeds 50
      evora arena engine 'cmd:./my-engine' --clock 60+0.6 --positions openings.txt

arena-argument-player = hráč, viz výše; dva nebo víc
arena-option-players = kolik jich sedí u stolu (výchozí: 2)
arena-option-games = kolik partií hraje každá dvojice nebo každý stůl (zaokrouhleno nahoru na celá losování)
arena-option-seeds = losování, každé se hraje ze všech míst (výchozí: 100; s --sprt nejvýš 50000)
arena-option-clock = časový limit každého hráče: sekundy na celou partii a sekundy, které přidá každý tah, třeba 60+0.6
arena-option-positions = kde partie začínají: soubor s jednou pozicí na řádek, nebo se zápisy partií; na každou jedno losování
arena-option-seed = seed zápasu: libovolný text (výchozí: arena)
arena-option-out = složka pro výsledky a zápisy; v zápasu, který tam už je, se pokračuje
arena-option-jobs = kolik partií najednou (výchozí: jedna na jádro)
arena-option-sprt = skončí, jakmile se ukáže, že první ze dvou hráčů je silnější aspoň o B Elo, nebo nejvýš o A
arena-option-tables = tři a čtyři hráči: jeden mezi kopiemi druhého, nebo smíšené stoly
arena-option-anchor = hráč, jehož rating je 0 (výchozí: poslední)
arena-option-json = vypíše tabulku jako jeden objekt JSON

arena-too-few = jsou potřeba aspoň dva hráči
arena-bad-sprt = mají být dvě čísla A,B a A menší než B, zadáno '{ $value }'
arena-bad-clock = mají být sekundy, třeba 60, nebo s přídavkem za tah 60+0.6, zadáno '{ $value }'
arena-sprt-two = argument --sprt: mají být právě dva hráči
arena-mixed-few = argument --tables: smíšené stoly jsou pro tři hráče a víc
arena-bad-anchor = argument --anchor: má být jedno z { $names }, zadáno '{ $value }'

arena-progress = partie: { $done }/{ $total }, { $rate } za sekundu, zbývá { $left }
arena-progress-score = { $name } { $share } %
arena-progress-sprt = LLR { $llr }, mez ±{ $bound }
arena-time-unknown = …
arena-resumed = { $games ->
    [one] Pokračuje se, { $games } partie už je odehraná.
    [few] Pokračuje se, { $games } partie už jsou odehrané.
    [many] Pokračuje se, { $games } partie už je odehráno.
   *[other] Pokračuje se, { $games } partií už je odehráno.
}
arena-interrupted = Zastaveno. Odehrané partie: { $done }/{ $total }.
arena-continue = Pokračovat lze stejným příkazem.
arena-lost = Bez --out se partie neuchovají.

arena-heading = { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}, { $deals } losování: { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}, { $variant ->
    [grey] šedá strana
   *[coloured] barevná strana
}
arena-start-positions = Výchozí pozice: { $positions }
arena-clocks = Časový limit v sekundách na partii a na tah: { $clocks }
arena-no-games = Nebyla odehrána žádná partie.
arena-column-rank = #
arena-column-player = hráč
arena-column-elo = Elo
arena-column-gap = náskok
arena-column-games = partie
arena-column-share = skóre %
arena-column-points = body
arena-column-rounds = kola
arena-column-time = ms/tah
arena-column-faults = pád/nedovolený/čas
arena-above = výš
arena-below = níž
arena-unknown = -
arena-range = { $low } až { $high }
arena-note-elo = Elo s 95% intervaly, všichni hráči odhadnuti společně; { $anchor } je 0. Skóre: průměrný podíl na výhře na jedno místo; { $par } % znamená vyrovnanost.
arena-note-unrated = Výš nebo níž: tento hráč vyhrál nebo prohrál všechny partie, které ho spojují s ostatními, takže jeho Elo nelze odhadnout. Viz jeho skóre.
arena-pairings = Dvojice: skóre % řádku proti sloupci, 50 % znamená vyrovnanost
arena-pairings-alone = Dvojice: skóre % řádku samotného mezi kopiemi sloupce, { $par } % znamená vyrovnanost
arena-worst = Nejhorší dvojice
arena-worst-line = { $name } × { $opponent }: { $share } % ({ $low } až { $high }), Elo { $elo }, { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}
arena-elo-range = { $value } ({ $low } až { $high })
arena-elo-from = přes { $low }
arena-elo-to = pod { $high }
arena-faults = Prohráno chybou
arena-fault = partie { $game }, { $name } na místě { $seat }: { $reason ->
    [crash] pád
    [illegal] nedovolený tah
    [nonsense] nesmyslná odpověď
   *[time] vypršel čas
}: { $message }
arena-faults-more = … a další: { $count }
arena-only-failed = ani jedna dohraná partie, všechny prohrané chybou: { $names }
arena-sprt = Sekvenční test { $low } proti { $high } Elo: { $verdict ->
    [A] rozdíl je nejvýš { $low }
    [B] rozdíl je aspoň { $high }
   *[none] nerozhodnuto
} (LLR { $llr }, meze ±{ $bound }, { $deals } losování)
arena-kept = Zápisy a výsledky jsou v { $folder }.
