# What those who run a server read of rated games. $time is 2026-07-01 12:00.

# $ways lists how somebody asked, from fair-play-way.
fair-play-game = Értékelt játszma: { $game } – az állásáról kérdezett, amíg tartott, utoljára { $time } UTC ({ $ways })
# $count: how often.
fair-play-way = { $what ->
    [analyse] elemzés: { $count }
    [review] lépések értékelése: { $count }
    [level] egy szint lépése: { $count }
    [rules] szabályok: { $count }
    [picture] kép: { $count }
   *[game] másik játszma onnan: { $count }
}
