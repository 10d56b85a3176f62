# What those who run a server read of rated games. $time is 2026-07-01 12:00.

# $ways lists how somebody asked, from fair-play-way.
fair-play-game = Luokiteltu peli { $game }: kysyi sen asemasta pelin aikana, viimeksi { $time } UTC ({ $ways })
# $count: how often.
fair-play-way = { $what ->
    [analyse] analyysi: { $count }
    [review] siirtojen arvio: { $count }
    [level] tason siirto: { $count }
    [rules] säännöt: { $count }
    [picture] kuva: { $count }
   *[game] toinen peli siitä asemasta: { $count }
}
