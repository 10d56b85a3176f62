# What those who run a server read of rated games. $time is 2026-07-01 12:00.

# $ways lists how somebody asked, from fair-play-way.
fair-play-game = Stigaspil { $game }: spurt um stöðuna á meðan það stóð yfir, síðast { $time } UTC ({ $ways })
# $count: how often.
fair-play-way = { $what ->
    [analyse] greining: { $count }
    [review] mat á leikjum: { $count }
    [level] leikur tölvustigs: { $count }
    [rules] reglur: { $count }
    [picture] mynd: { $count }
   *[game] annað spil þaðan: { $count }
}
