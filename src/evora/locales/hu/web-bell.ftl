# The bell in the frame of every page, and how long a move is awaited.

page-notices = Értesítések
# The name of the bell. $count: unread notices, 0 or more.
bell = { $count ->
    [0] Értesítések
   *[other] Értesítések: { $count } olvasatlan
}
# The name of a link to the next of them. $count: games in which it is one's turn.
waiting-games = { $count ->
    [one] { $count } játszma vár rád: tovább oda
   *[other] { $count } játszma vár rád: tovább a következőhöz
}
# The time for a move. $unit: what is counted; $count: whole ones that are left, 0 only of minutes.
time-left-words = { $unit ->
    [days] még { $count } nap
    [hours] még { $count } óra
   *[minutes] { $count ->
        [0] kevesebb mint egy perc
       *[other] még { $count } perc
    }
}
