# Replays, pictures, cards and embedding: everything that shows a game to others.

## Replay, and boards that are watched

replay-round-back = A forduló elejére
replay-round-next = A következő fordulóra
replay-pace = Sebesség
# A link to the replay at the step that is shown.
replay-share = Pillanat megosztása
board-large = Nagy tábla
watch-about = Nézőként vagy itt.

## The table of points

# The points that a game began with which was begun from a position.
end-before = Kezdéskor
# Points of a round that an early end of the game cut short.
end-unfinished = Félbemaradt forduló

## Pictures and embedding

share-more = Kép és beágyazás
share-picture = Mentés képként
share-picture-copy = Kép másolása
share-picture-copied = A kép a vágólapon van
share-picture-failed = A képet nem sikerült másolni. Mentsd el helyette.
share-embed = Beágyazókód másolása
share-embed-copied = A beágyazókód a vágólapon van
share-embed-code = Beágyazókód

## A replay inside a page of somebody else

# What screen readers call it there.
embed-title = Egy Azul-játszma az Evorán
embed-open = Megnyitás az Evorán
embed-running = Ez a játszma még tart
