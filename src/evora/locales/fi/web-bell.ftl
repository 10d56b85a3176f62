# The bell in the frame of every page, and how long a move is awaited.

page-notices = Ilmoitukset
# The name of the bell. $count: unread notices, 0 or more.
bell = { $count ->
    [0] Ilmoitukset
    [one] Ilmoitukset: { $count } lukematon
   *[other] Ilmoitukset: { $count } lukematonta
}
# The name of a link to the next of them. $count: games in which it is one's turn.
waiting-games = { $count ->
    [one] { $count } peli odottaa sinua: siirry siihen
   *[other] { $count } peliä odottaa sinua: siirry seuraavaan
}
# The time for a move. $unit: what is counted; $count: whole ones that are left, 0 only of minutes.
time-left-words = { $unit ->
    [days] { $count ->
        [one] { $count } päivä jäljellä
       *[other] { $count } päivää jäljellä
    }
    [hours] { $count ->
        [one] { $count } tunti jäljellä
       *[other] { $count } tuntia jäljellä
    }
   *[minutes] { $count ->
        [0] alle minuutti jäljellä
        [one] { $count } minuutti jäljellä
       *[other] { $count } minuuttia jäljellä
    }
}
