# What the command line says, outside of a game.

cli-description = Desková hra Azul s Evorou: zahraj si, kontroluj a přehrávej partie, vypisuj možné tahy.
cli-epilog =
    Příklady:
      evora play                            partie proti počítači
      evora play --players 4 --variant grey
      evora replay games.evora              kontrola zápisů, řádek na partii
      evora moves "$(evora apply "$(evora new)" =BBRK/YYWW/RKKW/BYRK/BRWW)"

    Jak se píší pozice, tahy a zápisy, říká docs/notation.md.
    Návratové kódy: 0 hotovo, 1 chybná data, 2 chybné použití.
cli-commands = příkazy
cli-version = vypíše verzi a skončí
cli-option-language = jazyk výpisů: { $languages } (výchozí: podle prostředí)
cli-bad-language = má být jedno z { $languages }, zadáno '{ $value }'

cli-new = Vypíše pozici nové partie.
cli-new-more = Výlohy jsou zatím prázdné: naplní je 'evora deal' a 'evora apply', nebo --seed.
cli-show = Nakreslí pozici v terminálu.
cli-show-more = V terminálu barevně; jinde, nebo když je nastaveno NO_COLOR, bez barev.
cli-moves = Vypíše možné tahy v pozici.
cli-moves-more =
    Jeden na řádek, podle čísel akcí; před losováním a po konci hry nic.
    3R2 vezme všechny červené z výlohy 3 do řady 2; zdroj 0 je střed stolu, řada 0 podlaha.
    2@4 dá dlaždici z řady 2 do sloupce 4 (šedá strana).
cli-apply = Zahraje tahy a losování a vypíše pozici po nich.
cli-apply-more = Každý tah se kontroluje; při prvním chybném tahu příkaz skončí a nic nevypíše.
cli-deal = Vypíše losování, které v pozici dává seed.
cli-deal-more = Stejný seed dává všude stejná losování: docs/deals.md říká jak.
cli-perft = Spočítá pozice o daný počet tahů dopředu.
cli-perft-more = Losování nebo konec hry, k nimž dojde dřív, se počítají jako jedna pozice. Slouží ke kontrole a měření generátoru tahů.
cli-replay = Zkontroluje zápisy partií a vypíše řádek na partii.
cli-replay-more =
    Každé losování a každý tah se přehraje podle pravidel a porovná se výsledek. Čtení
    souboru skončí u první chybné partie, která se ohlásí na chybovém výstupu jako SOUBOR:řádek;
    další soubory se čtou dál.
cli-play = Spustí partii v terminálu.
cli-play-more =
    Na kterémkoli místě může hrát člověk nebo hráč kterékoli úrovně. Nápovědu během hry zobrazí ?.
    Každý tah se hned uloží a 'evora play --resume' pokračuje v kterékoli nedohrané partii.
cli-play-levels = úrovně od nejslabší:
cli-levels = Vypíše úrovně: soupeře od začátečníka po plnou sílu.
cli-levels-more = Od nejslabší. Proti zvolené úrovni si zahraješ příkazem 'evora play --seats person,JMÉNO'.
cli-bench = Změří, jak rychle počítá jádro pravidel.
cli-bench-more = playouts: náhodné partie na jednom jádru, jak nejrychleji to jde.

cli-argument-position = pozice v jednom argumentu (v uvozovkách: má mezery)
cli-argument-move = tah jako 3R2 nebo 2@4, nebo losování jako =BBRK/YYWW/RKKW/BYRK/BRWW
cli-argument-depth = kolik tahů dopředu
cli-argument-files = soubor se zápisy partií; - je standardní vstup
cli-no-games = { $file }: v souboru nejsou žádné partie
cli-argument-bench = co měřit
cli-option-players = kolik hráčů (výchozí: 2)
cli-option-variant = strana herních plánů (výchozí: coloured)
cli-option-start = místo, které začíná (výchozí: 1; s --seed určí los)
cli-option-new-seed = vylosuje první kolo podle tohoto seedu: libovolný text
cli-option-seed = seed: libovolný text
cli-option-json = vypíše JSON, objekt na řádek
cli-option-positions = vypíše i všechny pozice: první a po každém losování a tahu
cli-option-seconds = jak dlouho měřit (výchozí: 3)
cli-option-seats = kdo kde sedí, popořadě, odděleno čárkami: person, random, greedy nebo úroveň, viz níže (výchozí: person,{ $level },…)
cli-option-play-start = místo, které začíná (výchozí: určí los)
cli-option-play-seed = losuje podle tohoto seedu: libovolný text (výchozí: náhodný)
cli-option-save = soubor, do kterého se partie uloží

cli-bad-number = má být celé číslo, nejméně { NUMBER($min, useGrouping: 0) }, zadáno '{ $value }'
cli-bad-seconds = má být počet sekund větší než 0, zadáno '{ $value }'
cli-bad-start = argument --start: má být číslo místa od 1 do { $players }, zadáno { $start }
cli-bad-seats = argument --seats: { $players ->
    [one] má být { $players } jméno
    [few] mají být { $players } jména
    [many] má být { $players } jména
   *[other] má být { $players } jmen
} z { $kinds }, zadáno '{ $value }'

cli-perft-progress = první tahy: { $done }/{ $moves }…
cli-replay-progress = { $games ->
    [one] { $games } partie…
    [few] { $games } partie…
    [many] { $games } partie…
   *[other] { $games } partií…
}
cli-replay-game = { $scores } po { $rounds ->
    [one] { $rounds } kole
    [few] { $rounds } kolech
    [many] { $rounds } kola
   *[other] { $rounds } kolech
}, { $plies ->
    [one] { $plies } tah
    [few] { $plies } tahy
    [many] { $plies } tahu
   *[other] { $plies } tahů
}: { $end ->
    [none] nedohráno
    [row] dokončená vodorovná řada
    [stalled] hra uvázla
    [no_tiles] došly dlaždice
    [resigned] vzdáno
    [time] vypršel čas
    [forfeit] kontumace
   *[abandoned] předčasně ukončeno
}{ $shared ->
    [0] {""}
    [one] , vítěz: místo { $winners }
    [few] , dělené vítězství: místa { $winners }
    [many] , dělené vítězství: místa { $winners }
   *[other] , dělené vítězství: místa { $winners }
}
cli-bench-progress = partie: { $games }…
cli-bench-result = tahů za sekundu: { $plies }, partií za sekundu: { $games }
