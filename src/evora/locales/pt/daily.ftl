# The deal of the day in the terminal. What is said about it is in web-deals.ftl, for the page as well.

cli-daily = Jogar a partida do dia, igual para todos.
cli-daily-more =
    Você joga uma vez, contra um nível do computador, sem dicas e sem desfazer. Ela é salva depois de cada
    jogada; o mesmo comando continua. É a mesma partida da página.
cli-option-daily-setting = o lado dos tabuleiros e o número de jogadores; todas menos coloured-2 mudam às segundas (padrão: coloured-2)
cli-option-daily-date = a partida desse dia, como 2026-11-18
deal-strict = A partida do dia é jogada como vem: sem dicas, sem desfazer, e o arquivo fica onde está.
deal-not-yet = a partida de { $date } ainda não chegou
deal-before-first = não havia partida do dia antes de { $date }
deal-damaged = { $file }: isto não é a partida de { $date }
deal-finished-already = Você já terminou esta partida.
