# The table of the web client: the game, the replay, a position. Names of things are read aloud by
# screen readers, so every one is a whole phrase.
#
# $colour is always the letter of a colour (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player.

## Seats

seat-open = lugar livre
seat-nameless = Jogador { $seat }
# The level of an engine in a game that was uploaded: the file says so, and nobody knows.
seat-said = alegadamente { $name }
# A small mark of a game that this server did not see from its start: in lists, beside the points.
source-mark = { $source ->
    [uploaded] Enviada
   *[position] De uma posição
}
source-about = { $source ->
    [uploaded] Esta partida não foi jogada aqui: alguém enviou o registo dela. Nomes, níveis e distribuições são o que diz o ficheiro.
   *[position] Esta partida não começou do início, mas de uma posição que alguém escolheu.
}
# Two seats with the same name, for example two engines of one level.
seat-numbered = { $name } ({ $seat })
seat-moves = a jogar
seat-away = ausente
seat-holiday = de férias até { $date }
seat-out = { $reason ->
    [resigned] desistiu
    [time] sem tempo
   *[claimed] saiu
}
score-title = Pontos
score-points = { $count ->
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
}, { $lid } na tampa da caixa. Mostrar as cores
# One part of a list such as "2 blue, 1 red and 1 white".
tiles-of = { $count ->
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
       *[no] Centro: sem azulejos
    }
   *[other] Fábrica { $source }: sem azulejos
}
table-pick = { $count ->
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
board-of = Tabuleiro: { $name }
folded-open = { $score ->
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
wall-row = Parede, linha { $row }: { $cells }
wall-cell = { $tile ->
    [B] azul
    [Y] amarelo
    [R] vermelho
    [K] preto
    [W] branco
   *[none] livre
}
wall-choice = { $points ->
    [one] Coluna { $column }: { $points } ponto
    [many] Coluna { $column }: { $points } de pontos
   *[other] Coluna { $column }: { $points } pontos
}

## What a move would do. $falls tiles fall to the floor line; $cost is what the floor line then costs
## more, the start marker included.

preview-completes = { $points ->
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
    [one] Para a coluna { $column }: dá { $points } ponto
    [many] Para a coluna { $column }: dá { $points } de pontos
   *[other] Para a coluna { $column }: dá { $points } pontos
}

## The bar: what to do next

bar-choose-tiles = É a tua vez: escolhe azulejos
bar-choose-colour = { $source ->
    [0] Centro: escolhe uma cor
   *[other] Fábrica { $source }: escolhe uma cor
}
bar-choose-line = { $count ->
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
}: escolhe uma linha
bar-choose-space = A linha { $line } está completa: escolhe um espaço na parede
bar-cancel = Escolher de novo
bar-confirm = Fazer esta jogada
bar-undo = Anular a tua última jogada
bar-undo-ask = Pedir para anular a tua última jogada

## Who is to move. Also the title of the tab

status-you = É a tua vez
status-here = { $name }, é a tua vez
status-other = A jogar: { $name }
status-wait = Um momento

## Time

# Only for clocks of a day or more.
time-days = { $days } d { $hours } h
time-left = Tempo restante: { $time }
time-give = Dar mais tempo ({ $name }): { $seconds } s

## The standing

standing-title = Situação
standing-round = { $phase ->
    [deal] Antes da ronda { $round }
    [tiling] Ronda { $round }: revestimento
    [over] Após a ronda { $round }
   *[offer] Ronda { $round }
}
standing-last = Última ronda
standing-winner = vitória

## The log, and what is read aloud

log-title = O que aconteceu
log-notation = Notação
log-token = { $seat }. { $token }
log-round = Ronda { $round }. Quem começa: { $name }.
# $falls: tiles that found no space on the line. $marker: whether the start marker came with the tiles
# (free: the floor line was full, so that it costs nothing).
log-take = { $name } tira { $count ->
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
} para a coluna { $column }, { $points ->
    [one] { $points } ponto.
    [many] { $points } de pontos.
   *[other] { $points } pontos.
}
log-no-space = { $count ->
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
    [column] { $name }: { $points } pontos pela coluna { $which } completa.
   *[colour] { $name }: { $points } pontos pelos cinco azulejos { $which ->
        [1] azuis
        [2] amarelos
        [3] vermelhos
        [4] pretos
       *[5] brancos
    }.
}
log-joined = { $name } senta-se à mesa.
log-left = O lugar { $seat } está outra vez livre.
log-undone = { $name } anula uma jogada.
log-offered = { $what ->
    [undo] { $name } gostava de anular uma jogada.
    [rematch] { $name } gostava de jogar outra vez.
   *[abandon] { $name } gostava de acabar a partida sem vencedor.
}
log-answered = { $accept ->
    [yes] { $name } aceita.
   *[no] { $name } não aceita.
}
log-seat-out = { $reason ->
    [resigned] { $name } desiste.
    [time] { $name } ficou sem tempo.
   *[claimed] { $name } saiu da partida.
}
log-seat-given = { $name }: o computador continua a jogar neste lugar.
log-time-given = { $name } dá mais tempo ({ $receiver }): { $seconds } s.
log-on-holiday = { $name } está de férias até { $date }.
log-holiday-over = { $name } voltou das férias.
# $count: how many winners there are; $names: their names as a list.
log-ended = { $count ->
    [0] { $reason ->
        [abandoned] A partida acabou por acordo. Ninguém vence.
        [cancelled] A partida foi cancelada.
        [void] A partida não conta: nem todos vieram.
        [host] O administrador terminou a partida. Não conta.
       *[other] Fim do jogo. Ninguém vence.
    }
    [one] Fim do jogo. { $names } vence.
    [many] Fim do jogo. Vitória partilhada: { $names }.
   *[other] Fim do jogo. Vitória partilhada: { $names }.
}
log-rematch-lapsed = { $name } saiu, por isso não há nova partida.
log-rematch = Foi criada uma nova partida.

## Questions

offer-asks = { $what ->
    [undo] { $name } gostava de anular uma jogada.
    [rematch] { $name } gostava de jogar outra vez.
   *[abandon] { $name } gostava de acabar a partida sem vencedor.
}
offer-own = { $what ->
    [undo] Pediste para anular a tua jogada. Ainda não há resposta.
    [rematch] Propuseste jogar outra vez. Ainda não há resposta.
   *[abandon] Propuseste acabar a partida sem vencedor. Ainda não há resposta.
}
offer-accept = Aceitar
offer-decline = Recusar
offer-withdraw = Retirar o pedido
await-others = Ainda falta: { $names }. O relógio só arranca quando todos chegarem. Se alguém não vier, a partida acaba daqui a { $time } e não conta.
absence-wait = { $seconds ->
    [one] Ausente: { $name }. Daqui a { $seconds } segundo podes decidir como continua a partida.
    [many] Ausente: { $name }. Daqui a { $seconds } de segundos podes decidir como continua a partida.
   *[other] Ausente: { $name }. Daqui a { $seconds } segundos podes decidir como continua a partida.
}
absence-choose = Ausente: { $name }. Como continua a partida?
absence-stay = Esperar
absence-engine = Passar ao computador
absence-void = Acabar sem vencedor
absence-claim = { $players ->
    [2] Reclamar a vitória
   *[other] Excluir da partida
}
ask-no = Não
ask-resign = { $players ->
    [2] Desistir? A partida acaba, e vence o adversário.
   *[other] Desistir? O computador joga por ti, e já não podes vencer.
}
ask-end = Propor o fim da partida, sem vencedor?

## Beside the table

panel-menu = Relato e menu
panel-close = Fechar
panel-home = Página inicial
panel-result = Resultado e pontos
panel-offer-end = Propor o fim
panel-resign = Desistir
panel-share = Partilhar a partida
panel-share-position = Partilhar a posição
panel-download = Descarregar o registo
panel-play-on = Jogar a partir daqui
share-copied = Link copiado
share-link = Link
choices-title = Aspeto da mesa

## Before the game

wait-title = { $count ->
    [0] A partida começa
    [one] À espera de { $count } pessoa
    [many] À espera de { $count } de pessoas
   *[other] À espera de { $count } pessoas
}
wait-short = À espera de jogadores
wait-invited = Tens um convite para uma partida
wait-settings = { $players } jogadores, { $variant ->
    [grey] lado cinzento
   *[coloured] lado colorido
}, { $clock ->
    [budget] { $minutes } min para a partida, mais { $seconds } s por jogada
    [days] { $days ->
        [one] { $days } dia para cada jogada
        [many] { $days } de dias para cada jogada
       *[other] { $days } dias para cada jogada
    }
   *[none] sem relógio
}
wait-you = tu
wait-join = Sentar-me aqui
wait-link = Envia este link às pessoas com quem queres jogar. A partida começa quando todos os lugares estiverem ocupados.
wait-listed = A partida está na sala de espera: qualquer pessoa se pode juntar. Também podes enviar o link.
wait-share = Partilhar o link
wait-cancel = Cancelar a partida
wait-leave = Deixar o lugar

## The end

# $how: you (whoever reads it has won, alone or not), others, none.
end-heading = { $how ->
    [you] { $count ->
        [one] Venceste!
        [many] Partilhas a vitória!
       *[other] Partilhas a vitória!
    }
    [others] { $count ->
        [one] { $names } vence
        [many] Vitória partilhada: { $names }
       *[other] Vitória partilhada: { $names }
    }
   *[none] Ninguém vence
}
end-reason = { $reason ->
    [row] Há uma linha horizontal completa, por isso o jogo acabou.
    [stalled] Há três rondas que ninguém move um azulejo para a parede, por isso o jogo acabou.
    [no_tiles] Não há mais azulejos para distribuir, por isso o jogo acabou.
    [resigned] Alguém desistiu.
    [time] Alguém ficou sem tempo.
    [forfeit] Alguém esteve ausente demasiado tempo, e a vitória foi reclamada.
    [abandoned] A partida acabou antes do tempo.
    [void] A partida não conta: nem todos vieram.
    [host] O administrador terminou a partida. Não conta.
   *[cancelled] A partida foi cancelada.
}
# Why the winners have won with as many points as others; rows: more complete rows decided.
end-why = { $verdict ->
    [rows] Há empate a { $points }, mas { $names } tem mais linhas horizontais completas.
   *[shared] { $names }: { $points ->
        [one] { $points } ponto
        [many] { $points } de pontos
       *[other] { $points } pontos
    } cada, e o mesmo número de linhas horizontais completas.
}
end-table = Pontos de cada jogador, por ronda
end-round = Ronda { $round }
end-gained = +{ $points }
end-times = ({ $count })
end-bonus = { $kind ->
    [row] Linhas
    [column] Colunas
   *[colour] Cores
}
end-total = Total
end-rematch = Jogar outra vez
end-to-rematch = Ir para a nova partida
rematch-left = { $name } não está à mesa.
rematch-agreed = Aceitaste. Os outros ainda não responderam.
end-replay = Rever
end-new = Nova partida
fair-title = As distribuições foram justas?
fair-about = { $source ->
    [uploaded] Todas as distribuições devem vir da semente que está no registo. Este servidor não pode saber se a impressão digital dela (SHA-256) era conhecida antes da primeira distribuição: a partida foi jogada noutro lado.
   *[other] Todas as distribuições vêm de um número secreto, a semente. A impressão digital dela (SHA-256) ficou fixada antes da primeira distribuição, para que ninguém pudesse mudar a semente depois.
}
fair-hash = { $source ->
    [uploaded] Impressão digital no registo
   *[other] Impressão digital, conhecida desde o início
}
fair-seed = Semente
fair-secret = É revelada no fim do jogo.
fair-verdict = { $verdict ->
    [matches] A semente tem esta impressão digital. O teu navegador acabou de a calcular.
    [differs] A semente não tem esta impressão digital: algo está errado.
   *[unable] O teu navegador só calcula impressões digitais em páginas que chegam por HTTPS. Em vez dele, usa o comando abaixo.
}
fair-verify = Para verificares cada distribuição, descarrega o registo e executa:

## Replay

replay-title = Rever a partida
replay-start = Antes da primeira distribuição
replay-back = Um passo atrás
replay-next = Um passo à frente
replay-play = Reproduzir
replay-pause = Pausar
replay-slider = Passo da partida
replay-try = Experimentar outras jogadas
replay-game = Ir para a partida
replay-record-about = Vê qualquer partida que tenha sido guardada como registo do Evora.
replay-record-file = Ficheiro do registo
replay-record-text = Ou o texto do registo
replay-show = Mostrar

## When something is in the way

# $pending: whether something that you did waits to be sent.
note-lost = { $pending ->
    [yes] Ligação perdida, a tentar de novo. A tua jogada está guardada e será enviada.
   *[no] Ligação perdida, a tentar de novo…
}
note-closing = { $pending ->
    [yes] O servidor está a reiniciar. A tua jogada está guardada e será enviada.
   *[no] O servidor está a reiniciar. A partida continua daqui a pouco.
}
note-outdated = Esta página é antiga: o Evora foi atualizado desde que a abriste.
note-reload = Carregar de novo
note-unreachable = Não foi possível ligar ao servidor. A tentar de novo…
nogame-title = { $why ->
    [cancelled] Esta partida foi cancelada
    [unknown] Esta partida não existe
   *[away] Não é possível mostrar a partida
}
nogame-about = { $why ->
    [cancelled] Quem a criou cancelou-a antes de começar.
    [unknown] O link pode estar mal escrito ou incompleto. Pede-o outra vez, ou começa uma partida tua.
   *[away] O servidor não responde como devia. Espera um pouco e carrega a página de novo.
}

## Ways to learn from a game that is over

analysis-here = Analisar
review-here = Rever a partida
