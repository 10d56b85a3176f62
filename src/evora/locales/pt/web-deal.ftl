# The deal of the day, where it is met first: the start page and the end of its game. The rest is in
# web-deals.ftl.

page-deal = Partida do dia
deal-today-about = Uma partida, igual para todos
deal-today-begun = Você já começou. Continue quando quiser.
deal-today-done = Concluída: { $lead } ({ $scores })
# A button at the end of the game.
deal-results = Resultados desta partida
