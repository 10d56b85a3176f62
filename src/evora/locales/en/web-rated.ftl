### Rated games: wishing for one, ratings beside names, and what a game did to them. $rating is a number such
### as 1512, or 1512? while it is only roughly known; $name is the name of a player.

page-leaders = Leaders
# A small mark in lists and at the table.
rated-mark = rated
rated-about = This game is rated: its result counts for ratings.
rated-wish = Rated game
    .hint = The result counts for everybody’s rating. Only for people who keep their name (Settings), and with a clock.
rating-title = Rating
rating-named = { $name } ({ $rating })
finishing = { $how ->
    [always] Always plays games to the end.
    [nearly_always] Nearly always plays games to the end.
    [mostly] Mostly plays games to the end.
   *[often_leaves] Often leaves games.
}

## Quick pairing

pair-rated = Rated, if your opponent keeps their name, too
pair-finishers = Only people who finish their games
# $reach: points, and the longer one waits the more.
pair-reach = We are looking up to { $reach } points above and below your rating ({ $rating }), and farther the longer you wait.

## The end of a game

# "Your". $games: rated ones so far, with this one. "short": somebody left before the first round was over.
rating-change = { $how ->
    [up] Your rating rose by { $points } and is { $rating } now.
    [down] Your rating fell by { $points } and is { $rating } now.
    [same] Your rating is { $rating } as before.
    [first] You have a rating now ({ $rating }).
    [soon] Rated game { $games } of 5: after the fifth your rating is shown.
   *[short] Nothing changes for you: the game ended before the first round was over.
}
# $change: such as +12.
rating-change-other = { $name }: { $rating } ({ $change })
rating-none = { $why ->
    [casual] Not rated: this was a casual game.
    [pairing] Not rated: games of quick pairing are when both keep their names and want it.
    [absent] Not rated: somebody never came.
    [agreed] Not rated: the game was ended by agreement.
   *[host] Not rated: the host ended the game.
}
