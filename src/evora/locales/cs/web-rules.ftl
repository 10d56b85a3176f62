# The rules on one page, in our own words. Each picture has a caption, and as .alt a description for people who
# do not see it. The words for the parts of the game are those of the glossary.

rules-about = Celá hra na jedné stránce. Chceš se ji naučit hraním? Zkus lekce.
rules-lessons = Naučit se hraním
rules-print = Vytisknout
rules-contents = Na této stránce

## At a glance

rules-glance = Ve zkratce
rules-glance-take = Ve svém tahu si vezmi všechny dlaždice jedné barvy z jedné výlohy nebo ze středu stolu.
rules-glance-place = Všechny dej do jedné ze svých přípravných řad; v každé smí být jen jedna barva. Co se nevejde, spadne ti na podlahu.
rules-glance-tile = Když jsou všechny dlaždice rozebrané, jde z každé dokončené přípravné řady jedna dlaždice na stěnu a přinese body. Víc bodů je za dlaždice, které spolu sousedí.
rules-glance-floor = Dlaždice na podlaze stojí body.
rules-glance-end = První dokončená vodorovná řada na některé stěně znamená konec hry. Řady, sloupce a barvy přinesou ještě bonus a vyhrává ten, kdo má nejvíc bodů.

## What is on the table

rules-table = Co je na stole
rules-table-tiles = Dlaždic je 100, po 20 v pěti barvách: modrá, žlutá, červená, černá a bílá. Na začátku jsou všechny v sáčku. Použité dlaždice čekají ve víku krabice, dokud se sáček nevyprázdní.
rules-table-factories = Výlohy jsou kulaté talířky a na každém leží čtyři dlaždice. Mezi nimi je střed stolu, kam se přesouvají dlaždice, které po tahu ve výloze zbyly. Na začátku každého kola tam leží i žeton začínajícího hráče.
rules-table-board = Každý má svůj herní plán. Vlevo je pět přípravných řad pro jednu až pět dlaždic. Vpravo je stěna, pět řad po pěti polích; každá přípravná řada patří k řadě stěny vedle ní. Dole je podlaha se sedmi poli.
rules-fig-board = Barevná strana herního plánu před první dlaždicí.
    .alt = Herní plán. Vlevo pět přípravných řad s jedním, dvěma, třemi, čtyřmi a pěti poli. Vpravo stěna s pěti řadami a pěti sloupci. Dole sedm polí podlahy, která stojí 1, 1, 2, 2, 2, 3 a 3 body.

## Set-up

rules-setup = Příprava hry
rules-setup-side = Vybere se strana herních plánů, pro všechny stejná. Nejdřív je popsaná barevná strana. Všichni začínají s 0 body.
rules-setup-start = Určí se, kdo začne, třeba losem.
rules-setup-fill = Na každou výlohu přijdou čtyři dlaždice, vytažené ze sáčku naslepo.
rules-setup-players = Hráči
rules-setup-count = Výlohy
rules-setup-dealt = Dlaždic na kolo

## Taking tiles

rules-offer = Jak se berou dlaždice
rules-offer-turns = První táhne začínající hráč, pak se všichni střídají, dokud ve výlohách nebo ve středu stolu zbývá nějaká dlaždice. Tah má dvě části: vzít dlaždice a umístit je.
rules-offer-factory = Z výlohy: vezmi z ní všechny dlaždice jedné barvy. Ostatní se z ní přesunou do středu stolu.
rules-offer-centre = Nebo ze středu stolu: vezmi všechny jeho dlaždice jedné barvy. Zbytek tam zůstane.
rules-offer-marker = Kdo v kole jako první bere ze středu stolu, dostane i žeton začínajícího hráče. Položí ho na první volné pole své podlahy, ještě před dlaždice z tohoto tahu. Tento hráč pak začíná příští kolo.
rules-fig-take = Bereš dvě modré dlaždice. Červená a černá se přesunou do středu stolu.
    .alt = Tři výlohy. Z první, kde jsou dvě modré, jedna červená a jedna černá dlaždice, se berou modré. Ve středu stolu leží žeton začínajícího hráče a žlutá dlaždice.

