### The page of leaders: who has the highest ratings, and where the levels of the computer would stand.

leaders-about = Quem tem um rating seguro o bastante e jogou uma partida valendo rating nos últimos 30 dias. Partidas contra o computador nunca contam.
leaders-pool = Tipo de partida
pool-name = { $pool ->
    [duel] Dois jogadores
    [table] Três ou quatro jogadores
    [duel_grey] Dois jogadores, lado cinza
   *[table_grey] Três ou quatro jogadores, lado cinza
}
leaders-none = Ninguém lidera aqui ainda.
leaders-place = Lugar
leaders-name = Nome
leaders-rating = Rating
leaders-games = Partidas
# A heading: people who are not among the leaders, such as the reader.
leaders-beside = Você e quem você segue
leaders-no-place = Para ter um lugar aqui, o rating precisa ser seguro, com uma partida valendo rating nos últimos 30 dias.
leaders-levels = O computador para comparar
leaders-levels-about = Mais ou menos onde os níveis do computador estariam na mesma escala: uma estimativa a partir de partidas entre eles, com o nível habitual onde as pessoas começam.
leaders-about-rating = cerca de { $rating }
