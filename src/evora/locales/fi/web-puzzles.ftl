# Puzzles: positions with one move that is clearly best. "You" is whoever solves, "your opponent" the
# other player with two at the table. A chance such as { $win } is a percentage, already written out.
# $points is 3 or more.

## The list

puzzles-about = Asemia oikeista peleistä, joissa yksi siirto on selvästi parempi kuin kaikki muut. Onnea ei tarvita, tarkka katse pöytään riittää.
puzzles-setting = Pöytä
# $players is 2, 3 or 4.
puzzles-setting-name = { $players } pelaajaa, { $side ->
    [grey] harmaa puoli
   *[coloured] värillinen puoli
}
puzzles-today-solve = Ratkaise
puzzles-today-again = Katso uudelleen
puzzles-more = Lisää pulmia
puzzles-theme = Aihe
puzzles-theme-any = Kaikki aiheet
puzzles-band = Vaikeus
puzzles-band-any = Vahvuuslukuni mukaan
# Puzzles that fit the choice and that the reader has not tried.
puzzles-left = { $count ->
    [0] Olet yrittänyt näitä kaikkia.
    [one] Jäljellä { $count } pulma
   *[other] Jäljellä { $count } pulmaa
}
puzzles-start = Aloita
puzzles-numbers = Näin sinulla sujuu
puzzles-rating = Vahvuusluku
    .new = Tästä kaikki aloittavat.
puzzles-solved = Ensi yrityksellä
    .of = yrityksiä { $tries }
puzzles-streak = Peräkkäin
    .best = enimmillään { $best }
puzzles-days = Päiviä peräkkäin
puzzles-level = Vaikeus: { $band ->
    [easy] helppo
    [medium] keskivaikea
    [hard] vaikea
   *[expert] erittäin vaikea
}
puzzle-band-easy = Helppo
puzzle-band-medium = Keskivaikea
puzzle-band-hard = Vaikea
puzzle-band-expert = Erittäin vaikea

## Themes, each with a hint that does not give the move away

puzzle-theme-row = Vaakarivi voittaa
    .hint = Pelin päättäminen nyt on sinulle eduksi.
puzzle-theme-colour = Koko väri
    .hint = Seinälläsi voi täyttyä yksi väri.
puzzle-theme-column = Pystyrivi
    .hint = Seinälläsi voi täyttyä pystyrivi.
puzzle-theme-deny = Vie toiselta
    .hint = Joku muu odottaa näitä laattoja.
puzzle-theme-burden = Jätä loput muille
    .hint = Jonkun on otettava se, minkä jätät.
puzzle-theme-floor = Puhdas lattia
    .hint = Mieti, mitkä laatat jäävät sinulle kierroksen lopussa.
puzzle-theme-last = Viimeinen kierros
    .hint = Tämä voi olla viimeinen kierros. Laske kaikkien pisteet, lisäpisteet mukaan lukien.
puzzle-theme-points = Enemmän pisteitä
    .hint = Etsi tämän kierroksen suurin pistemäärä.

## A puzzle

# $id is a short name such as c2-9kx4bd.
puzzle-title = Pulma { $id }
puzzle-all = Kaikki pulmat
puzzle-missing = Sellaista pulmaa ei ole
puzzle-find-win = Etsi siirto, joka voittaa pelin.
# Buttons.
puzzle-hint = Vihje
puzzle-show = Ratkaisu
puzzle-go-on = Näytä loput
puzzle-next = Seuraava pulma
puzzle-share = Jaa pulma
puzzle-searching = Vastausta etsitään.
# $change is +12 or −8.
puzzle-rating = Vahvuuslukusi on nyt { $rating } ({ $change }).

## Why a move was right, after its reasons (reason-… in web-review.ftl)

puzzle-chance = Voittomahdollisuutesi: { $win }. Seuraavaksi parhaalla siirrolla: { $other }.
puzzle-ends = { $what ->
    [game] Pelin lopussa: { $scores }.
   *[round] Kierroksen lopussa: { $scores }.
} Seuraavaksi parhaalla siirrolla: { $other }.
puzzle-score = { $name } { $score }

## Why a move was wrong

# $reply is a whole sentence, such as "Opponent takes 3 red from the centre to line 4."
puzzle-reply = Paras vastaus: { $reply }
puzzle-refuted = Voittomahdollisuutesi on nyt { $win }. Parhaalla siirrolla se olisi { $best }.
puzzle-then = { $what ->
    [game] Pelin lopussa: { $scores }.
   *[round] Kierroksen lopussa: { $scores }.
}
puzzle-better = Yksi siirto on selvästi parempi.

## After the puzzle of the day

# Both are numbers of people.
puzzles-counts = { $tried ->
    [one] Yksi pelaaja on yrittänyt sitä.
   *[other] Yrittäneitä { $tried }, ratkaisseita { $solved }.
}
# $date is a day on which the puzzle of the day was not solved.
puzzles-forgiven = { $date } jäi väliin, eikä se haittaa: yksi päivä kuussa annetaan anteeksi.

## What was tried, and comes again

puzzles-history-about = Kaikki pulmat, joita olet yrittänyt, kaikilta laitteiltasi. Kertaaminen ei muuta vahvuuslukuasi.
puzzles-history-none = Ei vielä mitään. Kaikki yrittämäsi tulee tänne, ratkaistuna tai ei.
# Above a choice of the three that follow.
puzzles-history-show = Näytä
puzzles-history-all = Kaikki
puzzles-history-failed = Ei ratkennut ensi yrityksellä
puzzles-history-solved = Ratkaistu ensi yrityksellä
puzzles-history-more = Näytä lisää
# Puzzles whose first try failed, and that come again some days later.
puzzles-due = { $count ->
    [0] Tänään ei ole kerrattavaa.
    [one] { $count } ratkaisematta jäänyt pulma odottaa kertausta.
   *[other] { $count } ratkaisematta jäänyttä pulmaa odottaa kertausta.
}
# A button.
puzzles-repeat = Kertaa
puzzle-repeated = Olet yrittänyt tätä ennenkin, joten vahvuuslukusi ei muutu.
# In a list: how a puzzle went, where, and how hard it is.
puzzles-entry-solved = Ratkaistu
puzzles-entry-failed = Ei ratkaistu
puzzles-entry-later = Ratkaistu myöhemmin
puzzles-entry-run = aikaa vastaan
puzzles-entry-rating = Vahvuusluku { $rating }

## Three minutes: a run through puzzles that get harder

run-about = Niin monta pulmaa kuin ehdit kolmessa minuutissa. Ne vaikenevat, ja kolmas virhe lopettaa.
# Buttons.
run-start = Käynnistä kello
run-again = Vielä kerran
run-end = Lopeta
# Labels of numbers.
run-left = Aikaa jäljellä
run-solved = Ratkaistu
run-mistakes = Virheitä
run-mistakes-of = { $count } / { $of }
run-right = Oikein.
run-wrong = Parempi siirto oli olemassa.
run-over = { $count ->
    [0] Tällä kertaa ei ratkennut yhtään pulmaa.
    [one] { $count } pulma ratkaistu.
   *[other] { $count } pulmaa ratkaistu.
}
run-record = Paras tuloksesi tähän mennessä.
run-best = Paras tuloksesi
run-best-none = Sinulla ei ole vielä tulosta.
run-today = Päivän parhaat
run-today-none = Täällä ei ole vielä ketään. Luettelossa ovat ne, jotka ovat pitäneet nimensä.
run-alone = Tämä tulos on vain sinulle: palvelin ei ole tarkistanut sitä.
run-puzzles = Näiden kolmen minuutin pulmat
