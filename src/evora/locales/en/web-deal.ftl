# The deal of the day, where it is met first: the start page and the end of its game. The rest is in
# web-deals.ftl.

page-deal = Deal of the day
deal-today-about = One game, the same for everybody
deal-today-begun = You have begun it. Go on when you like.
deal-today-done = Finished: { $lead } ({ $scores })
# A button at the end of the game.
deal-results = Results of this deal
