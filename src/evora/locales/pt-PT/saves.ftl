# The files that games in the terminal are kept in, and the list of those that have not ended.

play-unplayed = Não se fez nenhuma jogada, por isso não há nada para guardar.
play-unfinished = Partidas por acabar, a mais recente primeiro:
play-unfinished-round = ronda { $round }
play-unfinished-open = aberta noutra janela
play-which = Qual delas? (Enter: 1, q: sair)
terminal-in-use = { $file }: esta partida está aberta noutra janela
terminal-other-game = { $file }: este ficheiro tem outra partida por acabar; continua essa (--resume) ou indica outro ficheiro
terminal-none-unfinished = não há nenhuma partida por acabar
terminal-bad-unfinished = deve ser um número de 1 a { $count }, e não '{ $value }'
cli-option-resume = continua uma partida por acabar: o número na lista ou o ficheiro (por omissão: escolher na lista)
