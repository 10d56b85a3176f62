# The levels, from the weakest up: names, and what kind of player each one is.

level-novice = Nýliði
level-novice-about = eltist strax við stig og ruglast í talningunni; lítur ekki á spjöld hinna og hugsar ekki fram í tímann
level-apprentice = Lærlingur
level-apprentice-about = eltist strax við stig og telur rétt; lítur ekki á spjöld hinna og hugsar ekki fram í tímann
level-casual = Frístundaspilari
level-casual-about = stefnir á láréttar línur, lóðréttar línur og liti; spáir ekki í hvað hinir gera næst
level-regular = Vanur spilari
level-regular-about = reiknar með svarleik mótherjans, en metur oft rangt hver stendur best
level-keen = Áhugasamur spilari
level-keen-about = reiknar með svarleik mótherjans og metur stöðuna nokkuð vel
level-club = Klúbbspilari
level-club-about = reiknar með svarleik mótherjans og er sjaldan langt frá besta leik
level-strong = Sterkur klúbbspilari
level-strong-about = sér þrjá leiki fram í tímann, með stöku klaufamistökum
level-advanced = Þaulvanur spilari
level-advanced-about = sér þrjá leiki fram í tímann og gerir fá klaufamistök
level-expert = Sérfræðingur
level-expert-about = sér fjóra leiki fram í tímann og gerir nær engin klaufamistök
level-master = Meistari
level-master-about = skoðar nokkur þúsund stöður fyrir hvern leik og gerir engin klaufamistök
level-grandmaster = Stórmeistari
level-grandmaster-about = skoðar 25 þúsund stöður eða fleiri fyrir hvern leik og gerir engin klaufamistök
level-full = Hámarksstyrkur
level-full-about = tölvan eins sterk og hún verður með 0,4 sekúndur á leik
