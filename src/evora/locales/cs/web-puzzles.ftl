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

## After the puzzle of the day

# Both are numbers of people.
puzzles-counts = { $tried ->
    [one] Zatím ji zkusil jeden člověk.
    [few] Vyřešeno: { $solved } ze { $tried } lidí.
    [many] Vyřešeno: { $solved } z { $tried } lidí.
   *[other] Vyřešeno: { $solved } z { $tried } lidí.
}
# $date is a day on which the puzzle of the day was not solved.
puzzles-forgiven = { $date } chybí a nic se neděje: jeden den v měsíci se odpouští.

## What was tried, and comes again

puzzles-history-about = Všechny úlohy, které máš za sebou, ze všech tvých zařízení. Opakování tvé hodnocení nemění.
puzzles-history-none = Zatím nic. Co zkusíš, přijde sem, ať to vyjde, nebo ne.
# Above a choice of the three that follow.
puzzles-history-show = Ukázat
puzzles-history-all = Všechny
puzzles-history-failed = Nevyřešené napoprvé
puzzles-history-solved = Vyřešené napoprvé
puzzles-history-more = Ukázat další
# Puzzles whose first try failed, and that come again some days later.
puzzles-due = { $count ->
    [0] Dnes není co opakovat.
    [one] K opakování je { $count } nevyřešená úloha.
    [few] K opakování jsou { $count } nevyřešené úlohy.
    [many] K opakování je { $count } nevyřešené úlohy.
   *[other] K opakování je { $count } nevyřešených úloh.
}
# A button.
puzzles-repeat = Opakovat
puzzle-repeated = Tuhle už máš za sebou, takže tvé hodnocení zůstává.
# In a list: how a puzzle went, where, and how hard it is.
puzzles-entry-solved = Vyřešeno
puzzles-entry-failed = Nevyřešeno
puzzles-entry-later = Vyřešeno později
puzzles-entry-run = na čas
puzzles-entry-rating = Hodnocení { $rating }

## Three minutes: a run through puzzles that get harder

run-about = Kolik úloh zvládneš za tři minuty? Jsou čím dál těžší a třetí chyba znamená konec.
# Buttons.
run-start = Spustit čas
run-again = Ještě jednou
run-end = Ukončit
# Labels of numbers.
run-left = Zbývá
run-solved = Vyřešeno
run-mistakes = Chyby
run-mistakes-of = { $count } z { $of }
run-right = Správně.
run-wrong = Byl tu lepší tah.
run-over = { $count ->
    [0] Tentokrát žádná vyřešená úloha.
    [one] { $count } vyřešená úloha.
    [few] { $count } vyřešené úlohy.
    [many] { $count } vyřešené úlohy.
   *[other] { $count } vyřešených úloh.
}
run-record = Tvůj dosud nejlepší výsledek.
run-best = Tvůj nejlepší výsledek
run-best-none = Ještě tu nemáš žádný výsledek.
run-today = Dnešní nejlepší
run-today-none = Zatím tu nikdo není. Seznam ukazuje ty, kdo si drží jméno.
run-alone = Tento výsledek platí jen pro tebe: server ho neověřil.
run-puzzles = Úlohy z těchto tří minut
