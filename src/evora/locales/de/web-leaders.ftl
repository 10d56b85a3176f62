### The page of leaders: who has the highest ratings, and where the levels of the computer would stand.

leaders-about = Alle, deren Wertung sicher genug ist und die in den letzten 30 Tagen eine gewertete Partie gespielt haben. Partien gegen den Computer zählen nie.
leaders-pool = Art der Partie
pool-name = { $pool ->
    [duel] Zu zweit
    [table] Zu dritt oder zu viert
    [duel_grey] Zu zweit, graue Seite
   *[table_grey] Zu dritt oder zu viert, graue Seite
}
leaders-none = Hier führt noch niemand.
leaders-place = Platz
leaders-name = Name
leaders-rating = Wertung
leaders-games = Partien
# A heading: people who are not among the leaders, such as the reader.
leaders-beside = Du und die, denen du folgst
leaders-no-place = Für einen Platz hier muss eine Wertung sicher sein, mit einer gewerteten Partie in den letzten 30 Tagen.
leaders-levels = Der Computer zum Vergleich
leaders-levels-about = Wo die Stufen des Computers auf derselben Skala etwa stünden: eine Schätzung aus Partien zwischen ihnen, mit der üblichen Stufe dort, wo Menschen anfangen.
leaders-about-rating = etwa { $rating }
