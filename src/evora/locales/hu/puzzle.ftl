# Puzzles in the terminal. What is said about a puzzle is in web-puzzles.ftl, for the page as well.

cli-puzzle = Feladványok: állások, amelyekben egy lépés egyértelműen a legjobb.
cli-puzzle-more =
    Kapcsolók nélkül a nap feladványa jön, mindenkinek ugyanaz, és ugyanaz, mint az oldalon. A ? segít.
    Az értékszámodba egy feladvány első próbája számít; az értékszám az adatmappádban marad meg.
cli-argument-puzzle = egy feladvány azonosítója, például c2-9kx4bd
cli-option-puzzle-setting = a táblák oldala és a játékosok száma (alapérték: coloured-2)
cli-option-puzzle-theme = ilyen témájú feladvány, amelyet még nem próbáltál, az értékszámod közeléből
cli-option-puzzle-difficulty = ilyen nehéz feladvány, amelyet még nem próbáltál
cli-option-puzzle-next = bármelyik, amelyet még nem próbáltál, az értékszámod közeléből
cli-option-puzzle-date = annak a napnak a feladványa, például 2026-11-16
cli-option-puzzle-json = a feladvány kiírása JSON-ként, megoldással együtt, kérdés nélkül
cli-bad-date = olyan nap lehet, mint 2026-11-16, ez lett megadva: „{ $value }”
puzzle-seat = A helyed száma: { $seat }.
puzzle-prompt = Te lépsz (? = segítség):
puzzle-prompt-next = Enterre jön a következő feladvány, q: kilépés:
puzzle-try-again = Próbáld újra, vagy a solution szóra látod a megoldást.
# $move is a move, $line those that are expected after it, such as "2K3 0R1".
puzzle-line = Megoldás: { $move }. A forduló további lépései: { $line }
# A chance, as it stands in other texts: 62%.
puzzle-percent = { $number }%
puzzle-help =
    A lépés: honnan, melyik szín, melyik mintasorba:
      3R2       minden piros a 3. manufaktúrakorongról a 2. mintasorba
      0B0       minden kék az asztal közepéről (0) a padlóvonalra (0)
      3R        megmutatja, mit érnek ezek a csempék soronként, és sort kér
    Színek: B kék, Y sárga, R piros, K fekete, W fehér; 1 a kezdőjátékos-jelző.
    Egyéb parancsok:
      hint      miről szól a feladvány
      solution  feladja, és megmutatja a megoldást
      moves     újra a szabályos lépések
      show      újra az asztal
      quit      kilép
      ?         ez a segítség
