# The deal of the day, where it is met first: the start page and the end of its game. The rest is in
# web-deals.ftl.

page-deal = Partie dne
deal-today-about = Jedna partie, pro všechny stejná
deal-today-begun = Máš ji rozehranou. Pokračuj, kdy chceš.
deal-today-done = Dohráno: { $lead } ({ $scores })
# A button at the end of the game.
deal-results = Výsledky této partie
