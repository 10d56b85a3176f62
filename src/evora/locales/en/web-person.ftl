### The page of a person: ratings, record, luck and play, habits, games. $name is a display name.

person-kept = Keeps this name since { $date }
person-nameless = You have no name yet.
person-keep = Keep your name, and others can find this page under it.
person-keep-link = Keep your name
person-stranger = You have not played here yet. Your page begins with your first finished game.
person-counted = { $count ->
    [0] No finished games yet
    [one] One finished game
   *[other] { $count } finished games
}
# Of the page of somebody else.
person-public = Counted are games from the lobby, which everybody may see.
person-closed = { $name } shows only ratings and games from the lobby.
person-uncounted = Counted are games that were played here to the end, from a new deal. Games at one device and records that were uploaded do not count.
person-open = Others may see everything here
person-open-about = Of games from the lobby only. If this is off, others see your name, your ratings and the list of these games. Games by link are never shown to others.

## Ratings

person-ratings = Ratings
person-rating-error = ± { $points }
person-rating-unsure = still uncertain
person-rating-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
person-rating-best = best: { $rating }
# Which rating the graph shows.
person-rating-course = Rating over time: { $pool }

## The record

person-record = Record
person-record-by = { $by ->
    [setting] By setting
    [against] By opponents
   *[people] In duels with
}
person-won = Won
person-shared = Shared
person-lost = Lost
person-share = Won %
person-setting = { $players ->
   *[2] Two players
    [3] Three players
    [4] Four players
}
person-setting-grey = { $players ->
   *[2] Two players, grey
    [3] Three players, grey
    [4] Four players, grey
}
person-against = { $kind ->
    [people] People
    [bots] Bots
   *[mixed] Several kinds
}
person-somebody = Somebody without a name
# $level is the name of a level.
person-like = Plays about like the level “{ $level }”.
person-like-between = Probably between “{ $low }” and “{ $high }”, from { $count } games against the computer.
person-like-sure = From { $count } games against the computer.

## Luck and play

person-reviews = Luck and play
person-reviews-none = Nothing is known about luck and play yet. Have a finished game reviewed, and it appears here.
person-reviews-of = { $count ->
    [one] From the review of one game.
   *[other] From the reviews of { $count } games.
}
person-accuracy = Accuracy
person-accuracy-about = How close the moves come to the best ones: 100 means that none could have been better.
person-luck = Luck
person-luck-about = What the deals gave or took, in percent of a win per game. In the long run it comes near zero.
person-play = Play
person-play-about = What the player’s own moves lost against the best ones, in percent of a win per game. Nearer to zero is better.
person-course = { $what ->
    [accuracy] Accuracy over time
   *[shares] Luck and play over time
}

## Graphs

person-graph-hint = With the arrow keys you move from point to point.
# $line is what is shown, such as Accuracy.
person-graph-range = { $line }: from { $first } to { $last }, lowest { $low }, highest { $high }.
person-graph-point = { $date }: { $values }
person-graph-value = { $line } { $value }

## Habits

person-habits = Habits
person-habit-floor = Tiles on the floor line per round
person-habit-points = Points lost on the floor line per game
person-habit-rows = Complete rows per game
person-habit-columns = Complete columns per game
person-habit-colours = Complete colours per game
person-habit-marker = Rounds in which the start marker was taken
person-habit-ended = Games ended by an own row
person-habit-line = Where the first tiles go
person-habit-lines = { $line ->
    [0] Floor line
   *[other] Line { $line }
}

## Streaks and special games

person-notable = Streaks and special games
person-streak = { $kind ->
    [won] { $count ->
        [one] Won the last game
       *[other] Won the last { $count } games
    }
    [lost] { $count ->
        [one] Lost the last game
       *[other] Lost the last { $count } games
    }
   *[none] No streak at the moment
}
person-streak-longest = Longest: { $won } won, { $lost } lost in a row
person-game-kind = { $kind ->
    [best_score] Highest score
    [biggest_win] Biggest win
    [biggest_loss] Biggest loss
    [most_accurate] Most accurate
   *[least_accurate] Least accurate
}
person-game-score = { $own } to { $other }
person-game-accuracy = accuracy { $accuracy }

## Games

person-games = Games
person-filter = { $filter ->
    [setting] Setting
    [against] Opponents
    [result] Result
   *[rated] Rated
}
person-all = All
person-result = { $result ->
    [won] Won
    [shared] Shared
   *[lost] Lost
}
person-place = { $place ->
   *[1] First
    [2] Second
    [3] Third
    [4] Fourth
}
person-rated = { $rated ->
    [yes] Rated games
   *[no] Unrated games
}
person-change = rating { $change }
person-games-none = No games like that.
person-games-more = More games
