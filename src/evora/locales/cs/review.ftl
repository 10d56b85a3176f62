# Reviews in words and pictures: sentences about moves, luck and play apart, the course of a game.

cli-option-svg = místo toho vypíše obrázek (SVG)
cli-option-picture-out = zapíše obrázek do tohoto souboru: .svg nebo .png
cli-option-theme = barvy obrázku (výchozí: light)
cli-option-mark = možný tah, který se na obrázku vyznačí
cli-mark-without-svg = --move: lze použít jen společně s --svg nebo --out
cli-bad-picture = --out: očekáván název souboru s koncovkou .svg nebo .png, zadáno '{ $file }'

analyse-option-game = rozebere jen tuto partii ze souboru, počítáno od 1
analyse-option-round = rozebere jen tahy tohoto kola
analyse-option-annotate = zapíše partie do tohoto souboru, s hodnotami a lepšími tahy v komentářích
analyse-option-plot = zapíše průběh partie do tohoto souboru, .svg nebo .html
analyse-only-files = { $option }: lze použít jen se souborem partií
analyse-bad-game = { $file }: --game: očekáváno 1 až { $games }, zadáno { $game }
analyse-bad-game-none = { $file }: --game: v souboru není žádná partie
analyse-bad-round = --round: očekáváno kolo od { $first } do { $last }, zadáno { $round }
analyse-bad-plot = --plot: očekáván název souboru s koncovkou .svg nebo .html, zadáno '{ $file }'
analyse-plot-one = --plot: obrázek ukazuje jednu partii; vyber ji pomocí --game, nebo zapiš .html
analyse-written = Zapsáno: { $file }

## Sentences about a move

# $letter is the letter of a colour; $source 0 is the centre, $line 0 the floor line.
review-take = { $count ->
    [one] { $count } { $letter ->
        [B] modrá
        [Y] žlutá
        [R] červená
        [K] černá
       *[W] bílá
    } dlaždice
    [few] { $count } { $letter ->
        [B] modré
        [Y] žluté
        [R] červené
        [K] černé
       *[W] bílé
    } dlaždice
    [many] { $count } { $letter ->
        [B] modré
        [Y] žluté
        [R] červené
        [K] černé
       *[W] bílé
    } dlaždice
   *[other] { $count } { $letter ->
        [B] modrých
        [Y] žlutých
        [R] červených
        [K] černých
       *[W] bílých
    } dlaždic
} { $source ->
    [0] ze středu stolu
   *[other] z výlohy { $source }
} { $line ->
    [0] na podlahu
   *[other] do přípravné řady { $line }
}
review-tile = dlaždice z přípravné řady { $line } do sloupce { $column }
# $played and $better are review-take or review-tile; $move and $best their codes.
review-sentence = { $name }: { $played } ({ $move }). Lepší: { $better } ({ $best }). Šance na výhru klesla z { $before } % na { $after } %{ $loses ->
    [yes] , ztráta { $points } bodu
   *[no] {""}
}.

## Luck and play apart: what deals and moves did to the share of each seat

analyse-account = Štěstí a hra zvlášť, v % výhry
analyse-account-note = Řádky dávají součet. Losování: co nevysvětlí žádná chyba.
analyse-column-start = začátek
analyse-column-deals = losování
analyse-column-own = vlastní tahy
analyse-column-others = tahy jiných
analyse-column-ending = ukončení
analyse-column-result = konec

## The course of a game

review-course = Podíl na výhře (%): { $name }
review-chart = Partie { $game }: podíly na výhře (%)
review-round = { $round }. kolo
