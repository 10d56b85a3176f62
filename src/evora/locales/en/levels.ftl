# The levels, from the weakest up: names, and what kind of player each one is.

level-novice = Novice
level-novice-about = goes for points at once, and miscounts; sees no other board and no move ahead
level-apprentice = Apprentice
level-apprentice-about = goes for points at once, and counts well; sees no other board and no move ahead
level-casual = Casual player
level-casual-about = builds for rows, columns and colours; does not look at what the others do next
level-regular = Regular player
level-regular-about = considers the next reply, but often misjudges who is better off
level-keen = Keen player
level-keen-about = considers the next reply, and judges fairly well
level-club = Club player
level-club-about = considers the next reply, and seldom misses the best move by much
level-strong = Strong club player
level-strong-about = looks three moves ahead, with slips
level-advanced = Advanced player
level-advanced-about = looks three moves ahead, and makes few slips
level-expert = Expert
level-expert-about = looks four moves ahead, with hardly any slips
level-master = Master
level-master-about = looks at several thousand positions per move, and makes no slips
level-grandmaster = Grandmaster
level-grandmaster-about = looks at 25 thousand positions or more per move, and makes no slips
level-full = Full strength
level-full-about = the engine at its strongest, with 0.4 seconds per move
