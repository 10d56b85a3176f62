# At the table: what happened since one's last move, why something cannot be done, help, and the guide
# for the first game. "You" is said only where exactly one seat is the reader's.
#
# $colour and $holds are letters of colours (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player, or you-name.

## The reader: "you"

you-name = Tu
you-board = O teu tabuleiro
you-round = Ronda { $round }. Começas tu.
you-take = Tiras { $count ->
    [one] { $count } { $colour ->
        [B] azul
        [Y] amarelo
        [R] vermelho
        [K] preto
       *[W] branco
    }
    [many] { $count } de { $colour ->
        [B] azuis
        [Y] amarelos
        [R] vermelhos
        [K] pretos
       *[W] brancos
    }
   *[other] { $count } { $colour ->
        [B] azuis
        [Y] amarelos
        [R] vermelhos
        [K] pretos
       *[W] brancos
    }
} { $source ->
    [0] do centro
   *[other] da fábrica { $source }
} { $line ->
    [0] para a linha do chão
   *[other] para a linha { $line }
}{ $marker ->
    [yes] , com o marcador do jogador inicial
    [free] , com o marcador do jogador inicial, que não custa nada
   *[no] {""}
}{ $falls ->
    [0] .
    [one] ; { $falls } cai.
    [many] ; { $falls } caem.
   *[other] ; { $falls } caem.
}
you-joined = Sentas-te à mesa.
you-undone = Anulas uma jogada.
you-offered = { $what ->
    [undo] Pedes para anular uma jogada.
    [rematch] Propões jogar outra vez.
   *[abandon] Propões acabar a partida sem vencedor.
}
you-answered = { $accept ->
    [yes] Aceitas.
   *[no] Não aceitas.
}
you-seat-out = { $reason ->
    [resigned] Desistes.
    [time] Ficaste sem tempo.
   *[claimed] Saíste da partida.
}
you-seat-given = O computador continua a jogar por ti.
you-time-given = Dás mais tempo ({ $receiver }): { $seconds } s.
you-get-time = { $name } dá-te mais { $seconds } s.
you-on-holiday = Estás de férias até { $date }.
you-holiday-over = Voltaste das férias.
you-rematch-lapsed = Saíste, por isso não há nova partida.
# $count: how many share the win.
you-ended = { $count ->
    [one] Fim do jogo. Venceste.
    [many] Fim do jogo. Partilhas a vitória.
   *[other] Fim do jogo. Partilhas a vitória.
}
# Why the game ended early. $who: the reader, or the only opponent.
you-reason = { $who ->
    [you] { $reason ->
        [resigned] Desististe.
        [time] Ficaste sem tempo.
       *[other] Estiveste ausente demasiado tempo, e o teu adversário reclamou a vitória.
    }
   *[opponent] { $reason ->
        [resigned] O teu adversário desistiu.
        [time] O teu adversário ficou sem tempo.
       *[other] O teu adversário esteve ausente demasiado tempo, e reclamaste a vitória.
    }
}
# Why the reader has won, alone or not; as end-why.
you-why = { $verdict ->
    [rows] Há empate a { $points }, mas tens mais linhas horizontais completas.
   *[shared] { $points ->
        [one] Quem venceu tem { $points } ponto e o mesmo número de linhas horizontais completas.
        [many] Quem venceu tem { $points } de pontos e o mesmo número de linhas horizontais completas.
       *[other] Quem venceu tem { $points } pontos e o mesmo número de linhas horizontais completas.
    }
}

## Moves as they are drawn. $tiles is the place of the tiles

drawn-take = { $name }: { $tiles } { $source ->
    [0] centro
   *[other] fábrica { $source }
} → { $line ->
    [0] linha do chão
   *[other] linha { $line }
}{ $marker ->
    [no] {""}
   *[yes] , marcador
}{ $falls ->
    [0] {""}
    [one] , { $falls } cai
    [many] , { $falls } caem
   *[other] , { $falls } caem
}
drawn-placed = { $name }: { $tiles } → linha { $row }, coluna { $column }, +{ $points }
recap-title = Desde a tua última jogada
recap-watching = A última jogada
recap-name = { $name }:
recap-take = { $tiles } → { $line ->
    [0] chão
   *[other] { $short ->
        [yes] { $line }
       *[no] linha { $line }
    }
}
recap-placed = { $tiles } → { $short ->
    [yes] { $row }/{ $column }
   *[no] linha { $row }, coluna { $column }
}
log-show = Mostrar esta jogada na mesa

## Why something cannot be done

