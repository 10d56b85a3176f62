# Challenges, as far as games and their pages speak of them. $name is the other player.

## The page of other people, in the menu

page-people = Leute

## Before the game

# For who has challenged $name.
challenge-waits = Du wartest auf { $name }
challenge-waits-about = { $slow ->
    [yes] Die Herausforderung gilt drei Tage. Du musst nicht hierbleiben.
   *[no] Die Herausforderung gilt fünf Minuten, solange du hier bist. Annehmen geht von jeder Seite aus.
}
# For who is challenged by $name.
challenge-asks = { $name } fordert dich heraus
challenge-accept = Annehmen
challenge-decline = Ablehnen
challenge-withdraw = Zurückziehen
# In the list of one's games, in place of whose turn it is.
game-challenged = Eine Herausforderung für dich

## After the game: the same deal once more

rematch-same = Gleiche Fliesen, Plätze getauscht
    .hint = Dieselben Fliesen noch einmal, alle einen Platz weiter. Ohne Wertung: Alle kennen sie schon.
rematch-same-asks = { $name } möchte dieselben Fliesen noch einmal spielen, mit getauschten Plätzen.
rematch-same-own = Du hast um dieselben Fliesen noch einmal gebeten.
