# The game in a full screen, and what both games in the terminal say besides.

## Both games

play-hint = Engine by hrál { $move }: šance na výhru { $win } %.
play-choice-column = do sloupce { $column }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
play-no-line = Řada { $line } tu není.
play-possible-lines = Možné: { $lines } (0 je podlaha).
# Why a move is refused. The names of colours stand alone after a colon.
play-why-not = { $kind ->
    [line_full] Řada { $line } je plná.
    [line_holds] V řadě { $line } už je jiná barva: { $holds }.
    [row_has] V řadě stěny { $line } už tahle barva je: { $colour }.
    [space_taken] Ve sloupci { $column } už dlaždice leží.
    [column_has] Ve sloupci { $column } už tahle barva je: { $colour }.
    [other_line] Nejdřív jde na stěnu dlaždice z řady { $line }.
    [deal_next] Nejdřív se musí vylosovat dlaždice.
    [over] Partie skončila.
    [tiling_next] Teď se obkládá: vyber sloupec.
   *[offer_next] Teď se berou dlaždice, z výlohy nebo ze středu stolu.
}
play-review-with = Rozbor partie: { $command }
play-no-full-screen = Hra na celou obrazovku potřebuje balíček { $package }; tohle je ta řádková. Instalace: { $command }

cli-option-plain = hrát po řádcích, pro roury a čtečky obrazovky
cli-option-delay = kolik sekund je mezi tahy počítačů (výchozí: 1 na celé obrazovce a když hrají jen počítače, jinak 0)
cli-bad-delay = má být počet sekund od 0 výš, zadáno '{ $value }'

## What to do

screen-choose-tiles = { $name }: vyber dlaždice
screen-choose-line = { $take }: vyber řadu, 0 je podlaha
screen-choose-column = { $name }: řada { $line } je dokončená, vyber sloupec
screen-deal = Kolo skončilo. Enter vylosuje { $round }. kolo.
screen-thinking = Přemýšlí { $name }…
screen-paused = Pozastaveno. Na tahu: { $name }
screen-pace = { $seconds } s na tah
screen-looking = Hledá se dobrý tah…
screen-source-empty = { $source ->
    [0] Střed stolu je prázdný.
   *[other] Výloha { $source } je prázdná.
}
screen-save-as = Uložit do souboru: { $file }
screen-too-small = Okno má { $width } × { $height } znaků a stůl potřebuje { $min_width } × { $min_height }. Zvětši ho, nebo skonči klávesou q a hraj s --plain.
screen-log = Průběh partie

## The keys below the table: one word each, all in one line

screen-key-choose = vybrat
screen-key-back = zpět
screen-key-deal = losovat
screen-key-hint = rada
screen-key-undo = vrátit
screen-key-log = průběh
screen-key-save = uložit
screen-key-help = nápověda
screen-key-quit = konec
screen-key-pause = pauza
screen-key-continue = dál
screen-key-step = krok
screen-key-pace = tempo
screen-key-review = rozbor
screen-key-close = zavřít
screen-key-scroll = posun
screen-key-show = ukázat
screen-key-played = hráno
screen-key-better = lepší

## Help: what each key does, and what the marks mean

screen-help-arrows = na dlaždice, pak na řadu
screen-help-enter = vybere; vylosuje další kolo
screen-help-escape = zpět k dlaždicím
screen-help-type = celý tah: výloha 3 (0 je střed stolu), červená, řada 2 (0 je podlaha)
screen-help-column = na šedé straně sloupec pro dlaždici
screen-help-mouse-label = Myš
screen-help-mouse = dlaždice, pak řada nebo pole na stěně; i klávesy dole
screen-help-hint = tah, který by hrál engine
screen-help-undo = zpět k poslednímu rozhodnutí člověka v tomto kole
screen-help-log = všechno, co se stalo
screen-help-save = uloží partii; S do vlastního souboru
screen-help-pause = zastaví počítače; n zahraje jeden tah
screen-help-pace = počítače hrají rychleji, pomaleji
screen-help-review = po partii: co tahy stály
screen-help-quit = uloží partii a skončí
screen-help-completes = řada se dokončí a její dlaždice přinese 3 body
screen-help-fills = v řadě pak budou 2 dlaždice ze 4
screen-help-falls = 1 dlaždice spadne na podlahu
screen-help-costs = podlaha bude stát o 2 body víc, včetně žetonu začínajícího hráče
screen-help-nowhere = řada se dokončí, ale její dlaždice teď nemá na stěně místo
screen-help-marks = co hráli ostatní od tvého posledního tahu
screen-help-then = body teď a po obkládání

## The review

screen-review = Rozbor
screen-reviewing = Rozbor: { $done }. tah z { $moves }…
screen-review-graph = Šance na výhru, tah po tahu
screen-review-biggest = Největší chyby
screen-review-none = Žádný tah nestál { $min } % nebo víc.
screen-review-move = { $round }. kolo, { $name }: { $played }, lepší { $best }; šance { $before } %, pak { $after } %
screen-review-seat = { $name }: ztráta { $cost } % na tah
