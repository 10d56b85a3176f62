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
puzzles-forget = Leyfa reyndum þrautum að koma aftur
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
