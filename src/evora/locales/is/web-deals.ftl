# The deal of the day: one game per day that is the same for everybody, and how they did. $lead is by
# how many points somebody is ahead, such as +12 or −8, $scores are points, one's own first, such as
# 52 : 40.

deals-about = Á hverjum degi er eitt spil sem er eins fyrir alla: sömu flísar og mótherji sem svarar sömu leikjum á sama hátt. Þú spilar það einu sinni. Svo sérðu hvernig öðrum gekk.
deals-choose = Hvaða spil
deals-every = { $span ->
    [week] Vikulega
   *[day] Daglega
}
deals-state = { $state ->
    [begun] Byrjað
   *[open] Óspilað
}
deals-of-week = Vikan frá { $date }
# $players is 2 or 4, $level the name of a level.
deals-against = { $players ->
    [2] Mótherji þinn: { $level }.
   *[other] Þrír mótherjar þínir: { $level }.
}
deals-once = Hér eru engar vísbendingar og ekkert er tekið til baka.
deals-going-on = Þú ert að spila þetta spil. Haltu áfram þegar þú vilt, líka án nettengingar.
deals-begin = Byrja
deals-go-on = Halda áfram
deals-yours = Spilið þitt
# $points is 0 or more.
deals-lead = { $way ->
    [ahead] { $points ->
        [one] Sigur með { $points } stigi.
       *[other] Sigur með { $points } stigum.
    }
    [behind] { $points ->
        [one] Tap með { $points } stigi.
       *[other] Tap með { $points } stigum.
    }
   *[level] Stigin eru jöfn.
}
deals-place = Sæti { $place } af { $count }.
deals-first = Þú klárar það fyrst allra.
# $share is a number from 0 to 100.
deals-better = Betra en { $share }% hinna.
deals-late = síðar
deals-late-about = Það telst seint, því dagurinn var liðinn.
deals-not-sent = Ekki sent enn. Það gerist af sjálfu sér þegar þjónninn er til staðar.
deals-no-server = Þessi síða hefur engan þjón og því engin úrslit annarra. Allt er geymt í vafranum þínum.
deals-away = Þjónninn svarar ekki. Þú getur spilað og spilið er sent síðar.
deals-own-replay = Endurspila spilið þitt
deals-turned = Hvar það snerist
deals-turned-searching = Leitað að leiknum sem kostaði þig mest.
deals-turned-none = Enginn leikur kostaði þig mikið.
# $move says what was taken, $share is a percentage.
deals-turned-move = Umferð { $round }: { $move }. Það kostaði { $share } af sigrinum.
deals-turned-better = Betra: { $move }.
deals-review = Rýna í allt spilið
deals-engine = Hvað var hægt
deals-engine-reached = Tölvan í þínu sæti: { $scores } ({ $lead }).
deals-engine-computing = Tölvan er að spila það.
deals-engine-replay = Horfa á spil hennar
deals-share = Deila úrslitum
deals-copied = Afritað
deals-followed = Þau sem þú fylgir
deals-everybody = Öll
deals-finished = { $count ->
    [0] Enginn hefur klárað það enn.
    [one] { $count } hefur klárað það.
   *[other] { $count } hafa klárað það.
}
deals-hidden = Þú sérð úrslitin þegar þú hefur líka klárað það.
deals-nameless = Gestur
deals-column-place = Sæti
deals-column-name = Nafn
deals-column-lead = Forskot
deals-column-points = Stig
deals-replay = Endurspila
deals-replay-of = Endurspila sæti { $place }
deals-days = Dagar í röð
deals-days-count = { $count ->
    [one] { $count } dagur í röð
   *[other] { $count } dagar í röð
}
deals-days-none = Dagurinn í dag getur verið sá fyrsti í röð.
deals-days-about = Dagur telst ef þú byrjar spil hans þann dag og klárar það, þá eða síðar. Einn dagur sem fellur úr í mánuði er fyrirgefinn.
deals-forgiven = { $count ->
    [one] Úr féll { $dates }. Það gerir ekkert: einn dagur í mánuði er fyrirgefinn.
   *[other] Úr féllu { $dates }. Það gerir ekkert: einn dagur í mánuði er fyrirgefinn.
}
deals-past = Önnur spil
deals-before = { $span ->
    [week] Vikan á undan
   *[day] Dagurinn á undan
}
deals-after = { $span ->
    [week] Vikan á eftir
   *[day] Dagurinn á eftir
}
deals-fair = Flísarnar leiðir af dagsetningunni, svo hver sem vill gæti kíkt fram í tímann. Þú spilar við þig.

## What is shared: lines of text that give nothing away

# $setting is a side and a number of players, $date such as 2026-11-18.
deal-share-title = { $setting ->
    [grey-2] Evora, grátt spil vikunnar { $date }
    [coloured-4] Evora, fjögurra manna spil vikunnar { $date }
    [grey-4] Evora, grátt fjögurra manna spil vikunnar { $date }
   *[coloured-2] Evora, spil dagsins { $date }
}
deal-share-score = { $lead } ({ $scores })
deal-share-place = Sæti { $place } af { $of }
