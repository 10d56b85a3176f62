# Reviews in words and pictures: sentences about moves, luck and play apart, the course of a game.

cli-option-svg = rajz helyett képet (SVG) ír ki
cli-option-picture-out = a képet ebbe a fájlba írja: .svg vagy .png
cli-option-theme = a kép színei (alapérték: light)
cli-option-mark = szabályos lépés, amelyet a kép megjelöl
cli-mark-without-svg = --move: csak a --svg vagy az --out kapcsolóval együtt használható
cli-bad-picture = --out: .svg vagy .png végű fájlnév kell, ez pedig „{ $file }”

analyse-option-game = a fájlnak csak ezt a játszmáját elemzi, 1-től számolva
analyse-option-round = csak ennek a fordulónak a lépéseit elemzi
analyse-option-annotate = ebbe a fájlba írja a játszmákat, megjegyzésben az értékekkel és a jobb lépésekkel
analyse-option-plot = ebbe a fájlba írja a játszma menetét: .svg vagy .html
analyse-only-files = { $option }: csak játszmafájllal együtt használható
analyse-bad-game = { $file }: --game: 1 és { $games } közötti szám kell, ez pedig { $game }
analyse-bad-game-none = { $file }: --game: a fájlban nincs játszma
analyse-bad-round = --round: { $first } és { $last } közötti forduló kell, ez pedig { $round }
analyse-bad-plot = --plot: .svg vagy .html végű fájlnév kell, ez pedig „{ $file }”
analyse-plot-one = --plot: egy kép egy játszmát mutat; válaszd ki a --game kapcsolóval, vagy írj .html fájlt
analyse-written = Kiírva: { $file }

## Sentences about a move

# $letter is the letter of a colour; $source 0 is the centre, $line 0 the floor line.
review-take = { $count } { $letter ->
    [B] { colour-B }
    [Y] { colour-Y }
    [R] { colour-R }
    [K] { colour-K }
   *[W] { colour-W }
} csempe { $source ->
    [0] az asztal közepéről
    [1] az 1. manufaktúrakorongról
    [5] az 5. manufaktúrakorongról
   *[other] a { $source }. manufaktúrakorongról
} { $line ->
    [0] a padlóvonalra
    [1] az 1. mintasorba
    [5] az 5. mintasorba
   *[other] a { $line }. mintasorba
}
review-tile = { $line ->
    [1] az 1. mintasor csempéje
    [5] az 5. mintasor csempéje
   *[other] a { $line }. mintasor csempéje
} { $column ->
    [1] az 1. oszlopba
    [5] az 5. oszlopba
   *[other] a { $column }. oszlopba
}
# $played and $better are review-take or review-tile; $move and $best their codes.
review-sentence = { $name }: { $played } ({ $move }). Jobb lett volna: { $better } ({ $best }). A győzelem esélye { $before }%-ról { $after }%-ra csökkent{ $loses ->
    [yes] , és { $points } pont veszett el
   *[no] {""}
}.

## Luck and play apart: what deals and moves did to the share of each seat

analyse-account = Szerencse és játék külön, a győzelem %-ában
analyse-account-note = Minden sor kijön. Osztás: amit egy hiba sem magyaráz.
analyse-column-start = kezdet
analyse-column-deals = osztás
analyse-column-own = saját lépések
analyse-column-others = mások lépései
analyse-column-ending = feladás
analyse-column-result = vég

## The course of a game

review-course = Részesedés a győzelemből (%): { $name }
review-chart = { $game }. játszma: részesedés a győzelemből (%)
review-round = { $round }. forduló
