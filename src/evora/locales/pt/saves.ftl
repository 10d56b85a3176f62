# The files that games in the terminal are kept in, and the list of those that have not ended.

play-unplayed = Nenhuma jogada foi feita, então não há nada para salvar.
play-unfinished = Partidas inacabadas, a mais recente primeiro:
play-unfinished-round = rodada { $round }
play-unfinished-open = aberta em outra janela
play-which = Qual delas? (Enter: 1, q: sair)
terminal-in-use = { $file }: esta partida está aberta em outra janela
terminal-other-game = { $file }: este arquivo tem outra partida inacabada; continue essa partida (--resume) ou indique outro arquivo
terminal-none-unfinished = não há nenhuma partida inacabada
terminal-bad-unfinished = deve ser um número de 1 a { $count }, e não '{ $value }'
cli-option-resume = continua uma partida inacabada: o número dela na lista ou o arquivo (padrão: escolher na lista)
