# The end of a game: how it was won, the walls, and what can be done next. "You" is said only where
# exactly one seat is the reader's.

## How it was won

# One sentence. $margin: points ahead of the reader, or of the second; $last: what the winner gained in
# the last round, 0 where that is not worth a word; $bonus: the bonuses of the winner.
end-won = You won by { $margin }{ $last ->
    [0] {""}
    [one] , with { $last } point in the last round
   *[other] , with { $last } points in the last round
}{ $bonus ->
    [0] {""}
   *[other] {" "}and a bonus of { $bonus }
}.
end-lost = { $name } beat you by { $margin }{ $last ->
    [0] {""}
    [one] , with { $last } point in the last round
   *[other] , with { $last } points in the last round
}{ $bonus ->
    [0] {""}
   *[other] {" "}and a bonus of { $bonus }
}.
end-other = { $name } won by { $margin }{ $last ->
    [0] {""}
    [one] , with { $last } point in the last round
   *[other] , with { $last } points in the last round
}{ $bonus ->
    [0] {""}
   *[other] {" "}and a bonus of { $bonus }
}.
# Follows the sentence that says why the game ended early. $name leads, where it is not the reader.
end-standing = { $how ->
    [ahead] { $margin ->
        [one] It was round { $round }, and you were { $margin } point ahead.
       *[other] It was round { $round }, and you were { $margin } points ahead.
    }
    [behind] { $margin ->
        [one] It was round { $round }, and you were { $margin } point behind.
       *[other] It was round { $round }, and you were { $margin } points behind.
    }
    [leads] { $margin ->
        [one] It was round { $round }, and { $name } was { $margin } point ahead.
       *[other] It was round { $round }, and { $name } was { $margin } points ahead.
    }
   *[level] It was round { $round }, and the points were level.
}

## The walls

# Below a wall, beside a small frame like those of the tiles of that round. $change: "+7 −2".
end-last = Last round { $change }
end-bonuses = Bonus +{ $points }

## What next

end-level-up = Next level: { $level }
end-level-down = One level down: { $level }
# What each of the ways to look back at a game does; the buttons are above them.
end-about-review = What every move cost, and what was better
end-about-replay = The game again, step by step
end-about-analysis = Try other moves, with the computer’s opinion
end-about-record = The whole game as a file

## One's name, asked once after the first game

name-why = For the pictures, replays and records of your games, and for whoever you play with. You can change it in the settings.
name-never = No, thanks
name-thanks = Nice to meet you, { $name }.
keep-offer = Keep the name { $name }? Then it is yours alone here, and you get back to your games on any device.
keep-offer-yes = Keep my name
