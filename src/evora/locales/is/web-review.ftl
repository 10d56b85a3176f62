# Reviews of games: what the moves cost, why others were better, luck and play apart. The reasons are
# also printed by `evora analyse`.

## The page

review-about = Tölvan skoðar hvern leik: hvað hann kostaði, hvað var betra og hvers vegna, og hve mikið af úrslitunum var heppni. Hún vinnur í vafranum þínum.
review-begin = Fara yfir
review-progress = { $done } af { $total } leikjum
review-waiting = Þjónninn fer yfir spilið þegar hann hefur tíma.
review-stop = Stöðva
review-go-on = Halda áfram
review-deeper = Hugsa lengur
review-made = Stöður í hverri leit: { $nodes }
review-failed = Ekki tókst að hefja yfirferðina í þessum vafra.
review-running = Þetta spil stendur enn yfir. Hægt er að fara yfir það þegar því er lokið.
review-graph = Hlutur í sigri
review-graph-hint = Örvalyklarnir leiða frá leik til leiks.
review-share = { $name }: { $share }
review-moments = Hvað réð úrslitum
review-deal = Gjöf umferðar { $round }
review-change = { $name }: { $change }
review-seats = Hvernig hver og einn spilaði
review-accuracy = Nákvæmni
review-grades = { $grade ->
    [blunder] Afleikir
    [mistake] Mistök
   *[inaccuracy] Ónákvæmni
}
review-moves = Leikir
review-mistakes-only = Aðeins mistök
review-none = Enginn leikur kostaði 5% eða meira.
review-grade = { $grade ->
    [blunder] Afleikur
    [mistake] Mistök
    [inaccuracy] Ónákvæmni
    [best] Besti leikur
   *[good] Góður leikur
}
review-move = { $source ->
    [0] Miðja borðsins
   *[other] Plata { $source }
}: { $tiles } → { $line ->
    [0] gólflína
   *[other] lína { $line }
}
review-tiling = lína { $line } → dálkur { $column }
review-played = Leikið
review-better = Betra
review-account = Heppni og spilamennska hvor í sínu lagi
review-account-about = Í prósentum af sigri. Hver lína gengur upp. Gjafir: það sem engin mistök skýra.
review-part = { $part ->
    [start] Upphaf
    [deals] Gjafir
    [own] Eigin leikir
    [others] Leikir annarra
    [ending] Hætt snemma
   *[result] Úrslit
}
review-whole = Allt spilið
review-round-number = Umferð { $round }
review-try = Reyna aftur héðan
review-next = Næstu mistök
review-before = Fyrri mistök

## Why a move is better than the one played. $name is a player, $tiles as in tiles-of ("2 blue"); numbers
## with a sign are points.

reason-wins = Hann vinnur spilið, hinn leikurinn ekki.
reason-points = { $line ->
    [0] Flísin gefur
   *[other] Hann fullklárar línu { $line }
}: +{ $points }{ $instead ->
    [0] {""}
   *[other] , ekki +{ $instead }
}.
reason-floor = Gólflína: { $points ->
    [0] 0
   *[other] −{ $points }
} í stað { $instead ->
    [0] 0
   *[other] −{ $instead }
}.
reason-bonus = { $of ->
    [row] Hann fullklárar línu { $which } á veggnum
    [column] Hann fullklárar dálk { $which } á veggnum
   *[colour] Hann fullklárar lit ({ $tiles })
}: bónus +{ $points }.
reason-near = { $of ->
    [column] Þá vantar eina flís í dálk { $which } á veggnum
   *[colour] Þá vantar eina flís í lit ({ $tiles })
}: bónus +{ $points }.
reason-round = Stig í þessari umferð: { $points } í stað { $instead }.
reason-denies = Annars tekur { $name } næst: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
reason-leaves = Eftir hinn leikinn tekur { $name } af miðju borðsins: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
# The same two, about the reader.
you-denies = Annars tekur þú næst: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
you-leaves = Eftir hinn leikinn tekur þú af miðju borðsins: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
reason-floods = { $name }, gólflína: { $points ->
    [0] 0
   *[other] −{ $points }
} í stað { $instead ->
    [0] 0
   *[other] −{ $instead }
}.
reason-holds_back = { $name }, stig í þessari umferð: { $points } í stað { $instead }.
reason-starter = Hann gefur fyrsta leik næstu umferðar.
reason-ends = Spilinu lýkur með þessari umferð.
reason-goes_on = Spilið heldur áfram; eftir hinn leikinn lýkur því með þessari umferð.
reason-unfinished = Eftir hinn leikinn verður lína { $line } ókláruð: { $count } af { $line }.
reason-expected = { $reason } (Líklegt, ekki víst.)
