# Reviews of games: what the moves cost, why others were better, luck and play apart. The reasons are
# also printed by `evora analyse`.

## The page

review-about = O computador vê cada jogada: o que custou, o que era melhor e porquê, e quanto do resultado foi sorte. Trabalha no teu navegador.
review-begin = Rever
review-progress = { $done } de { $total } jogadas
review-waiting = O servidor vai rever a partida assim que tiver tempo.
review-stop = Parar
review-go-on = Continuar
review-deeper = Pensar mais
review-made = Posições por pesquisa: { $nodes }
review-failed = Não foi possível iniciar a revisão neste navegador.
review-running = Esta partida ainda está a decorrer. Pode ser revista quando terminar.
review-graph = Quotas na vitória
review-graph-hint = As setas levam de jogada em jogada.
review-share = { $name }: { $share }
review-moments = O que decidiu a partida
review-deal = Sorteio da ronda { $round }
review-change = { $name }: { $change }
review-seats = Como cada um jogou
review-accuracy = Precisão
review-grades = { $grade ->
    [blunder] Erros graves
    [mistake] Erros
   *[inaccuracy] Imprecisões
}
review-moves = Jogadas
review-mistakes-only = Só os erros
review-none = Nenhuma jogada custou 5% ou mais.
review-grade = { $grade ->
    [blunder] Erro grave
    [mistake] Erro
    [inaccuracy] Imprecisão
    [best] Melhor jogada
   *[good] Boa jogada
}
review-move = { $source ->
    [0] Centro da mesa
   *[other] Fábrica { $source }
}: { $tiles } → { $line ->
    [0] linha do chão
   *[other] linha padrão { $line }
}
review-tiling = linha padrão { $line } → coluna { $column }
review-played = Jogada feita
review-better = Melhor
review-account = Sorte e jogo em separado
review-account-about = Em percentagem da vitória. Cada linha fecha. Sorteios: o que nenhum erro explica.
review-part = { $part ->
    [start] Início
    [deals] Sorteios
    [own] Jogadas próprias
    [others] Jogadas dos outros
    [ending] Fim antecipado
   *[result] Resultado
}
review-whole = Partida inteira
review-round-number = Ronda { $round }
review-try = Tentar outra vez daqui
review-next = Erro seguinte
review-before = Erro anterior

## Why a move is better than the one played. $name is a player, $tiles as in tiles-of ("2 blue"); numbers
## with a sign are points.

reason-wins = Ganha a partida; a outra jogada, não.
reason-points = { $line ->
    [0] O azulejo vale
   *[other] Completa a linha padrão { $line }
}: +{ $points }{ $instead ->
    [0] {""}
   *[other] , e não +{ $instead }
}.
reason-floor = Linha do chão: { $points ->
    [0] 0
   *[other] −{ $points }
} em vez de { $instead ->
    [0] 0
   *[other] −{ $instead }
}.
reason-bonus = { $of ->
    [row] Completa a linha { $which } da parede
    [column] Completa a coluna { $which } da parede
   *[colour] Completa uma cor ({ $tiles })
}: bónus +{ $points }.
reason-near = { $of ->
    [column] Na coluna { $which } da parede falta então um azulejo
   *[colour] Numa cor ({ $tiles }) falta então um azulejo
} para o bónus +{ $points }.
reason-round = Pontos nesta ronda: { $points } em vez de { $instead }.
reason-denies = Senão, { $name } tira a seguir: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
reason-leaves = Depois da outra jogada, { $name } tira do centro da mesa: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
# The same two, about the reader.
you-denies = Senão, tiras a seguir: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
you-leaves = Depois da outra jogada, tiras do centro da mesa: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
reason-floods = { $name }, linha do chão: { $points ->
    [0] 0
   *[other] −{ $points }
} em vez de { $instead ->
    [0] 0
   *[other] −{ $instead }
}.
reason-holds_back = { $name }, pontos nesta ronda: { $points } em vez de { $instead }.
reason-starter = Traz a primeira vez da ronda seguinte.
reason-ends = A partida termina com esta ronda.
reason-goes_on = A partida continua; depois da outra jogada, termina com esta ronda.
reason-unfinished = Depois da outra jogada, a linha padrão { $line } fica incompleta: { $count } de { $line }.
reason-expected = { $reason } (Provável, mas não certo.)
