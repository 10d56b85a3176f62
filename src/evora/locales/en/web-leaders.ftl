### The page of leaders: who has the highest ratings, and where the levels of the computer would stand.

leaders-about = Whose rating is sure enough, and who has played a rated game in the last 30 days. Games against the computer never count.
leaders-pool = Kind of game
pool-name = { $pool ->
    [duel] Two players
    [table] Three or four players
    [duel_grey] Two players, grey side
   *[table_grey] Three or four players, grey side
}
leaders-none = Nobody leads here yet.
leaders-place = Place
leaders-name = Name
leaders-rating = Rating
leaders-games = Games
# A heading: people who are not among the leaders, such as the reader.
leaders-beside = You, and those you follow
leaders-no-place = For a place here a rating has to be sure, with a rated game in the last 30 days.
leaders-levels = The computer for comparison
leaders-levels-about = About where the levels of the computer would stand on the same scale: an estimate from games between them, with the usual level where people begin.
leaders-about-rating = about { $rating }
