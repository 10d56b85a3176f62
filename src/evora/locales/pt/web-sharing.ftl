# Replays, pictures, cards and embedding: everything that shows a game to others.

## Replay, and boards that are watched

replay-round-back = Para o início da rodada
replay-round-next = Para a próxima rodada
replay-pace = Velocidade
board-large = Tabuleiro grande
watch-about = Você está assistindo.

## The table of points

# The points that a game began with which was begun from a position.
end-before = No início
# Points of a round that an early end of the game cut short.
end-unfinished = Rodada interrompida
