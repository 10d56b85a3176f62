# `evora analyse`: the best moves of a position, and what the moves of a game cost.

cli-analyse = Mostra as melhores jogadas de uma posição ou quanto custaram as jogadas de uma partida.
cli-analyse-more =
    POSITION: as melhores jogadas, com probabilidades de vitória, pontos esperados e a continuação.
    FILE: cada partida, jogada por jogada, ao lado das melhores jogadas do motor; depois, como cada
    lugar jogou e os maiores erros. Uma jogada que custa 5% ou mais de probabilidade de vitória é uma
    imprecisão, 10% um erro, 15% um erro grave. As distribuições não são avaliadas. Ctrl-C interrompe
    e mostra o resumo do que já está feito.

    Exemplos:
      evora analyse "$(evora apply "$(evora new)" =BBBY/KKKW/RKKW/RRWW/BBKK)"
      evora analyse game.evora --ms 1000 --threads 2
      evora analyse --json - < games.evora

analyse-argument-what = uma posição em um só argumento ou um arquivo com registros de partidas (vários com --out); - é a entrada padrão
analyse-option-ms = milissegundos por busca (padrão: { NUMBER($position, useGrouping: 0) } para uma posição, { NUMBER($file, useGrouping: 0) } para um arquivo)
analyse-option-nodes = quantas posições cada busca pode examinar, em vez de um tempo
analyse-option-depth = quantas jogadas à frente cada busca olha, em vez de um tempo
analyse-option-lines = quantas das melhores jogadas mostrar (padrão: { $lines }; para um arquivo, só a melhor)
analyse-option-threads = threads por busca (padrão: 1)
analyse-bad-threads = deve ser um número inteiro de 1 a { $max }, e não '{ $value }'

analyse-progress = profundidade { $depth }, nós { $nodes }, { $move }…
analyse-progress-game = partida { $game }, jogada { $done } de { $moves }…
analyse-interrupted = Interrompido.

## A position

analyse-to-move = { $phase ->
    [tiling] Rodada { $round }, revestimento de parede: vez do lugar { $seat }
   *[offer] Rodada { $round }, oferta de fábrica: vez do lugar { $seat }
}
analyse-at-deal = Antes da distribuição da rodada { $round }
analyse-at-end = Fim de jogo após a rodada { $round }
analyse-column-rank = #
analyse-column-move = jogada
analyse-column-win = vitória %
analyse-column-wins = vitória % por lugar
analyse-column-scores = pontos por lugar
analyse-column-proof = prova
analyse-column-line = continuação
analyse-column-seat = lugar
analyse-column-expected = pontos esperados
analyse-column-final = pontos finais
analyse-exact = exato
analyse-solved = resolvido
analyse-note-exact = exato: provado até o fim do jogo
analyse-note-solved = resolvido: examinado até o fim da rodada
analyse-note-error = ±: erro padrão, com sorteios das peças da próxima rodada
analyse-effort = profundidade { $depth }, { $nodes ->
    [0] { $nodes } nós
    [one] { $nodes } nó
    [many] { $nodes } de nós
   *[other] { $nodes } nós
}, { $ms } ms
analyse-nothing = Interrompido antes de encontrar alguma coisa.

## A game

analyse-game = Partida { $game }: { $players } jogadores, { $variant ->
    [grey] lado cinza
   *[coloured] lado colorido
}, { $end ->
    [none] não terminada
    [row] { $scores }
    [stalled] { $scores }
    [no_tiles] { $scores }
    [resigned] desistência
    [time] tempo esgotado
    [forfeit] exclusão
   *[abandoned] abandonada
}
analyse-seat = Lugar { $seat }: { $name }
analyse-no-moves = Nenhuma jogada foi feita.
analyse-column-position = posição
analyse-column-round = rodada
analyse-column-played = jogada
analyse-column-best = melhor
analyse-column-before = vitória %
analyse-column-cost = custo %
analyse-column-points = pontos
analyse-grade-inaccuracy = imprecisão
analyse-grade-mistake = erro
analyse-grade-blunder = erro grave

analyse-summary = { $done ->
    [yes] Resumo da partida { $game }
   *[no] Resumo da partida { $game }, até onde foi analisada
}
analyse-summary-all = Resumo de todas as { $games } partidas
analyse-column-moves = jogadas
analyse-column-mean-cost = custo %/jogada
analyse-column-mean-points = pontos/jogada
analyse-column-inaccuracy = imprecisões
analyse-column-mistake = erros
analyse-column-blunder = erros graves
analyse-biggest = Maiores erros
analyse-biggest-none = Sem erros: nenhuma jogada custou { $min }% ou mais.
analyse-biggest-line = posição { NUMBER($number, useGrouping: 0) }, rodada { $round }, lugar { $seat }: { $played }, melhor { $best }; vitória { $before }% → { $after }%, custo { $cost }% e { $points } pontos
analyse-biggest-of-game = partida { NUMBER($game, useGrouping: 0) }, { $mistake }
