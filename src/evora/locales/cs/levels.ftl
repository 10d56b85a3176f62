# The levels: names, and in a line what kind of player each one is. From the weakest up.

level-novice = Nováček
level-novice-about = jde hned po bodech a přepočítá se; nevidí cizí plány ani tahy dopředu
level-apprentice = Učeň
level-apprentice-about = jde hned po bodech a počítá dobře; nevidí cizí plány ani tahy dopředu
level-casual = Příležitostný hráč
level-casual-about = staví řady, sloupce a barvy; neptá se, co udělají ostatní
level-regular = Pravidelný hráč
level-regular-about = myslí na příští odpověď, ale často se mýlí v tom, kdo je na tom lépe
level-keen = Nadšenec
level-keen-about = myslí na příští odpověď a odhaduje docela dobře
level-club = Klubový hráč
level-club-about = myslí na příští odpověď a nejlepší tah zřídka mine o mnoho
level-strong = Silný klubový hráč
level-strong-about = vidí tři tahy dopředu, občas uklouzne
level-advanced = Pokročilý hráč
level-advanced-about = vidí tři tahy dopředu a daruje jen málo
level-expert = Expert
level-expert-about = vidí čtyři tahy dopředu a daruje velmi málo
level-master = Mistr
level-master-about = projde šest tisíc pozic na tah a nechybuje z nepozornosti
level-grandmaster = Velmistr
level-grandmaster-about = projde 25 tisíc pozic na tah a nechybuje z nepozornosti
level-full = Plná síla
level-full-about = engine tak silný, jak jen je s 0,4 sekundy na tah
