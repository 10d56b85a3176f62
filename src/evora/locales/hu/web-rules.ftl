# The rules on one page, in our own words. Each picture has a caption, and as .alt a description for people who
# do not see it. The words for the parts of the game are those of the glossary.

rules-about = Az egész játék egy oldalon. Ha inkább játszva tanulnád meg, próbáld ki a leckéket.
rules-lessons = A leckékhez
rules-print = Nyomtatás
rules-contents = Ezen az oldalon

## At a glance

rules-glance = Dióhéjban
rules-glance-take = Amikor te jössz, vedd el egy szín összes csempéjét egy manufaktúrakorongról vagy az asztal közepéről.
rules-glance-place = Tedd mindet az egyik mintasorodba; egy sorban csak egy szín lehet. Ami nem fér el, a padlóvonaladra esik.
rules-glance-tile = Ha minden csempe elfogyott, minden kész mintasorból egy csempe a faladra kerül, és pontot hoz. Az egymással érintkező csempék többet hoznak.
rules-glance-floor = A padlóvonaladon lévő csempék pontlevonással járnak.
rules-glance-end = A játék akkor ér véget, amikor elkészül az első vízszintes sor valakinek a falán. A sorok, oszlopok és színek a végén még pontot hoznak, és az nyer, akinek a legtöbb pontja van.

## What is on the table

rules-table = Mi van az asztalon?
rules-table-tiles = A játékban 100 csempe van, öt színből 20-20: kék, sárga, piros, fekete és fehér. Kezdetben mind a zsákban van. A használt csempék a doboz fedelében várnak, amíg a zsák ki nem ürül.
rules-table-factories = A manufaktúrakorongokra négy-négy csempe kerül. Közöttük van az asztal közepe: ide jut, amit mások otthagytak. A fordulók elején itt van a kezdőjátékos-jelző is.
rules-table-board = Mindenkinek van egy játékostáblája. Bal oldalán öt mintasor van, rendre egy, két, három, négy és öt csempének. Jobb oldalán a fal: öt vízszintes sor, mindegyikben öt mező, és minden mintasor a fal hozzá tartozó sora mellett van. Alul a padlóvonal van, hét mezővel.
rules-fig-board = Egy játékostábla színes oldala, az első csempe előtt.
    .alt = Játékostábla. Bal oldalán öt mintasor egy, két, három, négy és öt mezővel. Jobb oldalán a fal öt vízszintes sorral és öt oszloppal. Alul a padlóvonal hét mezője, amelyek ára 1, 1, 2, 2, 2, 3 és 3 pont.

## Set-up

rules-setup = Előkészületek
rules-setup-side = Válasszátok ki a játékostáblák egyik oldalát; mindenki ugyanazt használja. Először a színes oldal szabályai jönnek. A pontszámok 0-ról indulnak.
rules-setup-start = Döntsétek el, ki kezd, vagy sorsoljatok.
rules-setup-fill = Tegyetek minden manufaktúrakorongra négy csempét, a zsákból vakon húzva.
rules-setup-players = Játékosok
rules-setup-count = Korongok
rules-setup-dealt = Csempék fordulón{"\u00AD"}ként

## Taking tiles

rules-offer = Csempék elvétele
rules-offer-turns = A forduló kezdőjátékosa lép először, aztán sorban a többiek, amíg a manufaktúrakorongokon és az asztal közepén el nem fogynak a csempék. Egy lépés két részből áll: elveszed a csempéket, majd lerakod őket.
rules-offer-factory = Egy manufaktúrakorongról: vedd el róla egy szín összes csempéjét. A többi az asztal közepére csúszik.
rules-offer-centre = Vagy az asztal közepéről: vedd el onnan egy szín összes csempéjét. A többi ott marad.
rules-offer-marker = Aki egy fordulóban elsőként vesz el csempét az asztal közepéről, a kezdőjátékos-jelzőt is megkapja. Ez a padlóvonala első szabad mezőjére kerül, az elvett csempék elé. Ő kezdi a következő fordulót.
rules-fig-take = Valaki a két kék csempét veszi el. A piros és a fekete az asztal közepére csúszik.
    .alt = Három manufaktúrakorong. Az elsőn két kék, egy piros és egy fekete csempe van, a kékeket elveszik. Az asztal közepén a kezdőjátékos-jelző és egy sárga csempe.

