# The deal of the day, where it is met first: the start page and the end of its game. The rest is in
# web-deals.ftl.

page-deal = A nap játszmája
deal-today-about = Egy játszma, mindenkinek ugyanaz
deal-today-begun = Elkezdted. Folytasd, amikor kedved tartja.
deal-today-done = Kész: { $lead } ({ $scores })
# A button at the end of the game.
deal-results = A játszma eredményei
