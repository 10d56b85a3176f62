# Replays, pictures, cards and embedding: everything that shows a game to others.

## Replay, and boards that are watched

replay-round-back = Zum Anfang der Runde
replay-round-next = Zur nächsten Runde
replay-pace = Tempo
# A link to the replay at the step that is shown.
replay-share = Diesen Moment teilen
board-large = Großes Tableau
watch-about = Du siehst zu.

## The table of points

# The points that a game began with which was begun from a position.
end-before = Zu Beginn
# Points of a round that an early end of the game cut short.
end-unfinished = Unvollendete Runde

## Pictures and embedding

share-more = Bild und Einbetten
share-picture = Als Bild speichern
share-picture-copy = Bild kopieren
share-picture-copied = Bild kopiert
share-picture-failed = Das Bild ließ sich nicht kopieren. Speichere es stattdessen.
share-embed = Code für eine Website kopieren
share-embed-copied = Code kopiert
share-embed-code = Code für eine Website

## A replay inside a page of somebody else

# What screen readers call it there.
embed-title = Eine Partie Azul auf Evora
embed-open = Auf Evora öffnen
embed-running = Diese Partie läuft noch