## Placing them

rules-place = Jak se umisťují dlaždice
rules-place-one = Všechny vzaté dlaždice patří do jedné přípravné řady. Nikdy se nedělí.
rules-place-colour = V přípravné řadě je jen jedna barva. Do rozdělané řady přijdou jen další dlaždice stejné barvy.
rules-place-wall = Barva, která už je ve vedlejší řadě stěny, do přípravné řady nesmí.
rules-place-full = Do plné řady už nic nepřidáš.
rules-place-fall = Dlaždice, které se nevejdou, spadnou na podlahu.
rules-place-floor = Vždycky smíš dát všechny vzaté dlaždice na podlahu, i když nemusíš.
rules-fig-place = Dvě modré dlaždice by mohly do páté přípravné řady, nebo do první, kde by jedna spadla. Druhá a čtvrtá řada stěny už modrou mají a ve třetí přípravné řadě jsou černé.
    .alt = Herní plán. Ve třetí přípravné řadě jsou dvě černé dlaždice, ostatní jsou prázdné. Stěna má modrou ve druhé a čtvrté řadě.

## The floor line

rules-floor = Podlaha
rules-floor-fill = Podlaha se plní zleva. Její pole stojí 1, 1, 2, 2, 2, 3 a 3 body. Žeton začínajícího hráče zabírá pole jako dlaždice a stojí stejně jako ona.
rules-floor-over = Když je všech sedm polí obsazených, jdou další dlaždice do víka krabice a nic už nestojí.
rules-fig-floor = Žeton a čtyři dlaždice: ztráta 1 + 1 + 2 + 2 + 2 = 8 bodů.
    .alt = Herní plán. Na podlaze leží žeton začínajícího hráče, dvě černé dlaždice, jedna žlutá a jedna bílá.

## Tiling

rules-tiling = Obkládání stěn
rules-tiling-when = Když jsou všechny dlaždice rozebrané, projde každý své přípravné řady shora dolů.
rules-tiling-complete = Z dokončené přípravné řady jde jedna dlaždice na pole své barvy ve vedlejší řadě stěny a hned přinese body. Ostatní dlaždice z té řady jdou do víka krabice.
rules-tiling-incomplete = Nedokončená přípravná řada zůstane do příštího kola, jak je.
rules-tiling-cost = Potom každý ztratí body za svou podlahu, ale skóre nikdy neklesne pod 0. Dlaždice z podlahy jdou do víka krabice, žeton začínajícího hráče zůstává u svého hráče.
rules-fig-before = Před obkládáním, se 4 body…
    .alt = Herní plán. První přípravná řada je dokončená červenou, třetí modrou, ve čtvrté jsou dvě černé dlaždice ze čtyř. Na stěně je žlutá na třetím poli druhé řady. Na podlaze leží žeton začínajícího hráče a žlutá dlaždice.
rules-fig-after = … a po něm. Červená přinese 2 body, protože sousedí se žlutou. Modrá je třetí ve sloupci a přinese 3. Podlaha stojí 2, takže teď je to 7 bodů.
    .alt = Stejný herní plán. Červená, žlutá a modrá stojí pod sebou ve třetím sloupci. Ve čtvrté přípravné řadě jsou dál dvě černé dlaždice, ostatní řady a podlaha jsou prázdné.

## Scoring

rules-scoring = Kolik bodů přinese dlaždice
rules-scoring-how = Podívej se, s čím nová dlaždice sousedí. Spočítej dlaždice v nepřerušené vodorovné řadě, do které patří, a v nepřerušeném svislém sloupci, vždy i s ní samou. Jsou-li v řadě aspoň dvě, je za každou bod; jsou-li ve sloupci aspoň dvě, přičti i ty. Dlaždice bez sousedů přinese 1 bod.
rules-fig-lone = Sama: 1 bod.
    .alt = Stěna s jedinou dlaždicí.
