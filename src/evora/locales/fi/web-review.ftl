# Reviews of games: what the moves cost, why others were better, luck and play apart. The reasons are
# also printed by `evora analyse`.

## The page

review-about = Tietokone käy läpi jokaisen siirron: mitä se maksoi, mikä oli parempi ja miksi, ja paljonko tuloksesta oli onnea. Tämä tapahtuu selaimessasi.
review-begin = Arvioi
review-progress = Siirtoja { $done }/{ $total }
review-waiting = Palvelin arvioi pelin, kun se ehtii.
review-stop = Pysäytä
review-go-on = Jatka
review-deeper = Mieti pidempään
review-made = Asemia hakua kohti: { $nodes }
review-failed = Arviointia ei voitu käynnistää tässä selaimessa.
review-running = Tämä peli on vielä kesken. Sen voi arvioida, kun se on päättynyt.
review-graph = Osuudet voitosta
review-graph-hint = Nuolinäppäimillä pääsee siirrosta toiseen.
review-share = { $name }: { $share }
review-moments = Mikä ratkaisi pelin
review-deal = Kierroksen { $round } jako
review-change = { $name }: { $change }
review-seats = Miten kukin pelasi
review-accuracy = Tarkkuus
review-grades = { $grade ->
    [blunder] Vakavat virheet
    [mistake] Virheet
   *[inaccuracy] Epätarkkuudet
}
review-moves = Siirrot
review-mistakes-only = Vain virheet
review-none = Jokainen siirto maksoi alle 5 %.
review-grade = { $grade ->
    [blunder] Vakava virhe
    [mistake] Virhe
    [inaccuracy] Epätarkkuus
    [best] Paras siirto
   *[good] Hyvä siirto
}
review-move = { $source ->
    [0] Pöydän keskiosa
   *[other] Tehdasalusta { $source }
}: { $tiles } → { $line ->
    [0] lattiarivi
   *[other] kuviorivi { $line }
}
review-tiling = kuviorivi { $line } → sarake { $column }
review-played = Pelattu
review-better = Parempi
review-account = Onni ja peli erikseen
review-account-about = Prosentteina voitosta. Rivit täsmäävät. Jaot: mitä mikään virhe ei selitä.
review-part = { $part ->
    [start] Alku
    [deals] Jaot
    [own] Omat siirrot
    [others] Muiden siirrot
    [ending] Lopetus kesken
   *[result] Tulos
}
review-whole = Koko peli
review-round-number = Kierros { $round }
review-try = Yritä tästä uudelleen
review-next = Seuraava virhe
review-before = Edellinen virhe

## Why a move is better than the one played. $name is a player, $tiles as in tiles-of ("2 blue"); numbers
## with a sign are points.

reason-wins = Se voittaa pelin, toinen siirto ei.
reason-points = { $line ->
    [0] Laatta tuo
   *[other] Se täyttää kuviorivin { $line }
}: +{ $points }{ $instead ->
    [0] {""}
   *[other] , ei +{ $instead }
}.
reason-floor = Lattiarivi: { $points ->
    [0] 0
   *[other] −{ $points }
}, muuten { $instead ->
    [0] 0
   *[other] −{ $instead }
}.
reason-bonus = { $of ->
    [row] Se täyttää seinän vaakarivin { $which }
    [column] Se täyttää seinän sarakkeen { $which }
   *[colour] Se täyttää yhden värin ({ $tiles })
}: bonus +{ $points }.
reason-near = { $of ->
    [column] Seinän sarakkeesta { $which } puuttuu sitten vain yksi laatta
   *[colour] Yhdestä väristä ({ $tiles }) puuttuu sitten vain yksi laatta
}: bonus +{ $points }.
reason-round = Pisteet tällä kierroksella: { $points }, muuten { $instead }.
reason-denies = Muuten { $name } ottaa seuraavaksi: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
reason-leaves = Toisen siirron jälkeen { $name } ottaa pöydän keskeltä: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
# The same two, about the reader.
you-denies = Muuten otat seuraavaksi: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
you-leaves = Toisen siirron jälkeen otat pöydän keskeltä: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
reason-floods = { $name }, lattiarivi: { $points ->
    [0] 0
   *[other] −{ $points }
}, muuten { $instead ->
    [0] 0
   *[other] −{ $instead }
}.
reason-holds_back = { $name }, pisteet tällä kierroksella: { $points }, muuten { $instead }.
reason-starter = Se tuo seuraavan kierroksen ensimmäisen vuoron.
reason-ends = Peli päättyy tähän kierrokseen.
reason-goes_on = Peli jatkuu; toisen siirron jälkeen se päättyy tähän kierrokseen.
reason-unfinished = Toisen siirron jälkeen kuviorivi { $line } jää vajaaksi: { $count }/{ $line }.
reason-expected = { $reason } (Todennäköisesti, ei varmasti.)
