# The bell in the frame of every page, and how long a move is awaited.

page-notices = Benachrichtigungen
# The name of the bell. $count: unread notices, 0 or more.
bell = { $count ->
    [0] Benachrichtigungen
    [one] Benachrichtigungen: { $count } ungelesen
   *[other] Benachrichtigungen: { $count } ungelesen
}
# The name of a link to the next of them. $count: games in which it is one's turn.
waiting-games = { $count ->
    [one] { $count } Partie wartet auf dich: dorthin
   *[other] { $count } Partien warten auf dich: zur nächsten
}
# The time for a move. $unit: what is counted; $count: whole ones that are left, 0 only of minutes.
time-left-words = { $unit ->
    [days] { $count ->
        [one] noch { $count } Tag
       *[other] noch { $count } Tage
    }
    [hours] { $count ->
        [one] noch { $count } Stunde
       *[other] noch { $count } Stunden
    }
   *[minutes] { $count ->
        [0] weniger als eine Minute
        [one] noch { $count } Minute
       *[other] noch { $count } Minuten
    }
}
