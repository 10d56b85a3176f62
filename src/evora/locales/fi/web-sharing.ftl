# Replays, pictures, cards and embedding: everything that shows a game to others.

## Replay, and boards that are watched

replay-round-back = Kierroksen alkuun
replay-round-next = Seuraavaan kierrokseen
replay-pace = Nopeus
board-large = Suuri pelialusta
watch-about = Katsot tätä peliä.

## The table of points

# The points that a game began with which was begun from a position.
end-before = Alussa
# Points of a round that an early end of the game cut short.
end-unfinished = Kesken jäänyt kierros
