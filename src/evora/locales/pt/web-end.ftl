# The end of a game: how it was won, the walls, and what can be done next. "You" is said only where
# exactly one seat is the reader's.

## How it was won

# One sentence. $margin: points ahead of the reader, or of the second; $last: what the winner gained in
# the last round, 0 where that is not worth a word; $bonus: the bonuses of the winner.
end-won = Você venceu por { $margin ->
    [0] { $margin } pontos
    [one] { $margin } ponto
    [many] { $margin } de pontos
   *[other] { $margin } pontos
}{ $last ->
    [0] {""}
   *[other] : +{ $last } na última rodada
}{ $bonus ->
    [0] {""}
   *[other] {" "}e +{ $bonus } de bônus
}.
end-lost = { $name } venceu você por { $margin ->
    [0] { $margin } pontos
    [one] { $margin } ponto
    [many] { $margin } de pontos
   *[other] { $margin } pontos
}{ $last ->
    [0] {""}
   *[other] : +{ $last } na última rodada
}{ $bonus ->
    [0] {""}
   *[other] {" "}e +{ $bonus } de bônus
}.
end-other = { $name } venceu por { $margin ->
    [0] { $margin } pontos
    [one] { $margin } ponto
    [many] { $margin } de pontos
   *[other] { $margin } pontos
}{ $last ->
    [0] {""}
   *[other] : +{ $last } na última rodada
}{ $bonus ->
    [0] {""}
   *[other] {" "}e +{ $bonus } de bônus
}.
# Follows the sentence that says why the game ended early. $name leads, where it is not the reader.
end-standing = { $how ->
    [ahead] Na rodada { $round }, você estava { $margin ->
        [0] { $margin } pontos
        [one] { $margin } ponto
        [many] { $margin } de pontos
       *[other] { $margin } pontos
    } à frente.
    [behind] Na rodada { $round }, você estava { $margin ->
        [0] { $margin } pontos
        [one] { $margin } ponto
        [many] { $margin } de pontos
       *[other] { $margin } pontos
    } atrás.
    [leads] Na rodada { $round }, { $name } estava { $margin ->
        [0] { $margin } pontos
        [one] { $margin } ponto
        [many] { $margin } de pontos
       *[other] { $margin } pontos
    } à frente.
   *[level] Na rodada { $round }, os pontos estavam empatados.
}

## The walls

# Below a wall, beside a small frame like those of the tiles of that round. $change: "+7 −2".
end-last = Última rodada { $change }
end-bonuses = Bônus +{ $points }

## What next

end-level-up = Próximo nível: { $level }
end-level-down = Um nível abaixo: { $level }
# What each of the ways to look back at a game does; the buttons are above them.
end-about-review = O que cada jogada custou e o que era melhor
end-about-replay = A partida de novo, passo a passo
end-about-analysis = Experimentar outras jogadas, com a opinião do computador
end-about-record = A partida inteira em um arquivo

## One's name, asked once after the first game

name-why = Para as imagens e os registros das suas partidas, e para quem joga com você. Dá para mudar nas configurações.
name-never = Prefiro não
name-thanks = Prazer, { $name }.
keep-offer = Quer ficar com o nome { $name }? Aí ele é só seu aqui, e você volta às suas partidas em qualquer dispositivo.
keep-offer-yes = Ficar com o nome