why = { $kind ->
    [sending] A tua jogada está a ser enviada.
    [watching] Estás a assistir a esta partida.
    [over] O jogo acabou.
    [deal_next] Os próximos azulejos estão a ser distribuídos.
    [turn] Não é a tua vez.
    [source_empty] { $source ->
        [0] O centro está vazio.
       *[other] A fábrica { $source } está vazia.
    }
    [no_factory] Não existe a fábrica { $source }.
    [no_tiles] { $source ->
        [0] Não há azulejos { $colour ->
            [B] azuis
            [Y] amarelos
            [R] vermelhos
            [K] pretos
           *[W] brancos
        } no centro.
       *[other] Não há azulejos { $colour ->
           [B] azuis
           [Y] amarelos
           [R] vermelhos
           [K] pretos
          *[W] brancos
       } na fábrica { $source }.
    }
    [tiles_first] Escolhe primeiro os azulejos.
    [wall_later] A parede só se reveste no fim da ronda: escolhe azulejos e uma linha.
    [tiling_next] Escolhe agora um espaço na parede.
    [line_full] A linha { $line } está cheia.
    [line_holds] A linha { $line } tem { $holds ->
        [B] azul
        [Y] amarelo
        [R] vermelho
        [K] preto
       *[W] branco
    }: não aceita outra cor.
    [row_has] A linha { $line } da parede já tem { $colour ->
        [B] azul
        [Y] amarelo
        [R] vermelho
        [K] preto
       *[W] branco
    }.
    [other_line] Primeiro é a linha { $line }.
    [space_taken] Este espaço da linha { $line } está ocupado.
   *[column_has] A coluna { $column } já tem { $colour ->
       [B] azul
       [Y] amarelo
       [R] vermelho
       [K] preto
      *[W] branco
   }.
}

## Help

help-title = Ajuda
help-short = O jogo em resumo
help-short-take = Tira de uma fábrica todos os azulejos de uma cor; os outros vão para o centro. Ou tira do centro todos os azulejos de uma cor. Quem o fizer primeiro numa ronda recebe também o marcador do jogador inicial.
help-short-line = Coloca-os numa das tuas linhas padrão. Cada linha leva uma só cor, e nenhuma que já esteja na linha da parede ao lado.
help-short-floor = O que não cabe cai na linha do chão e custa pontos.
help-short-wall = Quando não há mais azulejos para tirar, cada linha completa passa um azulejo para a parede. Ele dá um ponto por cada azulejo seguido na horizontal, ele incluído, e o mesmo na vertical; sozinho, dá 1.
help-short-end = O jogo acaba depois da ronda em que alguém completa uma linha horizontal da parede. Então há { $row } pontos por cada linha horizontal completa, { $column } por cada coluna e { $colour } por cada cor com os cinco azulejos.
help-rules = Todas as regras
help-lessons = Praticar em pequenas lições
help-numbers = O que os números querem dizer
help-number-gain = Quantos pontos daria o azulejo desta linha se a parede fosse revestida agora.
help-number-falls = Quantos azulejos cairiam na linha do chão.
help-number-floor = Quanto custa cada espaço da linha do chão, da esquerda para a direita.
help-number-then = Os teus pontos se a ronda acabasse agora: com as linhas completas na parede e a linha do chão descontada.
help-number-pile = Quantos azulejos dessa cor estão no centro.
help-marks = As molduras com um símbolo mostram o que os outros fizeram desde a tua última jogada. Cada jogador tem um símbolo. Aponta para uma linha do relato, ou toca nela, para veres a jogada outra vez.
help-keys = Teclas
help-key-source = Fábrica; { $centre } é o centro
help-key-colour = Cor: azul, amarelo, vermelho, preto, branco
help-key-line = Linha padrão; { $floor } é a linha do chão. No revestimento: a coluna
help-key-arrows = De azulejo em azulejo, de linha em linha
help-key-enter = Escolher, ou fazer a jogada escolhida
help-key-escape = Um passo atrás
help-key-replay = Rever a partida: um passo, início e fim
help-key-help = Esta ajuda
help-key-names = { $key ->
    [arrows] Setas
    [enter] Enter
    [escape] Esc
   *[ends] Home, End
}
help-guide = Dar uma volta pela mesa

## The guide through the first game

guide-offer = Ainda não conheces o jogo?
guide-yes = Mostrar
guide-no = Não
guide-title = Uma volta pela mesa
guide-step = { $number } de { $count }
guide-sources = Tira azulejos
    .about = Na tua vez, tira de uma fábrica todos os azulejos de uma cor; os outros vão para o centro. Também podes tirar uma cor do centro.
guide-lines = Enche uma linha
    .about = Coloca os azulejos numa das tuas linhas padrão. Cada linha leva uma só cor, e está completa quando todos os espaços estão cheios.
guide-floor = Cuidado com o chão
    .about = Os azulejos que não cabem caem aqui. Cada um custa pontos no fim da ronda.
guide-wall = Reveste a parede
    .about = Quando não há mais azulejos para tirar, cada linha completa passa um azulejo para a tua parede. Quanto mais azulejos ele tocar, mais pontos dá.
guide-score = Vence
    .about = O jogo acaba quando alguém tem uma linha horizontal completa na parede. As linhas horizontais, colunas e cores completas dão então pontos extra. Vence quem tiver mais pontos. É a tua vez!
guide-next = Seguinte
guide-back = Voltar
guide-done = Jogar
