# What the command line says, outside of a game.

cli-description = Evora: para jogar o jogo de tabuleiro Azul, verificar e rever partidas e listar as jogadas possíveis.
cli-epilog =
    Exemplos:
      evora play                            uma partida contra o computador
      evora play --players 4 --variant grey
      evora replay games.evora              verifica registos, uma linha por partida
      evora moves "$(evora apply "$(evora new)" =BBRK/YYWW/RKKW/BYRK/BRWW)"

    Posições, jogadas e registos escrevem-se como diz docs/notation.md.
    Códigos de saída: 0 feito, 1 dados errados, 2 utilização errada.
cli-commands = comandos
cli-version = mostra a versão e sai
cli-option-language = a língua do que é mostrado: { $languages } (por omissão: a do ambiente)
cli-bad-language = deve ser uma destas: { $languages }; e não '{ $value }'

cli-new = Mostra a posição de uma partida nova.
cli-new-more = As fábricas ainda estão vazias: enche-as com 'evora deal' e 'evora apply', ou com --seed.
cli-show = Desenha uma posição no terminal.
cli-show-more = A cores num terminal; sem cores fora dele, ou se NO_COLOR estiver definido.
cli-moves = Lista as jogadas possíveis de uma posição.
cli-moves-more =
    Uma por linha, pela ordem dos números de ação; nada antes de uma distribuição e depois do fim do jogo.
    3R2 tira todos os vermelhos da fábrica 3 para a linha 2; a origem 0 é o centro, a linha 0 o chão.
    2@4 põe o azulejo da linha 2 na coluna 4 (lado cinzento).
cli-apply = Aplica jogadas e distribuições e mostra a posição que resulta.
cli-apply-more = Cada jogada é verificada; a primeira errada termina o comando, e nada é mostrado.
cli-deal = Mostra a distribuição que uma semente dá numa posição.
cli-deal-more = A mesma semente dá as mesmas distribuições em todo o lado: docs/deals.md diz como.
cli-perft = Conta as posições um certo número de jogadas à frente.
cli-perft-more = Uma distribuição ou o fim do jogo que venha antes conta como uma posição. Serve para verificar e medir geradores de jogadas.
cli-replay = Verifica registos de partidas e mostra uma linha por partida.
cli-replay-more =
    Cada distribuição e cada jogada passam pelas regras, e o resultado é comparado. A leitura de um
    ficheiro termina na primeira partida errada, indicada na saída de erros como FICHEIRO:linha; a
    verificação continua nos outros ficheiros.
cli-play = Joga uma partida no terminal.
cli-play-more =
    Em qualquer lugar pode jogar uma pessoa ou um jogador de qualquer nível. Durante o jogo, ? mostra a
    ajuda. Cada jogada é guardada de imediato, e 'evora play --resume' continua qualquer partida por
    acabar.
cli-play-levels = níveis, do mais fraco ao mais forte:
cli-levels = Lista os níveis: adversários do principiante à força máxima.
cli-levels-more = Do mais fraco ao mais forte. 'evora play --seats person,NOME' joga contra um deles.
cli-bench = Mede a velocidade do motor de regras.
cli-bench-more = playouts: partidas aleatórias num núcleo, tão depressa quanto possível.

cli-argument-position = uma posição num só argumento (entre aspas: tem espaços)
cli-argument-move = uma jogada como 3R2 ou 2@4, ou uma distribuição como =BBRK/YYWW/RKKW/BYRK/BRWW
cli-argument-depth = quantas jogadas à frente
cli-argument-files = um ficheiro com registos de partidas; - é a entrada padrão
cli-no-games = { $file }: não há partidas neste ficheiro
cli-argument-bench = o que medir
cli-option-players = quantos jogadores (por omissão: 2)
cli-option-variant = o lado dos tabuleiros (por omissão: coloured)
cli-option-start = o lugar que começa (por omissão: 1; com --seed, à sorte)
cli-option-new-seed = distribui a primeira ronda a partir desta semente: qualquer texto
cli-option-seed = a semente: qualquer texto
cli-option-json = mostra JSON, um objeto por linha
cli-option-positions = mostra também todas as posições: a primeira e a seguinte a cada distribuição e jogada
cli-option-seconds = quanto tempo medir (por omissão: 3)
cli-option-seats = quem se senta em cada lugar, por ordem, separados por vírgulas: person, random, greedy ou um nível, ver abaixo (por omissão: person,{ $level },…)
cli-option-play-start = o lugar que começa (por omissão: à sorte)
cli-option-play-seed = distribuições a partir desta semente: qualquer texto (por omissão: uma aleatória)
cli-option-save = o ficheiro onde guardar a partida

cli-bad-number = deve ser um número inteiro a partir de { NUMBER($min, useGrouping: 0) }, e não '{ $value }'
cli-bad-seconds = deve ser um número de segundos acima de 0, e não '{ $value }'
cli-bad-start = argumento --start: deve ser um lugar de 1 a { $players }, recebido { $start }
cli-bad-seats = argumento --seats: devem ser { $players } nomes de entre { $kinds }, e não '{ $value }'

cli-perft-progress = primeiras jogadas: { $done } de { $moves }…
cli-replay-progress = { $games ->
    [one] { $games } partida…
    [many] { $games } de partidas…
   *[other] { $games } partidas…
}
cli-replay-game = { $scores } em { $rounds ->
    [one] { $rounds } ronda
    [many] { $rounds } de rondas
   *[other] { $rounds } rondas
}, { $plies ->
    [one] { $plies } jogada
    [many] { $plies } de jogadas
   *[other] { $plies } jogadas
}: { $end ->
    [none] por acabar
    [row] uma linha horizontal completa
    [stalled] sem progresso
    [no_tiles] sem mais azulejos
    [resigned] desistência
    [time] tempo esgotado
    [forfeit] exclusão
   *[abandoned] abandonada
}{ $shared ->
    [0] {""}
    [one] , vence o lugar { $winners }
    [many] , vitória partilhada: lugares { $winners }
   *[other] , vitória partilhada: lugares { $winners }
}
cli-bench-progress = partidas: { $games }…
cli-bench-result = jogadas por segundo: { $plies }, partidas por segundo: { $games }
