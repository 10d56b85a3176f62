### Pelaajan sivu: vahvuusluvut, tulokset, onni ja peli, tavat, pelit. $name on näyttönimi.

person-kept = Nimi käytössä alkaen: { $date }
person-nameless = Sinulla ei ole vielä nimeä.
person-keep = Säilytä nimesi, niin muut löytävät tämän sivun sillä.
person-keep-link = Säilytä nimi
person-stranger = Et ole vielä pelannut täällä. Sivusi alkaa ensimmäisestä loppuun pelatusta pelistä.
person-counted = { $count ->
    [0] Ei vielä loppuun pelattuja pelejä
    [one] Yksi loppuun pelattu peli
   *[other] { $count } loppuun pelattua peliä
}
# Toisen pelaajan sivulla.
person-public = Mukana ovat aulasta alkaneet pelit, jotka kaikki saavat nähdä.
person-closed = { $name } näyttää vain vahvuusluvut ja aulasta alkaneet pelit.
person-uncounted = Mukana ovat pelit, jotka on pelattu täällä uudesta jaosta loppuun. Yhdellä laitteella pelattuja ja ladattuja pelejä ei lasketa.
person-open = Muut saavat nähdä kaiken tällä sivulla
person-open-about = Vain aulasta alkaneista peleistä. Muuten muut näkevät nimesi, vahvuuslukusi ja näiden pelien luettelon. Linkillä sovittuja pelejä ei koskaan näytetä muille.

## Vahvuusluvut

person-ratings = Vahvuusluvut
person-rating-error = ± { $points }
person-rating-unsure = vielä epävarma
person-rating-games = { $count ->
    [one] yksi vahvuuslukupeli
   *[other] { $count } vahvuuslukupeliä
}
person-rating-best = paras: { $rating }
# Mitä vahvuuslukua käyrä näyttää.
person-rating-course = Vahvuusluku ajan mittaan: { $pool }

## Tulokset

person-record = Tulokset
person-record-by = { $by ->
    [setting] Pöydittäin
    [against] Vastustajittain
   *[people] Kaksinpelit
}
person-won = Voitot
person-shared = Jaetut
person-lost = Tappiot
person-share = Voitto-%
person-setting = { $players ->
   *[2] Kaksi pelaajaa
    [3] Kolme pelaajaa
    [4] Neljä pelaajaa
}
person-setting-grey = { $players ->
   *[2] Kaksi pelaajaa, harmaa
    [3] Kolme pelaajaa, harmaa
    [4] Neljä pelaajaa, harmaa
}
person-against = { $kind ->
    [people] Ihmiset
    [bots] Botit
   *[mixed] Monenlaisia
}
person-somebody = Joku nimetön
# $level on tason nimi.
person-like = Pelaa suunnilleen kuin taso ”{ $level }”.
person-like-between = Todennäköisesti tasojen ”{ $low }” ja ”{ $high }” välillä; perusteena { $count } peliä tietokonetta vastaan.
person-like-sure = Perusteena { $count } peliä tietokonetta vastaan.

## Onni ja peli

person-reviews = Onni ja peli
person-reviews-none = Onnesta ja pelistä ei vielä tiedetä mitään. Arvioita loppuun pelattu peli, niin tiedot näkyvät tässä.
person-reviews-of = { $count ->
    [one] Yhden pelin arvioinnista.
   *[other] { $count } pelin arvioinneista.
}
person-accuracy = Tarkkuus
person-accuracy-about = Kuinka lähelle parhaita siirrot osuvat: 100 tarkoittaa, ettei mikään olisi voinut olla parempi.
person-luck = Onni
person-luck-about = Mitä jaot antoivat tai veivät, prosentteina voitosta peliä kohti. Pitkän päälle se lähestyy nollaa.
person-play = Peli
person-play-about = Mitä omat siirrot menettivät parhaisiin verrattuna, prosentteina voitosta peliä kohti. Lähempänä nollaa on parempi.
person-course = { $what ->
    [accuracy] Tarkkuus ajan mittaan
   *[shares] Onni ja peli ajan mittaan
}

## Käyrät

person-graph-hint = Nuolinäppäimillä siirryt pisteestä toiseen.
# $line on se, mitä näytetään, esimerkiksi Tarkkuus.
person-graph-range = { $line }: aluksi { $first }, lopuksi { $last }, alimmillaan { $low }, ylimmillään { $high }.
person-graph-point = { $date }: { $values }
person-graph-value = { $line } { $value }

## Tavat

person-habits = Tavat
person-habit-floor = Laattoja lattiarivillä kierrosta kohti
person-habit-points = Lattiarivillä menetettyjä pisteitä peliä kohti
person-habit-rows = Täysiä rivejä peliä kohti
person-habit-columns = Täysiä sarakkeita peliä kohti
person-habit-colours = Täysiä värejä peliä kohti
person-habit-marker = Kierroksia, joilla aloitusmerkki on otettu
person-habit-ended = Omaan riviin päättyneitä pelejä
person-habit-line = Minne ensimmäiset laatat menevät
person-habit-lines = { $line ->
    [0] Lattiarivi
   *[other] Kuviorivi { $line }
}

## Putket ja erityiset pelit

person-notable = Putket ja erityiset pelit
person-streak = { $kind ->
    [won] { $count ->
        [one] Voitti viime pelin
       *[other] Voitti { $count } viime peliä
    }
    [lost] { $count ->
        [one] Hävisi viime pelin
       *[other] Hävisi { $count } viime peliä
    }
   *[none] Ei putkea juuri nyt
}
person-streak-longest = Pisimmät: { $won } voittoa, { $lost } tappiota peräkkäin
person-game-kind = { $kind ->
    [best_score] Eniten pisteitä
    [biggest_win] Suurin voitto
    [biggest_loss] Suurin tappio
    [most_accurate] Tarkin peli
   *[least_accurate] Epätarkin peli
}
person-game-score = { $own }–{ $other }
person-game-accuracy = tarkkuus { $accuracy }

## Pelit

person-games = Pelit
person-filter = { $filter ->
    [setting] Pöytä
    [against] Vastustajat
    [result] Tulos
   *[rated] Vahvuuslukupelit
}
person-all = Kaikki
person-result = { $result ->
    [won] Voitto
    [shared] Jaettu voitto
   *[lost] Tappio
}
person-place = { $place ->
   *[1] Ensimmäinen
    [2] Toinen
    [3] Kolmas
    [4] Neljäs
}
person-rated = { $rated ->
    [yes] Vahvuuslukupelit
   *[no] Muut pelit
}
person-change = vahvuusluku { $change }
person-games-none = Ei tällaisia pelejä.
person-games-more = Lisää pelejä
