# The levels: names, and in a line what kind of player each one is. From the weakest up.

level-novice = Novato
level-novice-about = vai logo aos pontos e conta mal; não vê os outros tabuleiros nem jogadas à frente
level-apprentice = Aprendiz
level-apprentice-about = vai logo aos pontos e conta bem; não vê os outros tabuleiros nem jogadas à frente
level-casual = Jogador ocasional
level-casual-about = constrói linhas horizontais, verticais e cores; não pergunta o que os outros vão fazer
level-regular = Jogador habitual
level-regular-about = pensa na próxima resposta, mas engana-se muito sobre quem está melhor
level-keen = Jogador dedicado
level-keen-about = pensa na próxima resposta e avalia bastante bem
level-club = Jogador de clube
level-club-about = pensa na próxima resposta e raramente falha por muito a melhor jogada
level-strong = Bom jogador de clube
level-strong-about = vê três jogadas à frente, com deslizes
level-advanced = Jogador avançado
level-advanced-about = vê três jogadas à frente e oferece pouco
level-expert = Perito
level-expert-about = vê quatro jogadas à frente e oferece muito pouco
level-master = Mestre
level-master-about = vê seis mil posições por jogada e não tem deslizes
level-grandmaster = Grande mestre
level-grandmaster-about = vê 25 mil posições por jogada e não tem deslizes
level-full = Força máxima
level-full-about = o motor com toda a força que tem em 0,4 segundos por jogada
