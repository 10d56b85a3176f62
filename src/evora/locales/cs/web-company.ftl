# Other people: found by name, followed, challenged. $name is one of them.

## Finding and following

people-find = Najít někoho
people-search = Jméno
    .hint = Jak začíná, aspoň dvě písmena.
people-none = Takové jméno tu nikdo nemá.
people-offline = Ostatní lidé jsou na serveru, který teď není dostupný.
people-nameless = Někdo beze jména
people-follow = Sledovat
    .aria-label = Sledovat: { $name }
# The same button, when one does.
people-unfollow = Sleduješ
    .aria-label = Sleduješ: { $name }
people-followed = Koho sleduješ
people-followed-about = Koho sleduješ, vidíš jen ty.
people-followed-none = Zatím nikoho nesleduješ. Najdi někoho tady, nebo u stolu klepni na tečky vedle jména.
people-state = { $state ->
    [plays] právě hraje
    [here] je tady
   *[away] není tady
}
people-watch = Dívat se
    .aria-label = Dívat se na partii: { $name }

## What others may

people-circles = Co smějí ostatní
people-seen-by = Kdo z těch, kdo tě sledují, vidí, že jsi tady
people-challenged-by = Kdo tě smí vyzvat
people-circle = { $circle ->
    [everyone] Všichni
    [followed] Ti, které sleduješ
   *[nobody] Nikdo
}
people-keep = Ostatní tě můžou najít, sledovat a vyzvat, až si jméno necháš natrvalo.

## Challenges

people-challenges = Výzvy
challenge-do = Vyzvat
    .aria-label = Vyzvat: { $name }
challenge-title = Výzva: { $name }
# Below the choice of a rated game, where that cannot be chosen.
challenge-unrated = S časovým limitem a mezi lidmi, kteří si jméno nechali natrvalo.
challenge-send = Poslat výzvu
challenge-is = { $state ->
    [accepted] { $name } přijímá tvou výzvu.
    [sent] Tvoje výzva čeká: { $name }.
   *[asked] { $name } tě vyzývá.
}
challenge-open = K partii
