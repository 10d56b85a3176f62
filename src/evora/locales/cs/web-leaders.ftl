### The page of leaders: who has the highest ratings, and where the levels of the computer would stand.

leaders-about = Lidé, jejichž hodnocení je dost jisté a kteří v posledních 30 dnech hráli hodnocenou partii. Partie proti počítači se nikdy nepočítají.
leaders-pool = Druh partie
pool-name = { $pool ->
    [duel] Dva hráči
    [table] Tři nebo čtyři hráči
    [duel_grey] Dva hráči, šedá strana
   *[table_grey] Tři nebo čtyři hráči, šedá strana
}
leaders-none = Zatím tu nikdo nevede.
leaders-place = Místo
leaders-name = Jméno
leaders-rating = Hodnocení
leaders-games = Partie
# A heading: people who are not among the leaders, such as the reader.
leaders-beside = Ty a ti, které sleduješ
leaders-no-place = K umístění je potřeba jisté hodnocení a hodnocená partie v posledních 30 dnech.
leaders-levels = Počítač pro srovnání
leaders-levels-about = Kde by na stejné stupnici zhruba stály úrovně počítače: odhad z partií mezi nimi, s obvyklou úrovní tam, kde začínají lidé.
leaders-about-rating = asi { $rating }