rules-fig-row = Třetí v řadě: 3 body.
    .alt = Stěna se třemi dlaždicemi vedle sebe; nová je poslední.
rules-fig-column = Třetí ve sloupci: 3 body.
    .alt = Stěna se třemi dlaždicemi pod sebou; nová je nejníž.
rules-fig-both = Dvě v řadě a tři ve sloupci: 5 bodů.
    .alt = Stěna: vlevo vedle nové dlaždice je jedna další, nad ní jsou dvě.

## The next round

rules-next = Příprava dalšího kola
rules-next-fill = Nikdo nemá dokončenou vodorovnou řadu? Pak na každou výlohu přijdou zase čtyři dlaždice a začíná ten, kdo má žeton.
rules-next-bag = Když je sáček prázdný a dlaždice ještě chybějí, nasype se do něj všechno z víka krabice a pokračuje se.
rules-next-short = Když dlaždice dojdou úplně, hraje se kolo s tím, co je.

## The end

rules-end = Konec hry
rules-end-when = Hra končí po obkládání stěn, ve kterém aspoň jeden hráč dokončil vodorovnou řadu na své stěně. Potom si každý přičte:
rules-end-bonus = Bonus
rules-end-points = Body
rules-end-row = každá dokončená vodorovná řada
rules-end-column = každý dokončený svislý sloupec
rules-end-colour = každá barva, která má na stěně všech pět dlaždic
rules-end-win = Vyhrává ten, kdo má nejvíc bodů. Při shodě rozhodne, kdo má víc dokončených vodorovných řad. Trvá-li shoda i pak, je to dělené vítězství.
rules-fig-end = Jedna řada, jeden sloupec a všech pět modrých dlaždic: 2 + 7 + 10 = 19 bodů.
    .alt = Stěna, která má dokončenou první řadu a první sloupec a modré dlaždice po celé úhlopříčce.

## The grey side

rules-grey = Šedá strana
rules-grey-free = Všechno je jako předtím, jen stěna nemá předtištěné barvy. Když dokončíš přípravnou řadu, vybereš si ve vedlejší řadě stěny pole. Každá barva smí být v řadě jen jednou a ve sloupci také jen jednou.
rules-grey-none = Pokud pro dokončenou přípravnou řadu takové pole není, spadnou všechny její dlaždice na podlahu.
rules-fig-grey = Červená dlaždice z druhé přípravné řady může na kterékoli pole s kroužkem. Ve čtvrtém sloupci už červená je.
    .alt = Šedá stěna. Ve druhé řadě je na prvním poli modrá, na třetím žlutá. Ze tří volných polí je možné druhé a páté; čtvrté ne, protože v tomtéž sloupci je pod ním červená.

## Finer points

rules-finer = Podrobnosti
rules-finer-about = Vydaná pravidla nechávají pár věcí otevřených. Evora je řeší takhle.
rules-finer-marker = Když je tvoje podlaha plná a dostaneš žeton začínajícího hráče, nestojí nic. Příští kolo přesto začínáš ty.
rules-finer-same = Když v kole nikdo nebral ze středu stolu, začíná znovu stejný hráč.
rules-finer-order = Na šedé straně obkládá první ten, kdo začínal kolo, pak postupně ostatní, každý shora dolů. Pokud dlaždici umístit jde, musí se umístit. Všechny podlahy se bodují společně na konci.
rules-finer-stalled = Když se tři kola po sobě nedostane žádná dlaždice na žádnou stěnu, hra končí a počítají se bonusy.
rules-finer-tiles = Když má začít kolo a sáček i víko krabice jsou prázdné, hra končí a počítají se bonusy. To se může stát jen při hře ve čtyřech.
rules-finer-public = Všichni vidí všechno kromě pořadí dlaždic v sáčku. Uvnitř kola už náhoda nehraje žádnou roli.
