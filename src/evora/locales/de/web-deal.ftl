# The deal of the day, where it is met first: the start page and the end of its game. The rest is in
# web-deals.ftl.

page-deal = Partie des Tages
deal-today-about = Eine Partie, für alle die gleiche
deal-today-begun = Du hast sie begonnen. Spiel weiter, wann du magst.
deal-today-done = Fertig: { $lead } ({ $scores })
# A button at the end of the game.
deal-results = Ergebnisse dieser Partie
