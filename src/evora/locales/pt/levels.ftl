# The levels, from the weakest up: names, and what kind of player each one is.

level-novice = Novato
level-novice-about = vai direto aos pontos e conta mal; não olha os outros tabuleiros nem pensa à frente
level-apprentice = Aprendiz
level-apprentice-about = vai direto aos pontos e conta bem; não olha os outros tabuleiros nem pensa à frente
level-casual = Casual
level-casual-about = constrói linhas horizontais, verticais e cores; não pensa no que os outros vão fazer em seguida
level-regular = Habitual
level-regular-about = pensa na próxima resposta, mas muitas vezes se engana sobre quem está melhor
level-keen = Dedicado
level-keen-about = pensa na próxima resposta e avalia razoavelmente bem
level-club = Experiente
level-club-about = pensa na próxima resposta e raramente fica longe da melhor jogada
level-strong = Forte
level-strong-about = vê três jogadas à frente, com deslizes
level-advanced = Avançado
level-advanced-about = vê três jogadas à frente, com poucos deslizes
level-expert = Especialista
level-expert-about = vê quatro jogadas à frente, quase sem deslizes
level-master = Mestre
level-master-about = examina vários milhares de posições por jogada e não comete deslizes
level-grandmaster = Grande mestre
level-grandmaster-about = examina 25 mil posições ou mais por jogada e não comete deslizes
level-full = Força máxima
level-full-about = o computador com toda a força que tem em 0,4 segundo por jogada
