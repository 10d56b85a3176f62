# What those who run a server read of rated games. $time is 2026-07-01 12:00.

# $ways lists how somebody asked, from fair-play-way.
fair-play-game = Hodnocená partie { $game }: dotaz na její pozici během hry, naposledy { $time } UTC ({ $ways })
# $count: how often.
fair-play-way = { $what ->
    [analyse] rozbor: { $count }
    [review] hodnocení tahů: { $count }
    [level] tah úrovně počítače: { $count }
    [rules] pravidla: { $count }
    [picture] obrázek: { $count }
   *[game] jiná partie odtamtud: { $count }
}
