# Practice in games against the computer: hints, and taking back a move that cost much.

# A button at the table, and the same once the first half of the hint is shown.
practice-hint = Tipp kérése
practice-more = A teljes lépés megjelenítése
# $what is table-pick ("2 blue from factory 3") or wall-choice ("Column 4: 3 points").
practice-look = Tipp: { $what }
# $what is table-pick; $line is where these tiles go, 0 the floor line.
practice-move = Tipp: { $what } { $line ->
    [0] a padlóvonalra
    [1] az 1. mintasorba
    [5] az 5. mintasorba
   *[other] a { $line }. mintasorba
}
practice-failed = A tippet nem sikerült betölteni.
# $share: of the chances to win, in percent; 10 or more.
practice-cost = Ez a lépés a nyerési esélyeid körülbelül { $share }%‑ába került. Visszavonod?
practice-back = Visszavonom
# A preference.
practice-switch = Gyakorlás
    .hint = Ha egy lépés sokba kerül, felajánlja a visszavonását. Csak a gép elleni, óra nélküli játszmákban.
