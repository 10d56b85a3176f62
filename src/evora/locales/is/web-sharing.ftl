# Replays, pictures, cards and embedding: everything that shows a game to others.

## Replay, and boards that are watched

replay-round-back = Í upphaf umferðar
replay-round-next = Í næstu umferð
replay-pace = Hraði
board-large = Stóra spjaldið
watch-about = Þú ert að horfa á.

## The table of points

# The points that a game began with which was begun from a position.
end-before = Í upphafi
# Points of a round that an early end of the game cut short.
end-unfinished = Ókláruð umferð
