# `evora export` a `evora selfplay`: partie jako data. `--on`: kde se pracuje.

cli-export = Převede zápisy partií na tabulku pro učení, ve formátu Parquet.
cli-export-more =
    Na každé rozhodnutí jeden řádek: pozice, tah, body, výsledek a další; sloupce uvádí docs/data.md.
    Soubory mohou být libovolně velké. Ze stejných zápisů vznikne stejná tabulka. První chybná partie se
    ohlásí jako SOUBOR:řádek a nezapíše se pak nic.

    Příklady:
      evora export games.evora --out games.parquet
      evora export ladder/*.evora --observations --out all.parquet

export-option-out = soubor Parquet, který se zapíše
export-option-observations = zapíše každou pozici i jako čísla pozorování
export-option-jobs = kolik procesů najednou (výchozí: jeden na jádro)
export-progress = partie: { $games }, rozhodnutí: { $rows } …
export-done = Zapsáno: { $file } (partie: { $games }, rozhodnutí: { $rows })
export-interrupted = Zastaveno. Soubor { $file } se nezapsal.

cli-selfplay = Nechá počítačové hráče odehrát mnoho partií jako data pro učení.
cli-selfplay-more =
    PLAYER se píše jako u 'evora arena'. Každé místo v každé partii se mezi nimi losuje, takže jediný
    hráč hraje sám proti sobě. Do složky přijdou zápisy a datový list. Partie závisí jen na seedu a na
    svém čísle; stejný příkaz pokračuje a s větším --games partií přibude.

    Příklady:
      evora selfplay club --games 10000 --out club
      evora selfplay club expert engine:nodes=2000 --players 4 --games 500 --out mixed --parquet

selfplay-argument-player = hráč jako u 'evora arena'; jeden nebo více
selfplay-option-games = kolik partií má být nakonec
selfplay-option-out = složka pro partie; pokud už tam nějaké jsou, pokračuje se za nimi
selfplay-option-seed = seed partií: libovolný text (výchozí: selfplay)
selfplay-option-parquet = zapíše do složky i tabulku z 'evora export' jako { $file }
selfplay-continue = Pokračovat lze stejným příkazem.
selfplay-done = Partie: { $games }, složka: { $folder }.
selfplay-faults = Partie prohrané pádem, neplatným tahem nebo časem: { $games }

## Kde se pracuje

work-option-on = kde pracovat: ray (cluster Ray na tomto počítači) nebo ray://host:port (výchozí: procesy na tomto počítači)
work-problem = { $kind ->
    [place] očekává se ray nebo ray://host:port, zadáno { $value }
    [missing] K tomu chybí balíček { $package }: pip install 'evora[ray]'
    [silent] Na adrese { $value } žádný cluster Ray neodpovídá.
    [closed] Na adrese { $value } žádný cluster Ray Evoru nepustí dál. Cluster s tokeny potřebuje RAY_AUTH_MODE=token a RAY_AUTH_TOKEN.
    [failed] Ray se nespustil ({ $value }): { $detail }
    [without] Na jednom uzlu clusteru chybí Evora. Potřebuje ji každý uzel: pip install evora=={ $ours }
   *[version] Jeden uzel clusteru má Evoru { $theirs }; potřeba je { $ours } jako zde.
}

## `evora analyse --out`: mnoho partií

analyse-option-out = rozebere mnoho partií najednou a rozbory i partie s komentáři zapíše do této složky; v rozborech, které tam už jsou, se pokračuje
analyse-option-jobs = s --out: kolik partií najednou (výchozí: jedna na jádro)
analyse-many-only = argument { $option }: jen spolu s --out
analyse-many-not = argument { $option }: ne spolu s --out
analyse-many-files = více souborů se rozebírá s --out DIR
analyse-many-progress = rozebrané partie: { $games } …
analyse-many-interrupted = Zastaveno. Rozebrané partie: { $games }. Pokračovat lze stejným příkazem.
analyse-many-done = Rozebrané partie: { $games }, složka: { $folder }.
