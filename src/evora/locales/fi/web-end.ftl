# The end of a game: how it was won, the walls, and what can be done next. "You" is said only where
# exactly one seat is the reader's.

## How it was won

# One sentence. $margin: points ahead of the reader, or of the second; $last: what the winner gained in
# the last round, 0 where that is not worth a word; $bonus: the bonuses of the winner.
end-won = Voitit { $margin } pisteen erolla{ $last ->
    [0] {""}
   *[other] : viimeinen kierros +{ $last }
}{ $bonus ->
    [0] {""}
   *[other] , lisäpisteet +{ $bonus }
}.
end-lost = { $name } voitti sinut { $margin } pisteen erolla{ $last ->
    [0] {""}
   *[other] : viimeinen kierros +{ $last }
}{ $bonus ->
    [0] {""}
   *[other] , lisäpisteet +{ $bonus }
}.
end-other = { $name } voitti { $margin } pisteen erolla{ $last ->
    [0] {""}
   *[other] : viimeinen kierros +{ $last }
}{ $bonus ->
    [0] {""}
   *[other] , lisäpisteet +{ $bonus }
}.
# Follows the sentence that says why the game ended early. $name leads, where it is not the reader.
end-standing = { $how ->
    [ahead] Kierroksella { $round } johdit { $margin } pisteellä.
    [behind] { $margin ->
        [one] Kierroksella { $round } olit { $margin } pisteen jäljessä.
       *[other] Kierroksella { $round } olit { $margin } pistettä jäljessä.
    }
    [leads] Kierroksella { $round } { $name } johti { $margin } pisteellä.
   *[level] Kierroksella { $round } pisteet olivat tasan.
}

## The walls

# Below a wall, beside a small frame like those of the tiles of that round. $change: "+7 −2".
end-last = Viimeinen kierros { $change }
end-bonuses = Lisäpisteet +{ $points }

## What next

end-level-up = Seuraava taso: { $level }
end-level-down = Helpompi taso: { $level }
# What each of the ways to look back at a game does; the buttons are above them.
end-about-review = Mitä kukin siirto maksoi ja mikä oli parempi
end-about-replay = Peli uudelleen, askel kerrallaan
end-about-analysis = Kokeile muita siirtoja ja katso tietokoneen arvio
end-about-record = Koko peli tiedostona

## One's name, asked once after the first game

name-why = Peliesi kuviin, toistoihin ja tallenteisiin sekä niille, joiden kanssa pelaat. Voit vaihtaa sen asetuksissa.
name-never = Ei kiitos
name-thanks = Hauska tutustua, { $name }.
keep-offer = Haluatko säilyttää nimen { $name }? Silloin se on täällä vain sinun, ja pääset peleihisi millä laitteella tahansa.
keep-offer-yes = Säilytä nimeni
