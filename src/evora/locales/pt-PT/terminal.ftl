# The table as drawn in a terminal, and a game played there.

colour-B = azul
colour-Y = amarelo
colour-R = vermelho
colour-K = preto
colour-W = branco

## The table

draw-seat = Lugar { $seat }
draw-heading = { $phase ->
    [deal] Antes da ronda { $round }
    [tiling] Ronda { $round }: revestimento de parede
    [over] Fim do jogo após a ronda { $round }
   *[offer] Ronda { $round }: oferta de fábrica
}
draw-to-move = A jogar: { $name }
draw-factories = Fábricas
draw-centre = Centro da mesa
draw-bag = Saco { $count }
draw-lid = Tampa { $count }
draw-points = { $count ->
    [one] { $count } ponto
    [many] { $count } de pontos
   *[other] { $count } pontos
}
draw-start-player = começa
draw-floor = chão { $cost }
draw-row-of = linha horizontal { $row } ({ $name })
draw-last-round = { $how ->
    [done] Última ronda. Sem espaços livres: { $rows }.
    [sure] Última ronda. O revestimento completa: { $rows }.
   *[maybe] Esta pode ser a última ronda. O revestimento pode completar: { $rows }.
}

## Starting, saving, resuming: what can be wrong

terminal-bad-players = players: deve ser 2, 3 ou 4, e não { $value }
terminal-bad-variant = variant: deve ser coloured ou grey, e não '{ $value }'
terminal-bad-start = start: deve ser um lugar de 1 a { $players }, e não { $value }
terminal-bad-seats = seats: devem ser { $players }, e não { $count }
terminal-bad-kind = Seat{ $seat }Kind: deve ser um destes: { $kinds }; e não '{ $value }'
terminal-bad-names = names: devem ser { $players }, e não { $count }
terminal-bad-name = Seat{ $seat }: deve ser um nome com carateres visíveis, e não { $value }
terminal-no-save = { $file }: não há nenhuma partida guardada
terminal-not-a-record = { $file }: este ficheiro não é um registo de partida
terminal-finished = { $file }: Result: a partida acabou ({ $result }), por isso não pode continuar
terminal-ended-early = { $file }: End: a partida terminou ({ $end }), por isso não pode continuar
terminal-no-seed = { $file }: Seed: o registo não tem semente, por isso não é possível distribuir mais azulejos; indica a semente da partida
terminal-wrong-seed-hash = { $file }: SeedHash: a semente não pertence a esta partida
terminal-wrong-seed = { $file }: Seed: a distribuição da ronda { $round } não vem desta semente

## A game

play-name = { $kind ->
    [person] Jogador { $seat }
    [random] Aleatório { $seat }
    [greedy] Ganancioso { $seat }
   *[level] { $level } { $seat }
}
play-title = Evora: { $players } jogadores, { $variant ->
    [grey] lado cinzento
   *[coloured] lado colorido
}
play-seat = Lugar { $seat }: { $name } ({ $kind ->
    [person] uma pessoa
    [random] o jogador aleatório
    [greedy] o jogador ganancioso
   *[level] nível { $kind }
})
play-seed-hash = Semente (hash) { $hash }
play-seed = Semente { $seed }
play-welcome = Escreve ? em qualquer altura para veres a ajuda.
play-resumed = A partida continua na ronda { $round }.

play-prompt-move = { $name }, é a tua vez (? para ajuda):
play-prompt-line = { $take } para a linha (0 é o chão, Enter escolhe de novo):
play-prompt-column = { $name }, para a coluna:
play-prompt-deal = Enter distribui os azulejos da ronda { $round } (ou undo, show):

play-help =
    Uma jogada é uma origem, uma cor e uma linha:
      3R2    tira os vermelhos da fábrica 3 para a linha 2
      0B0    tira os azuis do centro (0) para o chão (0)
      3R     mostra o que estes azulejos fariam em cada
             linha, e pede uma
    Tiram-se sempre todos os azulejos da cor.
    Cores: B azul, Y amarelo, R vermelho, K preto, W branco;
    1 é o marcador do jogador inicial.
    No lado cinzento, um azulejo vai para uma coluna: escreve
    o número dela, ou 2@4 para a linha 2 e a coluna 4.
    Na tabela das jogadas:
      +3     a linha fica completa, e o azulejo dá 3 pontos
      2/4    a linha fica com 2 dos seus 4 azulejos
      v1     1 azulejo cai na linha do chão
      -2     a linha do chão custa mais 2 pontos, com o
             marcador incluído
    Outros comandos:
      moves  as jogadas possíveis, outra vez
      show   a mesa, outra vez
      hint   uma boa jogada, segundo o motor
      last   o que aconteceu desde a tua última jogada
      undo   volta à última escolha de uma pessoa nesta ronda
      save   guarda a partida; save FICHEIRO num ficheiro teu
      quit   guarda a partida e sai
      ?      esta ajuda

play-from = tirar de
play-from-centre = { $marker ->
    [yes] 0 + marcador
   *[no] 0
}
play-column = { $line ->
    [0] chão (0)
   *[other] linha { $line }
}
play-legend = +3 completa: 3 pontos   2/4 na linha   v1 cai   -1 custa
play-legend-nowhere = x completa a linha, sem espaço na parede para o azulejo

