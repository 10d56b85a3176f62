# Reviews of games: what the moves cost, why others were better, luck and play apart. The reasons are
# also printed by `evora analyse`.

## The page

review-about = O computador olha cada jogada: o que ela custou, o que era melhor e por quê, e quanto do resultado foi sorte. Ele trabalha no seu navegador.
review-begin = Revisar
review-progress = { $done } de { $total } jogadas
review-waiting = O servidor vai revisar a partida assim que tiver tempo.
review-stop = Parar
review-go-on = Continuar
review-deeper = Pensar mais
review-made = Posições por busca: { $nodes }
review-failed = Não foi possível iniciar a revisão neste navegador.
review-running = Esta partida ainda está em andamento. Ela pode ser revisada quando terminar.
review-graph = Partes na vitória
review-graph-hint = As setas levam de jogada em jogada.
review-share = { $name }: { $share }
review-moments = O que decidiu a partida
review-deal = Sorteio da rodada { $round }
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
review-account-about = Em porcentagem da vitória. Cada linha fecha. Sorteios: o que nenhum erro explica.
review-part = { $part ->
    [start] Início
    [deals] Sorteios
    [own] Jogadas próprias
    [others] Jogadas dos outros
    [ending] Fim antecipado
   *[result] Resultado
}
review-whole = Partida inteira
review-round-number = Rodada { $round }
review-try = Tentar de novo daqui
review-next = Próximo erro
review-before = Erro anterior

## Why a move is better than the one played. $name is a player, $tiles as in tiles-of ("2 blue"); numbers
## with a sign are points.

reason-wins = Ela ganha a partida; a outra jogada, não.
reason-points = { $line ->
    [0] O azulejo vale
   *[other] Ela completa a linha padrão { $line }
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
    [row] Ela completa a linha { $which } da parede
    [column] Ela completa a coluna { $which } da parede
   *[colour] Ela completa uma cor ({ $tiles })
}: bônus +{ $points }.
reason-near = { $of ->
    [column] Na coluna { $which } da parede falta então um azulejo
   *[colour] Em uma cor ({ $tiles }) falta então um azulejo
} para o bônus +{ $points }.
reason-round = Pontos nesta rodada: { $points } em vez de { $instead }.
reason-denies = Senão, { $name } pega em seguida: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
reason-leaves = Depois da outra jogada, { $name } pega do centro da mesa: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
# The same two, about the reader.
you-denies = Senão, você pega em seguida: { $tiles }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
you-leaves = Depois da outra jogada, você pega do centro da mesa: { $tiles }{ $points ->
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
reason-holds_back = { $name }, pontos nesta rodada: { $points } em vez de { $instead }.
reason-starter = Ela traz a primeira vez da próxima rodada.
reason-ends = A partida termina com esta rodada.
reason-goes_on = A partida continua; depois da outra jogada, ela termina com esta rodada.
reason-unfinished = Depois da outra jogada, a linha padrão { $line } fica incompleta: { $count } de { $line }.
reason-expected = { $reason } (Provável, mas não certo.)
