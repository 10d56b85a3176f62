### What `evora ratings` says.

cli-ratings = Calcula de novo todos os ratings de um servidor, a partir dos resultados das partidas.
cli-ratings-more =
    Também com o servidor em execução: as partidas que terminam nesse meio-tempo esperam. Os ratings ficam
    iguais até o último algarismo, a não ser que uma partida tenha sido excluída (os resultados dela deixam de
    contar) ou que algo estivesse danificado.
cli-argument-ratings = rebuild
cli-ratings-progress = { $done } de { $rows } resultados …
cli-ratings-done = Resultados contados de novo: { $results }. Ratings que mudaram: { $changed }.
cli-ratings-removed = Resultados de partidas excluídas que deixaram de contar: { $results }.
