# Replays, pictures, cards and embedding: everything that shows a game to others.

## Replay, and boards that are watched

replay-round-back = To the start of the round
replay-round-next = To the next round
replay-pace = Speed
board-large = Large board
watch-about = You are watching.

## The table of points

# The points that a game began with which was begun from a position.
end-before = At the start
# Points of a round that an early end of the game cut short.
end-unfinished = Unfinished round
