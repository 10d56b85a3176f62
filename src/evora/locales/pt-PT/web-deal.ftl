# The deal of the day, where it is met first: the start page and the end of its game. The rest is in
# web-deals.ftl.

page-deal = Partida do dia
deal-today-about = Uma partida, igual para todos
deal-today-begun = Já a começaste. Continua quando quiseres.
deal-today-done = Terminada: { $lead } ({ $scores })
# A button at the end of the game.
deal-results = Resultados desta partida
