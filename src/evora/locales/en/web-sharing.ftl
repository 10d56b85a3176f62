# Replays, pictures, cards and embedding: everything that shows a game to others.

## Replay, and boards that are watched

replay-round-back = To the start of the round
replay-round-next = To the next round
replay-pace = Speed
# A link to the replay at the step that is shown.
replay-share = Share this moment
board-large = Large board
watch-about = You are watching.

## The table of points

# The points that a game began with which was begun from a position.
end-before = At the start
# Points of a round that an early end of the game cut short.
end-unfinished = Unfinished round

## Pictures and embedding

share-more = Picture and embedding
share-picture = Save as a picture
share-picture-copy = Copy the picture
share-picture-copied = Picture copied
share-picture-failed = The picture could not be copied. Save it instead.
share-embed = Copy code for a website
share-embed-copied = Code copied
share-embed-code = Code for a website

## A replay inside a page of somebody else

# What screen readers call it there.
embed-title = A game of Azul on Evora
embed-open = Open on Evora
embed-running = This game is still being played
