# Other people: found by name, followed, challenged. $name is one of them.

## Finding and following

people-find = Finna einhvern
people-search = Nafn
    .hint = Upphaf nafnsins, minnst tveir stafir.
people-none = Enginn hér á slíkt nafn.
people-offline = Annað fólk er á þjóninum og ekki næst í hann núna.
people-nameless = Einhver án nafns
people-follow = Fylgja
    .aria-label = Fylgja: { $name }
# The same button, when one does.
people-unfollow = Þú fylgir
    .aria-label = Þú fylgir: { $name }
people-followed = Þú fylgir
people-followed-about = Aðeins þú sérð hverjum þú fylgir.
people-followed-none = Þú fylgir engum enn. Finndu einhvern hér eða ýttu á punktana hjá nafni við borð.
people-state = { $state ->
    [plays] er að spila
    [here] er hér
   *[away] er ekki hér
}
people-watch = Horfa
    .aria-label = Horfa á spil: { $name }

## What others may

people-circles = Hvað aðrir mega
people-seen-by = Hver þeirra sem fylgja þér sér að þú ert hér
people-challenged-by = Hver má skora á þig
people-circle = { $circle ->
    [everyone] Öll
    [followed] Þau sem þú fylgir
   *[nobody] Enginn
}
people-keep = Aðrir geta fundið þig, fylgt þér og skorað á þig þegar þú heldur nafninu þínu.

## Challenges

people-challenges = Áskoranir
challenge-do = Skora á
    .aria-label = Skora á: { $name }
challenge-title = Áskorun: { $name }
# Below the choice of a rated game, where that cannot be chosen.
challenge-unrated = Með klukku, og milli fólks sem heldur nöfnum sínum.
challenge-send = Senda áskorun
challenge-is = { $state ->
    [accepted] { $name } tók áskoruninni.
    [sent] Þú hefur skorað á: { $name }.
   *[asked] { $name } skorar á þig.
}
challenge-open = Í spilið
