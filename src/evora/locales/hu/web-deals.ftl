# The deal of the day: one game per day that is the same for everybody, and how they did. $lead is by
# how many points somebody is ahead, such as +12 or −8, $scores are points, one's own first, such as
# 52 : 40.

deals-about = Minden nap van egy játszma, amely mindenkinek ugyanaz: ugyanazok a csempék, és egy ellenfél, aki ugyanazokra a lépésekre ugyanúgy válaszol. Egyszer játszod le. Utána megnézheted, hogyan ment a többieknek.
deals-choose = Melyik játszma
deals-every = { $span ->
    [week] Hetente
   *[day] Naponta
}
deals-state = { $state ->
    [begun] Elkezdve
   *[open] Még nem játszottad
}
deals-of-week = A hét kezdete: { $date }
# $players is 2 or 4, $level the name of a level.
deals-against = { $players ->
    [2] Az ellenfeled: { $level }.
   *[other] Három ellenfeled: { $level }.
}
deals-once = Itt nincs segítség, és semmit sem lehet visszavenni.
deals-going-on = Ezt a játszmát elkezdted. Folytasd, amikor kedved tartja, hálózat nélkül is.
deals-begin = Kezdés
deals-go-on = Folytatás
deals-yours = A te játszmád
# $points is 0 or more.
deals-lead = { $way ->
    [ahead] { $points ->
        [one] { $points } ponttal nyertél.
       *[other] { $points } ponttal nyertél.
    }
    [behind] { $points ->
        [one] { $points } ponttal vesztettél.
       *[other] { $points } ponttal vesztettél.
    }
   *[level] Egyenlő a pontszám.
}
deals-place = Helyezés: { $place } / { $count }.
deals-first = Te fejezted be elsőként.
# $share is a number from 0 to 100.
deals-better = Jobb, mint a többiek { $share }%-a.
deals-late = később
deals-late-about = Későinek számít, mert a napja már véget ért.
deals-not-sent = Még nincs elküldve. Magától elmegy, amint a szerver elérhető.
deals-no-server = Ennek az oldalnak nincs szervere, ezért mások eredményei sincsenek itt. Minden a böngésződben marad.
deals-away = A szerver nem elérhető. Játszhatsz, a játszmád később megy el.
deals-own-replay = A játszmád visszajátszása
deals-turned = Hol fordult meg
deals-turned-searching = Keressük a lépést, amely a legtöbbe került.
deals-turned-none = Egyik lépésed sem került sokba.
# $move says what was taken, $share is a percentage.
deals-turned-move = { $round }. forduló: { $move }. A győzelem { $share }-ába került.
deals-turned-better = Jobb lett volna: { $move }.
deals-review = Az egész játszma elemzése
deals-engine = Ami elérhető volt
deals-engine-reached = A gép a te helyeden: { $scores } ({ $lead }).
deals-engine-computing = A gép éppen játssza.
deals-engine-replay = A gép játszmája
deals-share = Az eredmény megosztása
deals-copied = Másolva
deals-followed = Akiket követsz
deals-everybody = Mindenki
deals-finished = { $count ->
    [0] Még senki sem fejezte be.
    [one] { $count } ember fejezte be.
   *[other] { $count } ember fejezte be.
}
deals-hidden = Az eredményeket akkor látod, ha te is befejezted.
deals-nameless = Vendég
deals-column-place = Hely
deals-column-name = Név
deals-column-lead = Előny
deals-column-points = Pontok
deals-replay = Visszajátszás
deals-replay-of = { $place }. hely visszajátszása
deals-days = Napok egymás után
deals-days-count = { $count ->
    [one] { $count } nap egymás után
   *[other] { $count } nap egymás után
}
deals-days-none = A mai nap lehet egy sorozat első napja.
deals-days-about = Egy nap akkor számít, ha aznap elkezded a játszmáját, és be is fejezed, akkor vagy később. Havonta egy kihagyott nap megbocsátva.
deals-forgiven = { $count ->
    [one] Kimaradt: { $dates }. Semmi baj: havonta egy nap megbocsátva.
   *[other] Kimaradt: { $dates }. Semmi baj: havonta egy nap megbocsátva.
}
deals-past = Más játszmák
deals-before = { $span ->
    [week] Az előző hét
   *[day] Az előző nap
}
deals-after = { $span ->
    [week] A következő hét
   *[day] A következő nap
}
deals-fair = A csempék a dátumból következnek, így aki akar, előre is nézhet. Magaddal játszol.

## What is shared: lines of text that give nothing away

# $setting is a side and a number of players, $date such as 2026-11-18.
deal-share-title = { $setting ->
    [grey-2] Evora, a hét szürke játszmája, { $date }
    [coloured-4] Evora, a hét négyfős játszmája, { $date }
    [grey-4] Evora, a hét szürke négyfős játszmája, { $date }
   *[coloured-2] Evora, a nap játszmája, { $date }
}
deal-share-score = { $lead } ({ $scores })
deal-share-place = Helyezés: { $place } / { $of }
