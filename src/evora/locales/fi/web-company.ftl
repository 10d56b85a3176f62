# Other people: found by name, followed, challenged. $name is one of them.

## Finding and following

people-find = Etsi pelaaja
people-search = Nimi
    .hint = Nimen alku, vähintään kaksi kirjainta.
people-none = Kenelläkään ei ole tällaista nimeä.
people-offline = Muut ihmiset ovat palvelimella, johon ei juuri nyt saa yhteyttä.
people-nameless = Joku, jolla ei ole nimeä
people-follow = Seuraa
    .aria-label = Seuraa: { $name }
# The same button, when one does.
people-unfollow = Seurataan
    .aria-label = Seurataan: { $name }
people-followed = Seuraat
people-followed-about = Vain sinä näet, ketä seuraat.
people-followed-none = Et seuraa vielä ketään. Etsi joku täältä tai paina pöydässä nimen vieressä olevia pisteitä.
people-state = { $state ->
    [plays] pelaa nyt
    [here] on paikalla
   *[away] ei ole paikalla
}
people-watch = Katso
    .aria-label = Katso peliä: { $name }

## What others may

people-circles = Mitä muut saavat tehdä
people-seen-by = Kuka sinua seuraavista näkee, että olet paikalla
people-challenged-by = Kuka saa haastaa sinut
people-circle = { $circle ->
    [everyone] Kaikki
    [followed] Ne, joita seuraat
   *[nobody] Ei kukaan
}
people-keep = Muut voivat löytää sinut, seurata ja haastaa sinut, kun säilytät nimesi.

## Challenges

people-challenges = Haasteet
challenge-do = Haasta
    .aria-label = Haasta: { $name }
challenge-title = Haaste: { $name }
# Below the choice of a rated game, where that cannot be chosen.
challenge-unrated = Kellon kanssa ja niiden kesken, jotka säilyttävät nimensä.
challenge-send = Lähetä haaste
challenge-is = { $state ->
    [accepted] { $name } hyväksyi haasteesi.
    [sent] Olet haastanut: { $name }.
   *[asked] { $name } haastaa sinut.
}
challenge-open = Peliin
