# Reviews in words and pictures: sentences about moves, luck and play apart, the course of a game.

cli-option-svg = prenta mynd (SVG) í staðinn
cli-option-picture-out = skrifa myndina í þessa skrá: .svg eða .png
cli-option-theme = litir myndarinnar (sjálfgefið: light)
cli-option-mark = löglegur leikur sem er merktur á myndinni
cli-mark-without-svg = --move: aðeins hægt að nota með --svg eða --out
cli-bad-picture = --out: búist var við skráarheiti sem endar á .svg eða .png, fékk „{ $file }“

analyse-option-game = rýna aðeins í þetta spil í skránni, talið frá 1
analyse-option-round = rýna aðeins í leiki þessarar umferðar
analyse-option-annotate = skrifa spilin í þessa skrá, með mati og betri leikjum í athugasemdum
analyse-option-plot = skrifa gang spilsins í þessa skrá, .svg eða .html
analyse-only-files = { $option }: aðeins hægt að nota með spilaskrá
analyse-bad-game = { $file }: --game: búist var við 1 til { $games }, fékk { $game }
analyse-bad-game-none = { $file }: --game: ekkert spil er í skránni
analyse-bad-round = --round: búist var við umferð frá { $first } til { $last }, fékk { $round }
analyse-bad-plot = --plot: búist var við skráarheiti sem endar á .svg eða .html, fékk „{ $file }“
analyse-plot-one = --plot: mynd sýnir eitt spil; veldu það með --game eða skrifaðu .html
analyse-written = Skrifað: { $file }

## Sentences about a move

# $letter is the letter of a colour; $source 0 is the centre, $line 0 the floor line.
review-take = { $count ->
    [one] { $count } { $letter ->
        [B] blá
        [Y] gul
        [R] rauð
        [K] svört
       *[W] hvít
    } flís
   *[other] { $count } { $letter ->
        [B] bláar
        [Y] gular
        [R] rauðar
        [K] svartar
       *[W] hvítar
    } flísar
} af { $source ->
    [0] miðju borðsins
   *[other] plötu { $source }
} { $line ->
    [0] á gólflínuna
   *[other] í línu { $line }
}
review-tile = flísin úr línu { $line } í dálk { $column }
# $played and $better are review-take or review-tile; $move and $best their codes.
review-sentence = { $name }: { $played } ({ $move }). Betra: { $better } ({ $best }). Sigurlíkur féllu úr { $before }% í { $after }%{ $loses ->
    [yes] {" "}og { $points } stig töpuðust
   *[no] {""}
}.

## Luck and play apart: what deals and moves did to the share of each seat

analyse-account = Heppni og spilamennska hvor í sínu lagi, í % af sigri
analyse-account-note = Hver lína gengur upp. Gjafir: það sem engin mistök skýra.
analyse-column-start = upphaf
analyse-column-deals = gjafir
analyse-column-own = eigin leikir
analyse-column-others = leikir annarra
analyse-column-ending = hætt
analyse-column-result = lok

## The course of a game

review-course = Hlutur í sigri (%): { $name }
review-chart = Spil { $game }: hlutur í sigri (%)
review-round = Umferð { $round }
