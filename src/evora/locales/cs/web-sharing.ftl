# Replays, pictures, cards and embedding: everything that shows a game to others.

## Replay, and boards that are watched

replay-round-back = Na začátek kola
replay-round-next = Na další kolo
replay-pace = Rychlost
# A link to the replay at the step that is shown.
replay-share = Sdílet tento okamžik
board-large = Velký herní plán
watch-about = Sleduješ cizí partii.

## The table of points

# The points that a game began with which was begun from a position.
end-before = Na začátku
# Points of a round that an early end of the game cut short.
end-unfinished = Nedohrané kolo

## Pictures and embedding

share-more = Obrázek a vložení na web
share-picture = Uložit jako obrázek
share-picture-copy = Kopírovat obrázek
share-picture-copied = Obrázek zkopírován
share-picture-failed = Obrázek se nepodařilo zkopírovat. Zkus ho uložit.
share-embed = Kopírovat kód pro web
share-embed-copied = Kód zkopírován
share-embed-code = Kód pro web

## A replay inside a page of somebody else

# What screen readers call it there.
embed-title = Partie hry Azul na Evoře
embed-open = Otevřít na Evoře
embed-running = Tato partie se ještě hraje
