# The bell in the frame of every page, and how long a move is awaited.

page-notices = Tilkynningar
# The name of the bell. $count: unread notices, 0 or more.
bell = { $count ->
    [0] Tilkynningar
    [one] Tilkynningar: { $count } ólesin
   *[other] Tilkynningar: { $count } ólesnar
}
# The name of a link to the next of them. $count: games in which it is one's turn.
waiting-games = { $count ->
    [one] { $count } spil bíður þín: fara þangað
   *[other] { $count } spil bíða þín: fara í það næsta
}
# The time for a move. $unit: what is counted; $count: whole ones that are left, 0 only of minutes.
time-left-words = { $unit ->
    [days] { $count ->
        [one] { $count } dagur eftir
       *[other] { $count } dagar eftir
    }
    [hours] { $count ->
        [one] { $count } klukkustund eftir
       *[other] { $count } klukkustundir eftir
    }
   *[minutes] { $count ->
        [0] innan við mínúta eftir
        [one] { $count } mínúta eftir
       *[other] { $count } mínútur eftir
    }
}
