# The deal of the day: one game per day that is the same for everybody, and how they did. $lead is by
# how many points somebody is ahead, such as +12 or −8, $scores are points, one's own first, such as
# 52 : 40.

deals-about = Every day there is one game that is the same for everybody: the same tiles, and an opponent who answers the same moves in the same way. You play it once. Then you see how the others did.
deals-choose = Which deal
deals-every = { $span ->
    [week] Every week
   *[day] Every day
}
deals-state = { $state ->
    [begun] Begun
   *[open] Not played yet
}
deals-of-week = The week from { $date }
# $players is 2 or 4, $level the name of a level.
deals-against = { $players ->
    [2] Your opponent: { $level }.
   *[other] Your three opponents: { $level }.
}
deals-once = There are no hints here, and nothing can be taken back.
deals-going-on = You have begun this deal. Go on when you like, also without a network.
deals-begin = Begin
deals-go-on = Go on
deals-yours = Your game
# $points is 0 or more.
deals-lead = { $way ->
    [ahead] { $points ->
        [one] You won by { $points } point.
       *[other] You won by { $points } points.
    }
    [behind] { $points ->
        [one] You lost by { $points } point.
       *[other] You lost by { $points } points.
    }
   *[level] Both have the same points.
}
deals-place = Place { $place } of { $count }.
deals-first = You are the first to finish it.
# $share is a number from 0 to 100.
deals-better = Better than { $share } % of the others.
deals-late = late
deals-late-about = It counts as late, because its day was over.
deals-not-sent = Not sent yet. That happens by itself when the server is there.
deals-no-server = This site has no server, so there are no results of others. Everything stays in your browser.
deals-away = The server is away. You can play, and your game is sent later.
deals-own-replay = Replay of your game
deals-turned = Where it turned
deals-turned-searching = Looking for the move that cost you the most.
deals-turned-none = No move cost you much.
# $move says what was taken, $share is a percentage.
deals-turned-move = Round { $round }: { $move }. It cost { $share } of the win.
deals-turned-better = Better: { $move }.
deals-review = Review the whole game
deals-engine = What was possible
deals-engine-reached = The engine in your seat: { $scores } ({ $lead }).
deals-engine-computing = The engine is playing it.
deals-engine-replay = Watch its game
deals-share = Share the result
deals-copied = Copied
deals-followed = People you follow
deals-everybody = Everybody
deals-finished = { $count ->
    [0] Nobody has finished it yet.
    [one] { $count } person has finished it.
   *[other] { $count } people have finished it.
}
deals-hidden = You see the results when you have finished it, too.
deals-nameless = Guest
deals-column-place = Place
deals-column-name = Name
deals-column-lead = Lead
deals-column-points = Points
deals-replay = Replay
deals-replay-of = Replay of place { $place }
deals-days = Days in a row
deals-days-count = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
deals-days-none = Today can be the first day of a row.
deals-days-about = A day counts if you begin its deal on that day and finish it, then or later. One missed day per month is forgiven.
deals-forgiven = { $count ->
    [one] You missed { $dates }. Never mind: one day per month is forgiven.
   *[other] You missed { $dates }. Never mind: one day per month is forgiven.
}
deals-past = Other deals
deals-before = { $span ->
    [week] The week before
   *[day] The day before
}
deals-after = { $span ->
    [week] The week after
   *[day] The day after
}
deals-fair = The tiles follow from the date, so whoever wants to could look ahead. You play with yourself.

## What is shared: lines of text that give nothing away

# $setting is a side and a number of players, $date such as 2026-11-18.
deal-share-title = { $setting ->
    [grey-2] Evora, grey deal of the week { $date }
    [coloured-4] Evora, deal of the week for four { $date }
    [grey-4] Evora, grey deal of the week for four { $date }
   *[coloured-2] Evora, deal of { $date }
}
deal-share-score = { $lead } ({ $scores })
deal-share-place = Place { $place } of { $of }
