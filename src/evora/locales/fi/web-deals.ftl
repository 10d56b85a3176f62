# The deal of the day: one game per day that is the same for everybody, and how they did. $lead is by
# how many points somebody is ahead, such as +12 or −8, $scores are points, one's own first, such as
# 52 : 40.

deals-about = Joka päivä on yksi peli, joka on kaikille sama: samat laatat ja vastustaja, joka vastaa samoihin siirtoihin samalla tavalla. Pelaat sen kerran. Sitten näet, miten muille kävi.
deals-choose = Mikä peli
deals-every = { $span ->
    [week] Joka viikko
   *[day] Joka päivä
}
deals-state = { $state ->
    [begun] Aloitettu
   *[open] Vielä pelaamatta
}
deals-of-week = Viikko alkaen { $date }
# $players is 2 or 4, $level the name of a level.
deals-against = { $players ->
    [2] Vastustajasi: { $level }.
   *[other] Kolme vastustajaasi: { $level }.
}
deals-once = Täällä ei ole vihjeitä, eikä mitään peruta.
deals-going-on = Olet aloittanut tämän pelin. Jatka, kun haluat, myös ilman verkkoa.
deals-begin = Aloita
deals-go-on = Jatka
deals-yours = Sinun pelisi
# $points is 0 or more.
deals-lead = { $way ->
    [ahead] { $points ->
        [one] Voitit { $points } pisteellä.
       *[other] Voitit { $points } pisteellä.
    }
    [behind] { $points ->
        [one] Hävisit { $points } pisteellä.
       *[other] Hävisit { $points } pisteellä.
    }
   *[level] Pisteet ovat tasan.
}
deals-place = Sija { $place }, pelaajia { $count }.
deals-first = Olet ensimmäinen, joka pelasi sen loppuun.
# $share is a number from 0 to 100.
deals-better = Parempi kuin { $share } % muista.
deals-late = myöhässä
deals-late-about = Se merkitään myöhäiseksi, koska päivä oli jo ohi.
deals-not-sent = Ei vielä lähetetty. Se lähtee itsestään, kun palvelin on taas tavoitettavissa.
deals-no-server = Tällä sivustolla ei ole palvelinta, joten muiden tuloksia ei ole. Kaikki pysyy selaimessasi.
deals-away = Palvelin ei vastaa. Voit pelata, ja pelisi lähetetään myöhemmin.
deals-own-replay = Katso pelisi uudelleen
deals-turned = Missä peli kääntyi
deals-turned-searching = Etsitään siirtoa, joka maksoi sinulle eniten.
deals-turned-none = Mikään siirto ei maksanut sinulle paljon.
# $move says what was taken, $share is a percentage.
deals-turned-move = Kierros { $round }: { $move }. Se maksoi { $share } voitosta.
deals-turned-better = Parempi: { $move }.
deals-review = Arvioi koko peli
deals-engine = Mitä oli mahdollista
deals-engine-reached = Tietokone sinun paikallasi: { $scores } ({ $lead }).
deals-engine-computing = Tietokone pelaa sitä.
deals-engine-replay = Katso sen peli
deals-share = Jaa tulos
deals-copied = Kopioitu
deals-followed = Seuraamasi pelaajat
deals-everybody = Kaikki
deals-finished = { $count ->
    [0] Kukaan ei ole vielä pelannut sitä loppuun.
    [one] { $count } pelaaja on pelannut sen loppuun.
   *[other] { $count } pelaajaa on pelannut sen loppuun.
}
deals-hidden = Näet tulokset, kun olet itsekin pelannut sen.
deals-nameless = Vieras
deals-column-place = Sija
deals-column-name = Nimi
deals-column-lead = Ero
deals-column-points = Pisteet
deals-replay = Katso
deals-replay-of = Katso sijan { $place } peli
deals-days = Päiviä peräkkäin
deals-days-count = { $count ->
    [one] { $count } päivä peräkkäin
   *[other] { $count } päivää peräkkäin
}
deals-days-none = Tänään voi alkaa uusi putki.
deals-days-about = Päivä lasketaan, jos aloitat sen pelin sinä päivänä ja pelaat loppuun, heti tai myöhemmin. Yksi väliin jäänyt päivä kuussa annetaan anteeksi.
deals-forgiven = { $count ->
    [one] Väliin jäi { $dates }. Ei haittaa: yksi päivä kuussa annetaan anteeksi.
   *[other] Väliin jäivät { $dates }. Ei haittaa: yksi päivä kuussa annetaan anteeksi.
}
deals-past = Muut pelit
deals-before = { $span ->
    [week] Edellinen viikko
   *[day] Edellinen päivä
}
deals-after = { $span ->
    [week] Seuraava viikko
   *[day] Seuraava päivä
}
deals-fair = Laatat määräytyvät päivästä, joten kuka tahansa voisi kurkistaa etukäteen. Pelaat itseäsi vastaan.

## What is shared: lines of text that give nothing away

# $setting is a side and a number of players, $date such as 2026-11-18.
deal-share-title = { $setting ->
    [grey-2] Evora, viikon harmaa peli { $date }
    [coloured-4] Evora, viikon neljän pelaajan peli { $date }
    [grey-4] Evora, viikon harmaa neljän pelaajan peli { $date }
   *[coloured-2] Evora, päivän peli { $date }
}
deal-share-score = { $lead } ({ $scores })
deal-share-place = Sija { $place }/{ $of }
