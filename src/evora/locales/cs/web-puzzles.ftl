# Puzzles: positions with one move that is clearly best. "You" is whoever solves, "your opponent" the
# other player with two at the table. A chance such as { $win } is a percentage, already written out.
# $points is 3 or more.

## The list

puzzles-about = Pozice ze skutečných partií, v nichž je jeden tah zřetelně lepší než všechny ostatní. Štěstí není potřeba, stačí se pozorně podívat na stůl.
puzzles-setting = Stůl
# $players is 2, 3 or 4.
puzzles-setting-name = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}, { $side ->
    [grey] šedá strana
   *[coloured] barevná strana
}
puzzles-today-solve = Vyřešit
puzzles-today-again = Prohlédnout znovu
puzzles-more = Další úlohy
puzzles-theme = Téma
puzzles-theme-any = Všechna témata
puzzles-band = Obtížnost
puzzles-band-any = Podle mého hodnocení
# Puzzles that fit the choice and that the reader has not tried.
puzzles-left = { $count ->
    [0] Tyhle už máš všechny za sebou.
    [one] Zbývá { $count } úloha
    [few] Zbývají { $count } úlohy
    [many] Zbývá { $count } úlohy
   *[other] Zbývá { $count } úloh
}
puzzles-start = Začít
puzzles-forget = Nabízet znovu i zkoušené úlohy
puzzles-numbers = Jak se ti daří
puzzles-rating = Hodnocení
    .new = Tady začíná každý.
puzzles-solved = Napoprvé
    .of = z celkem { $tries }
puzzles-streak = V řadě za sebou
    .best = nejvíc { $best }
puzzles-days = Dnů za sebou
puzzles-level = Obtížnost: { $band ->
    [easy] lehká
    [medium] střední
    [hard] těžká
   *[expert] velmi těžká
}
puzzle-band-easy = Lehká
puzzle-band-medium = Střední
puzzle-band-hard = Těžká
puzzle-band-expert = Velmi těžká

## Themes, each with a hint that does not give the move away

puzzle-theme-row = Řada vyhrává
    .hint = Ukončit hru teď je pro tebe dobré.
puzzle-theme-colour = Celá barva
    .hint = Na své stěně můžeš dokončit jednu barvu.
puzzle-theme-column = Sloupec
    .hint = Na své stěně můžeš dokončit sloupec.
puzzle-theme-deny = Vzít soupeři
    .hint = Na tyhle dlaždice čeká někdo jiný.
puzzle-theme-burden = Nechat zbytek jiným
    .hint = Co necháš ležet, musí někdo vzít.
puzzle-theme-floor = Čistá podlaha
    .hint = Mysli na dlaždice, které na tebe zbudou na konci kola.
puzzle-theme-last = Poslední kolo
    .hint = Tohle může být poslední kolo. Spočítej body všech i s prémiemi.
puzzle-theme-points = Víc bodů
    .hint = Hledej nejvíc bodů v tomto kole.

## A puzzle

# $id is a short name such as c2-9kx4bd.
puzzle-title = Úloha { $id }
puzzle-all = Všechny úlohy
puzzle-missing = Taková úloha tu není
puzzle-find-win = Najdi tah, který vyhraje hru.
# Buttons.
puzzle-hint = Nápověda
puzzle-show = Řešení
puzzle-go-on = Ukázat zbytek
puzzle-next = Další úloha
puzzle-share = Sdílet úlohu
puzzle-searching = Hledá se odpověď.
# $change is +12 or −8.
puzzle-rating = Tvé hodnocení je teď { $rating } ({ $change }).

## Why a move was right, after its reasons (reason-… in web-review.ftl)

puzzle-chance = Tvá šance na výhru: { $win }. S druhým nejlepším tahem: { $other }.
puzzle-ends = { $what ->
    [game] Na konci hry: { $scores }.
   *[round] Na konci kola: { $scores }.
} S druhým nejlepším tahem: { $other }.
puzzle-score = { $name } { $score }

## Why a move was wrong

# $reply is a whole sentence, such as "Opponent takes 3 red from the centre to line 4."
puzzle-reply = Nejlepší odpověď: { $reply }
puzzle-refuted = Tvá šance na výhru je teď { $win }. S nejlepším tahem by byla { $best }.
puzzle-then = { $what ->
    [game] Na konci hry: { $scores }.
   *[round] Na konci kola: { $scores }.
}
puzzle-better = Je tu tah, který je zřetelně lepší.
