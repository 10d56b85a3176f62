# Puzzles: positions with one move that is clearly best. "You" is whoever solves, "your opponent" the
# other player with two at the table. A chance such as { $win } is a percentage, already written out.
# $points is 3 or more.

## The list

puzzles-about = Stöður úr alvöru spilum þar sem einn leikur er greinilega betri en allir aðrir. Enga heppni þarf, aðeins að skoða borðið vel.
puzzles-setting = Borð
# $players is 2, 3 or 4.
puzzles-setting-name = { $players ->
    [one] { $players } leikmaður
   *[other] { $players } leikmenn
}, { $side ->
    [grey] gráa hliðin
   *[coloured] litaða hliðin
}
puzzles-today-solve = Leysa
puzzles-today-again = Skoða aftur
puzzles-more = Fleiri þrautir
puzzles-theme = Efni
puzzles-theme-any = Öll efni
puzzles-band = Þyngd
puzzles-band-any = Það sem hæfir stigatölu minni
# Puzzles that fit the choice and that the reader has not tried.
puzzles-left = { $count ->
    [0] Þú hefur reynt allar þessar.
    [one] { $count } þraut eftir
   *[other] { $count } þrautir eftir
}
puzzles-start = Byrja
puzzles-numbers = Svona gengur þér
puzzles-rating = Stigatala
    .new = Hér byrja allir.
puzzles-solved = Leyst í fyrstu
    .of = af { $tries }
puzzles-streak = Í röð
    .best = mest { $best }
puzzles-days = Dagar í röð
puzzles-level = Þyngd: { $band ->
    [easy] létt
    [medium] miðlungs
    [hard] þung
   *[expert] mjög þung
}
puzzle-band-easy = Létt
puzzle-band-medium = Miðlungs
puzzle-band-hard = Þung
puzzle-band-expert = Mjög þung

## Themes, each with a hint that does not give the move away

puzzle-theme-row = Lárétt lína vinnur
    .hint = Það er gott fyrir þig að spilinu ljúki núna.
puzzle-theme-colour = Heill litur
    .hint = Hægt er að fullklára einn lit á veggnum þínum.
puzzle-theme-column = Lóðrétt lína
    .hint = Hægt er að fullklára lóðrétta línu á veggnum þínum.
puzzle-theme-deny = Taka frá öðrum
    .hint = Einhver annar bíður eftir þessum flísum.
puzzle-theme-burden = Skilja afganginn eftir
    .hint = Einhver verður að taka það sem þú skilur eftir.
puzzle-theme-floor = Hreint gólf
    .hint = Hugsaðu um flísarnar sem verða eftir handa þér í lok umferðar.
puzzle-theme-last = Síðasta umferðin
    .hint = Þetta getur orðið síðasta umferðin. Teldu stig allra, aukastig meðtalin.
puzzle-theme-points = Fleiri stig
    .hint = Leitaðu að flestum stigum í þessari umferð.

## A puzzle

# $id is a short name such as c2-9kx4bd.
puzzle-title = Þraut { $id }
puzzle-all = Allar þrautir
puzzle-missing = Þessi þraut er ekki til
puzzle-find-win = Finndu leikinn sem vinnur spilið.
# Buttons.
puzzle-hint = Vísbending
puzzle-show = Lausn
puzzle-go-on = Sýna afganginn
puzzle-next = Næsta þraut
puzzle-share = Deila þraut
puzzle-searching = Svarsins er leitað.
# $change is +12 or −8.
puzzle-rating = Stigatala þín er nú { $rating } ({ $change }).

## Why a move was right, after its reasons (reason-… in web-review.ftl)

puzzle-chance = Vinningslíkur þínar: { $win }. Með næstbesta leiknum: { $other }.
puzzle-ends = { $what ->
    [game] Í lok spilsins: { $scores }.
   *[round] Í lok umferðar: { $scores }.
} Með næstbesta leiknum: { $other }.
puzzle-score = { $name } { $score }

## Why a move was wrong

# $reply is a whole sentence, such as "Opponent takes 3 red from the centre to line 4."
puzzle-reply = Besta svarið: { $reply }
puzzle-refuted = Vinningslíkur þínar eru nú { $win }. Með besta leiknum væru þær { $best }.
puzzle-then = { $what ->
    [game] Í lok spilsins: { $scores }.
   *[round] Í lok umferðar: { $scores }.
}
puzzle-better = Til er leikur sem er greinilega betri.

## After the puzzle of the day

# Both are numbers of people.
puzzles-counts = { $tried ->
    [one] { $tried } hefur reynt hana og { $solved } leyst.
   *[other] { $tried } hafa reynt hana og { $solved } leyst.
}
# $date is a day on which the puzzle of the day was not solved.
puzzles-forgiven = { $date } féll úr, og það gerir ekkert til: einn dagur í mánuði er fyrirgefinn.

## What was tried, and comes again

puzzles-history-about = Allar þrautir sem þú hefur reynt, á öllum tækjum þínum. Endurtekning breytir ekki stigatölu þinni.
puzzles-history-none = Ekkert enn. Allt sem þú reynir kemur hingað, leyst eða ekki.
# Above a choice of the three that follow.
puzzles-history-show = Sýna
puzzles-history-all = Allar
puzzles-history-failed = Ekki leystar í fyrstu
puzzles-history-solved = Leystar í fyrstu
puzzles-history-more = Sýna fleiri
# Puzzles whose first try failed, and that come again some days later.
puzzles-due = { $count ->
    [0] Ekkert þarf að endurtaka í dag.
    [one] { $count } þraut sem tókst ekki bíður þín aftur.
   *[other] { $count } þrautir sem tókust ekki bíða þín aftur.
}
# A button.
puzzles-repeat = Endurtaka
puzzle-repeated = Þú hefur reynt þessa áður, svo stigatala þín breytist ekki.
# In a list: how a puzzle went, where, and how hard it is.
puzzles-entry-solved = Leyst
puzzles-entry-failed = Ekki leyst
puzzles-entry-later = Leyst síðar
puzzles-entry-run = á tíma
puzzles-entry-rating = Stigatala { $rating }

## Three minutes: a run through puzzles that get harder

run-about = Eins margar þrautir og þú getur á þremur mínútum. Þær þyngjast og þriðja villan bindur enda á þetta.
# Buttons.
run-start = Setja klukkuna af stað
run-again = Aftur
run-end = Hætta
# Labels of numbers.
run-left = Tími eftir
run-solved = Leyst
run-mistakes = Villur
run-mistakes-of = { $count } af { $of }
run-right = Rétt.
run-wrong = Til var betri leikur.
run-over = { $count ->
    [0] Engin þraut leyst í þetta sinn.
    [one] { $count } þraut leyst.
   *[other] { $count } þrautir leystar.
}
run-record = Þetta er besti árangur þinn hingað til.
run-best = Besti árangur þinn
run-best-none = Þú átt engan árangur enn.
run-today = Best í dag
run-today-none = Enginn er hér enn. Listinn sýnir þau sem halda nafni sínu.
run-alone = Þetta telur aðeins fyrir þig: þjónninn hefur ekki farið yfir það.
run-puzzles = Þrautirnar á þessum þremur mínútum
