# Cards: what messengers show for a link to a game or a position. Short: they cut long texts.

card-invited = Máš pozvánku ke hře Azul
card-invited-about = Počet hráčů: { $players }. Přisedni si, účet není potřeba.
card-playing = { $round }. kolo. { $scores }
# One of a list of all players, each with their points.
card-score = { $name } { $points }
# The title of a game that was uploaded, or began from a position; the mark comes first, because long titles are cut.
card-marked = { $source ->
    [uploaded] Nahráno: { $names }
   *[position] Z pozice: { $names }
}
card-position = Pozice ve hře Azul
card-position-about = { $round }. kolo, počet hráčů: { $players }. Zkoušej tahy, nebo odtud hraj dál.
card-puzzle = Úloha ve hře Azul: najdi nejlepší tah
card-puzzle-about = { $round }. kolo, počet hráčů: { $players }. Jeden tah je zřetelně lepší než všechny ostatní.
card-analysis-about = Postav libovolnou pozici, zkoušej tahy a podívej se, co na ně říká počítač.
card-person-about = Hodnocení, partie a jak dopadly.
