# The bell in the frame of every page, and how long a move is awaited.

page-notices = Upozornění
# The name of the bell. $count: unread notices, 0 or more.
bell = { $count ->
    [0] Upozornění
    [one] Upozornění: { $count } nepřečtené
    [few] Upozornění: { $count } nepřečtená
    [many] Upozornění: { $count } nepřečteného
   *[other] Upozornění: { $count } nepřečtených
}
# The name of a link to the next of them. $count: games in which it is one's turn.
waiting-games = { $count ->
    [one] Čeká na tebe { $count } partie: přejít k ní
    [few] Čekají na tebe { $count } partie: přejít k další
    [many] Čeká na tebe { $count } partie: přejít k další
   *[other] Čeká na tebe { $count } partií: přejít k další
}
# The time for a move. $unit: what is counted; $count: whole ones that are left, 0 only of minutes.
time-left-words = { $unit ->
    [days] { $count ->
        [one] zbývá { $count } den
        [few] zbývají { $count } dny
        [many] zbývá { $count } dne
       *[other] zbývá { $count } dní
    }
    [hours] { $count ->
        [one] zbývá { $count } hodina
        [few] zbývají { $count } hodiny
        [many] zbývá { $count } hodiny
       *[other] zbývá { $count } hodin
    }
   *[minutes] { $count ->
        [0] zbývá méně než minuta
        [one] zbývá { $count } minuta
        [few] zbývají { $count } minuty
        [many] zbývá { $count } minuty
       *[other] zbývá { $count } minut
    }
}
