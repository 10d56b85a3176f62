# Challenges, as far as games and their pages speak of them. $name is the other player.

## The page of other people, in the menu

page-people = Pessoas

## Before the game

# For who has challenged $name.
challenge-waits = À espera de { $name }
challenge-waits-about = { $slow ->
    [yes] O convite vale três dias. Não precisas de ficar aqui.
   *[no] O convite vale cinco minutos, enquanto aqui estiveres. Pode ser aceite em qualquer página.
}
# For who is challenged by $name.
challenge-asks = { $name } convida-te para jogar
challenge-accept = Aceitar
challenge-decline = Recusar
challenge-withdraw = Retirar o convite
# In the list of one's games, in place of whose turn it is.
game-challenged = Um convite para ti

## After the game: the same deal once more

rematch-same = Mesmos azulejos, lugares trocados
    .hint = Os mesmos azulejos outra vez, cada um no lugar seguinte. Não vale para a classificação: todos já conhecem os azulejos.
rematch-same-asks = { $name } quer jogar os mesmos azulejos outra vez, com os lugares trocados.
rematch-same-own = Pediste os mesmos azulejos outra vez.
