# `evora arena`: matches between players.

cli-arena = Joga encontros entre jogadores e mostra uma tabela com o Elo de cada um.
cli-arena-more =
    Um PLAYER é um destes:
      random, greedy              os jogadores simples incluídos
      engine:ms=100               o motor com 100 ms por jogada; também nodes=10000 ou depth=2, e
                                  mais opções do motor após vírgulas (threads=2,hash_mb=16)
      club, expert, ...           um nível do motor (vê evora levels)
      cmd:ms=100 COMANDO ARGS     um programa que fala o protocolo dos motores; também nodes=,
                                  depth=, level=, e timeout= em segundos por jogada
      py:MÓDULO:CLASSE            uma classe em Python com choose(position)
    com um nome à escolha antes, se quiseres: best=engine:ms=100.

    Cada distribuição é jogada de todos os lugares. Com três ou quatro jogadores, dois concorrentes
    defrontam-se com um deles contra cópias do outro; se forem mais, sentam-se a mesas mistas. Quem
    falha, faz uma jogada ilegal ou esgota o tempo perde a partida. Ctrl-C interrompe; com --out, o
    mesmo comando continua mais tarde.

    Com relógio, quem esgota o seu tempo perde. --clock vale para todos os jogadores; a opção
    clock=60+0.6 (engine:clock=60+0.6, club:clock=5), só para um. Sem limite por jogada, o motor e
    os programas pensam o tempo que o relógio permitir.

    Exemplos:
      evora arena greedy random
      evora arena engine:nodes=10000 greedy random --games 400 --out ladder
      evora arena engine:ms=20 old=engine:ms=10 --sprt 0,10
      evora arena greedy random --players 4 --variant grey --seeds 50
      evora arena engine 'cmd:./my-engine' --clock 60+0.6 --positions openings.txt

arena-argument-player = um jogador, ver acima; dois ou mais
arena-option-players = quantos se sentam a uma mesa (por omissão: 2)
arena-option-games = partidas de cada confronto ou de cada mesa (arredondadas para cima, até distribuições completas)
arena-option-seeds = distribuições, cada uma jogada de todos os lugares (por omissão: 100; com --sprt no máximo 50000)
arena-option-clock = um relógio para cada jogador: segundos para a partida toda e segundos que cada jogada acrescenta, como 60+0.6
arena-option-positions = de onde as partidas começam: um ficheiro com uma posição por linha, ou com registos de partidas; uma distribuição para cada uma
arena-option-seed = a semente do encontro: qualquer texto (por omissão: arena)
arena-option-out = uma pasta para resultados e registos; um encontro que já lá está continua
arena-option-jobs = partidas ao mesmo tempo (por omissão: uma por núcleo)
arena-option-sprt = termina sozinho quando a vantagem do primeiro de dois jogadores é de B Elo ou mais, ou de A Elo no máximo
arena-option-tables = três e quatro jogadores: um entre cópias de outro, ou mesas mistas
arena-option-anchor = o jogador cujo Elo é 0 (por omissão: o último)
arena-option-json = mostra a tabela como um objeto JSON

arena-too-few = devem ser dois jogadores ou mais
arena-bad-sprt = devem ser dois números A,B com A abaixo de B, e não '{ $value }'
arena-bad-clock = devem ser segundos como 60, ou 60+0.6 com incremento por jogada, e não '{ $value }'
arena-sprt-two = argumento --sprt: devem ser exatamente dois jogadores
arena-mixed-few = argumento --tables: as mesas mistas são para três jogadores ou mais
arena-bad-anchor = argumento --anchor: deve ser um destes: { $names }; e não '{ $value }'

arena-progress = partidas: { $done } de { $total }, { $rate } por segundo, faltam { $left }
arena-progress-score = { $name } { $share }%
arena-progress-sprt = LLR { $llr } de ±{ $bound }
arena-time-unknown = …
arena-resumed = { $games ->
    [one] Continua após { $games } partida já jogada.
    [many] Continua após { $games } de partidas já jogadas.
   *[other] Continua após { $games } partidas já jogadas.
}
arena-interrupted = Interrompido após { $done } de { $total } partidas.
arena-continue = Para continuar, repete o mesmo comando.
arena-lost = Sem --out as partidas não ficam guardadas.

arena-heading = { $games ->
    [one] { $games } partida
    [many] { $games } de partidas
   *[other] { $games } partidas
} com { $deals ->
    [one] { $deals } distribuição
    [many] { $deals } de distribuições
   *[other] { $deals } distribuições
}: { $players } jogadores, { $variant ->
    [grey] lado cinzento
   *[coloured] lado colorido
}
arena-start-positions = Posições iniciais: { $positions }
arena-clocks = Relógio, em segundos para a partida e por jogada: { $clocks }
arena-no-games = Nenhuma partida foi jogada.
arena-column-rank = #
arena-column-player = jogador
arena-column-elo = Elo
arena-column-gap = vantagem
arena-column-games = partidas
arena-column-share = resultado %
arena-column-points = pontos
arena-column-rounds = rondas
arena-column-time = ms/jogada
arena-column-faults = falha/ilegal/tempo
arena-above = acima
arena-below = abaixo
arena-unknown = -
arena-range = { $low } a { $high }
arena-note-elo = Elo com intervalos de 95%, todos os jogadores ajustados em conjunto; { $anchor } tem 0. Resultado: parte média da vitória por lugar ocupado; { $par }% é equilíbrio.
arena-note-unrated = Acima ou abaixo: este jogador ganhou ou perdeu todas as partidas que o ligam aos outros, por isso não se pode estimar o seu Elo. Ver os resultados.
arena-pairings = Confrontos: resultado % da linha contra a coluna; 50% é equilíbrio
arena-pairings-alone = Confrontos: resultado % da linha sozinha entre cópias da coluna; { $par }% é equilíbrio
arena-worst = Piores confrontos
arena-worst-line = { $name } contra { $opponent }: { $share }% ({ $low } a { $high }), Elo { $elo }, { $games ->
    [one] { $games } partida
    [many] { $games } de partidas
   *[other] { $games } partidas
}
arena-elo-range = { $value } ({ $low } a { $high })
arena-elo-from = mais de { $low }
arena-elo-to = menos de { $high }
arena-faults = Perdidas por falha
arena-fault = partida { $game }, { $name } no lugar { $seat }: { $reason ->
    [crash] falha
    [illegal] jogada ilegal
    [nonsense] resposta sem sentido
   *[time] tempo esgotado
}: { $message }
arena-faults-more = … e mais { $count }
arena-only-failed = nenhuma partida terminada, todas perdidas por falha: { $names }
arena-sprt = Teste sequencial de { $low } contra { $high } Elo: { $verdict ->
    [A] a diferença é { $low } ou menos
    [B] a diferença é { $high } ou mais
   *[none] por decidir
} (LLR { $llr }, limites ±{ $bound }, { $deals ->
    [one] { $deals } distribuição
    [many] { $deals } de distribuições
   *[other] { $deals } distribuições
})
arena-kept = Os registos e resultados estão em { $folder }.
