# The end of a game: how it was won, the walls, and what can be done next. "You" is said only where
# exactly one seat is the reader's.

## How it was won

# One sentence. $margin: points ahead of the reader, or of the second; $last: what the winner gained in
# the last round, 0 where that is not worth a word; $bonus: the bonuses of the winner.
end-won = { $margin } ponttal nyertél{ $last ->
    [0] {""}
   *[other] : utolsó forduló +{ $last }
}{ $bonus ->
    [0] {""}
   *[other] , bónusz +{ $bonus }
}.
end-lost = { $name } { $margin } ponttal nyert ellened{ $last ->
    [0] {""}
   *[other] : utolsó forduló +{ $last }
}{ $bonus ->
    [0] {""}
   *[other] , bónusz +{ $bonus }
}.
end-other = { $name } { $margin } ponttal nyert{ $last ->
    [0] {""}
   *[other] : utolsó forduló +{ $last }
}{ $bonus ->
    [0] {""}
   *[other] , bónusz +{ $bonus }
}.
# Follows the sentence that says why the game ended early. $name leads, where it is not the reader.
end-standing = { $how ->
    [ahead] { $round }. forduló: { $margin } ponttal vezettél.
    [behind] { $round }. forduló: { $margin } pont hátrányban voltál.
    [leads] { $round }. forduló: { $name } { $margin } ponttal vezetett.
   *[level] { $round }. forduló: a pontszám egyenlő volt.
}

## The walls

# Below a wall, beside a small frame like those of the tiles of that round. $change: "+7 −2".
end-last = Utolsó forduló { $change }
end-bonuses = Bónusz +{ $points }

## What next

end-level-up = Egy fokkal erősebb: { $level }
end-level-down = Egy fokkal gyengébb: { $level }
# What each of the ways to look back at a game does; the buttons are above them.
end-about-review = Mibe került minden lépés, és mi lett volna jobb
end-about-replay = A játszma újra, lépésről lépésre
end-about-analysis = Más lépések kipróbálása, a gép véleményével
end-about-record = Az egész játszma egy fájlban

## One's name, asked once after the first game

name-why = Ez áll a játszmáid képein, visszajátszásain és lejegyzésein, és ezt látják, akikkel játszol. A beállításokban megváltoztathatod.
name-never = Köszönöm, nem
name-thanks = Örvendek, { $name }.
keep-offer = Megtartod ezt a nevet: { $name }? Akkor itt csak a tiéd, és bármelyik eszközön visszatalálsz a játszmáidhoz.
keep-offer-yes = Megtartom a nevem
