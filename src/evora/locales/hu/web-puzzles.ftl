# Puzzles: positions with one move that is clearly best. "You" is whoever solves, "your opponent" the
# other player with two at the table. A chance such as { $win } is a percentage, already written out.
# $points is 3 or more.

## The list

puzzles-about = Valódi játszmák állásai, amelyekben egy lépés egyértelműen jobb az összes többinél. Szerencse nem kell hozzá, csak alaposan meg kell nézni az asztalt.
puzzles-setting = Asztal
# $players is 2, 3 or 4.
puzzles-setting-name = { $players } játékos, { $side ->
    [grey] szürke oldal
   *[coloured] színes oldal
}
puzzles-today-solve = Megoldom
puzzles-today-again = Megnézem újra
puzzles-more = További feladványok
puzzles-theme = Téma
puzzles-theme-any = Minden téma
puzzles-band = Nehézség
puzzles-band-any = Ami az értékszámomhoz illik
# Puzzles that fit the choice and that the reader has not tried.
puzzles-left = { $count ->
    [0] Ezeket már mind megpróbáltad.
    [one] Hátravan { $count } feladvány
   *[other] Hátravan { $count } feladvány
}
puzzles-start = Kezdés
puzzles-numbers = Így állsz
puzzles-rating = Értékszám
    .new = Innen indul mindenki.
puzzles-solved = Elsőre megoldva
    .of = ennyiből: { $tries }
puzzles-streak = Egymás után
    .best = legfeljebb { $best }
puzzles-days = Nap egymás után
puzzles-level = Nehézség: { $band ->
    [easy] könnyű
    [medium] közepes
    [hard] nehéz
   *[expert] nagyon nehéz
}
puzzle-band-easy = Könnyű
puzzle-band-medium = Közepes
puzzle-band-hard = Nehéz
puzzle-band-expert = Nagyon nehéz

## Themes, each with a hint that does not give the move away

puzzle-theme-row = Egy sor nyer
    .hint = Jó neked, ha most véget ér a játék.
puzzle-theme-colour = Egy szín mind az öt csempéje
    .hint = A faladon kész lehet egy szín.
puzzle-theme-column = Egy oszlop
    .hint = A faladon kész lehet egy oszlop.
puzzle-theme-deny = Vedd el előle
    .hint = Valaki más vár ezekre a csempékre.
puzzle-theme-burden = Másé legyen a maradék
    .hint = Amit otthagysz, azt valakinek el kell vennie.
puzzle-theme-floor = Tiszta padló
    .hint = Gondolj arra, mely csempék maradnak rád a forduló végén.
puzzle-theme-last = Az utolsó forduló
    .hint = Ez lehet az utolsó forduló. Számold össze mindenki pontjait, a jutalmakkal együtt.
puzzle-theme-points = Több pont
    .hint = Keresd a legtöbb pontot ebben a fordulóban.

## A puzzle

# $id is a short name such as c2-9kx4bd.
puzzle-title = Feladvány: { $id }
puzzle-all = Minden feladvány
puzzle-missing = Nincs ilyen feladvány
puzzle-find-win = Keresd meg a lépést, amellyel megnyered a játékot.
# Buttons.
puzzle-hint = Tipp
puzzle-show = Megoldás
puzzle-go-on = Lássam a többit
puzzle-next = Következő feladvány
puzzle-share = Feladvány megosztása
puzzle-searching = A választ keressük.
# $change is +12 or −8.
puzzle-rating = Az értékszámod most { $rating } ({ $change }).

## Why a move was right, after its reasons (reason-… in web-review.ftl)

puzzle-chance = A győzelmi esélyed: { $win }. A második legjobb lépéssel: { $other }.
puzzle-ends = { $what ->
    [game] A játék végén: { $scores }.
   *[round] A forduló végén: { $scores }.
} A második legjobb lépéssel: { $other }.
puzzle-score = { $name } { $score }

## Why a move was wrong

# $reply is a whole sentence, such as "Opponent takes 3 red from the centre to line 4."
puzzle-reply = A legjobb válasz: { $reply }
puzzle-refuted = A győzelmi esélyed most { $win }. A legjobb lépéssel { $best } volna.
puzzle-then = { $what ->
    [game] A játék végén: { $scores }.
   *[round] A forduló végén: { $scores }.
}
puzzle-better = Van egy egyértelműen jobb lépés.

## After the puzzle of the day

# Both are numbers of people.
puzzles-counts = { $tried ->
    [one] Eddig egy ember próbálta meg.
   *[other] { $tried } emberből { $solved } megoldotta.
}
# $date is a day on which the puzzle of the day was not solved.
puzzles-forgiven = { $date } kimaradt, de nem baj: havonta egy nap kihagyható.

## What was tried, and comes again

puzzles-history-about = Minden feladvány, amelyet bármelyik eszközödön megpróbáltál. Az ismétlés nem változtat az értékszámodon.
puzzles-history-none = Még semmi. Ide kerül minden, amit megpróbálsz, akár sikerül, akár nem.
# Above a choice of the three that follow.
puzzles-history-show = Mutasd
puzzles-history-all = Mind
puzzles-history-failed = Elsőre nem sikerült
puzzles-history-solved = Elsőre megoldva
puzzles-history-more = Továbbiak
# Puzzles whose first try failed, and that come again some days later.
puzzles-due = { $count ->
    [0] Ma nincs mit ismételni.
    [one] { $count } elhibázott feladvány vár ismétlésre.
   *[other] { $count } elhibázott feladvány vár ismétlésre.
}
# A button.
puzzles-repeat = Ismétlés
puzzle-repeated = Ezt már megpróbáltad, így az értékszámod nem változik.
# In a list: how a puzzle went, where, and how hard it is.
puzzles-entry-solved = Megoldva
puzzles-entry-failed = Nem sikerült
puzzles-entry-later = Később megoldva
puzzles-entry-run = időre
puzzles-entry-rating = Értékszám: { $rating }

## Three minutes: a run through puzzles that get harder

run-about = Ahány feladványt három perc alatt meg tudsz oldani. Egyre nehezebbek, és a harmadik hiba véget vet neki.
# Buttons.
run-start = Induljon az óra
run-again = Még egyszer
run-end = Befejezés
# Labels of numbers.
run-left = Hátralévő idő
run-solved = Megoldva
run-mistakes = Hibák
run-mistakes-of = { $count } / { $of }
run-right = Helyes.
run-wrong = Volt jobb lépés.
run-over = { $count ->
    [0] Most egy feladvány sem sikerült.
    [one] { $count } feladvány megoldva.
   *[other] { $count } feladvány megoldva.
}
run-record = Ez az eddigi legjobb eredményed.
run-best = A legjobb eredményed
run-best-none = Még nincs eredményed.
run-today = A mai legjobbak
run-today-none = Még senki sincs itt. A listán azok vannak, akik megtartják a nevüket.
run-alone = Ez az eredmény csak neked számít: a szerver nem ellenőrizte.
run-puzzles = Ennek a három percnek a feladványai
