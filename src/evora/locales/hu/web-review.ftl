# Reviews of games: what the moves cost, why others were better, luck and play apart. The reasons are
# also printed by `evora analyse`.

## The page

review-about = A gép megnéz minden lépést: mibe került, mi lett volna jobb és miért, és mennyi volt az eredményben a szerencse. A böngésződben dolgozik.
review-begin = Kiértékelés
review-progress = { $done } / { $total } lépés
review-waiting = A szerver kiértékeli a játszmát, amint van rá ideje.
review-stop = Leállítás
review-go-on = Folytatás
review-deeper = Hosszabb gondolkodás
review-made = Állások keresésenként: { $nodes }
review-failed = A kiértékelés ebben a böngészőben nem indult el.
review-running = Ez a játszma még tart. Akkor elemezhető, amikor véget ért.
review-graph = Részesedés a győzelemből
review-graph-hint = A nyílbillentyűk lépésről lépésre visznek.
review-share = { $name }: { $share }
review-moments = Mi döntötte el a játszmát
review-deal = { $round }. forduló: osztás
review-change = { $name }: { $change }
review-seats = Ki hogyan játszott
review-accuracy = Pontosság
review-grades = { $grade ->
    [blunder] Baklövések
    [mistake] Hibák
   *[inaccuracy] Pontatlanságok
}
review-moves = Lépések
review-mistakes-only = Csak a hibák
review-none = Egyetlen lépés sem került 5%-ba vagy többe.
review-grade = { $grade ->
    [blunder] Baklövés
    [mistake] Hiba
    [inaccuracy] Pontatlanság
    [best] A legjobb lépés
   *[good] Jó lépés
}
review-move = { $source ->
    [0] Az asztal közepe
   *[other] { $source }. manufaktúrakorong
}: { $tiles } → { $line ->
    [0] padlóvonal
   *[other] { $line }. mintasor
}
review-tiling = { $line }. mintasor → { $column }. oszlop
review-played = Megtett lépés
review-better = Jobb lett volna
review-account = Szerencse és játék külön
review-account-about = A győzelem százalékában. Minden sor kijön. Osztás: amit egy hiba sem magyaráz.
review-part = { $part ->
    [start] Kezdet
    [deals] Osztás
    [own] Saját lépések
    [others] Mások lépései
    [ending] Korai vég
   *[result] Eredmény
}
review-whole = Az egész játszma
review-round-number = { $round }. forduló
review-try = Újra innen
review-next = Következő hiba
review-before = Előző hiba

## Why a move is better than the one played. $name is a player, $tiles as in tiles-of ("2 blue"); numbers
## with a sign are points.

reason-wins = Megnyeri a játszmát, a másik lépés nem.
reason-points = { $line ->
    [0] A csempe értéke
    [1] Kész lesz az 1. mintasor
    [5] Kész lesz az 5. mintasor
   *[other] Kész lesz a { $line }. mintasor
}: +{ $points }{ $instead ->
    [0] {""}
   *[other] , nem +{ $instead }
}.
reason-floor = Padlóvonal: { $points ->
    [0] 0
   *[other] −{ $points }
}, nem { $instead ->
    [0] 0
   *[other] −{ $instead }
}.
reason-bonus = { $of ->
    [row] Kész lesz a fal { $which }. sora
    [column] Kész lesz a fal { $which }. oszlopa
   *[colour] Kész lesz egy szín ({ $tiles })
}: bónusz +{ $points }.
reason-near = { $of ->
    [column] A fal { $which }. oszlopából már csak egy csempe hiányzik
   *[colour] Egy színből ({ $tiles }) már csak egy csempe hiányzik
}: bónusz +{ $points }.
reason-round = Pont ebben a fordulóban: { $points }, nem { $instead }.
reason-denies = Különben { $name } ezt veszi el: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
reason-leaves = A másik lépés után { $name } ezt veszi el az asztal közepéről: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
# The same two, about the reader.
you-denies = Különben ezt veszed el: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
you-leaves = A másik lépés után ezt veszed el az asztal közepéről: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
reason-floods = { $name }, padlóvonal: { $points ->
    [0] 0
   *[other] −{ $points }
}, nem { $instead ->
    [0] 0
   *[other] −{ $instead }
}.
reason-holds_back = { $name }, pont ebben a fordulóban: { $points }, nem { $instead }.
reason-starter = Megszerzi a következő forduló első lépését.
reason-ends = A játék ezzel a fordulóval véget ér.
reason-goes_on = A játék folytatódik; a másik lépés után ezzel a fordulóval véget ér.
reason-unfinished = A másik lépés után nem lesz kész { $line ->
    [1] az 1.
    [5] az 5.
   *[other] a { $line }.
} mintasor: { $count } / { $line }.
reason-expected = { $reason } (Várhatóan, de nem biztosan.)
