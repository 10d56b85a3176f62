# The lessons: twelve small exercises on real positions. "You" is the learner, "your opponent" the other
# player. The words for the parts of the game are those of the glossary.

## The list of lessons

learn-heading = Tanulj meg játszani
learn-about = { $count ->
    [one] { $count } kis gyakorlat valódi táblán. Egy percig sem tart.
   *[other] { $count } kis gyakorlat valódi táblán. Egy percig sem tart egyik sem, és bármikor abbahagyhatod.
}
learn-begin = Kezdés
learn-continue = Folytatás: { $number }. lecke
learn-again = Újrakezdés
learn-progress = { $done ->
    [0] Még egy lecke sincs kész
   *[other] { $count } leckéből { $done } kész
}
learn-list = Leckék
learn-done = kész
learn-forget = Haladásom törlése
learn-rules-about = Inkább olvasnál?
learn-rules = A szabályok egy oldalon
learn-better = Fejlődj tovább
learn-better-puzzles = Találd meg a lépést, amely egyértelműen a legjobb.
learn-better-review = Nézd meg, mibe kerültek egy játszma lépései, és mennyi volt a szerencse.
learn-better-analysis = Próbálj ki bármilyen állást a gép segítségével.

## A lesson

lesson-number = Lecke: { $number }/{ $count }
lesson-task = Feladat: { $number }/{ $count }
lesson-goal = A feladatod
lesson-hint = Kérek tippet
lesson-hint-heading = Tipp
lesson-again = Újrapróbálom
lesson-next-task = Következő feladat
lesson-next = Következő lecke
lesson-all = Összes lecke
lesson-right = Szép volt!
lesson-wrong = Nem egészen
lesson-shown = A megoldás
lesson-turn = Te jössz.
lesson-thinking = Az ellenfeled gondolkodik.
lesson-loading = Készül a tábla.
lesson-you = Te
lesson-opponent = Ellenfél
lesson-missing = Nincs ilyen lecke
lesson-finished = Már ismered a játékot
lesson-finished-about = Ez volt az utolsó lecke. Most egy igazi játszma a legjobb folytatás; az első ellenfeled türelmes lesz.
lesson-first-game = Az első játszmám indítása

## 1. Taking tiles

lesson-take = Csempék elvétele
    .about = A kerek lapok a manufaktúrakorongok. Amikor te jössz, elveszed az egyikről egy szín összes csempéjét, és az öt mintasorod egyikébe teszed. Az első sorba egy csempe fér, a másodikba kettő, és így tovább, az ötödikbe öt.
task-take = Az egyik manufaktúrakorongon két kék csempe van. Vedd el őket, és tedd a második mintasorodba.
    .hint = Válassz egy kék csempét az 1. manufaktúrakorongon: a párja vele jön. Aztán válaszd a kétmezős sort.
    .right = Mindkét kék csempe a tiéd lett, mert egy színből mindig az összes csempét elveszed. Pont kitöltik a második mintasorodat.
    .wrong-floor = A padlóvonal azoké a csempéké, amelyek senkinek sem kellenek: ott pontlevonás jár értük. Válassz inkább egy mintasort.
    .wrong-colour = Ezek nem kékek voltak. Keresd meg azt a manufaktúrakorongot, amelyen két kék csempe van.
    .wrong-one = Azon a manufaktúrakorongon csak egy kék csempe volt. Egy másikon kettő van.
    .wrong-line = A csempék jók, de a sor nem. Pontosan két csempének felülről a második mintasorban van helye.

## 2. The rest goes to the centre

lesson-rest = Amit otthagysz
    .about = Ha egy manufaktúrakorongról veszel el csempéket, a rajta maradók az asztal közepére csúsznak. Onnan később bárki elveheti őket, ezért nemcsak az fontos, mit veszel el, hanem az is, mit hagysz ott.
task-rest = Az asztal közepén két fehér csempe van. Vegyél el csempét egy manufaktúrakorongról úgy, hogy a lépésed után négy fehér legyen ott.
    .hint = Keresd meg azt a manufaktúrakorongot, amelyen két fehér csempe van, és vegyél el róla valami mást.
    .right = A két fehér csempe az asztal közepére csúszott, és most négy fehér van ott együtt.
    .wrong-white = A fehér csempéket te vetted el, így nem kerültek az asztal közepére.
    .wrong-centre = Az asztal közepéről semmi sem csúszik tovább. Egy manufaktúrakorongról vegyél el csempét.
    .wrong-other = Kettőnél kevesebb fehér csempe csúszott az asztal közepére. Keresd meg azt a manufaktúrakorongot, amelyen kettő van.

## 3. The centre and the start marker

lesson-centre = Az asztal közepe és a jelző
    .about = Az asztal közepéről is egy szín összes csempéjét veszed el; a többi ott marad. Aki egy fordulóban elsőként vesz el innen csempét, a kezdőjátékos-jelzőt is megkapja: a kerek, krémszínű csempét az 1-essel. A padlóvonaladra teszed, és egy pontba kerül, de te kezded a következő fordulót.