## Placing them

rules-place = Csempék lerakása
rules-place-one = Az elvett csempék mind egy mintasorba kerülnek. Soha nem oszthatod szét őket.
rules-place-colour = Egy mintasorban csak egy szín lehet. Ha már elkezdted, csak ugyanolyan színűt tehetsz hozzá.
rules-place-wall = Nem kerülhet a mintasorba olyan szín, amely a fal mellette lévő sorában már megvan.
rules-place-full = Egy teli mintasorba már semmi sem kerülhet.
rules-place-fall = Ami nem fér el, a padlóvonalra esik.
rules-place-floor = Az összes elvett csempét mindig leteheted a padlóvonalra, akkor is, ha nem muszáj.
rules-fig-place = Két kék csempe az ötödik mintasorba kerülhet, vagy az elsőbe, de onnan az egyik leesne. A fal második és negyedik sorában már van kék, a harmadik mintasorban pedig fekete.
    .alt = Játékostábla. A harmadik mintasorban két fekete csempe van, a többi mintasor üres. A fal második és negyedik sorában van kék.

## The floor line

rules-floor = A padlóvonal
rules-floor-fill = A padlóvonal balról telik meg. Mezőinek ára 1, 1, 2, 2, 2, 3 és 3 pont. A kezdőjátékos-jelző ugyanúgy elfoglal egy mezőt, mint egy csempe, és ugyanannyiba kerül.
rules-floor-over = Ha mind a hét mező foglalt, a további csempék a doboz fedelébe kerülnek, és már nem vesznek el pontot.
rules-fig-floor = A jelző és négy csempe: 1 + 1 + 2 + 2 + 2 = 8 pont veszteség.
    .alt = Játékostábla, padlóvonalán a kezdőjátékos-jelző, két fekete, egy sárga és egy fehér csempe.

## Tiling

rules-tiling = A mintasorokból a falra
rules-tiling-when = Ha minden csempe elfogyott, mindenki végigmegy a mintasorain fentről lefelé.
rules-tiling-complete = Egy kész mintasorból egy csempe átkerül a fal mellette lévő sorába, a színének megfelelő mezőre, és rögtön pontot ér. A mintasor többi csempéje a doboz fedelébe kerül.
rules-tiling-incomplete = Ha egy mintasor nincs kész, úgy marad a következő fordulóra.
rules-tiling-cost = Ezután mindenki annyi pontot veszít, amennyibe a padlóvonala kerül, de 0 alá senki sem juthat. A padlóvonal csempéi a doboz fedelébe kerülnek; a jelző a játékosánál marad.
rules-fig-before = A csempézés előtt, 4 ponttal…
    .alt = Játékostábla. Az első mintasor kész, piros csempével; a harmadik is kész, kék csempékkel; a negyedikben a négy mezőből kettőn fekete csempe van. A fal második sorának harmadik mezőjén sárga. A padlóvonalon a jelző és egy sárga csempe.
rules-fig-after = …és utána. A piros 2 pontot hoz, mert érinti a sárgát. A kék a harmadik az oszlopban, és 3 pontot hoz. A padlóvonal 2 pontba kerül, így 7 pont lesz.
    .alt = Ugyanaz a játékostábla. A harmadik oszlopban piros, sárga és kék áll egymás alatt. A negyedik mintasorban továbbra is két fekete csempe van; a többi mintasor és a padlóvonal üres.

## Scoring

rules-scoring = Mennyit ér egy csempe?
rules-scoring-how = Nézd meg az új csempe szomszédait. Számold meg a csempéket abban a megszakítás nélküli vízszintes sorban, amelyhez tartozik, aztán ugyanígy az oszlopban; az új csempe mindkétszer beleszámít. Ha a sor legalább két csempéből áll, annyi pontot kapsz, ahány csempe van benne; ha az oszlop legalább két csempéből áll, azért is. Szomszéd nélkül a csempe 1 pontot ér.
rules-fig-lone = Egymagában: 1 pont.
    .alt = Fal egyetlen csempével.