play-choice-floor = linha do chão
play-choice-completes = linha { $line } completa: { $points ->
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
}
play-choice-nowhere = linha { $line } completa, mas sem espaço na parede
play-choice-fills = linha { $line } com { $filled } de { $line }
play-choice-falls = { $falls ->
    [0] {""}
    [one] ; { $falls } cai
    [many] ; { $falls } caem
   *[other] ; { $falls } caem
}; { $cost ->
    [0] não custa nada
    [one] custa { $cost } ponto
    [many] custa { $cost } de pontos
   *[other] custa { $cost } pontos
}
play-with-marker = Com o marcador do jogador inicial; o custo está incluído.
play-tile-where = Linha { $line } completa: o azulejo { $colour } vai para a coluna
play-tile-column = { $column }  dá { $points ->
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
}

play-unknown = '{ $value }' não é uma jogada. Exemplo: 3R2; ? mostra a ajuda.
play-bad-number = '{ $value }' não é uma jogada desta fase. Exemplo: 3R2; ? mostra a ajuda.
play-bad-column = Escolhe aqui uma coluna: { $columns }. Escreve ? para ajuda.
play-bad-deal = A ronda acabou: Enter distribui os azulejos da próxima, undo volta atrás, ? ajuda.
play-no-factory = Não existe a fábrica { $source }: vão de 1 a { $factories }, e 0 é o centro.
play-no-tiles = { $source ->
    [0] O centro da mesa
   *[other] A fábrica { $source }
} não tem nenhum azulejo { $letter ->
    [B] { colour-B }
    [Y] { colour-Y }
    [R] { colour-R }
    [K] { colour-K }
   *[W] { colour-W }
}.

# $letter is the letter of a colour: other languages inflect the word.
play-takes = { $name } tira { $count ->
    [one] { $count } azulejo { $letter ->
        [B] azul
        [Y] amarelo
        [R] vermelho
        [K] preto
       *[W] branco
    }
    [many] { $count } de azulejos { $letter ->
        [B] azuis
        [Y] amarelos
        [R] vermelhos
        [K] pretos
       *[W] brancos
    }
   *[other] { $count } azulejos { $letter ->
        [B] azuis
        [Y] amarelos
        [R] vermelhos
        [K] pretos
       *[W] brancos
    }
} { $source ->
    [0] do centro da mesa
   *[other] da fábrica { $source }
} para a { $line ->
    [0] linha do chão
   *[other] linha padrão { $line }
}.
play-falls = { $count ->
    [one] { $count } cai na linha do chão.
    [many] { $count } caem na linha do chão.
   *[other] { $count } caem na linha do chão.
}
play-to-lid = { $count ->
    [one] { $count } não cabe na linha do chão e vai para a tampa da caixa.
    [many] { $count } não cabem na linha do chão e vão para a tampa da caixa.
   *[other] { $count } não cabem na linha do chão e vão para a tampa da caixa.
}
play-takes-marker = { $space ->
    [0] { $name } tira também o marcador do jogador inicial; com a linha do chão cheia, não custa nada.
   *[other] { $name } tira também o marcador do jogador inicial.
}
play-round-starts = Os azulejos da ronda { $round } estão distribuídos. Quem começa: { $name }.
play-bag-refilled = O saco estava vazio: { $count ->
    [one] { $count } azulejo volta
    [many] { $count } de azulejos voltam
   *[other] { $count } azulejos voltam
} da tampa da caixa para o saco.
play-placed = { $name }, linha { $row }: { $colour } para a coluna { $column }, { $points ->
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
}{ $runs ->
    [both] {" "}({ $across } na horizontal, { $down } na vertical)
    [across] {" "}({ $across } na horizontal)
    [down] {" "}({ $down } na vertical)
   *[none] {""}
}
play-no-space = { $name }, linha { $row }: não há espaço para o { $colour }, { $count ->
    [one] { $count } azulejo cai
    [many] { $count } de azulejos caem
   *[other] { $count } azulejos caem
} na linha do chão
play-floor-scored = { $name }, linha do chão: { $capped ->
    [yes] custa { $cost }, mas a pontuação não desce abaixo de 0: perde { $lost }
   *[no] perde { $lost }
}
play-undone = { $count ->
    [one] { $count } jogada anulada.
    [many] { $count } de jogadas anuladas.
   *[other] { $count } jogadas anuladas.
}
play-no-undo = Não há nada para anular: uma distribuição não se anula.

play-table-round = Ronda { $round }
play-table-end = Resultado
play-table-tiles = azulejos
play-table-wall = parede
play-table-floor = chão
play-table-score = pontos
play-table-before = antes
play-table-row = linhas
play-table-column = colunas
play-table-colour = cores
play-table-final = pontos
play-ended = { $reason ->
    [stalled] Fim do jogo: há três rondas que ninguém move um azulejo para a parede.
    [no_tiles] Fim do jogo: não há mais azulejos para distribuir.
   *[row] { $count ->
        [one] Fim do jogo: { $names } tem uma linha horizontal completa.
        [many] Fim do jogo: { $names } têm linhas horizontais completas.
       *[other] Fim do jogo: { $names } têm linhas horizontais completas.
    }
}
play-wins = { $name } vence com { $points ->
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
}.
play-wins-by-rows = { $name } vence: há empate a { $points }, mas tem mais linhas horizontais completas ({ $rows }).
play-shared-win = Vitória partilhada: { $names }, com { $points ->
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
} cada.

play-saved = A partida está guardada em { $file }
play-resume-with = Para continuar: { $command }
play-not-saved = Não foi possível guardar a partida. Este é o registo dela:
play-kept = O registo da partida está em { $file }
