# Cards: what messengers show for a link to a game or a position. Short: they cut long texts.

card-invited = Þér er boðið í leik af Azul
card-invited-about = Leikmenn: { $players }. Sestu við borðið, engin skráning þarf.
card-playing = { $round }. umferð. { $scores }
# One of a list of all players, each with their points.
card-score = { $name } { $points }
card-position = Staða í Azul
card-position-about = { $round }. umferð, leikmenn: { $players }. Prófaðu leiki eða spilaðu áfram héðan.
