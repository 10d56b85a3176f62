# Cards: what messengers show for a link to a game or a position. Short: they cut long texts.

card-invited = Tens um convite para uma partida de Azul
card-invited-about = { $players } jogadores. Senta-te à mesa; não precisas de conta.
card-playing = Ronda { $round }. { $scores }
# One of a list of all players, each with their points.
card-score = { $name } { $points }
# The title of a game that was uploaded, or began from a position; the mark comes first, because long titles are cut.
card-marked = { $source ->
    [uploaded] Enviada: { $names }
   *[position] De uma posição: { $names }
}
card-position = Uma posição de Azul
card-position-about = Ronda { $round }, { $players } jogadores. Experimenta jogadas, ou joga a partir daqui.
card-puzzle = Um desafio de Azul: encontra a melhor jogada
card-puzzle-about = Ronda { $round }, { $players } jogadores. Uma jogada é claramente melhor do que todas as outras.
card-analysis-about = Monta qualquer posição, experimenta jogadas e vê o que o computador acha delas.
card-person-about = Ratings, partidas e como terminaram.
