# The levels, from the weakest up: names, and what kind of player each one is.

level-novice = Novato
level-novice-about = vai logo aos pontos e conta mal; não vê os outros tabuleiros nem jogadas à frente
level-apprentice = Aprendiz
level-apprentice-about = vai logo aos pontos e conta bem; não vê os outros tabuleiros nem jogadas à frente
level-casual = Ocasional
level-casual-about = constrói linhas horizontais, colunas e cores; não pensa no que os outros vão fazer a seguir
level-regular = Habitual
level-regular-about = pensa na próxima resposta, mas engana-se muitas vezes sobre quem está melhor
level-keen = Dedicado
level-keen-about = pensa na próxima resposta e avalia bastante bem
level-club = Experiente
level-club-about = pensa na próxima resposta e raramente fica longe da melhor jogada
level-strong = Forte
level-strong-about = vê três jogadas à frente, com deslizes
level-advanced = Avançado
level-advanced-about = vê três jogadas à frente e tem poucos deslizes
level-expert = Perito
level-expert-about = vê quatro jogadas à frente, quase sem deslizes
level-master = Mestre
level-master-about = vê vários milhares de posições por jogada e não tem deslizes
level-grandmaster = Grande mestre
level-grandmaster-about = vê 25 mil posições ou mais por jogada e não tem deslizes
level-full = Força máxima
level-full-about = o computador com toda a força que tem em 0,4 segundos por jogada
