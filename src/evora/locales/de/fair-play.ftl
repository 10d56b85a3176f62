# What those who run a server read of rated games. $time is 2026-07-01 12:00.

# $ways lists how somebody asked, from fair-play-way.
fair-play-game = Gewertete Partie { $game }: nach ihrer Stellung gefragt, während sie lief, zuletzt { $time } UTC ({ $ways })
# $count: how often.
fair-play-way = { $what ->
    [analyse] Analyse: { $count }
    [review] Bewertung von Zügen: { $count }
    [level] Zug einer Spielstärke: { $count }
    [rules] Regeln: { $count }
    [picture] Bild: { $count }
   *[game] andere Partie von dort aus: { $count }
}
