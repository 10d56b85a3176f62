# Reviews of games: what the moves cost, why others were better, luck and play apart. The reasons are
# also printed by `evora analyse`.

## The page

review-about = Počítač projde každý tah: co stál, co bylo lepší a proč a kolik z výsledku bylo štěstí. Pracuje ve tvém prohlížeči.
review-begin = Vyhodnotit
review-progress = { $done } z { $total } tahů
review-waiting = Server partii vyhodnotí, jakmile bude mít čas.
review-stop = Zastavit
review-go-on = Pokračovat
review-deeper = Přemýšlet déle
review-made = Pozic na jedno hledání: { $nodes }
review-failed = Vyhodnocení se v tomto prohlížeči nepodařilo spustit.
review-running = Tato partie se ještě hraje. Vyhodnotit ji půjde, až skončí.
review-graph = Podíly na výhře
review-graph-hint = Šipkami se přechází od tahu k tahu.
review-share = { $name }: { $share }
review-moments = Co partii rozhodlo
review-deal = Losování v { $round }. kole
review-change = { $name }: { $change }
review-seats = Jak kdo hrál
review-accuracy = Přesnost
review-grades = { $grade ->
    [blunder] Hrubé chyby
    [mistake] Chyby
   *[inaccuracy] Nepřesnosti
}
review-moves = Tahy
review-mistakes-only = Jen chyby
review-none = Žádný tah nestál 5 % nebo víc.
review-grade = { $grade ->
    [blunder] Hrubá chyba
    [mistake] Chyba
    [inaccuracy] Nepřesnost
    [best] Nejlepší tah
   *[good] Dobrý tah
}
review-move = { $source ->
    [0] Střed stolu
   *[other] Výloha { $source }
}: { $tiles } → { $line ->
    [0] podlaha
   *[other] řada { $line }
}
review-tiling = řada { $line } → sloupec { $column }
review-played = Zahráno
review-better = Lepší
review-account = Štěstí a hra zvlášť
review-account-about = V procentech výhry. Řádky dávají součet. Losování: co nevysvětlí žádná chyba.
review-part = { $part ->
    [start] Začátek
    [deals] Losování
    [own] Vlastní tahy
    [others] Tahy ostatních
    [ending] Předčasný konec
   *[result] Výsledek
}
review-whole = Celá partie
review-round-number = { $round }. kolo
review-try = Zkusit to odtud znovu
review-next = Další chyba
review-before = Předchozí chyba

## Why a move is better than the one played. $name is a player, $tiles as in tiles-of ("2 blue"); numbers
## with a sign are points.

reason-wins = Vyhrává partii, ten druhý tah ne.
reason-points = { $line ->
    [0] Dlaždice přinese
   *[other] Dokončí řadu { $line }
}: +{ $points }{ $instead ->
    [0] {""}
   *[other] , ne +{ $instead }
}.
reason-floor = Podlaha: { $points ->
    [0] 0
   *[other] −{ $points }
} místo { $instead ->
    [0] 0
   *[other] −{ $instead }
}.
reason-bonus = { $of ->
    [row] Dokončí { $which }. řadu stěny
    [column] Dokončí { $which }. sloupec stěny
   *[colour] Dokončí barvu ({ $tiles })
}: bonus +{ $points }.
reason-near = { $of ->
    [column] Ve sloupci { $which } pak chybí jediná dlaždice
   *[colour] Do celé barvy ({ $tiles }) pak chybí jediná dlaždice
}: bonus +{ $points }.
reason-round = Body v tomto kole: { $points } místo { $instead }.
reason-denies = { $name } si jinak vezme hned potom: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
reason-leaves = Po tom druhém tahu si { $name } vezme ze středu stolu: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
# The same two, about the reader.
you-denies = Jinak si hned potom vezmeš: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
you-leaves = Po tom druhém tahu si ze středu stolu vezmeš: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
reason-floods = { $name }, podlaha: { $points ->
    [0] 0
   *[other] −{ $points }
} místo { $instead ->
    [0] 0
   *[other] −{ $instead }
}.
reason-holds_back = { $name }, body v tomto kole: { $points } místo { $instead }.
reason-starter = Přinese první tah v dalším kole.
reason-ends = Partie tímto kolem končí.
reason-goes_on = Partie pokračuje; po tom druhém tahu tímto kolem končí.
reason-unfinished = Po tom druhém tahu zůstane řada { $line } nedokončená: { $count } z { $line }.
reason-expected = { $reason } (Očekává se, ale není to jisté.)
