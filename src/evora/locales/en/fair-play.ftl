# What those who run a server read of rated games. $time is 2026-07-01 12:00.

# $ways lists how somebody asked, from fair-play-way.
fair-play-game = Rated game { $game }: asked about its position while it was played, last { $time } UTC ({ $ways })
# $count: how often.
fair-play-way = { $what ->
    [analyse] analysis: { $count }
    [review] moves judged: { $count }
    [level] a level asked to move: { $count }
    [rules] rules: { $count }
    [picture] picture: { $count }
   *[game] another game from there: { $count }
}
