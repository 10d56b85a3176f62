# The table of the web client: the game, the replay, a position. Names of things are read aloud by
# screen readers, so every one is a whole phrase.
#
# $colour is always the letter of a colour (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player.

## Seats

seat-open = lugar livre
seat-nameless = Jogador { $seat }
# The level of an engine in a game that was uploaded: the file says so, and nobody knows.
seat-said = supostamente { $name }
# A small mark of a game that this server did not see from its start: in lists, beside the points.
source-mark = { $source ->
    [uploaded] Enviada
   *[position] De uma posição
}
source-about = { $source ->
    [uploaded] Esta partida não foi jogada aqui: alguém enviou o registro dela. Nomes, níveis e distribuições são o que diz o arquivo.
   *[position] Esta partida não começou do início, mas de uma posição que alguém escolheu.
}
# Two seats with the same name, for example two engines of one level.
seat-numbered = { $name } ({ $seat })
seat-moves = na vez
seat-away = ausente
seat-holiday = de férias até { $date }
seat-out = { $reason ->
    [resigned] desistiu
    [time] sem tempo
   *[claimed] saiu
}
score-title = Pontos
score-points = { $count ->
    [0] { $count } pontos
    [one] { $count } ponto
    [many] { $count } de pontos
   *[other] { $count } pontos
}
# What the score would be if the round were tiled now.
score-then = { $score } após revestir

## What lies on the table

table-sources = Fábricas e centro da mesa
table-marker = marcador do jogador inicial
table-bag = Saco
table-lid = Tampa
table-stock = { $bag ->
    [0] Nenhum azulejo no saco
    [one] { $bag } azulejo no saco
    [many] { $bag } de azulejos no saco
   *[other] { $bag } azulejos no saco
}, { $lid ->
    [0] nenhum na tampa da caixa
   *[other] { $lid } na tampa da caixa
}. Mostrar as cores
# One part of a list such as "2 blue, 1 red and 1 white".
tiles-of = { $count ->
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
}
# The last part of such a list.
tiles-marker = o marcador do jogador inicial
source-holds = { $source ->
    [0] Centro: { $tiles }
   *[other] Fábrica { $source }: { $tiles }
}
source-empty = { $source ->
    [0] { $marker ->
        [yes] Centro: só o marcador do jogador inicial
       *[no] Centro: vazio
    }
   *[other] Fábrica { $source }: vazia
}
table-pick = { $count ->
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
}
board-of = Tabuleiro de { $name }
folded-open = { $score ->
    [0] { $name }: { $score } pontos. Mostrar o tabuleiro
    [one] { $name }: { $score } ponto. Mostrar o tabuleiro
    [many] { $name }: { $score } de pontos. Mostrar o tabuleiro
   *[other] { $name }: { $score } pontos. Mostrar o tabuleiro
}
line-empty = Linha { $line }: vazia
line-holds = Linha { $line }, { $colour ->
    [B] azul
    [Y] amarelo
    [R] vermelho
    [K] preto
   *[W] branco
}: { $count } de { $line }
# $line describes a line or the floor, $effect what the chosen tiles would do there.
line-offers = { $line }. { $effect }
floor-holds = { $count ->
    [0] Linha do chão: vazia
    [one] Linha do chão: { $count } espaço ocupado, custa { $cost }
    [many] Linha do chão: { $count } de espaços ocupados, custa { $cost }
   *[other] Linha do chão: { $count } espaços ocupados, custa { $cost }
}
floor-hint = ou o chão
wall-row = Parede, linha horizontal { $row }: { $cells }
wall-cell = { $tile ->
    [B] azul
    [Y] amarelo
    [R] vermelho
    [K] preto
    [W] branco
   *[none] livre
}
wall-choice = { $points ->
    [0] Linha vertical { $column }: { $points } pontos
    [one] Linha vertical { $column }: { $points } ponto
    [many] Linha vertical { $column }: { $points } de pontos
   *[other] Linha vertical { $column }: { $points } pontos
}

