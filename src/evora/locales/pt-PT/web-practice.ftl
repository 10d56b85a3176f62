# Practice in games against the computer: hints, and taking back a move that cost much.

# A button at the table, and the same once the first half of the hint is shown.
practice-hint = Mostrar uma dica
practice-more = Mostrar a jogada inteira
# $what is table-pick ("2 blue from factory 3") or wall-choice ("Column 4: 3 points").
practice-look = Dica: { $what }
# $what is table-pick; $line is where these tiles go, 0 the floor line.
practice-move = Dica: { $what } { $line ->
    [0] para a linha do chão
   *[other] para a linha { $line }
}
practice-failed = Não foi possível carregar a dica.
# $share: of the chances to win, in percent; 10 or more.
practice-cost = Esta jogada custou-te cerca de { $share }% das hipóteses de vencer. Anular?
practice-back = Anular
# A preference.
practice-switch = Treino
    .hint = Depois de uma jogada que custa muito, propõe anulá-la. Só em partidas contra o computador, sem relógio.
