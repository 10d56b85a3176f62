# The deal of the day, where it is met first: the start page and the end of its game. The rest is in
# web-deals.ftl.

page-deal = Spil dagsins
deal-today-about = Eitt spil, eins fyrir alla
deal-today-begun = Þú ert að spila það. Haltu áfram þegar þú vilt.
deal-today-done = Lokið: { $lead } ({ $scores })
# A button at the end of the game.
deal-results = Úrslit þessa spils
