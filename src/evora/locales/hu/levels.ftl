# The levels, from the weakest up: names, and what kind of player each one is.

level-novice = Újonc
level-novice-about = az azonnali pontokra megy, és sokszor elszámolja magát; a többiek tábláját nem nézi, előre nem gondolkodik
level-apprentice = Tanonc
level-apprentice-about = az azonnali pontokra megy, és jól számol; a többiek tábláját nem nézi, előre nem gondolkodik
level-casual = Alkalmi játékos
level-casual-about = sorokat, oszlopokat és színeket gyűjt; nem törődik azzal, mit lépnek a többiek
level-regular = Rendszeres játékos
level-regular-about = számol a következő válaszlépéssel, de gyakran téved abban, ki áll jobban
level-keen = Lelkes játékos
level-keen-about = számol a következő válaszlépéssel, és elég jól ítéli meg az állást
level-club = Klubjátékos
level-club-about = számol a következő válaszlépéssel, és ritkán marad el sokkal a legjobb lépéstől
level-strong = Erős klubjátékos
level-strong-about = három lépésre előre számol, kisebb hibákkal
level-advanced = Kiváló játékos
level-advanced-about = három lépésre előre számol, és keveset hibázik
level-expert = Szakértő
level-expert-about = négy lépésre előre számol, és alig hibázik
level-master = Mester
level-master-about = lépésenként több ezer állást néz meg, és nem hibázik
level-grandmaster = Nagymester
level-grandmaster-about = lépésenként legalább 25 ezer állást néz meg, és nem hibázik
level-full = Teljes erejű gép
level-full-about = a gép legerősebb játéka, lépésenként 0,4 másodperc gondolkodási idővel