rules-fig-row = Harmadik a sorban: 3 pont.
    .alt = Fal három egymás melletti csempével; az új a szélső.
rules-fig-column = Harmadik az oszlopban: 3 pont.
    .alt = Fal három egymás alatti csempével; az új a legalsó.
rules-fig-both = Kettő a sorban és három az oszlopban: 5 pont.
    .alt = Fal, ahol az új csempének balra egy szomszédja van, fölötte pedig kettő.

## The next round

rules-next = A következő forduló
rules-next-fill = Senkinek sincs kész vízszintes sora? Akkor töltsétek fel újra a manufaktúrakorongokat, négy-négy csempével, és az kezd, akinél a jelző van.
rules-next-bag = Ha kiürült a zsák, és még kell csempe, tegyetek mindent a doboz fedeléből a zsákba, és folytassátok a feltöltést.
rules-next-short = Ha végképp elfogytak a csempék, azzal játsszátok le a fordulót, ami van.

## The end

rules-end = A játék vége
rules-end-when = A játék azzal a csempézéssel ér véget, amelyben legalább egy játékos falán elkészül egy vízszintes sor. Ekkor mindenki kap még pontot:
rules-end-bonus = Bónusz
rules-end-points = Pont
rules-end-row = minden kész vízszintes sor
rules-end-column = minden kész függőleges oszlop
rules-end-colour = minden szín, amelynek mind az öt csempéje a falon van
rules-end-win = Az nyer, akinek a legtöbb pontja van. Pontegyenlőségnél az, akinek több kész vízszintes sora van. Ha ez is egyenlő, a játékosok osztoznak a győzelmen.
rules-fig-end = Egy sor, egy oszlop és mind az öt kék csempe: 2 + 7 + 10 = 19 pont.
    .alt = Fal, amelynek első sora és első oszlopa kész, és kék csempéi az átlót töltik ki.

## The grey side

rules-grey = A szürke oldal
rules-grey-free = Minden ugyanúgy zajlik, de a falon nincsenek színek. Ha kész egy mintasor, te választod ki a mezőt a fal sorában. Egy szín csak egyszer lehet egy vízszintes sorban, és csak egyszer egy oszlopban.
rules-grey-none = Ha egy kész mintasorhoz nincs ilyen mező, minden csempéje a padlóvonalra esik.
rules-fig-grey = A második mintasor piros csempéje bármelyik karikával jelölt mezőre kerülhet. A negyedik oszlopban már van piros.
    .alt = Szürke fal. A második sorban az első mezőn kék van, a harmadikon sárga. A három szabad mező közül a második és az ötödik választható; a negyedik nem, mert alatta, ugyanabban az oszlopban már van piros.

## Finer points

rules-finer = Részletkérdések
rules-finer-about = A szabálykönyvek nyitva hagynak néhány kérdést. Az Evorában ezekre ez a válasz.
rules-finer-marker = Ha tele van a padlóvonalad, amikor megkapod a jelzőt, a jelző nem kerül semmibe. A következő fordulót akkor is te kezded.
rules-finer-same = Ha egy fordulóban senki sem vett el csempét az asztal közepéről, újra ugyanaz a játékos kezd.
rules-finer-order = A szürke oldalon a forduló kezdőjátékosa csempéz először, aztán sorban a többiek, mindenki fentről lefelé. Ha egy csempe lerakható, le kell rakni. A padlóvonalakat a végén egyszerre pontozzuk.
rules-finer-stalled = Ha három egymást követő fordulóban senkinek a falára nem került csempe, a játék véget ér, és a záró pontok is járnak.
rules-finer-tiles = Ha egy forduló kezdetén a zsák és a doboz fedele is üres, a játék véget ér, és a záró pontok is járnak. Ez csak négy játékosnál fordulhat elő.
rules-finer-public = Mindenki mindent láthat, kivéve a csempék sorrendjét a zsákban. Egy fordulón belül semmi sem múlik a szerencsén.
