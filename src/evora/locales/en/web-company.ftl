# Other people: found by name, followed, challenged. $name is one of them.

## Finding and following

people-find = Find somebody
people-search = Name
    .hint = How it begins, from two letters on.
people-none = Nobody keeps a name like this.
people-offline = Other people are on the server, which cannot be reached now.
people-nameless = Somebody without a name
people-follow = Follow
    .aria-label = Follow { $name }
# The same button, when one does.
people-unfollow = Following
    .aria-label = Following { $name }
people-followed = You follow
people-followed-about = Only you see whom you follow.
people-followed-none = You follow nobody yet. Find somebody here, or press the dots beside a name at a table.
people-state = { $state ->
    [plays] is playing
    [here] is here
   *[away] is not here
}
people-watch = Watch
    .aria-label = Watch the game of { $name }

## What others may

people-circles = What others may do
people-seen-by = Who of those who follow you sees that you are here
people-challenged-by = Who may challenge you
people-circle = { $circle ->
    [everyone] Everyone
    [followed] Those whom you follow
   *[nobody] Nobody
}
people-keep = Others can find, follow and challenge you once you keep your name.

## Challenges

people-challenges = Challenges
challenge-do = Challenge
    .aria-label = Challenge { $name }
challenge-title = Challenge { $name }
# Below the choice of a rated game, where that cannot be chosen.
challenge-unrated = With a clock, and between people who keep their names.
challenge-send = Send the challenge
challenge-is = { $state ->
    [accepted] { $name } has accepted your challenge.
    [sent] You have challenged { $name }.
   *[asked] { $name } challenges you.
}
challenge-open = To the game
