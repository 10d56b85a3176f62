# The end of a game: how it was won, the walls, and what can be done next. "You" is said only where
# exactly one seat is the reader's.

## How it was won

# One sentence. $margin: points ahead of the reader, or of the second; $last: what the winner gained in
# the last round, 0 where that is not worth a word; $bonus: the bonuses of the winner.
end-won = Venceste por { $margin ->
    [one] { $margin } ponto
    [many] { $margin } de pontos
   *[other] { $margin } pontos
}{ $last ->
    [0] {""}
   *[other] : +{ $last } na última ronda
}{ $bonus ->
    [0] {""}
   *[other] {" "}e +{ $bonus } de bónus
}.
end-lost = { $name } venceu-te por { $margin ->
    [one] { $margin } ponto
    [many] { $margin } de pontos
   *[other] { $margin } pontos
}{ $last ->
    [0] {""}
   *[other] : +{ $last } na última ronda
}{ $bonus ->
    [0] {""}
   *[other] {" "}e +{ $bonus } de bónus
}.
end-other = { $name } vence por { $margin ->
    [one] { $margin } ponto
    [many] { $margin } de pontos
   *[other] { $margin } pontos
}{ $last ->
    [0] {""}
   *[other] : +{ $last } na última ronda
}{ $bonus ->
    [0] {""}
   *[other] {" "}e +{ $bonus } de bónus
}.
# Follows the sentence that says why the game ended early. $name leads, where it is not the reader.
end-standing = { $how ->
    [ahead] Na ronda { $round } estavas { $margin ->
        [one] { $margin } ponto
        [many] { $margin } de pontos
       *[other] { $margin } pontos
    } à frente.
    [behind] Na ronda { $round } estavas { $margin ->
        [one] { $margin } ponto
        [many] { $margin } de pontos
       *[other] { $margin } pontos
    } atrás.
    [leads] Na ronda { $round }, { $name } estava { $margin ->
        [one] { $margin } ponto
        [many] { $margin } de pontos
       *[other] { $margin } pontos
    } à frente.
   *[level] Na ronda { $round } havia empate.
}

## The walls

# Below a wall, beside a small frame like those of the tiles of that round. $change: "+7 −2".
end-last = Última ronda { $change }
end-bonuses = Bónus +{ $points }

## What next

end-level-up = Nível seguinte: { $level }
end-level-down = Um nível abaixo: { $level }
# What each of the ways to look back at a game does; the buttons are above them.
end-about-review = O que cada jogada custou e o que era melhor
end-about-replay = A partida outra vez, passo a passo
end-about-analysis = Experimentar outras jogadas, com a opinião do computador
end-about-record = A partida inteira num ficheiro

## One's name, asked once after the first game

name-why = Para as imagens e os registos das tuas partidas, e para quem joga contigo. Podes mudá-lo nas definições.
name-never = Prefiro não
name-thanks = Prazer, { $name }.
keep-offer = Queres ficar com o nome { $name }? Então ele é só teu aqui e voltas às tuas partidas em qualquer dispositivo.
keep-offer-yes = Ficar com o nome
