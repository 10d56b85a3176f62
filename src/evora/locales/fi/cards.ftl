# Cards: what messengers show for a link to a game or a position. Short: they cut long texts.

card-invited = Sinut on kutsuttu pelaamaan Azulia
card-invited-about = { $players } pelaajaa. Istu pöytään, käyttäjätiliä ei tarvita.
card-playing = Kierros { $round }. { $scores }
# One of a list of all players, each with their points.
card-score = { $name } { $points }
# The title of a game that was uploaded, or began from a position; the mark comes first, because long titles are cut.
card-marked = { $source ->
    [uploaded] Lähetetty: { $names }
   *[position] Alkoi asemasta: { $names }
}
card-position = Azul-pelin asema
card-position-about = Kierros { $round }, { $players } pelaajaa. Kokeile siirtoja tai jatka peliä tästä.
card-puzzle = Azul-pulma: etsi paras siirto
card-puzzle-about = Kierros { $round }, { $players } pelaajaa. Yksi siirto on selvästi parempi kuin kaikki muut.
card-analysis-about = Aseta mikä tahansa asema, kokeile siirtoja ja katso, mitä tietokone niistä sanoo.
card-person-about = Vahvuusluvut, pelit ja niiden tulokset.
