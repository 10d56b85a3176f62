# The game in a full screen, and what both games in the terminal say besides.

## Both games

play-hint = A motor ezt lépné: { $move } (nyerési esély: { $win }%).
play-choice-column = { $column ->
    [1] az 1. oszlopba
    [5] az 5. oszlopba
   *[other] a { $column }. oszlopba
}, { $points } pont
play-no-line = Nincs { $line }. mintasor.
play-possible-lines = Lehetséges: { $lines } (0 a padlóvonal).
# Why a move is refused. The names of colours stand alone after a colon.
play-why-not = { $kind ->
    [line_full] Ez a mintasor tele van: { $line }.
    [line_holds] Ebben a mintasorban ({ $line }.) már más szín van: { $holds }.
    [row_has] A fal azonos sorában ({ $line }.) már megvan ez a szín: { $colour }.
    [space_taken] Ebben az oszlopban ({ $column }.) már van csempe.
    [column_has] Ebben az oszlopban ({ $column }.) már megvan ez a szín: { $colour }.
    [other_line] Előbb ennek a mintasornak a csempéje kerül a falra: { $line }.
    [deal_next] Előbb osztani kell.
    [over] A játszma véget ért.
    [tiling_next] Most csempézés van: válassz oszlopot.
   *[offer_next] Most csempét kell elvenni egy manufaktúrakorongról vagy az asztal közepéről.
}
play-review-with = Így elemezheted: { $command }
play-no-full-screen = A teljes képernyős játékhoz kell ez a csomag: { $package }; most soronként játszol. Így telepítheted: { $command }

cli-option-plain = játék soronként, csővezetékhez és képernyőolvasóhoz
cli-option-delay = hány másodperc teljen el a gépek lépései között (alapértelmezés: 1 teljes képernyőn és ha csak gépek játszanak, különben 0)
cli-bad-delay = 0 vagy annál nagyobb másodpercszám kell, ez lett megadva: „{ $value }”

## What to do

screen-choose-tiles = { $name }: válassz csempét
screen-choose-line = { $take }: válassz mintasort, 0 a padlóvonal
screen-choose-column = { $name }: kész { $line ->
    [1] az 1.
    [5] az 5.
   *[other] a { $line }.
} mintasor, válassz oszlopot
screen-deal = Vége a fordulónak. Enterre jön az osztás: { $round }. forduló.
screen-thinking = { $name } gondolkodik…
screen-paused = Szünet. Következik: { $name }
screen-pace = { $seconds } mp lépésenként
screen-looking = Jó lépés keresése…
screen-source-empty = { $source ->
    [0] Az asztal közepe üres.
    [1] Az 1. manufaktúrakorong üres.
    [5] Az 5. manufaktúrakorong üres.
   *[other] A { $source }. manufaktúrakorong üres.
}
screen-save-as = Mentés ebbe a fájlba: { $file }
screen-too-small = Az ablak mérete { $width } × { $height }, az asztalhoz { $min_width } × { $min_height } kell. Nagyítsd meg, vagy lépj ki (q), és játssz így: --plain.
screen-log = Mi történt

## The keys below the table: one word each, all in one line

screen-key-choose = választ
screen-key-back = vissza
screen-key-deal = osztás
screen-key-hint = tipp
screen-key-undo = visszavon
screen-key-log = napló
screen-key-save = mentés
screen-key-help = segítség
screen-key-quit = kilép
screen-key-pause = szünet
screen-key-continue = tovább
screen-key-step = léptet
screen-key-pace = tempó
screen-key-review = elemzés
screen-key-close = bezár
screen-key-scroll = görget
screen-key-show = mutat
screen-key-played = megtett
screen-key-better = jobb

## Help: what each key does, and what the marks mean

screen-help-arrows = a csempékhez, aztán egy mintasorhoz
screen-help-enter = választ; kiosztja a következő fordulót
screen-help-escape = vissza a csempékhez
screen-help-type = egész lépés: 3. korong (0 az asztal közepe), piros, 2. mintasor (0 a padlóvonal)
screen-help-column = a szürke oldalon a csempe oszlopa
screen-help-mouse-label = Egér
screen-help-mouse = csempék, aztán mintasor vagy mező a falon; a lenti billentyűk is
screen-help-hint = amit a motor lépne
screen-help-undo = vissza a legutóbbi emberi választáshoz ebben a fordulóban
screen-help-log = minden, ami történt
screen-help-save = menti a játszmát; S: saját fájlba
screen-help-pause = megállítja a gépeket; n: egyetlen lépés
screen-help-pace = a gépek gyorsabban, lassabban lépnek
screen-help-review = a játszma után: mennyibe kerültek a lépések
screen-help-quit = menti a játszmát, és kilép
screen-help-completes = a sor elkészül, és a csempéje 3 pontot hoz
screen-help-fills = a sorban a 4 mezőből 2 lesz tele
screen-help-falls = 1 csempe a padlóvonalra esik
screen-help-costs = a padlóvonal 2 ponttal többe kerül, a kezdőjátékos-jelzővel együtt
screen-help-nowhere = a sor elkészül, de a csempéjének most nincs helye a falon
screen-help-marks = mit léptek a többiek a legutóbbi lépésed óta
screen-help-then = pontszám most és a csempézés után

## The review

screen-review = Elemzés
screen-reviewing = Elemzés: { $done }. lépés, összesen { $moves }…
screen-review-graph = Nyerési esélyek lépésről lépésre
screen-review-biggest = A legnagyobb hibák
screen-review-none = Egyetlen lépéssel sem veszett el { $min }% vagy annál több.
screen-review-move = { $round }. forduló, { $name }: { $played }, jobb: { $best }; esély: { $before }%, aztán { $after }%
screen-review-seat = { $name }: { $cost }% veszteség lépésenként
