### What `evora ratings` says.

cli-ratings = Calcula de novo todos os ratings de um servidor, a partir dos resultados das partidas.
cli-ratings-more =
    Também com o servidor em execução: as partidas que entretanto terminam esperam. Os ratings ficam iguais
    até ao último algarismo, a não ser que uma partida tenha sido apagada (os resultados dela deixam de contar)
    ou que algo estivesse danificado.
cli-argument-ratings = rebuild
cli-ratings-progress = { $done } de { $rows } resultados …
cli-ratings-done = Resultados contados de novo: { $results }. Ratings que mudaram: { $changed }.
cli-ratings-removed = Resultados de partidas apagadas que deixaram de contar: { $results }.
