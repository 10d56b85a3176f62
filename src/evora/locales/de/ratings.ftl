### What `evora ratings` says.

cli-ratings = Alle Wertungen eines Servers neu berechnen, aus den Ergebnissen der Partien.
cli-ratings-more =
    Auch während der Server läuft: Partien, die inzwischen enden, warten darauf. Die Wertungen sind danach bis
    auf die letzte Stelle dieselben, außer wenn eine Partie gelöscht wurde (ihre Ergebnisse zählen von jetzt an
    nicht mehr) oder etwas beschädigt war.
cli-argument-ratings = rebuild
cli-ratings-progress = { $done } von { $rows } Ergebnissen …
cli-ratings-done = Neu gezählte Ergebnisse: { $results }. Geänderte Wertungen: { $changed }.
cli-ratings-removed = Ergebnisse gelöschter Partien, die nicht mehr zählen: { $results }.
