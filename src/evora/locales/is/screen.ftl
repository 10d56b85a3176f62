# The game in a full screen, and what both games in the terminal say besides.

## Both games

play-hint = Vélin myndi leika { $move }: { $win }% vinningslíkur.
play-choice-column = í lóðrétta línu { $column }: { $points } stig
play-no-line = Lína { $line } er ekki til.
play-possible-lines = Hægt er að velja: { $lines } (0 er gólflínan).
# Why a move is refused. The names of colours stand alone after a colon.
play-why-not = { $kind ->
    [line_full] Lína { $line } er full.
    [line_holds] Í línu { $line } er þegar annar litur: { $holds }.
    [row_has] Í láréttri línu { $line } á veggnum er þessi litur þegar: { $colour }.
    [space_taken] Í lóðréttri línu { $column } er þegar flís.
    [column_has] Í lóðréttri línu { $column } á veggnum er þessi litur þegar: { $colour }.
    [other_line] Fyrst fer flísin úr línu { $line } á vegginn.
    [deal_next] Fyrst þarf að leggja flísar á borðið.
    [over] Spilinu er lokið.
    [tiling_next] Nú er flísalagt: veldu lóðrétta línu.
   *[offer_next] Nú eru flísar teknar, af uppstillingarplötu eða miðju borðsins.
}
play-review-with = Til að greina spilið: { $command }
play-no-full-screen = Spilið á öllum skjánum þarf pakkann { $package }; hér er spilað línu fyrir línu. Til að setja hann upp: { $command }

cli-option-plain = spila línu fyrir línu, fyrir pípur og skjálesara
cli-option-delay = sekúndur á milli leikja hjá tölvum (sjálfgefið: 1 á öllum skjánum og þegar aðeins tölvur spila, annars 0)
cli-bad-delay = á að vera sekúndufjöldi, 0 eða meira, en er '{ $value }'

## What to do

screen-choose-tiles = { $name }: veldu flísar
screen-choose-line = { $take }: veldu línu, 0 er gólflínan
screen-choose-column = { $name }: lína { $line } er fullkláruð, veldu lóðrétta línu
screen-deal = Umferðinni er lokið. Enter byrjar umferð { $round }.
screen-thinking = { $name } hugsar …
screen-paused = Hlé. Næst: { $name }
screen-pace = { $seconds } s á leik
screen-looking = Leitað að góðum leik …
screen-source-empty = { $source ->
    [0] Miðja borðsins er tóm.
   *[other] Uppstillingarplata { $source } er tóm.
}
screen-save-as = Vista í skrána: { $file }
screen-too-small = Glugginn er { $width } × { $height } en borðið þarf { $min_width } × { $min_height }. Stækkaðu hann, eða hættu með q og spilaðu með --plain.
screen-log = Gangur spilsins

## The keys below the table: one word each, all in one line

screen-key-choose = velja
screen-key-back = til baka
screen-key-deal = næsta umferð
screen-key-hint = ráð
screen-key-undo = afturkalla
screen-key-log = gangur
screen-key-save = vista
screen-key-help = hjálp
screen-key-quit = hætta
screen-key-pause = hlé
screen-key-continue = áfram
screen-key-step = skref
screen-key-pace = hraði
screen-key-review = greining
screen-key-close = loka
screen-key-scroll = fletta
screen-key-show = sýna
screen-key-played = leikið
screen-key-better = betra

## Help: what each key does, and what the marks mean

screen-help-arrows = að flísum, síðan að línu
screen-help-enter = velur; byrjar næstu umferð
screen-help-escape = aftur að flísunum
screen-help-type = heill leikur: plata 3 (0 er miðja borðsins), rauð, lína 2 (0 er gólflínan)
screen-help-column = á gráu hliðinni: lóðrétta línan fyrir flís
screen-help-mouse-label = Mús
screen-help-mouse = flísar, síðan lína eða reitur á veggnum; líka takkarnir neðst
screen-help-hint = leikurinn sem vélin myndi velja
screen-help-undo = aftur að síðasta vali leikmanns (ekki tölvu) í umferðinni
screen-help-log = allt sem gerst hefur
screen-help-save = vistar spilið; S í þína eigin skrá
screen-help-pause = stöðvar tölvurnar; n leikur einn leik
screen-help-pace = tölvur spila hraðar, hægar
screen-help-review = að spili loknu: hvað leikirnir kostuðu
screen-help-quit = vistar spilið og hættir
screen-help-completes = línan verður fullkláruð og flísin gefur 3 stig
screen-help-fills = í línunni verða þá 2 flísar af 4
screen-help-falls = 1 flís fellur á gólflínuna
screen-help-costs = gólflínan kostar 2 stig til viðbótar, byrjunarflísin meðtalin
screen-help-nowhere = línan verður fullkláruð, en flísin kemst hvergi á vegginn núna
screen-help-marks = það sem hinir hafa gert síðan þú lékst síðast
screen-help-then = stig núna og eftir flísalagningu

## The review

screen-review = Greining
screen-reviewing = Greini leik { $done } af { $moves } …
screen-review-graph = Vinningslíkur, leik fyrir leik
screen-review-biggest = Stærstu mistökin
screen-review-none = Enginn leikur kostaði { $min }% eða meira.
screen-review-move = Umferð { $round }, { $name }: { $played }, betra { $best }; líkur { $before }%, svo { $after }%
screen-review-seat = { $name }: { $cost }% tap á leik
