# The bell in the frame of every page, and how long a move is awaited.

page-notices = Notices
# The name of the bell. $count: unread notices, 0 or more.
bell = { $count ->
    [0] Notices
    [one] Notices: { $count } unread
   *[other] Notices: { $count } unread
}
# The name of a link to the next of them. $count: games in which it is one's turn.
waiting-games = { $count ->
    [one] { $count } game waits for you: go there
   *[other] { $count } games wait for you: go to the next
}
# The time for a move. $unit: what is counted; $count: whole ones that are left, 0 only of minutes.
time-left-words = { $unit ->
    [days] { $count ->
        [one] { $count } day left
       *[other] { $count } days left
    }
    [hours] { $count ->
        [one] { $count } hour left
       *[other] { $count } hours left
    }
   *[minutes] { $count ->
        [0] less than a minute left
        [one] { $count } minute left
       *[other] { $count } minutes left
    }
}
