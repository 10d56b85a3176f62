# The levels: names, and in a line what kind of player each one is. From the weakest up.

level-novice = Nováček
level-novice-about = jde rovnou po bodech a často se přepočítá; soupeřů si nevšímá a dopředu nemyslí
level-apprentice = Učeň
level-apprentice-about = jde rovnou po bodech a počítá dobře; soupeřů si nevšímá a dopředu nemyslí
level-casual = Příležitostný hráč
level-casual-about = buduje řady, sloupce a barvy; nepřemýšlí, co udělají ostatní
level-regular = Pravidelný hráč
level-regular-about = počítá s odpovědí soupeře, ale často špatně odhadne, kdo je na tom lépe
level-keen = Nadšenec
level-keen-about = počítá s odpovědí soupeře a pozici odhaduje docela dobře
level-club = Klubový hráč
level-club-about = počítá s odpovědí soupeře a výrazně slabší tah zahraje málokdy
level-strong = Silný klubový hráč
level-strong-about = vidí tři tahy dopředu, ale občas chybuje z nepozornosti
level-advanced = Pokročilý hráč
level-advanced-about = vidí tři tahy dopředu a z nepozornosti chybuje málokdy
level-expert = Expert
level-expert-about = vidí čtyři tahy dopředu a z nepozornosti téměř nechybuje
level-master = Mistr
level-master-about = na každý tah projde několik tisíc pozic a z nepozornosti nechybuje
level-grandmaster = Velmistr
level-grandmaster-about = na každý tah projde 25 tisíc pozic nebo víc a z nepozornosti nechybuje
level-full = Plná síla
level-full-about = engine v plné síle, 0,4 sekundy na tah
