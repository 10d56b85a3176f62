# Challenges, as far as games and their pages speak of them. $name is the other player.

## The page of other people, in the menu

page-people = People

## Before the game

# For who has challenged $name.
challenge-waits = Waiting for { $name }
challenge-waits-about = { $slow ->
    [yes] The challenge is open for three days. You need not stay here.
   *[no] The challenge is open for five minutes, as long as you are here. It can be accepted from any page.
}
# For who is challenged by $name.
challenge-asks = { $name } challenges you
challenge-accept = Accept
challenge-decline = Decline
challenge-withdraw = Withdraw
# In the list of one's games, in place of whose turn it is.
game-challenged = A challenge for you

## After the game: the same deal once more

rematch-same = Same deal, seats swapped
    .hint = The same tiles once more, each on the next seat. It is not rated: everybody knows the deal.
rematch-same-asks = { $name } would play the same deal once more, with seats swapped.
rematch-same-own = You have asked for the same deal once more.
