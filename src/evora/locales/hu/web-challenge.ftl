# Challenges, as far as games and their pages speak of them. $name is the other player.

## The page of other people, in the menu

page-people = Emberek

## Before the game

# For who has challenged $name.
challenge-waits = Várunk rá: { $name }
challenge-waits-about = { $slow ->
    [yes] A kihívás három napig él. Nem kell itt maradnod.
   *[no] A kihívás öt percig él, amíg itt vagy. Bármelyik oldalról elfogadható.
}
# For who is challenged by $name.
challenge-asks = { $name } kihív téged
challenge-accept = Elfogadom
challenge-decline = Elutasítom
challenge-withdraw = Visszavonás
# In the list of one's games, in place of whose turn it is.
game-challenged = Kihívás neked

## After the game: the same deal once more

rematch-same = Ugyanaz az osztás, helycserével
    .hint = Ugyanazok a csempék még egyszer, mindenki a következő helyen. Nem értékelt: mindenki ismeri az osztást.
rematch-same-asks = { $name } ugyanazt az osztást játszaná újra, helycserével.
rematch-same-own = Ugyanazt az osztást kérted még egyszer.
