### The page of leaders: who has the highest ratings, and where the levels of the computer would stand.

leaders-about = Akiknek az értékszáma elég biztos, és az utolsó 30 napban játszottak értékelt játszmát. A számítógép elleni játszmák sosem számítanak.
leaders-pool = A játszma fajtája
pool-name = { $pool ->
    [duel] Két játékos
    [table] Három vagy négy játékos
    [duel_grey] Két játékos, szürke oldal
   *[table_grey] Három vagy négy játékos, szürke oldal
}
leaders-none = Itt még senki sem vezet.
leaders-place = Hely
leaders-name = Név
leaders-rating = Értékszám
leaders-games = Játszma
# A heading: people who are not among the leaders, such as the reader.
leaders-beside = Te és akiket követsz
leaders-no-place = A helyezéshez biztos értékszám kell, és egy értékelt játszma az utolsó 30 napból.
leaders-levels = A számítógép összehasonlításul
leaders-levels-about = Hol állnának a számítógép szintjei nagyjából ugyanezen a skálán: becslés az egymás elleni játszmáikból, a szokásos szinttel ott, ahol az emberek kezdenek.
leaders-about-rating = kb. { $rating }
