# Replays, pictures, cards and embedding: everything that shows a game to others.

## Replay, and boards that are watched

replay-round-back = Kierroksen alkuun
replay-round-next = Seuraavaan kierrokseen
replay-pace = Nopeus
# A link to the replay at the step that is shown.
replay-share = Jaa tämä kohta
board-large = Suuri pelialusta
watch-about = Olet katsojana.

## The table of points

# The points that a game began with which was begun from a position.
end-before = Alussa
# Points of a round that an early end of the game cut short.
end-unfinished = Kesken jäänyt kierros

## Pictures and embedding

share-more = Kuva ja upotus
share-picture = Tallenna kuvana
share-picture-copy = Kopioi kuva
share-picture-copied = Kuva kopioitu
share-picture-failed = Kuvan kopiointi ei onnistunut. Tallenna kuva.
share-embed = Kopioi koodi verkkosivulle
share-embed-copied = Koodi kopioitu
share-embed-code = Koodi verkkosivulle

## A replay inside a page of somebody else

# What screen readers call it there.
embed-title = Azul-peli Evorassa
embed-open = Avaa Evorassa
embed-running = Tätä peliä pelataan vielä
