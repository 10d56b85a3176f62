# The levels: names, and in a line what kind of player each one is. From the weakest up.

level-novice = Újonc
level-novice-about = az azonnali pontokra megy, és elszámolja magát; más tábláját nem nézi, előre nem gondol
level-apprentice = Tanonc
level-apprentice-about = az azonnali pontokra megy, és jól számol; más tábláját nem nézi, előre nem gondol
level-casual = Alkalmi játékos
level-casual-about = sorokra, oszlopokra és színekre épít; nem kérdezi, mit lépnek a többiek
level-regular = Rendszeres játékos
level-regular-about = gondol a következő válaszra, de gyakran téved abban, ki áll jobban
level-keen = Lelkes játékos
level-keen-about = gondol a következő válaszra, és elég jól ítél
level-club = Klubjátékos
level-club-about = gondol a következő válaszra, és ritkán marad el sokkal a legjobb lépéstől
level-strong = Erős klubjátékos
level-strong-about = három lépésre előre néz, kisebb botlásokkal
level-advanced = Haladó játékos
level-advanced-about = három lépésre előre néz, és keveset ad el
level-expert = Szakértő
level-expert-about = négy lépésre előre néz, és nagyon keveset ad el
level-master = Mester
level-master-about = lépésenként hatezer állást néz meg, és nem botlik
level-grandmaster = Nagymester
level-grandmaster-about = lépésenként 25 ezer állást néz meg, és nem botlik
level-full = Teljes erő
level-full-about = a motor olyan erősen, amilyen lépésenként 0,4 másodperccel
