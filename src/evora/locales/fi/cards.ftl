# Cards: what messengers show for a link to a game or a position. Short: they cut long texts.

card-invited = Sinut on kutsuttu pelaamaan Azulia
card-invited-about = { $players } pelaajaa. Istu pöytään, käyttäjätiliä ei tarvita.
card-playing = Kierros { $round }. { $scores }
# One of a list of all players, each with their points.
card-score = { $name } { $points }
card-position = Azul-pelin asema
card-position-about = Kierros { $round }, { $players } pelaajaa. Kokeile siirtoja tai jatka peliä tästä.
card-puzzle = Azul-pulma: etsi paras siirto
card-puzzle-about = Kierros { $round }, { $players } pelaajaa. Yksi siirto on selvästi parempi kuin kaikki muut.
card-analysis-about = Aseta mikä tahansa asema, kokeile siirtoja ja katso, mitä tietokone niistä sanoo.
