# The table as drawn in a terminal, and a game played there.

colour-B = azul
colour-Y = amarelo
colour-R = vermelho
colour-K = preto
colour-W = branco

## The table

draw-seat = Lugar { $seat }
draw-heading = { $phase ->
    [deal] Antes da rodada { $round }
    [tiling] Rodada { $round }: revestimento de parede
    [over] Fim de jogo após a rodada { $round }
   *[offer] Rodada { $round }: oferta de fábrica
}
draw-to-move = Vez de { $name }
draw-factories = Fábricas
draw-centre = Centro da mesa
draw-bag = Saco { $count }
draw-lid = Tampa { $count }
draw-points = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
    [many] { $count } de pontos
   *[other] { $count } pontos
}
draw-start-player = começa
draw-floor = chão { $cost }
draw-row-of = linha horizontal { $row } ({ $name })
draw-last-round = { $how ->
    [done] Última rodada. Sem espaços livres: { $rows }.
    [sure] Última rodada. A completar no revestimento: { $rows }.
   *[maybe] Esta pode ser a última rodada. A completar, se possível, no revestimento: { $rows }.
}

## Starting, saving, resuming: what can be wrong

terminal-bad-players = players: deve ser 2, 3 ou 4, e não { $value }
terminal-bad-variant = variant: deve ser coloured ou grey, e não '{ $value }'
terminal-bad-start = start: deve ser um lugar de 1 a { $players }, e não { $value }
terminal-bad-seats = seats: devem ser { $players }, e não { $count }
terminal-bad-kind = Seat{ $seat }Kind: deve ser um destes, e não '{ $value }': { $kinds }
terminal-bad-names = names: devem ser { $players }, e não { $count }
terminal-bad-name = Seat{ $seat }: deve ser um nome com caracteres visíveis, e não { $value }
terminal-no-save = { $file }: não há nenhuma partida salva
terminal-not-a-record = { $file }: este arquivo não é um registro de partida
terminal-finished = { $file }: Result: a partida acabou ({ $result }), por isso não pode continuar
terminal-ended-early = { $file }: End: a partida foi encerrada ({ $end }), por isso não pode continuar
terminal-no-seed = { $file }: Seed: o registro não tem semente, por isso não pode haver mais distribuições; informe a semente da partida
terminal-wrong-seed-hash = { $file }: SeedHash: a semente não é a desta partida
terminal-wrong-seed = { $file }: Seed: a distribuição da rodada { $round } não vem desta semente

## A game

play-name = { $kind ->
    [person] Jogador { $seat }
    [random] Aleatório { $seat }
    [greedy] Guloso { $seat }
   *[level] { $level } { $seat }
}
play-title = Evora: { $players } jogadores, { $variant ->
    [grey] lado cinza
   *[coloured] lado colorido
}
play-seat = Lugar { $seat }: { $name } ({ $kind ->
    [person] uma pessoa
    [random] o jogador aleatório
    [greedy] o jogador guloso
   *[level] nível { $kind }
})
play-seed-hash = Semente (hash) { $hash }
play-seed = Semente { $seed }
play-welcome = Digite ? a qualquer momento para ver a ajuda.
play-resumed = A partida continua na rodada { $round }.

play-prompt-move = { $name }, é a sua vez (? para ajuda):
play-prompt-line = { $take } para a linha (0 é o chão, Enter escolhe de novo):
play-prompt-column = { $name }, para a linha vertical:
play-prompt-deal = Enter distribui os azulejos da rodada { $round } (undo e show também valem):

play-help =
    Uma jogada é uma origem, uma cor e uma linha:
      3R2    leva todos os vermelhos da fábrica 3 à linha 2
      0B0    leva todos os azuis do centro (0) ao chão (0)
      3R     mostra o que eles fariam em cada linha e pede uma
    Cores: B azul, Y amarelo, R vermelho, K preto, W branco;
    1 é o marcador do jogador inicial.
    No lado cinza, o azulejo vai para uma linha vertical:
    digite o número dela, ou 2@4 para ir da linha padrão 2
    à linha vertical 4.
    Na tabela de jogadas:
      +3     a linha fica completa, e seu azulejo dá 3 pontos
      2/4    a linha fica com 2 dos seus 4 azulejos
      v1     1 azulejo cai na linha do chão
      -2     o chão custa mais 2 pontos, já com o marcador
    Outros comandos:
      moves  mostra de novo as jogadas possíveis
      show   mostra de novo a mesa
      hint   mostra uma boa jogada, segundo o motor
      last   mostra o que houve desde a sua última jogada
      undo   volta à última escolha de uma pessoa na rodada
      save   salva a partida; save ARQUIVO, onde você quiser
      quit   salva a partida e sai
      ?      mostra esta ajuda

play-from = origem
play-from-centre = { $marker ->
    [yes] 0 + marc.
   *[no] 0
}
play-column = { $line ->
    [0] chão 0
   *[other] linha { $line }
}
play-legend = +3 completa e dá 3   2/4 na linha   v1 cai   -1 custa
play-legend-nowhere = x completa, mas o azulejo não tem agora espaço na parede

