### Stránka hráče: hodnocení, bilance, štěstí a hra, zvyky, partie. $name je zobrazované jméno.

person-kept = Má toto jméno od: { $date }
person-nameless = Zatím nemáš jméno.
person-keep = Zajisti si jméno a ostatní pod ním tuto stránku najdou.
person-keep-link = Zajistit si jméno
person-stranger = Zatím tu nemáš žádnou partii. Tvá stránka začne první dohranou partií.
person-counted = { $count ->
    [0] Zatím žádná dohraná partie
    [one] Jedna dohraná partie
    [few] { $count } dohrané partie
    [many] { $count } dohrané partie
   *[other] { $count } dohraných partií
}
# Na stránce někoho jiného.
person-public = Počítají se partie z čekárny, které smí vidět každý.
person-closed = { $name } ukazuje jen hodnocení a partie z čekárny.
person-uncounted = Počítají se partie, které se tu od nového losování dohrály do konce. Partie na jednom zařízení a nahrané partie se nepočítají.
person-open = Ostatní tu smějí vidět všechno
person-open-about = Jen o partiích z čekárny. Jinak ostatní vidí tvé jméno, tvá hodnocení a seznam těchto partií. Partie přes odkaz se ostatním nikdy neukazují.

## Hodnocení

person-ratings = Hodnocení
person-rating-error = ± { $points }
person-rating-unsure = zatím nejisté
person-rating-games = { $count ->
    [one] jedna hodnocená partie
    [few] { $count } hodnocené partie
    [many] { $count } hodnocené partie
   *[other] { $count } hodnocených partií
}
person-rating-best = nejlepší: { $rating }
# Které hodnocení křivka ukazuje.
person-rating-course = Hodnocení v čase: { $pool }

## Bilance

person-record = Bilance
person-record-by = { $by ->
    [setting] Podle stolu
    [against] Podle soupeřů
   *[people] Ve dvou s
}
person-won = Výhry
person-shared = Dělené
person-lost = Prohry
person-share = Výhry %
person-setting = { $players ->
   *[2] Dva hráči
    [3] Tři hráči
    [4] Čtyři hráči
}
person-setting-grey = { $players ->
   *[2] Dva hráči, šedá
    [3] Tři hráči, šedá
    [4] Čtyři hráči, šedá
}
person-against = { $kind ->
    [people] Lidé
    [bots] Boti
   *[mixed] Různí
}
person-somebody = Někdo beze jména
# $level je jméno úrovně.
person-like = Hraje přibližně jako úroveň „{ $level }“.
person-like-between = Nejspíš mezi „{ $low }“ a „{ $high }“, podle partií s počítačem ({ $count }).
person-like-sure = Podle partií s počítačem ({ $count }).

## Štěstí a hra

person-reviews = Štěstí a hra
person-reviews-none = O štěstí a hře se zatím nic neví. Nech vyhodnotit dohranou partii a objeví se to tady.
person-reviews-of = { $count ->
    [one] Z vyhodnocení jedné partie.
    [few] Z vyhodnocení { $count } partií.
    [many] Z vyhodnocení { $count } partie.
   *[other] Z vyhodnocení { $count } partií.
}
person-accuracy = Přesnost
person-accuracy-about = Jak blízko jsou tahy těm nejlepším: při 100 by žádný nemohl být lepší.
person-luck = Štěstí
person-luck-about = Co losování dalo nebo vzalo, v procentech výhry na partii. Časem se blíží nule.
person-play = Hra
person-play-about = Co vlastní tahy ztratily proti nejlepším, v procentech výhry na partii. Čím blíž nule, tím lépe.
person-course = { $what ->
    [accuracy] Přesnost v čase
   *[shares] Štěstí a hra v čase
}

## Křivky

person-graph-hint = Šipkami přecházíš od bodu k bodu.
# $line je to, co křivka ukazuje, třeba Přesnost.
person-graph-range = { $line }: na začátku { $first }, na konci { $last }, nejméně { $low }, nejvíce { $high }.
person-graph-point = { $date }: { $values }
person-graph-value = { $line } { $value }

## Zvyky

person-habits = Zvyky
person-habit-floor = Dlaždice na podlaze za kolo
person-habit-points = Body ztracené na podlaze za partii
person-habit-rows = Plné řady za partii
person-habit-columns = Plné sloupce za partii
person-habit-colours = Plné barvy za partii
person-habit-marker = Kola s žetonem začínajícího hráče
person-habit-ended = Partie ukončené vlastní řadou
person-habit-line = Kam jdou první dlaždice
person-habit-lines = { $line ->
    [0] Podlaha
   *[other] Přípravná řada { $line }
}

## Série a zvláštní partie

person-notable = Série a zvláštní partie
person-streak = { $kind ->
    [won] { $count ->
        [one] Výhra v poslední partii
        [few] Výhra v posledních { $count } partiích
        [many] Výhra v posledních { $count } partie
       *[other] Výhra v posledních { $count } partiích
    }
    [lost] { $count ->
        [one] Prohra v poslední partii
        [few] Prohra v posledních { $count } partiích
        [many] Prohra v posledních { $count } partie
       *[other] Prohra v posledních { $count } partiích
    }
   *[none] Právě žádná série
}
person-streak-longest = Nejdelší v řadě: výhry { $won }, prohry { $lost }
person-game-kind = { $kind ->
    [best_score] Nejvíc bodů
    [biggest_win] Nejvyšší výhra
    [biggest_loss] Nejvyšší prohra
    [most_accurate] Nejpřesnější
   *[least_accurate] Nejméně přesná
}
person-game-score = { $own } : { $other }
person-game-accuracy = přesnost { $accuracy }

## Partie

person-games = Partie
person-filter = { $filter ->
    [setting] Stůl
    [against] Soupeři
    [result] Výsledek
   *[rated] Hodnocené
}
person-all = Všechny
person-result = { $result ->
    [won] Výhra
    [shared] Dělená výhra
   *[lost] Prohra
}
person-place = { $place ->
   *[1] První místo
    [2] Druhé místo
    [3] Třetí místo
    [4] Čtvrté místo
}
person-rated = { $rated ->
    [yes] Hodnocené partie
   *[no] Nehodnocené partie
}
person-change = hodnocení { $change }
person-games-none = Žádné takové partie.
person-games-more = Další partie
