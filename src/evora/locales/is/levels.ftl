# The levels: names, and in a line what kind of player each one is. From the weakest up.

level-novice = Nýliði
level-novice-about = eltir stigin strax og telur vitlaust; sér hvorki spjöld annarra né leiki fram í tímann
level-apprentice = Lærlingur
level-apprentice-about = eltir stigin strax og telur rétt; sér hvorki spjöld annarra né leiki fram í tímann
level-casual = Frístundaspilari
level-casual-about = byggir láréttar og lóðréttar línur og liti; spyr ekki hvað hinir gera næst
level-regular = Fastagestur
level-regular-about = hugsar um næsta svar, en metur oft rangt hver stendur betur
level-keen = Áhugasamur spilari
level-keen-about = hugsar um næsta svar og metur nokkuð vel
level-club = Klúbbspilari
level-club-about = hugsar um næsta svar og missir sjaldan mikið af besta leiknum
level-strong = Sterkur klúbbspilari
level-strong-about = sér þrjá leiki fram í tímann með stöku mistökum
level-advanced = Lengra kominn
level-advanced-about = sér þrjá leiki fram í tímann og gefur lítið
level-expert = Sérfræðingur
level-expert-about = sér fjóra leiki fram í tímann og gefur mjög lítið
level-master = Meistari
level-master-about = skoðar sex þúsund stöður fyrir hvern leik og gerir engin klaufamistök
level-grandmaster = Stórmeistari
level-grandmaster-about = skoðar 25 þúsund stöður fyrir hvern leik og gerir engin klaufamistök
level-full = Fullur styrkur
level-full-about = vélin eins sterk og hún er á 0,4 sekúndum á leik
