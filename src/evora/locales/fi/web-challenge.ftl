# Challenges, as far as games and their pages speak of them. $name is the other player.

## The page of other people, in the menu

page-people = Ihmiset

## Before the game

# For who has challenged $name.
challenge-waits = Odotetaan: { $name }
challenge-waits-about = { $slow ->
    [yes] Haaste on auki kolme päivää. Sinun ei tarvitse jäädä tänne.
   *[no] Haaste on auki viisi minuuttia, niin kauan kuin olet täällä. Sen voi hyväksyä miltä sivulta tahansa.
}
# For who is challenged by $name.
challenge-asks = { $name } haastaa sinut
challenge-accept = Hyväksy
challenge-decline = Hylkää
challenge-withdraw = Peru haaste
# In the list of one's games, in place of whose turn it is.
game-challenged = Haaste sinulle

## After the game: the same deal once more

rematch-same = Sama jako, paikat vaihdettu
    .hint = Samat laatat uudelleen, jokainen seuraavalla paikalla. Peliä ei luokitella: kaikki tuntevat jaon.
rematch-same-asks = { $name } haluaisi pelata saman jaon uudelleen paikat vaihdettuina.
rematch-same-own = Olet pyytänyt samaa jakoa uudelleen.
