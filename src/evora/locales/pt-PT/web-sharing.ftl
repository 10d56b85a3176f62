# Replays, pictures, cards and embedding: everything that shows a game to others.

## Replay, and boards that are watched

replay-round-back = Para o início da ronda
replay-round-next = Para a próxima ronda
replay-pace = Velocidade
# A link to the replay at the step that is shown.
replay-share = Partilhar este momento
board-large = Tabuleiro grande
watch-about = Estás a assistir.

## The table of points

# The points that a game began with which was begun from a position.
end-before = No início
# Points of a round that an early end of the game cut short.
end-unfinished = Ronda interrompida

## Pictures and embedding

share-more = Imagem e código
share-picture = Guardar como imagem
share-picture-copy = Copiar a imagem
share-picture-copied = Imagem copiada
share-picture-failed = Não foi possível copiar a imagem. Guarda-a em vez disso.
share-embed = Copiar código para um site
share-embed-copied = Código copiado
share-embed-code = Código para um site

## A replay inside a page of somebody else

# What screen readers call it there.
embed-title = Uma partida de Azul no Evora
embed-open = Abrir no Evora
embed-running = Esta partida ainda está a decorrer
