# Replays, pictures, cards and embedding: everything that shows a game to others.

## Replay, and boards that are watched

replay-round-back = A forduló elejére
replay-round-next = A következő fordulóra
replay-pace = Sebesség
board-large = Nagy tábla
watch-about = Nézőként vagy itt.

## The table of points

# The points that a game began with which was begun from a position.
end-before = Kezdéskor
# Points of a round that an early end of the game cut short.
end-unfinished = Félbemaradt forduló
