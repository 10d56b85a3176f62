# The deal of the day, where it is met first: the start page and the end of its game. The rest is in
# web-deals.ftl.

page-deal = Päivän peli
deal-today-about = Yksi peli, kaikille sama
deal-today-begun = Olet aloittanut sen. Jatka, kun haluat.
deal-today-done = Pelattu: { $lead } ({ $scores })
# A button at the end of the game.
deal-results = Tämän pelin tulokset
