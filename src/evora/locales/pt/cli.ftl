# What the command line says, outside of a game.

cli-description = Evora: para jogar o jogo de tabuleiro Azul, verificar e rever partidas e listar as jogadas possíveis.
cli-epilog =
    Exemplos:
      evora play                            uma partida contra o computador
      evora play --players 4 --variant grey
      evora replay games.evora              verifica registros, uma linha por partida
      evora moves "$(evora apply "$(evora new)" =BBRK/YYWW/RKKW/BYRK/BRWW)"

    A notação de posições, jogadas e registros está em docs/notation.md.
    Códigos de saída: 0 feito, 1 dados errados, 2 uso errado.
cli-commands = comandos
cli-version = mostra a versão e sai
cli-option-language = o idioma da saída: { $languages } (padrão: o do ambiente)
cli-bad-language = deve ser um destes, e não '{ $value }': { $languages }

cli-new = Mostra a posição de uma partida nova.
cli-new-more = As fábricas ainda estão vazias: encha-as com 'evora deal' e 'evora apply', ou com --seed.
cli-show = Desenha uma posição no terminal.
cli-show-more = Colorida em um terminal; sem cores fora dele ou quando NO_COLOR está definido.
cli-moves = Lista as jogadas possíveis de uma posição.
cli-moves-more =
    Uma por linha, na ordem dos números de ação; nada antes de uma distribuição ou depois do fim do jogo.
    3R2 pega todos os vermelhos da fábrica 3 para a linha 2; a origem 0 é o centro, a linha 0, o chão.
    2@4 põe o azulejo da linha padrão 2 na linha vertical 4 (lado cinza).
cli-apply = Aplica jogadas e distribuições e mostra a posição resultante.
cli-apply-more = Cada jogada é verificada; a primeira errada encerra o comando, e nada é mostrado.
cli-deal = Mostra a distribuição que uma semente dá em uma posição.
cli-deal-more = A mesma semente dá as mesmas distribuições em qualquer lugar: docs/deals.md explica como.
cli-perft = Conta as posições um certo número de jogadas à frente.
cli-perft-more = Uma distribuição ou o fim do jogo antes disso conta como uma posição. Serve para testar e cronometrar a geração de jogadas.
cli-replay = Verifica registros de partidas e mostra uma linha por partida.
cli-replay-more =
    Cada distribuição e cada jogada passa pelas regras, e o resultado é comparado. A leitura de um
    arquivo termina na primeira partida errada, indicada na saída de erros como ARQUIVO:linha; a
    verificação continua nos outros arquivos.
cli-play = Joga uma partida no terminal.
cli-play-more =
    Em cada lugar pode jogar uma pessoa ou um jogador de qualquer nível. Durante o jogo, ? mostra a
    ajuda. Cada jogada é salva na hora, e 'evora play --resume' retoma qualquer partida inacabada.
cli-play-levels = níveis, do mais fraco ao mais forte:
cli-levels = Lista os níveis: adversários do iniciante à força máxima.
cli-levels-more = Do mais fraco ao mais forte. 'evora play --seats person,NOME' joga contra um deles.
cli-bench = Mede a velocidade do motor de regras.
cli-bench-more = playouts: partidas aleatórias em um núcleo, o mais rápido possível.

cli-argument-position = uma posição em um só argumento (entre aspas: ela tem espaços)
cli-argument-move = uma jogada como 3R2 ou 2@4, ou uma distribuição como =BBRK/YYWW/RKKW/BYRK/BRWW
cli-argument-depth = quantas jogadas à frente
cli-argument-files = um arquivo com registros de partidas; - é a entrada padrão
cli-no-games = { $file }: não há partidas neste arquivo
cli-argument-bench = o que medir
cli-option-players = quantos jogadores (padrão: 2)
cli-option-variant = o lado dos tabuleiros (padrão: coloured)
cli-option-start = o lugar que começa (padrão: 1; com --seed, por sorteio)
cli-option-new-seed = distribui a primeira rodada a partir desta semente: qualquer texto
cli-option-seed = a semente: qualquer texto
cli-option-json = mostra JSON, um objeto por linha
cli-option-positions = mostra também todas as posições: a primeira e a que vem depois de cada distribuição e jogada
cli-option-seconds = por quanto tempo medir (padrão: 3)
cli-option-seats = quem se senta em cada lugar, em ordem, separados por vírgulas: person, random, greedy ou um nível, veja abaixo (padrão: person,{ $level },…)
cli-option-play-start = o lugar que começa (padrão: por sorteio)
cli-option-play-seed = distribui a partir desta semente: qualquer texto (padrão: uma aleatória)
cli-option-save = o arquivo em que a partida é salva

cli-bad-number = deve ser um número inteiro a partir de { NUMBER($min, useGrouping: 0) }, e não '{ $value }'
cli-bad-seconds = deve ser um número de segundos acima de 0, e não '{ $value }'
cli-bad-start = argumento --start: deve ser um lugar de 1 a { $players }, recebido { $start }
cli-bad-seats = argumento --seats: devem ser { $players } destes nomes, e não '{ $value }': { $kinds }

cli-perft-progress = primeiras jogadas: { $done } de { $moves }…
cli-replay-progress = { $games ->
    [0] { $games } partidas…
    [one] { $games } partida…
    [many] { $games } de partidas…
   *[other] { $games } partidas…
}
cli-replay-game = { $scores } em { $rounds ->
    [0] { $rounds } rodadas
    [one] { $rounds } rodada
    [many] { $rounds } de rodadas
   *[other] { $rounds } rodadas
}, { $plies ->
    [0] { $plies } jogadas
    [one] { $plies } jogada
    [many] { $plies } de jogadas
   *[other] { $plies } jogadas
}: { $end ->
    [none] não terminada
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
    [many] , vitória compartilhada: lugares { $winners }
   *[other] , vitória compartilhada: lugares { $winners }
}
cli-bench-progress = partidas: { $games }…
cli-bench-result = jogadas por segundo: { $plies }, partidas por segundo: { $games }
