# The end of a game: how it was won, the walls, and what can be done next. "You" is said only where
# exactly one seat is the reader's.

## How it was won

# One sentence. $margin: points ahead of the reader, or of the second; $last: what the winner gained in
# the last round, 0 where that is not worth a word; $bonus: the bonuses of the winner.
end-won = Du gewinnst mit { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkten
} Vorsprung{ $last ->
    [0] {""}
   *[other] : +{ $last } in der letzten Runde
}{ $bonus ->
    [0] {""}
   *[other] {" "}und +{ $bonus } als Bonus
}.
end-lost = { $name } schlägt dich mit { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkten
} Vorsprung{ $last ->
    [0] {""}
   *[other] : +{ $last } in der letzten Runde
}{ $bonus ->
    [0] {""}
   *[other] {" "}und +{ $bonus } als Bonus
}.
end-other = { $name } gewinnt mit { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkten
} Vorsprung{ $last ->
    [0] {""}
   *[other] : +{ $last } in der letzten Runde
}{ $bonus ->
    [0] {""}
   *[other] {" "}und +{ $bonus } als Bonus
}.
# Follows the sentence that says why the game ended early. $name leads, where it is not the reader.
end-standing = { $how ->
    [ahead] { $margin ->
        [one] In Runde { $round } lagst du { $margin } Punkt vorn.
       *[other] In Runde { $round } lagst du { $margin } Punkte vorn.
    }
    [behind] { $margin ->
        [one] In Runde { $round } lagst du { $margin } Punkt zurück.
       *[other] In Runde { $round } lagst du { $margin } Punkte zurück.
    }
    [leads] { $margin ->
        [one] In Runde { $round } lag { $name } { $margin } Punkt vorn.
       *[other] In Runde { $round } lag { $name } { $margin } Punkte vorn.
    }
   *[level] In Runde { $round } stand es nach Punkten gleich.
}

## The walls

# Below a wall, beside a small frame like those of the tiles of that round. $change: "+7 −2".
end-last = Letzte Runde { $change }
end-bonuses = Bonus +{ $points }

## What next

end-level-up = Eine Stufe stärker: { $level }
end-level-down = Eine Stufe leichter: { $level }
# What each of the ways to look back at a game does; the buttons are above them.
end-about-review = Was jeder Zug gekostet hat und was besser war
end-about-replay = Die Partie noch einmal, Schritt für Schritt
end-about-analysis = Andere Züge ausprobieren, mit der Meinung des Computers
end-about-record = Die ganze Partie als Datei

## One's name, asked once after the first game

name-why = Für die Bilder und Aufzeichnungen deiner Partien und für alle, mit denen du spielst. In den Einstellungen kannst du ihn ändern.
name-never = Nein, danke
name-thanks = Freut mich, { $name }.
keep-offer = Willst du den Namen { $name } behalten? Dann gehört er hier nur dir, und du kommst auf jedem Gerät zu deinen Partien zurück.
keep-offer-yes = Namen behalten
