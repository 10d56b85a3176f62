# At the table: what happened since one's last move, why something cannot be done, help, and the guide
# for the first game. "You" is said only where exactly one seat is the reader's.
#
# $colour and $holds are letters of colours (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player, or you-name.

## The reader: "you"

you-name = Você
you-board = Seu tabuleiro
you-round = Rodada { $round }. Você começa.
you-take = Você pega { $count ->
    [0] { $count } { $colour ->
        [B] azuis
        [Y] amarelos
        [R] vermelhos
        [K] pretos
       *[W] brancos
    }
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
you-joined = Você se senta à mesa.
you-undone = Você desfaz uma jogada.
you-offered = { $what ->
    [undo] Você gostaria de desfazer uma jogada.
    [rematch] Você gostaria de jogar de novo.
   *[abandon] Você gostaria de encerrar a partida sem vencedor.
}
you-answered = { $accept ->
    [yes] Você aceita.
   *[no] Você não aceita.
}
you-seat-out = { $reason ->
    [resigned] Você desiste.
    [time] Seu tempo acabou.
   *[claimed] Você saiu da partida.
}
you-seat-given = O computador continua jogando por você.
you-time-given = Você dá mais tempo ({ $receiver }): { $seconds } s.
you-get-time = { $name } dá mais { $seconds } s a você.
you-on-holiday = Você está de férias até { $date }.
you-holiday-over = Você voltou das férias.
you-rematch-lapsed = Você saiu, por isso não há nova partida.
# $count: how many share the win.
you-ended = { $count ->
    [one] Fim de jogo. Você venceu.
    [many] Fim de jogo. Você compartilha a vitória.
   *[other] Fim de jogo. Você compartilha a vitória.
}
# Why the game ended early. $who: the reader, or the only opponent.
you-reason = { $who ->
    [you] { $reason ->
        [resigned] Você desistiu.
        [time] Seu tempo acabou.
       *[other] Você ficou ausente por tempo demais, e seu adversário reivindicou a vitória.
    }
   *[opponent] { $reason ->
        [resigned] Seu adversário desistiu.
        [time] O tempo do seu adversário acabou.
       *[other] Seu adversário ficou ausente por tempo demais, e você reivindicou a vitória.
    }
}
# Why the reader has won, alone or not; as end-why.
you-why = { $verdict ->
    [rows] Há empate em { $points }, mas você tem mais linhas horizontais completas.
   *[shared] Os vencedores têm { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
        [many] { $points } de pontos
       *[other] { $points } pontos
    } e o mesmo número de linhas horizontais completas.
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
drawn-placed = { $name }: { $tiles } → linha { $row }, vertical { $column }, +{ $points }
recap-title = Desde a sua última jogada
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
   *[no] linha { $row }, vertical { $column }
}
log-show = Mostrar esta jogada na mesa

## Why something cannot be done

why = { $kind ->
    [sending] Sua jogada está sendo enviada.
    [watching] Você está assistindo a esta partida.
    [over] O jogo acabou.
    [deal_next] Os próximos azulejos estão sendo distribuídos.
    [turn] Não é a sua vez.
    [source_empty] { $source ->
        [0] O centro está vazio.
       *[other] A fábrica { $source } está vazia.
    }
    [no_factory] Não existe a fábrica { $source }.
    [no_tiles] { $source ->
        [0] Não há azulejo { $colour ->
            [B] azul
            [Y] amarelo
            [R] vermelho
            [K] preto
           *[W] branco
        } no centro.
       *[other] Não há azulejo { $colour ->
            [B] azul
            [Y] amarelo
            [R] vermelho
            [K] preto
           *[W] branco
        } na fábrica { $source }.
    }
    [tiles_first] Escolha primeiro os azulejos.
    [wall_later] A parede é revestida no fim da rodada: escolha azulejos e uma linha.
    [tiling_next] Escolha agora um espaço na parede.
    [line_full] A linha { $line } está cheia.
    [line_holds] A linha { $line } já tem { $holds ->
        [B] azul
        [Y] amarelo
        [R] vermelho
        [K] preto
       *[W] branco
    }: não cabe outra cor.
    [row_has] A linha horizontal { $line } da parede já tem { $colour ->
        [B] azul
        [Y] amarelo
        [R] vermelho
        [K] preto
       *[W] branco
    }.
    [other_line] A linha { $line } vem primeiro.
    [space_taken] Este espaço da linha { $line } está ocupado.
   *[column_has] A linha vertical { $column } já tem { $colour ->
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
help-short-take = Pegue de uma fábrica todos os azulejos de uma cor; os outros vão para o centro. Ou pegue do centro todos os azulejos de uma cor. Quem fizer isso primeiro na rodada leva também o marcador do jogador inicial.
help-short-line = Coloque todos em uma das suas linhas padrão. Uma linha tem uma só cor, e não pode ser uma que já esteja ao lado dela na parede.
help-short-floor = O que não cabe cai na linha do chão e custa pontos.
help-short-wall = Quando não há mais azulejos para pegar, cada linha completa passa um azulejo para a parede. Ele dá um ponto para cada azulejo da sequência horizontal e da vertical de que faz parte.
help-short-end = O jogo acaba depois da rodada em que alguém completa uma linha horizontal da parede. Aí são { $row } pontos por linha horizontal completa, { $column } por linha vertical e { $colour } por cor com seus cinco azulejos.
help-rules = Todas as regras
help-lessons = Praticar em pequenas lições
help-numbers = O que os números querem dizer
help-number-gain = Quantos pontos o azulejo desta linha daria se a parede fosse revestida agora.
help-number-falls = Quantos azulejos cairiam na linha do chão.
help-number-floor = Quanto custa cada espaço da linha do chão, da esquerda para a direita.
help-number-then = Seus pontos se a rodada acabasse agora: linhas completas na parede, linha do chão descontada.
help-number-pile = Quantos azulejos dessa cor estão no centro.
help-marks = Molduras com um símbolo mostram o que os outros fizeram desde a sua última jogada. Cada jogador tem um símbolo. Aponte para uma linha do histórico, ou toque nela, para ver a jogada de novo.
help-keys = Teclas
help-key-source = Fábrica; { $centre } é o centro
help-key-colour = Cor: azul, amarelo, vermelho, preto, branco
help-key-line = Linha padrão; { $floor } é a linha do chão. No revestimento: a linha vertical
help-key-arrows = De azulejo em azulejo, de linha em linha
help-key-enter = Escolher ou fazer a jogada escolhida
help-key-escape = Um passo atrás
help-key-replay = Ao rever: um passo, primeiro e último
help-key-help = Esta ajuda
help-key-names = { $key ->
    [arrows] Setas
    [enter] Enter
    [escape] Esc
   *[ends] Home, End
}
help-guide = Conhecer a mesa

## The guide through the first game

guide-offer = Primeira vez no jogo?
guide-yes = Mostrar como é
guide-no = Não
guide-title = Um passeio pela mesa
guide-step = { $number } de { $count }
guide-sources = Pegue azulejos
    .about = Na sua vez, pegue de uma fábrica todos os azulejos de uma cor; os outros vão para o centro. Você também pode pegar uma cor do centro.
guide-lines = Preencha uma linha
    .about = Coloque os azulejos em uma das suas linhas padrão. Uma linha tem uma só cor e fica completa quando todos os espaços estão cheios.
guide-floor = Cuidado com o chão
    .about = Os azulejos que não cabem caem aqui. Cada um custa pontos no fim da rodada.
guide-wall = Revista a parede
    .about = Quando não há mais azulejos para pegar, cada linha completa passa um azulejo para a sua parede. Quanto mais azulejos ele tocar, mais pontos ele dá.
guide-score = Vença
    .about = O jogo acaba quando alguém tem uma linha horizontal completa na parede. Aí, linhas horizontais, linhas verticais e cores completas dão pontos extras. Vence quem tiver mais pontos. É a sua vez!
guide-next = Próximo
guide-back = Voltar
guide-done = Jogar
