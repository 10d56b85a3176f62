# Cards: what messengers show for a link to a game or a position. Short: they cut long texts.

card-invited = Convite para uma partida de Azul
card-invited-about = { $players } jogadores. Sente-se à mesa; não precisa de conta.
card-playing = Rodada { $round }. { $scores }
# One of a list of all players, each with their points.
card-score = { $name } { $points }
# The title of a game that was uploaded, or began from a position; the mark comes first, because long titles are cut.
card-marked = { $source ->
    [uploaded] Enviada: { $names }
   *[position] De uma posição: { $names }
}
card-position = Uma posição de Azul
card-position-about = Rodada { $round }, { $players } jogadores. Experimente jogadas ou continue a partida daqui.
card-puzzle = Um desafio de Azul: encontre a melhor jogada
card-puzzle-about = Rodada { $round }, { $players } jogadores. Uma jogada é claramente melhor que todas as outras.
card-analysis-about = Monte qualquer posição, experimente jogadas e veja o que o computador acha delas.
card-person-about = Ratings, partidas e como terminaram.
