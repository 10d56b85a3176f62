### What `evora ratings` says.

cli-ratings = Laske palvelimen kaikki vahvuusluvut uudelleen pelien tuloksista.
cli-ratings-more =
    Myös palvelimen ollessa käynnissä: sillä välin päättyvät pelit odottavat. Vahvuusluvut ovat viimeistä
    desimaalia myöten samat kuin ennen, ellei jokin peli ole poistettu (sen tulokset jäävät tästä lähtien pois)
    tai jokin ole vioittunut.
cli-argument-ratings = rebuild
cli-ratings-progress = { $done } / { $rows } tulosta …
cli-ratings-done = Uudelleen laskettuja tuloksia: { $results }. Muuttuneita vahvuuslukuja: { $changed }.
cli-ratings-removed = Pois jätettyjä poistettujen pelien tuloksia: { $results }.
