# Cards: what messengers show for a link to a game or a position. Short: they cut long texts.

card-invited = You are invited to a game of Azul
card-invited-about = { $players } players. Take a seat; no account is needed.
card-playing = Round { $round }. { $scores }
# One of a list of all players, each with their points.
card-score = { $name } { $points }
# The title of a game that was uploaded, or began from a position; the mark comes first, because long titles are cut.
card-marked = { $source ->
    [uploaded] Uploaded: { $names }
   *[position] From a position: { $names }
}
card-position = A position in Azul
card-position-about = Round { $round }, { $players } players. Try moves, or play on from here.
card-puzzle = A puzzle in Azul: find the best move
card-puzzle-about = Round { $round }, { $players } players. One move is clearly better than all others.
# Of the link to the empty analysis board.
card-analysis-about = Set up any position, try moves, and see what the engine thinks of them.
card-person-about = Ratings, games, and how they went.
