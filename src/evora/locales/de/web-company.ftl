# Other people: found by name, followed, challenged. $name is one of them.

## Finding and following

people-find = Jemanden finden
people-search = Name
    .hint = Wie er anfängt, ab zwei Buchstaben.
people-none = Einen solchen Namen hat hier niemand.
people-offline = Andere Leute sind auf dem Server, und der ist gerade nicht erreichbar.
people-nameless = Jemand ohne Namen
people-follow = Folgen
    .aria-label = { $name } folgen
# The same button, when one does.
people-unfollow = Du folgst
    .aria-label = Du folgst { $name }
people-followed = Du folgst
people-followed-about = Wem du folgst, siehst nur du.
people-followed-none = Du folgst noch niemandem. Such hier jemanden, oder drück am Tisch auf die Punkte neben einem Namen.
people-state = { $state ->
    [plays] spielt gerade
    [here] ist da
   *[away] ist nicht da
}
people-watch = Zuschauen
    .aria-label = Zuschauen: Partie von { $name }

## What others may

people-circles = Was andere dürfen
people-seen-by = Wer von denen, die dir folgen, sieht, dass du da bist
people-challenged-by = Wer dich herausfordern darf
people-circle = { $circle ->
    [everyone] Alle
    [followed] Die, denen du folgst
   *[nobody] Niemand
}
people-keep = Andere können dich finden, dir folgen und dich herausfordern, sobald du deinen Namen behältst.

## Challenges

people-challenges = Herausforderungen
challenge-do = Herausfordern
    .aria-label = { $name } herausfordern
challenge-title = { $name } herausfordern
# Below the choice of a rated game, where that cannot be chosen.
challenge-unrated = Mit Uhr, und zwischen Leuten, die ihren Namen behalten.
challenge-send = Herausforderung senden
challenge-is = { $state ->
    [accepted] { $name } hat deine Herausforderung angenommen.
    [sent] Du hast { $name } herausgefordert.
   *[asked] { $name } fordert dich heraus.
}
challenge-open = Zur Partie
