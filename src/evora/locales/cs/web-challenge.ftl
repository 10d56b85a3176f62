# Challenges, as far as games and their pages speak of them. $name is the other player.

## The page of other people, in the menu

page-people = Lidé

## Before the game

# For who has challenged $name.
challenge-waits = Čeká se: { $name }
challenge-waits-about = { $slow ->
    [yes] Výzva platí tři dny. Nemusíš tu zůstávat.
   *[no] Výzva platí pět minut, dokud jsi tady. Přijmout se dá z kterékoli stránky.
}
# For who is challenged by $name.
challenge-asks = { $name } tě vyzývá
challenge-accept = Přijmout
challenge-decline = Odmítnout
challenge-withdraw = Stáhnout výzvu
# In the list of one's games, in place of whose turn it is.
game-challenged = Výzva pro tebe

## After the game: the same deal once more

rematch-same = Stejné dlaždice, vyměněná místa
    .hint = Stejné dlaždice ještě jednou, každý o místo dál. Nehodnotí se: všichni je už znají.
rematch-same-asks = { $name } chce hrát se stejnými dlaždicemi ještě jednou, s vyměněnými místy.
rematch-same-own = Tvoje žádost o stejné dlaždice čeká na odpověď.
