# The end of a game: how it was won, the walls, and what can be done next. "You" is said only where
# exactly one seat is the reader's.

## How it was won

# One sentence. $margin: points ahead of the reader, or of the second; $last: what the winner gained in
# the last round, 0 where that is not worth a word; $bonus: the bonuses of the winner.
end-won = Vyhráváš o { $margin ->
    [one] { $margin } bod
    [few] { $margin } body
    [many] { $margin } bodu
   *[other] { $margin } bodů
}{ $last ->
    [0] {""}
   *[other] : poslední kolo +{ $last }
}{ $bonus ->
    [0] {""}
   *[other] , bonusy +{ $bonus }
}.
end-lost = { $name } tě poráží o { $margin ->
    [one] { $margin } bod
    [few] { $margin } body
    [many] { $margin } bodu
   *[other] { $margin } bodů
}{ $last ->
    [0] {""}
   *[other] : poslední kolo +{ $last }
}{ $bonus ->
    [0] {""}
   *[other] , bonusy +{ $bonus }
}.
end-other = { $name } vyhrává o { $margin ->
    [one] { $margin } bod
    [few] { $margin } body
    [many] { $margin } bodu
   *[other] { $margin } bodů
}{ $last ->
    [0] {""}
   *[other] : poslední kolo +{ $last }
}{ $bonus ->
    [0] {""}
   *[other] , bonusy +{ $bonus }
}.
# Follows the sentence that says why the game ended early. $name leads, where it is not the reader.
end-standing = { $how ->
    [ahead] { $round }. kolo: vedeš o { $margin ->
        [one] { $margin } bod
        [few] { $margin } body
        [many] { $margin } bodu
       *[other] { $margin } bodů
    }.
    [behind] { $round }. kolo: ztrácíš { $margin ->
        [one] { $margin } bod
        [few] { $margin } body
        [many] { $margin } bodu
       *[other] { $margin } bodů
    }.
    [leads] { $round }. kolo: { $name } vede o { $margin ->
        [one] { $margin } bod
        [few] { $margin } body
        [many] { $margin } bodu
       *[other] { $margin } bodů
    }.
   *[level] { $round }. kolo: počet bodů je stejný.
}

## The walls

# Below a wall, beside a small frame like those of the tiles of that round. $change: "+7 −2".
end-last = Poslední kolo { $change }
end-bonuses = Bonusy +{ $points }

## What next

end-level-up = O stupeň silnější: { $level }
end-level-down = O stupeň slabší: { $level }
# What each of the ways to look back at a game does; the buttons are above them.
end-about-review = Kolik stál který tah a co bylo lepší
end-about-replay = Celá partie znovu, krok za krokem
end-about-analysis = Zkusit jiné tahy a vidět, co na ně počítač
end-about-record = Celá partie jako soubor

## One's name, asked once after the first game

name-why = Bude na obrázcích a v zápisech tvých partií a uvidí ho ti, s kým hraješ. V nastavení ho můžeš změnit.
name-never = Ne, děkuji
name-thanks = Těší nás: { $name }.
keep-offer = Chceš si jméno { $name } nechat natrvalo? Pak patří tady jen tobě a ke svým partiím se vrátíš na každém zařízení.
keep-offer-yes = Nechat si jméno
