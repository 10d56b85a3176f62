# Challenges, as far as games and their pages speak of them. $name is the other player.

## The page of other people, in the menu

page-people = Fólk

## Before the game

# For who has challenged $name.
challenge-waits = Beðið eftir: { $name }
challenge-waits-about = { $slow ->
    [yes] Áskorunin gildir í þrjá daga. Þú þarft ekki að vera hér áfram.
   *[no] Áskorunin gildir í fimm mínútur, meðan þú ert hér. Hægt er að taka henni af hvaða síðu sem er.
}
# For who is challenged by $name.
challenge-asks = { $name } skorar á þig
challenge-accept = Taka áskorun
challenge-decline = Hafna
challenge-withdraw = Draga til baka
# In the list of one's games, in place of whose turn it is.
game-challenged = Áskorun til þín

## After the game: the same deal once more

rematch-same = Sömu flísar, skipt um sæti
    .hint = Sömu flísarnar aftur, hvert í næsta sæti. Ekki til stiga: öll þekkja flísarnar.
rematch-same-asks = { $name } vill spila sömu flísarnar aftur, með sætaskiptum.
rematch-same-own = Þú hefur beðið um sömu flísarnar aftur.