task-centre = Vegyél el csempét az asztal közepéről úgy, hogy egy se essen le.
    .hint = Az asztal közepén két sárga csempe és egy fekete van. Amit elveszel, olyan mintasorba tedd, ahol elég hely van.
    .right = A jelző a padlóvonaladon van: 1 pontba kerül, és te kezded a következő fordulót.
    .wrong-factory = Ez egy manufaktúrakorong volt. A jelző az asztal közepén van, és a feladathoz tartozó csempék is.
    .wrong-fell = Az asztal közepe jó volt, de a jelzőn kívül egy csempe is a padlóvonaladra esett. Válassz olyan mintasort, ahol elég hely van.

## 4. One colour in a line

lesson-colour = Egy sor, egy szín
    .about = Egy mintasor minden csempéje azonos színű. Ha már elkezdted, csak ugyanolyan színű kerülhet bele, amíg meg nem telik. Ami a forduló végén nincs kész, az úgy marad.
task-colour = Fejezd be a harmadik mintasorodat úgy, hogy egy csempe se essen le.
    .hint = A harmadik mintasorban két piros csempe van, és még egy fér bele. Keress olyan manufaktúrakorongot, amelyen pontosan egy piros van.
    .right = Egy piros csempe hiányzott, és pont egyet vettél el.
    .wrong-fell = A mintasor kész, de eggyel több csempét vettél el a kelleténél: az a padlóvonaladra esett. Egy másik manufaktúrakorongon pontosan egy piros van.
    .wrong-other = Ettől nem lesz kész a harmadik mintasor. Két piros csempe van benne, és még egy kell.

## 5. Too many tiles

lesson-overflow = Túl sok csempe
    .about = Több csempét is elvehetsz, mint amennyi egy mintasorba fér. Ami nem fér el, a padlóvonaladra esik, és ott mindegyikért pontlevonás jár. Az elvett csempéket soha nem oszthatod el két sor között.
task-overflow = Vedd el a négy fehér csempét az asztal közepéről úgy, hogy minél kevesebb essen le.
    .hint = Az ötödik mintasorban már két fehér csempe van, és még három mező szabad.
    .right = Három csempe elfért, egy leesett. Néha egy kis veszteség a legjobb megoldás.
    .wrong-colour = Most az asztal közepén lévő fehér csempék kellenek.
    .wrong-floor = Mind a négy a padlóvonalon van, és 6 pontba kerül. Egy mintasorban néhányuknak lenne helye.
    .wrong-many = A négyből három leesett. Egy másik mintasorban több fehér fér el.

## 6. The wall says no

lesson-wall = A fal nemet mond
    .about = A mintasoraid mellett van a falad. A fal minden sorában minden színnek egy mezője van. Ha egy szín már megvan a fal egy sorában, a mellette lévő mintasorba az a szín többé nem kerülhet.
task-wall = Vedd el a két kék csempét, és keresd meg azt a mintasort, ahol mindkettő elfér.
    .hint = A fal második és negyedik sorában már van kék, a harmadik mintasorban fekete van, az első pedig túl rövid.
    .right = Csak az ötödik mintasorban volt hely mindkettőnek.
    .wrong-colour = Ezek nem kékek voltak. Vedd el a két kék csempét az első manufaktúrakorongról.
    .wrong-floor = A padlóvonalra mindig tehetsz csempét, de itt az egyik mintasorban mindkettő elfér.
    .wrong-fell = Az első mintasorba csak egy csempe fér, így a másik leesett. Van olyan sor, ahol mindkettőnek jut hely.

## 7. From the line to the wall

lesson-tiling = A mintasorból a falra
    .about = Ha minden csempe elfogyott, a forduló véget ér. Ekkor fentről lefelé minden kész mintasorból egy csempe a falra kerül, a sor többi csempéje pedig lekerül a tábláról. A csempe rögtön pontot ér: egymagában 1-et, ha másokkal érintkezik, többet.
task-tiling = Ezek a forduló utolsó csempéi. Fejezd be a harmadik mintasorodat, és figyeld, mi történik.
    .hint = A harmadik mintasorban egy kék csempe van. Még kettő, és kész.
    .right = Három csempe került a falra, egymás alá: 1 pont, aztán 2, aztán 3. Ez összesen { $points } pont. A fehér csempe ott marad, mert a sora nincs kész.
    .wrong-floor = A padlóvonalon ez a két csempe csak pontlevonást hoz. A harmadik mintasorod viszont kész lenne velük.
    .wrong-open = Ettől egy mintasor sem lett kész. A harmadikba pontosan két kék csempe kell.

## 8. Scoring

lesson-runs = Érintkező csempék
    .about = Egy új csempe annyi pontot ér, ahány csempéből a megszakítás nélküli vízszintes sora áll, önmagát is beleszámítva; az oszlopáért ugyanígy jár pont. Ha mindkét irányban van szomszédja, mindkettő számít. Szomszéd nélkül 1 pontot hoz.