## What a move would do. $falls tiles fall to the floor line; $cost is what the floor line then costs
## more, the start marker included.

preview-completes = { $points ->
    [0] Completa a linha, mas não dá pontos
    [one] Completa a linha e dá { $points } ponto
    [many] Completa a linha e dá { $points } de pontos
   *[other] Completa a linha e dá { $points } pontos
}{ $falls ->
    [0] {""}
    [one] ; { $falls } azulejo cai
    [many] ; { $falls } de azulejos caem
   *[other] ; { $falls } azulejos caem
}{ $cost ->
    [0] {""}
    [one] ; custa { $cost } ponto
    [many] ; custa { $cost } de pontos
   *[other] ; custa { $cost } pontos
}{ $marker ->
    [yes] {" "}(com o marcador)
   *[no] {""}
}
preview-nowhere = Completa a linha, mas o azulejo não tem espaço na parede{ $cost ->
    [0] {""}
    [one] ; custa { $cost } ponto
    [many] ; custa { $cost } de pontos
   *[other] ; custa { $cost } pontos
}
preview-fills = { $count } de { $line }: { $colour ->
    [B] azul
    [Y] amarelo
    [R] vermelho
    [K] preto
   *[W] branco
}{ $cost ->
    [0] {""}
    [one] ; custa { $cost } ponto
    [many] ; custa { $cost } de pontos
   *[other] ; custa { $cost } pontos
}{ $marker ->
    [yes] {" "}(com o marcador)
   *[no] {""}
}
preview-floor = { $cost ->
    [0] Para a linha do chão; não custa nada
    [one] Para a linha do chão; custa { $cost } ponto
    [many] Para a linha do chão; custa { $cost } de pontos
   *[other] Para a linha do chão; custa { $cost } pontos
}
preview-column = { $points ->
    [0] Para a linha vertical { $column }: não dá pontos
    [one] Para a linha vertical { $column }: dá { $points } ponto
    [many] Para a linha vertical { $column }: dá { $points } de pontos
   *[other] Para a linha vertical { $column }: dá { $points } pontos
}

## The bar: what to do next

bar-choose-tiles = Sua vez: escolha azulejos
bar-choose-colour = { $source ->
    [0] Centro: escolha uma cor
   *[other] Fábrica { $source }: escolha uma cor
}
bar-choose-line = { $count ->
    [0] { $count } azulejos { $colour ->
        [B] azuis
        [Y] amarelos
        [R] vermelhos
        [K] pretos
       *[W] brancos
    }
    [one] { $count } azulejo { $colour ->
        [B] azul
        [Y] amarelo
        [R] vermelho
        [K] preto
       *[W] branco
    }
    [many] { $count } de azulejos { $colour ->
        [B] azuis
        [Y] amarelos
        [R] vermelhos
        [K] pretos
       *[W] brancos
    }
   *[other] { $count } azulejos { $colour ->
        [B] azuis
        [Y] amarelos
        [R] vermelhos
        [K] pretos
       *[W] brancos
    }
}: escolha uma linha
bar-choose-space = A linha { $line } está completa: escolha um espaço na parede
bar-cancel = Escolher de novo
bar-confirm = Fazer esta jogada
bar-undo = Desfazer sua última jogada
bar-undo-ask = Pedir para desfazer sua última jogada

## Who is to move. Also the title of the tab

status-you = Sua vez
status-here = { $name }, é a sua vez
status-other = Vez de { $name }
status-wait = Um momento

## Time

# Only for clocks of a day or more.
time-days = { $days } d { $hours } h
time-left = Tempo restante: { $time }
time-give = Dar mais tempo ({ $name }): { $seconds } s

## The standing

standing-title = Placar
standing-round = { $phase ->
    [deal] Antes da rodada { $round }
    [tiling] Rodada { $round }: revestimento
    [over] Após a rodada { $round }
   *[offer] Rodada { $round }
}
standing-last = Última rodada
standing-winner = vitória

