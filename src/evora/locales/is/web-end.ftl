# The end of a game: how it was won, the walls, and what can be done next. "You" is said only where
# exactly one seat is the reader's.

## How it was won

# One sentence. $margin: points ahead of the reader, or of the second; $last: what the winner gained in
# the last round, 0 where that is not worth a word; $bonus: the bonuses of the winner.
end-won = Þú vannst með { $margin ->
    [one] { $margin } stigs
   *[other] { $margin } stiga
} mun{ $last ->
    [0] {""}
   *[other] : síðasta umferð +{ $last }
}{ $bonus ->
    [0] {""}
   *[other] , aukastig +{ $bonus }
}.
end-lost = { $name } vann þig með { $margin ->
    [one] { $margin } stigs
   *[other] { $margin } stiga
} mun{ $last ->
    [0] {""}
   *[other] : síðasta umferð +{ $last }
}{ $bonus ->
    [0] {""}
   *[other] , aukastig +{ $bonus }
}.
end-other = { $name } vann með { $margin ->
    [one] { $margin } stigs
   *[other] { $margin } stiga
} mun{ $last ->
    [0] {""}
   *[other] : síðasta umferð +{ $last }
}{ $bonus ->
    [0] {""}
   *[other] , aukastig +{ $bonus }
}.
# Follows the sentence that says why the game ended early. $name leads, where it is not the reader.
end-standing = { $how ->
    [ahead] { $margin ->
        [one] Í umferð { $round } varst þú { $margin } stigi yfir.
       *[other] Í umferð { $round } varst þú { $margin } stigum yfir.
    }
    [behind] { $margin ->
        [one] Í umferð { $round } varst þú { $margin } stigi undir.
       *[other] Í umferð { $round } varst þú { $margin } stigum undir.
    }
    [leads] { $margin ->
        [one] Í umferð { $round } var { $name } { $margin } stigi yfir.
       *[other] Í umferð { $round } var { $name } { $margin } stigum yfir.
    }
   *[level] Í umferð { $round } var jafnt á stigum.
}

## The walls

# Below a wall, beside a small frame like those of the tiles of that round. $change: "+7 −2".
end-last = Síðasta umferð { $change }
end-bonuses = Aukastig +{ $points }

## What next

end-level-up = Næsta getustig: { $level }
end-level-down = Einu stigi neðar: { $level }
# What each of the ways to look back at a game does; the buttons are above them.
end-about-review = Hvað hver leikur kostaði og hvað var betra
end-about-replay = Spilið aftur, skref fyrir skref
end-about-analysis = Prófa aðra leiki og sjá álit tölvunnar
end-about-record = Allt spilið sem skrá

## One's name, asked once after the first game

name-why = Á myndir, endursýningar og spilaskrár af spilunum þínum, og fyrir þau sem þú spilar við. Því má breyta í stillingunum.
name-never = Nei, takk
name-thanks = Gaman að kynnast þér, { $name }.
keep-offer = Viltu halda nafninu { $name }? Þá á enginn annar það hér, og þú kemst aftur í spilin þín á hvaða tæki sem er.
keep-offer-yes = Halda nafninu
