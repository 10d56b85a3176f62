### Rated games: wishing for one, ratings beside names, and what a game did to them. $rating is a number such
### as 1512, or 1512? while it is only roughly known; $name is the name of a player.

page-leaders = Classificação
# A small mark in lists and at the table.
rated-mark = vale rating
rated-about = Esta partida vale rating: o resultado conta para o rating de todos.
rated-wish = Partida valendo rating
    .hint = O resultado conta para o rating de todos. Só para quem fica com o seu nome (Configurações), e com relógio.
rating-title = Rating
rating-named = { $name } ({ $rating })
finishing = { $how ->
    [always] Sempre joga as partidas até o fim.
    [nearly_always] Quase sempre joga as partidas até o fim.
    [mostly] Na maioria das vezes joga as partidas até o fim.
   *[often_leaves] Costuma abandonar partidas.
}

## Quick pairing

pair-rated = Valendo rating, se o adversário também ficar com o nome dele
pair-finishers = Só quem joga suas partidas até o fim
# $reach: points, and the longer one waits the more.
pair-reach = Procuramos até { $reach } pontos acima e abaixo do seu rating ({ $rating }), e mais longe quanto mais você espera.

## The end of a game

# "Your". $games: rated ones so far, with this one. "short": somebody left before the first round was over.
rating-change = { $how ->
    [up] Seu rating subiu { $points } (agora { $rating }).
    [down] Seu rating caiu { $points } (agora { $rating }).
    [same] Seu rating não mudou ({ $rating }).
    [first] Agora você tem um rating ({ $rating }).
    [soon] Partida { $games } de 5 valendo rating: depois da quinta seu rating aparece.
   *[short] Para você nada muda: a partida acabou antes do fim da primeira rodada.
}
# $change: such as +12.
rating-change-other = { $name }: { $rating } ({ $change })
rating-none = { $why ->
    [casual] Não vale rating: foi uma partida amistosa.
    [pairing] Não vale rating: as partidas rápidas valem quando os dois ficam com o seu nome e querem isso.
    [absent] Não vale rating: alguém não apareceu.
    [agreed] Não vale rating: a partida terminou de comum acordo.
   *[host] Não vale rating: quem administra o servidor encerrou a partida.
}