## The log, and what is read aloud

log-title = O que aconteceu
log-notation = Notação
log-token = { $seat }. { $token }
log-round = Rodada { $round }. { $name } começa.
# $falls: tiles that found no space on the line. $marker: whether the start marker came with the tiles
# (free: the floor line was full, so that it costs nothing).
log-take = { $name } pega { $count ->
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
log-placed = { $name }, linha { $row }: { $colour ->
    [B] azul
    [Y] amarelo
    [R] vermelho
    [K] preto
   *[W] branco
} na linha vertical { $column }, { $points ->
    [0] { $points } pontos.
    [one] { $points } ponto.
    [many] { $points } de pontos.
   *[other] { $points } pontos.
}
log-no-space = { $count ->
    [0] { $name }, linha { $line }: não há espaço na parede, nada cai.
    [one] { $name }, linha { $line }: não há espaço na parede, { $count } azulejo cai.
    [many] { $name }, linha { $line }: não há espaço na parede, { $count } de azulejos caem.
   *[other] { $name }, linha { $line }: não há espaço na parede, { $count } azulejos caem.
}
log-floor = { $points ->
    [0] { $name }, linha do chão: nenhum ponto perdido.
    [one] { $name }, linha do chão: { $points } ponto perdido.
    [many] { $name }, linha do chão: { $points } de pontos perdidos.
   *[other] { $name }, linha do chão: { $points } pontos perdidos.
}
log-bonus = { $kind ->
    [row] { $name }: { $points } pontos pela linha horizontal { $which } completa.
    [column] { $name }: { $points } pontos pela linha vertical { $which } completa.
   *[colour] { $name }: { $points } pontos pelos cinco azulejos { $which ->
        [1] azuis
        [2] amarelos
        [3] vermelhos
        [4] pretos
       *[5] brancos
    }.
}
log-joined = { $name } se senta à mesa.
log-left = O lugar { $seat } está livre de novo.
log-undone = { $name } desfaz uma jogada.
log-offered = { $what ->
    [undo] { $name } gostaria de desfazer uma jogada.
    [rematch] { $name } gostaria de jogar de novo.
   *[abandon] { $name } gostaria de encerrar a partida sem vencedor.
}
log-answered = { $accept ->
    [yes] { $name } aceita.
   *[no] { $name } não aceita.
}
log-seat-out = { $reason ->
    [resigned] { $name } desiste.
    [time] O tempo de { $name } acabou.
   *[claimed] { $name } saiu da partida.
}
log-seat-given = { $name }: o computador continua jogando neste lugar.
log-time-given = { $name } dá mais tempo ({ $receiver }): { $seconds } s.
log-on-holiday = { $name } está de férias até { $date }.
log-holiday-over = { $name } voltou das férias.
# $count: how many winners there are; $names: their names as a list.
log-ended = { $count ->
    [0] { $reason ->
        [abandoned] A partida acabou por acordo, sem vencedor.
        [cancelled] A partida foi cancelada.
        [void] A partida não conta: nem todos vieram.
        [host] O administrador encerrou a partida. Ela não conta.
       *[other] Fim de jogo, sem vencedor.
    }
    [one] Fim de jogo. { $names } vence.
    [many] Fim de jogo. Vitória compartilhada: { $names }.
   *[other] Fim de jogo. Vitória compartilhada: { $names }.
}
log-rematch-lapsed = { $name } saiu, por isso não há nova partida.
log-rematch = Uma nova partida foi criada.

## Questions

offer-asks = { $what ->
    [undo] { $name } gostaria de desfazer uma jogada.
    [rematch] { $name } gostaria de jogar de novo.
   *[abandon] { $name } gostaria de encerrar a partida sem vencedor.
}
offer-own = { $what ->
    [undo] Você pediu para desfazer sua jogada. Ainda sem resposta.
    [rematch] Você propôs jogar de novo. Ainda sem resposta.
   *[abandon] Você pediu para encerrar a partida sem vencedor. Ainda sem resposta.
}
offer-accept = Aceitar
offer-decline = Recusar
offer-withdraw = Retirar o pedido
await-others = Ainda falta: { $names }. O relógio só começa quando todos chegarem. Se alguém não vier, a partida acaba em { $time } e não conta.
absence-wait = { $seconds ->
    [0] { $name } está ausente. Agora você pode decidir como a partida continua.
    [one] { $name } está ausente. Em { $seconds } segundo você poderá decidir como a partida continua.
    [many] { $name } está ausente. Em { $seconds } de segundos você poderá decidir como a partida continua.
   *[other] { $name } está ausente. Em { $seconds } segundos você poderá decidir como a partida continua.
}
absence-choose = { $name } está ausente. Como a partida continua?
absence-stay = Esperar
absence-engine = Passar ao computador
absence-void = Encerrar sem vencedor
absence-claim = { $players ->
    [2] Reivindicar a vitória
   *[other] Excluir da partida
}
ask-no = Não
ask-resign = { $players ->
    [2] Desistir? A partida acaba, e seu adversário vence.
   *[other] Desistir? O computador joga por você, e você não pode mais vencer.
}
ask-end = Propor o fim da partida, sem vencedor?

## Beside the table

panel-menu = Histórico e menu
panel-close = Fechar
panel-home = Página inicial
panel-result = Resultado e pontos
panel-offer-end = Propor o fim
panel-resign = Desistir
panel-share = Compartilhar a partida
panel-share-position = Compartilhar a posição
panel-download = Baixar o registro
panel-play-on = Jogar a partir daqui
share-copied = Link copiado
share-link = Link
choices-title = Aparência da mesa

## Before the game

wait-title = { $count ->
    [0] A partida vai começar
    [one] Esperando { $count } jogador
    [many] Esperando { $count } de jogadores
   *[other] Esperando { $count } jogadores
}
wait-short = Esperando jogadores
wait-invited = Você recebeu um convite para uma partida
wait-settings = { $players } jogadores, { $variant ->
    [grey] lado cinza
   *[coloured] lado colorido
}, { $clock ->
    [budget] { $minutes } min para a partida, mais { $seconds } s por jogada
    [days] { $days ->
        [0] { $days } dias por jogada
        [one] { $days } dia por jogada
        [many] { $days } de dias por jogada
       *[other] { $days } dias por jogada
    }
   *[none] sem relógio
}
wait-you = você
wait-join = Sentar aqui
wait-link = Envie este link às pessoas com quem você quer jogar. A partida começa quando todos os lugares estiverem ocupados.
wait-listed = A partida está na sala de espera: qualquer pessoa pode participar. Você também pode enviar o link.
wait-share = Compartilhar o link
wait-cancel = Cancelar a partida
wait-leave = Deixar o lugar

## The end

# $how: you (whoever reads it has won, alone or not), others, none.
end-heading = { $how ->
    [you] { $count ->
        [one] Você venceu!
        [many] Vitória compartilhada!
       *[other] Vitória compartilhada!
    }
    [others] { $count ->
        [one] { $names } venceu
        [many] Vitória compartilhada: { $names }
       *[other] Vitória compartilhada: { $names }
    }
   *[none] Ninguém venceu
}
end-reason = { $reason ->
    [row] Há uma linha horizontal completa, por isso o jogo acabou.
    [stalled] Há três rodadas ninguém leva um azulejo à parede, por isso o jogo acabou.
    [no_tiles] Não há mais azulejos para distribuir, por isso o jogo acabou.
    [resigned] Alguém desistiu.
    [time] O tempo de alguém acabou.
    [forfeit] Alguém ficou ausente por tempo demais, e a vitória foi reivindicada.
    [abandoned] A partida acabou antes do fim.
    [void] A partida não conta: nem todos vieram.
    [host] O administrador encerrou a partida. Ela não conta.
   *[cancelled] A partida foi cancelada.
}
# Why the winners have won with as many points as others; rows: more complete rows decided.
end-why = { $verdict ->
    [rows] Há empate em { $points }, mas { $names } tem mais linhas horizontais completas.
   *[shared] { $names }: { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
        [many] { $points } de pontos
       *[other] { $points } pontos
    } cada, e o mesmo número de linhas horizontais completas.
}
end-table = Pontos de cada jogador, por rodada
end-round = Rodada { $round }
end-gained = +{ $points }
end-times = ({ $count })
end-bonus = { $kind ->
    [row] Horizon{"\u00AD"}tais
    [column] Verticais
   *[colour] Cores
}
end-total = Total
end-rematch = Jogar de novo
end-to-rematch = Ir para a nova partida
rematch-left = { $name } não está na mesa.
rematch-agreed = Você aceitou. Os outros ainda não responderam.
end-replay = Rever
end-new = Nova partida
fair-title = As distribuições foram justas?
fair-about = { $source ->
    [uploaded] Todas as distribuições devem vir da semente que está no registro. Este servidor não tem como saber se a impressão digital dela (SHA-256) era conhecida antes da primeira distribuição: a partida foi jogada em outro lugar.
   *[other] Todas as distribuições vêm de um número secreto, a semente. A impressão digital dela (SHA-256) foi fixada antes da primeira distribuição, para que ninguém pudesse mudar a semente depois.
}
fair-hash = { $source ->
    [uploaded] Impressão digital no registro
   *[other] Impressão digital, conhecida desde o início
}
fair-seed = Semente
fair-secret = É revelada no fim do jogo.
fair-verdict = { $verdict ->
    [matches] A semente tem esta impressão digital. Seu navegador acabou de calculá-la.
    [differs] A semente não tem esta impressão digital: alguma coisa está errada.
   *[unable] Seu navegador só calcula impressões digitais em páginas que chegam por HTTPS. Use o comando abaixo.
}
fair-verify = Para verificar cada distribuição, baixe o registro e execute:

## Replay

replay-title = Rever partida
replay-start = Antes da primeira distribuição
replay-back = Um passo atrás
replay-next = Um passo à frente
replay-play = Reproduzir
replay-pause = Pausar
replay-slider = Passo da partida
replay-try = Experimentar outras jogadas
replay-game = Ir para a partida
replay-record-about = Veja qualquer partida que tenha sido salva como registro do Evora.
replay-record-file = Arquivo do registro
replay-record-text = Ou o texto do registro
replay-show = Mostrar

## When something is in the way

# $pending: whether something that you did waits to be sent.
note-lost = { $pending ->
    [yes] Conexão perdida, tentando de novo. Sua jogada está guardada e será enviada.
   *[no] Conexão perdida, tentando de novo…
}
note-closing = { $pending ->
    [yes] O servidor está reiniciando. Sua jogada está guardada e será enviada.
   *[no] O servidor está reiniciando. A partida continua daqui a pouco.
}
note-outdated = Esta página é antiga: o Evora foi atualizado desde que você a abriu.
note-reload = Carregar de novo
note-unreachable = Não foi possível conectar ao servidor. Tentando de novo…
nogame-title = { $why ->
    [cancelled] Esta partida foi cancelada
    [unknown] Esta partida não existe
   *[away] Não é possível mostrar a partida
}
nogame-about = { $why ->
    [cancelled] Quem criou a partida a cancelou antes do começo.
    [unknown] O link pode estar errado ou incompleto. Peça o link de novo ou comece uma partida sua.
   *[away] O servidor não está respondendo como deveria. Espere um pouco e carregue a página de novo.
}

## Ways to learn from a game that is over

analysis-here = Analisar
review-here = Revisar a partida