task-runs = Ezzel a két fekete csempével négy mintasor közül bármelyik kész lenne. Válaszd azt, amelyik a legtöbb pontot hozza.
    .hint = Nézd meg, hová kerül a fekete az egyes sorokban: a legtöbb szomszédja a negyedik sorban lesz.
    .right = Három a sorban és három az oszlopban: { $points } pont egyetlen csempével.
    .wrong-floor = A padlóvonalon semmit sem hoznak. A mintasorok közül bármelyik pontot érne.
    .wrong-fewer = Ez { $points } pontot hozott. Az egyik mintasor többet hoz: számold meg a szomszédokat oldalt, fent és lent.

## 9. What the floor costs

lesson-costs = Hány pontba kerül a padlóvonal?
    .about = A padlóvonal hét mezőjének ára balról jobbra 1, 1, 2, 2, 2, 3 és 3 pont. Ezt minden forduló végén levonjuk, aztán a padlóvonal újra üres. A pontszámod sosem megy 0 alá.
task-costs = Már két csempe van a padlóvonaladon. Hová tedd a négy piros csempét, hogy a legtöbb pontod maradjon?
    .hint = Minden sornál vedd a csempéje pontjait, és vond le a leeső csempék árát. A padlóvonal következő mezői egyenként 2 pontba kerülnek.
    .right = 3 pont a csempéért, mínusz 2 azért, amelyik leesett: kicsit jobb, mint ha biztosra mész, és sokkal jobb, mint a legtöbbet érő csempe.
    .wrong-floor = Minden leesett, és ez a legdrágább megoldás.
    .wrong-greedy = A csempe { $points } pontot hozott, de három leesett, és 6 pontba került. Keress olyan sort, ahol több hely van.
    .wrong-safe = Semmi sem esett le, de pontot sem hozott. Van egy sor, amelyik kicsivel jobb.

## 10. The end of the game

lesson-end = A játék vége és a záró pontok
    .about = A játék azzal a fordulóval ér véget, amelyben valakinek a falán elkészül egy vízszintes sor. Ekkor mindenki kap 2 pontot minden kész vízszintes sorért, 7-et minden kész oszlopért, és 10-et minden színért, amelynek mind az öt csempéje a falon van.
task-row = Te vezetsz. Fejezd be most a játékot: legyen kész egy vízszintes sorod.
    .hint = A falad első sorából csak egy csempe hiányzik: a piros.
    .right = Kész az első vízszintes sorod, így vége a játéknak. Nyertél: { $score }–{ $other }.
    .wrong-other = A játék folytatódik. Az első vízszintes sorodból csak a piros csempe hiányzik.
task-bonus = Az első mintasorod befejezi a játékot, bármit lépsz is. Az ellenfeled vezet: tedd le úgy az utolsó két csempét, hogy te nyerj.
    .hint = A második sorban a fekete csempe vízszintes sort tesz teljessé, ez 2 pont. A negyedikben oszlopot, ez 7 pont.
    .right = Maga a csempe kevesebbet hozott, de az oszlop még 7 pontot. Nyertél: { $score }–{ $other }.
    .wrong-row = Egy kész vízszintes sor csak 2 pontot hoz, így vesztettél: { $score }–{ $other }. Nézd meg a második oszlopot.
    .wrong-other = Vesztettél: { $score }–{ $other }. Az egyik sorban a fekete csempével egy egész oszlop elkészül.

## 11. The grey side

lesson-grey = A szürke oldal
    .about = A tábláknak van egy másik oldaluk is, amelyen a falnak nincsenek színei. Itt minden csempének te választasz oszlopot; csak arra ügyelj, hogy egy szín se legyen kétszer egy sorban vagy egy oszlopban. Ha egy csempe sehová sem illik, az egész mintasora a padlóvonalra esik.
task-grey = A második mintasorod elkészült, piros csempékből. Válaszd ki a fal második sorában azt a mezőt, amelyik a legtöbb pontot hozza.
    .hint = Az egyik mezőnek fölötte, alatta és mellette is van szomszédja.
    .right = Három lett az oszlopban és kettő a sorban: { $points } pont. A második oszlop nem volt szabad, mert abban már van piros csempe.
    .wrong-fewer = Ez { $points } pontot hozott. Egy másik mező több csempével érintkezik.

## 12. A round of your own

lesson-round = Egy saját forduló
    .about = Most mindent együtt: lépj felváltva az ellenfeleddel, amíg el nem fogynak a csempék. Gondolj a mintasoraidra, a faladra és a padlóvonaladra, meg arra, mit hagysz a másiknak.
task-round = Fejezd be ezt a fordulót legalább { $target } ponttal.
    .hint = Előbb a rövid mintasoraidat fejezd be, és semmi se essen le. A harmadik mintasorba megéri feketét gyűjteni.
    .right = { $score } pont. Most már le tudsz játszani egy egész játszmát.
    .wrong-score = Most { $score } pont lett, de { $target } kellett volna. Próbáld más sorrendben: mire volt a legnagyobb szükséged, és mi várhatott volna?
