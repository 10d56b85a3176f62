### Rated games: wishing for one, ratings beside names, and what a game did to them. $rating is a number such
### as 1512, or 1512? while it is only roughly known; $name is the name of a player.

page-leaders = Classificação
# A small mark in lists and at the table.
rated-mark = conta para rating
rated-about = Esta partida conta para o rating de todos.
rated-wish = Partida a contar para o rating
    .hint = O resultado conta para o rating de todos. Só para quem fica com o seu nome (Definições), e com relógio.
rating-title = Rating
rating-named = { $name } ({ $rating })
finishing = { $how ->
    [always] Joga sempre as partidas até ao fim.
    [nearly_always] Joga quase sempre as partidas até ao fim.
    [mostly] Na maioria das vezes joga as partidas até ao fim.
   *[often_leaves] Abandona partidas com frequência.
}

## Quick pairing

pair-rated = A contar para o rating, se o adversário também ficar com o nome dele
pair-finishers = Só quem joga as suas partidas até ao fim
# $reach: points, and the longer one waits the more.
pair-reach = Procuramos até { $reach } pontos acima e abaixo do teu rating ({ $rating }), e mais longe quanto mais esperares.

## The end of a game

# "Your". $games: rated ones so far, with this one. "short": somebody left before the first round was over.
rating-change = { $how ->
    [up] O teu rating subiu { $points } (agora { $rating }).
    [down] O teu rating desceu { $points } (agora { $rating }).
    [same] O teu rating não mudou ({ $rating }).
    [first] Agora tens um rating ({ $rating }).
    [soon] Partida { $games } de 5 a contar para o rating: depois da quinta o teu rating aparece.
   *[short] Para ti nada muda: a partida acabou antes do fim da primeira ronda.
}
# $change: such as +12.
rating-change-other = { $name }: { $rating } ({ $change })
rating-none = { $why ->
    [casual] Não conta para o rating: foi uma partida amigável.
    [pairing] Não conta para o rating: as partidas rápidas contam quando ambos ficam com o seu nome e o querem.
    [absent] Não conta para o rating: alguém não apareceu.
    [agreed] Não conta para o rating: a partida terminou por acordo.
   *[host] Não conta para o rating: quem gere o servidor terminou a partida.
}
