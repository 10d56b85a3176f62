# Cards: what messengers show for a link to a game or a position. Short: they cut long texts.

card-invited = Meghívtak egy Azul-játszmára
card-invited-about = { $players } játékos. Ülj le, nem kell hozzá fiók.
card-playing = { $round }. forduló. { $scores }
# One of a list of all players, each with their points.
card-score = { $name } { $points }
# The title of a game that was uploaded, or began from a position; the mark comes first, because long titles are cut.
card-marked = { $source ->
    [uploaded] Feltöltve: { $names }
   *[position] Állásból indult: { $names }
}
card-position = Egy Azul-állás
card-position-about = { $round }. forduló, { $players } játékos. Próbálj ki lépéseket, vagy játssz tovább innen.
card-puzzle = Azul-feladvány: keresd meg a legjobb lépést
card-puzzle-about = { $round }. forduló, { $players } játékos. Egy lépés egyértelműen jobb az összes többinél.
card-analysis-about = Állíts fel bármilyen állást, próbálj ki lépéseket, és nézd meg, mit gondol róluk a gép.
card-person-about = Értékszámok, játszmák és az eredményeik.