play-choice-floor = a linha do chão
play-choice-completes = a linha { $line } fica completa: { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
}
play-choice-nowhere = a linha { $line } fica completa, mas o azulejo não tem agora espaço na parede
play-choice-fills = a linha { $line } fica com { $filled } de { $line }
play-choice-falls = { $falls ->
    [0] {""}
    [one] ; { $falls } azulejo cai
    [many] ; { $falls } de azulejos caem
   *[other] ; { $falls } azulejos caem
}; { $cost ->
    [0] não custa nada
    [one] custa { $cost } ponto
    [many] custa { $cost } de pontos
   *[other] custa { $cost } pontos
}
play-with-marker = O marcador do jogador inicial vem com esses azulejos; o custo já o inclui.
play-tile-where = Linha { $line } completa: o azulejo { $colour } vai para a parede, na linha vertical
play-tile-column = { $column }  dá { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
}

play-unknown = '{ $value }' não é uma jogada: digite algo como 3R2, ou ? para ajuda.
play-bad-number = '{ $value }' não vale na oferta de fábrica: digite algo como 3R2, ou ? para ajuda.
play-bad-column = Escolha aqui uma linha vertical: { $columns }. Digite ? para ajuda.
play-bad-deal = A rodada acabou: Enter distribui a próxima, undo desfaz, ? ajuda.
play-no-factory = Não existe a fábrica { $source }: elas vão de 1 a { $factories }, e 0 é o centro da mesa.
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
play-takes = { $name } pega { $count ->
    [0] { $count } azulejos { $letter ->
        [B] azuis
        [Y] amarelos
        [R] vermelhos
        [K] pretos
       *[W] brancos
    }
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
    [0] Não cai nada.
    [one] { $count } cai na linha do chão.
    [many] { $count } caem na linha do chão.
   *[other] { $count } caem na linha do chão.
}
play-to-lid = { $count ->
    [0] Nenhum vai para a tampa da caixa.
    [one] { $count } não cabe na linha do chão e vai para a tampa da caixa.
    [many] { $count } não cabem na linha do chão e vão para a tampa da caixa.
   *[other] { $count } não cabem na linha do chão e vão para a tampa da caixa.
}
play-takes-marker = { $space ->
    [0] { $name } leva também o marcador do jogador inicial; com a linha do chão cheia, ele não custa nada.
   *[other] { $name } leva também o marcador do jogador inicial.
}
play-round-starts = Os azulejos da rodada { $round } foram distribuídos. { $name } começa.
play-bag-refilled = O saco estava vazio: { $count ->
    [0] nenhum azulejo volta
    [one] { $count } azulejo volta
    [many] { $count } de azulejos voltam
   *[other] { $count } azulejos voltam
} da tampa da caixa para o saco.
play-placed = { $name }, linha { $row }: { $colour } na linha vertical { $column }, { $points ->
    [0] { $points } pontos
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
    [0] nenhum azulejo cai
    [one] { $count } azulejo cai
    [many] { $count } de azulejos caem
   *[other] { $count } azulejos caem
} na linha do chão
play-floor-scored = { $name }, linha do chão: { $capped ->
    [yes] custa { $cost }, mas a pontuação não fica abaixo de 0: perde { $lost }
   *[no] perde { $lost }
}
play-undone = { $count ->
    [0] Nenhuma jogada desfeita.
    [one] { $count } jogada desfeita.
    [many] { $count } de jogadas desfeitas.
   *[other] { $count } jogadas desfeitas.
}
play-no-undo = Não há nada para desfazer: uma distribuição não pode ser desfeita.

play-table-round = Rodada { $round }
play-table-end = Placar final
play-table-tiles = azulejos
play-table-wall = parede
play-table-floor = chão
play-table-score = pontos
play-table-before = antes
play-table-row = horiz.
play-table-column = vert.
play-table-colour = cores
play-table-final = pontos
play-ended = { $reason ->
    [stalled] Fim de jogo: há três rodadas ninguém leva um azulejo à parede.
    [no_tiles] Fim de jogo: não há mais azulejos para distribuir.
   *[row] { $count ->
        [one] Fim de jogo: { $names } tem uma linha horizontal completa.
        [many] Fim de jogo: { $names } têm linhas horizontais completas.
       *[other] Fim de jogo: { $names } têm linhas horizontais completas.
    }
}
play-wins = { $name } vence com { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
}.
play-wins-by-rows = Empate em { $points }: { $name } vence por ter mais linhas horizontais completas ({ $rows }).
play-shared-win = Vitória compartilhada: { $names }, com { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
    [many] { $points } de pontos
   *[other] { $points } pontos
} cada.

play-saved = A partida foi salva em { $file }
play-resume-with = Para continuar: { $command }
play-not-saved = Não foi possível salvar a partida. Este é o registro dela:
play-kept = O registro da partida está em { $file }
