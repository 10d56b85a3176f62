### Síða leikmanns: styrkleikastig, árangur, heppni og spilamennska, venjur, spil. $name er birtingarnafn.

person-kept = Á þetta nafn síðan: { $date }
person-nameless = Þú hefur ekkert nafn enn þá.
person-keep = Haltu nafninu þínu, þá finna aðrir þessa síðu undir því.
person-keep-link = Halda nafninu
person-stranger = Þú hefur ekki spilað hér enn þá. Síðan þín hefst með fyrsta spilinu sem þú lýkur.
person-counted = { $count ->
    [0] Engu spili lokið enn þá
    [one] { $count } spili lokið
   *[other] { $count } spilum lokið
}
# Á síðu einhvers annars.
person-public = Talin eru spil úr biðstofunni, sem allir mega sjá.
person-closed = { $name } sýnir aðeins styrkleikastig og spil úr biðstofunni.
person-uncounted = Talin eru spil sem voru spiluð hér til enda frá nýrri gjöf. Spil á einu tæki og spil sem var hlaðið upp teljast ekki með.
person-open = Aðrir mega sjá allt hér
person-open-about = Aðeins um spil úr biðstofunni. Annars sjá aðrir nafnið þitt, styrkleikastigin þín og listann yfir þessi spil. Spil með tengli eru aldrei sýnd öðrum.

## Styrkleikastig

person-ratings = Styrkleikastig
person-rating-error = ± { $points }
person-rating-unsure = enn óviss
person-rating-games = { $count ->
    [one] { $count } spil til styrkleikastiga
   *[other] { $count } spil til styrkleikastiga
}
person-rating-best = best: { $rating }
# Hvaða styrkleikastig línuritið sýnir.
person-rating-course = Styrkleikastig með tímanum: { $pool }

## Árangurinn

person-record = Árangur
person-record-by = { $by ->
    [setting] Eftir borði
    [against] Eftir mótherjum
   *[people] Tveggja manna spil
}
person-won = Sigrar
person-shared = Deilt
person-lost = Töp
person-share = Sigrar %
person-setting = { $players ->
   *[2] Tveir leikmenn
    [3] Þrír leikmenn
    [4] Fjórir leikmenn
}
person-setting-grey = { $players ->
   *[2] Tveir leikmenn, grá
    [3] Þrír leikmenn, grá
    [4] Fjórir leikmenn, grá
}
person-against = { $kind ->
    [people] Fólk
    [bots] Bottar
   *[mixed] Ýmsir
}
person-somebody = Einhver án nafns
# $level er nafn á getustigi.
person-like = Spilar álíka og stigið „{ $level }“.
person-like-between = Líklega á milli „{ $low }“ og „{ $high }“, miðað við spil við tölvuna ({ $count }).
person-like-sure = Miðað við spil við tölvuna ({ $count }).

## Heppni og spilamennska

person-reviews = Heppni og spilamennska
person-reviews-none = Ekkert er vitað um heppni og spilamennsku enn þá. Láttu fara yfir spil sem er lokið, þá birtist það hér.
person-reviews-of = { $count ->
    [one] Úr yfirferð á { $count } spili.
   *[other] Úr yfirferð á { $count } spilum.
}
person-accuracy = Nákvæmni
person-accuracy-about = Hve nærri leikirnir eru þeim bestu: 100 þýðir að enginn hefði getað verið betri.
person-luck = Heppni
person-luck-about = Hvað gjafirnar gáfu eða tóku, í prósentum af sigri á hvert spil. Til lengdar nálgast það núll.
person-play = Spilamennska
person-play-about = Hvað eigin leikir töpuðu miðað við þá bestu, í prósentum af sigri á hvert spil. Því nær núlli, því betra.
person-course = { $what ->
    [accuracy] Nákvæmni með tímanum
   *[shares] Heppni og spilamennska með tímanum
}

## Línurit

person-graph-hint = Með örvalyklunum ferðu frá punkti til punkts.
# $line er það sem er sýnt, til dæmis Nákvæmni.
person-graph-range = { $line }: fyrst { $first }, síðast { $last }, lægst { $low }, hæst { $high }.
person-graph-point = { $date }: { $values }
person-graph-value = { $line } { $value }

## Venjur

person-habits = Venjur
person-habit-floor = Flísar á gólflínunni í umferð
person-habit-points = Stig töpuð á gólflínunni í spili
person-habit-rows = Heilar raðir í spili
person-habit-columns = Heilir dálkar í spili
person-habit-colours = Heilir litir í spili
person-habit-marker = Umferðir þar sem byrjunarflísin var tekin
person-habit-ended = Spil sem eigin röð lauk
person-habit-line = Hvert fyrstu flísarnar fara
person-habit-lines = { $line ->
    [0] Gólflína
   *[other] Lína { $line }
}

## Runur og sérstök spil

person-notable = Runur og sérstök spil
person-streak = { $kind ->
    [won] { $count ->
        [one] Sigur í síðasta spili
       *[other] Sigur í síðustu { $count } spilum
    }
    [lost] { $count ->
        [one] Tap í síðasta spili
       *[other] Tap í síðustu { $count } spilum
    }
   *[none] Engin runa sem stendur
}
person-streak-longest = Lengst í röð: sigrar { $won }, töp { $lost }
person-game-kind = { $kind ->
    [best_score] Flest stig
    [biggest_win] Stærsti sigur
    [biggest_loss] Stærsta tap
    [most_accurate] Nákvæmast
   *[least_accurate] Ónákvæmast
}
person-game-score = { $own } gegn { $other }
person-game-accuracy = nákvæmni { $accuracy }

## Spil

person-games = Spil
person-filter = { $filter ->
    [setting] Borð
    [against] Mótherjar
    [result] Úrslit
   *[rated] Til styrkleikastiga
}
person-all = Öll
person-result = { $result ->
    [won] Sigur
    [shared] Deildur sigur
   *[lost] Tap
}
person-place = { $place ->
   *[1] Fyrsta sæti
    [2] Annað sæti
    [3] Þriðja sæti
    [4] Fjórða sæti
}
person-rated = { $rated ->
    [yes] Spil til styrkleikastiga
   *[no] Önnur spil
}
person-change = styrkleikastig { $change }
person-games-none = Engin slík spil.
person-games-more = Fleiri spil
