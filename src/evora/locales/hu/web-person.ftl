### Egy játékos oldala: értékszámok, mérleg, szerencse és játék, szokások, játszmák. $name: megjelenő név.

person-kept = Ezt a nevet viseli ettől: { $date }
person-nameless = Még nincs neved.
person-keep = Tartsd meg a neved, és mások ezen a néven megtalálják ezt az oldalt.
person-keep-link = Név megtartása
person-stranger = Itt még nem játszottál. Az oldalad az első befejezett játszmáddal kezdődik.
person-counted = { $count ->
    [0] Még nincs befejezett játszma
    [one] Egy befejezett játszma
   *[other] { $count } befejezett játszma
}
# Másvalaki oldalán.
person-public = A váróból indult játszmák számítanak, amelyeket mindenki láthat.
person-closed = { $name } csak az értékszámait és a váróból indult játszmáit mutatja.
person-uncounted = Azok a játszmák számítanak, amelyeket itt, új osztástól kezdve, végigjátszottak. Az egy eszközön játszott és a feltöltött játszmák nem számítanak.
person-open = Mások mindent láthatnak itt
person-open-about = Csak a váróból indult játszmákról. Különben mások a nevedet, az értékszámaidat és ezeknek a játszmáknak a listáját látják. A linkkel szervezett játszmákat mások sosem látják.

## Értékszámok

person-ratings = Értékszámok
person-rating-error = ± { $points }
person-rating-unsure = még bizonytalan
person-rating-games = { $count ->
    [one] egy értékelt játszma
   *[other] { $count } értékelt játszma
}
person-rating-best = legjobb: { $rating }
# Melyik értékszámot mutatja a görbe.
person-rating-course = Értékszám az idő során: { $pool }

## A mérleg

person-record = Mérleg
person-record-by = { $by ->
    [setting] Asztal szerint
    [against] Ellenfél szerint
   *[people] Kettesben
}
person-won = Nyert
person-shared = Osztozott
person-lost = Vesztett
person-share = Nyert %
person-setting = { $players ->
   *[2] Két játékos
    [3] Három játékos
    [4] Négy játékos
}
person-setting-grey = { $players ->
   *[2] Két játékos, szürke
    [3] Három játékos, szürke
    [4] Négy játékos, szürke
}
person-against = { $kind ->
    [people] Emberek
    [bots] Botok
   *[mixed] Többféle
}
person-somebody = Valaki név nélkül
# $level egy szint neve.
person-like = Nagyjából úgy játszik, mint a(z) „{ $level }” szint.
person-like-between = Valószínűleg a(z) „{ $low }” és a(z) „{ $high }” között, { $count } gép elleni játszma alapján.
person-like-sure = { $count } gép elleni játszma alapján.

## Szerencse és játék

person-reviews = Szerencse és játék
person-reviews-none = A szerencséről és a játékról még semmit sem tudni. Értékeltess ki egy befejezett játszmát, és itt megjelenik.
person-reviews-of = { $count ->
    [one] Egy játszma kiértékeléséből.
   *[other] { $count } játszma kiértékeléséből.
}
person-accuracy = Pontosság
person-accuracy-about = Milyen közel vannak a lépések a legjobbakhoz: 100-nál egyik sem lehetett volna jobb.
person-luck = Szerencse
person-luck-about = Amit az osztások adtak vagy elvettek, játszmánként, a győzelem százalékában. Hosszú távon nulla körül van.
person-play = Játék
person-play-about = Amit a saját lépések a legjobbakhoz képest vesztettek, játszmánként, a győzelem százalékában. Minél közelebb van a nullához, annál jobb.
person-course = { $what ->
    [accuracy] Pontosság az idő során
   *[shares] Szerencse és játék az idő során
}

## Görbék

person-graph-hint = A nyílbillentyűkkel pontról pontra léphetsz.
# $line az, amit a görbe mutat, például Pontosság.
person-graph-range = { $line }: az elején { $first }, a végén { $last }, a legalacsonyabb { $low }, a legmagasabb { $high }.
person-graph-point = { $date }: { $values }
person-graph-value = { $line } { $value }

## Szokások

person-habits = Szokások
person-habit-floor = Csempék a padlóvonalon fordulónként
person-habit-points = A padlóvonalon vesztett pontok játszmánként
person-habit-rows = Teljes sorok játszmánként
person-habit-columns = Teljes oszlopok játszmánként
person-habit-colours = Teljes színek játszmánként
person-habit-marker = Fordulók, amelyekben elvette a kezdőjátékos-jelzőt
person-habit-ended = Saját sorral befejezett játszmák
person-habit-line = Hová kerülnek az első csempék
person-habit-lines = { $line ->
    [0] Padlóvonal
   *[other] { $line }. mintasor
}

## Sorozatok és különleges játszmák

person-notable = Sorozatok és különleges játszmák
person-streak = { $kind ->
    [won] { $count ->
        [one] Az utolsó játszmát megnyerte
       *[other] Az utolsó { $count } játszmát megnyerte
    }
    [lost] { $count ->
        [one] Az utolsó játszmát elvesztette
       *[other] Az utolsó { $count } játszmát elvesztette
    }
   *[none] Most nincs sorozat
}
person-streak-longest = Leghosszabb: { $won } győzelem, { $lost } vereség egymás után
person-game-kind = { $kind ->
    [best_score] Legtöbb pont
    [biggest_win] Legnagyobb győzelem
    [biggest_loss] Legnagyobb vereség
    [most_accurate] Legpontosabb
   *[least_accurate] Legpontatlanabb
}
person-game-score = { $own } – { $other }
person-game-accuracy = pontosság: { $accuracy }

## Játszmák

person-games = Játszmák
person-filter = { $filter ->
    [setting] Asztal
    [against] Ellenfelek
    [result] Eredmény
   *[rated] Értékelt
}
person-all = Mind
person-result = { $result ->
    [won] Győzelem
    [shared] Osztozott győzelem
   *[lost] Vereség
}
person-place = { $place ->
   *[1] Első hely
    [2] Második hely
    [3] Harmadik hely
    [4] Negyedik hely
}
person-rated = { $rated ->
    [yes] Értékelt játszmák
   *[no] Nem értékelt játszmák
}
person-change = értékszám: { $change }
person-games-none = Nincs ilyen játszma.
person-games-more = Több játszma
