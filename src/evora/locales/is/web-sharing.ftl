# Replays, pictures, cards and embedding: everything that shows a game to others.

## Replay, and boards that are watched

replay-round-back = Í upphaf umferðar
replay-round-next = Í næstu umferð
replay-pace = Hraði
# A link to the replay at the step that is shown.
replay-share = Deila þessu augnabliki
board-large = Stóra spjaldið
watch-about = Þú ert að fylgjast með.

## The table of points

# The points that a game began with which was begun from a position.
end-before = Í upphafi
# Points of a round that an early end of the game cut short.
end-unfinished = Ókláruð umferð

## Pictures and embedding

share-more = Mynd og innfelling
share-picture = Vista sem mynd
share-picture-copy = Afrita myndina
share-picture-copied = Mynd afrituð
share-picture-failed = Ekki tókst að afrita myndina. Vistaðu hana í staðinn.
share-embed = Afrita kóða fyrir vefsíðu
share-embed-copied = Kóði afritaður
share-embed-code = Kóði fyrir vefsíðu

## A replay inside a page of somebody else

# What screen readers call it there.
embed-title = Azul-spil á Evora
embed-open = Opna á Evora
embed-running = Þetta spil er enn í gangi
