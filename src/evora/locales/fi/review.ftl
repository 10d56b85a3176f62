# Reviews in words and pictures: sentences about moves, luck and play apart, the course of a game.

cli-option-svg = tulosta sen sijaan kuva (SVG)
cli-option-picture-out = kirjoita kuva tähän tiedostoon: .svg tai .png
cli-option-theme = kuvan värit (oletus: light)
cli-option-mark = sallittu siirto, joka merkitään kuvaan
cli-mark-without-svg = --move: käytettävissä vain valitsimen --svg tai --out kanssa
cli-bad-picture = --out: odotettiin tiedostonimeä, jonka pääte on .svg tai .png, saatiin ”{ $file }”

analyse-option-game = käy läpi vain tämä tiedoston peli, laskien yhdestä
analyse-option-round = käy läpi vain tämän kierroksen siirrot
analyse-option-annotate = kirjoita pelit tähän tiedostoon; arviot ja paremmat siirrot tulevat kommentteihin
analyse-option-plot = kirjoita pelin kulku tähän tiedostoon, .svg tai .html
analyse-only-files = { $option }: käytettävissä vain pelitiedoston kanssa
analyse-bad-game = { $file }: --game: odotettiin numeroa 1–{ $games }, saatiin { $game }
analyse-bad-game-none = { $file }: --game: tiedostossa ei ole pelejä
analyse-bad-round = --round: odotettiin kierrosta { $first }–{ $last }, saatiin { $round }
analyse-bad-plot = --plot: odotettiin tiedostonimeä, jonka pääte on .svg tai .html, saatiin ”{ $file }”
analyse-plot-one = --plot: kuva näyttää yhden pelin; valitse se valitsimella --game tai kirjoita .html
analyse-written = Kirjoitettu: { $file }

## Sentences about a move

# $letter is the letter of a colour; $source 0 is the centre, $line 0 the floor line.
review-take = { $count ->
    [one] { $count } { $letter ->
        [B] sininen
        [Y] keltainen
        [R] punainen
        [K] musta
       *[W] valkoinen
    } laatta
   *[other] { $count } { $letter ->
        [B] sinistä
        [Y] keltaista
        [R] punaista
        [K] mustaa
       *[W] valkoista
    } laattaa
} { $source ->
    [0] pöydän keskeltä
   *[other] tehdasalustalta { $source }
} { $line ->
    [0] lattiariville
   *[other] kuvioriville { $line }
}
review-tile = kuviorivin { $line } laatta sarakkeeseen { $column }
# $played and $better are review-take or review-tile; $move and $best their codes.
review-sentence = { $name }: { $played } ({ $move }). Parempi: { $better } ({ $best }). Voiton todennäköisyys laski { $before } prosentista { $after } prosenttiin{ $loses ->
    [yes] , ja { $points } pistettä menetettiin
   *[no] {""}
}.

## Luck and play apart: what deals and moves did to the share of each seat

analyse-account = Onni ja peli erikseen, % voitosta
analyse-account-note = Rivit täsmäävät. Jaot: mitä mikään virhe ei selitä.
analyse-column-start = alku
analyse-column-deals = jaot
analyse-column-own = omat siirrot
analyse-column-others = muiden siirrot
analyse-column-ending = lopetus
analyse-column-result = tulos

## The course of a game

review-course = Osuus voitosta (%): { $name }
review-chart = Peli { $game }: osuudet voitosta (%)
review-round = Kierros { $round }
