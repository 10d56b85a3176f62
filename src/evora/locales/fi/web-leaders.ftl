### The page of leaders: who has the highest ratings, and where the levels of the computer would stand.

leaders-about = Ne, joiden vahvuusluku on tarpeeksi varma ja jotka ovat pelanneet vahvuuslukupelin viimeisten 30 päivän aikana. Pelit tietokonetta vastaan eivät koskaan vaikuta.
leaders-pool = Pelin laji
pool-name = { $pool ->
    [duel] Kaksi pelaajaa
    [table] Kolme tai neljä pelaajaa
    [duel_grey] Kaksi pelaajaa, harmaa puoli
   *[table_grey] Kolme tai neljä pelaajaa, harmaa puoli
}
leaders-none = Kukaan ei vielä johda täällä.
leaders-place = Sija
leaders-name = Nimi
leaders-rating = Vahvuusluku
leaders-games = Pelejä
# A heading: people who are not among the leaders, such as the reader.
leaders-beside = Sinä ja ne, joita seuraat
leaders-no-place = Sijaan tarvitaan varma vahvuusluku ja vahvuuslukupeli viimeisten 30 päivän ajalta.
leaders-levels = Tietokone vertailuksi
leaders-levels-about = Missä tietokoneen tasot suunnilleen olisivat samalla asteikolla: arvio niiden keskinäisistä peleistä, tavallinen taso siinä, mistä ihmiset aloittavat.
leaders-about-rating = noin { $rating }
