# Other people: found by name, followed, challenged. $name is one of them.

## Finding and following

people-find = Keress valakit
people-search = Név
    .hint = A név eleje, legalább két betű.
people-none = Ilyen nevet itt senki sem visel.
people-offline = A többiek a szerveren vannak, amely most nem érhető el.
people-nameless = Valaki név nélkül
people-follow = Követés
    .aria-label = Követés: { $name }
# The same button, when one does.
people-unfollow = Követed
    .aria-label = Követed: { $name }
people-followed = Akiket követsz
people-followed-about = Csak te látod, kit követsz.
people-followed-none = Még senkit sem követsz. Keress itt valakit, vagy az asztalnál nyomd meg a név melletti pontokat.
people-state = { $state ->
    [plays] most játszik
    [here] itt van
   *[away] nincs itt
}
people-watch = Nézem
    .aria-label = Nézem ezt a játszmát: { $name }

## What others may

people-circles = Mit tehetnek mások
people-seen-by = A követőid közül ki látja, hogy itt vagy
people-challenged-by = Ki hívhat ki téged
people-circle = { $circle ->
    [everyone] Bárki
    [followed] Akiket követsz
   *[nobody] Senki
}
people-keep = Mások akkor találhatnak meg, követhetnek és hívhatnak ki, ha megtartod a neved.

## Challenges

people-challenges = Kihívások
challenge-do = Kihívás
    .aria-label = Kihívás: { $name }
challenge-title = Kihívás: { $name }
# Below the choice of a rated game, where that cannot be chosen.
challenge-unrated = Órával, és olyanok között, akik megtartják a nevüket.
challenge-send = Kihívás elküldése
challenge-is = { $state ->
    [accepted] { $name } elfogadta a kihívásodat.
    [sent] Kihívásod címzettje: { $name }.
   *[asked] { $name } kihív téged.
}
challenge-open = A játszmához
