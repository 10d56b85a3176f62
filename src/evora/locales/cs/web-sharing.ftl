# Replays, pictures, cards and embedding: everything that shows a game to others.

## Replay, and boards that are watched

replay-round-back = Na začátek kola
replay-round-next = Na další kolo
replay-pace = Rychlost
board-large = Velký herní plán
watch-about = Díváš se na hru.

## The table of points

# The points that a game began with which was begun from a position.
end-before = Na začátku
# Points of a round that an early end of the game cut short.
end-unfinished = Nedohrané kolo
