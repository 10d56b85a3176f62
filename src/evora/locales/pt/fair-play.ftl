# What those who run a server read of rated games. $time is 2026-07-01 12:00.

# $ways lists how somebody asked, from fair-play-way.
fair-play-game = Partida classificatória { $game }: perguntou sobre a posição durante o jogo, por último { $time } UTC ({ $ways })
# $count: how often.
fair-play-way = { $what ->
    [analyse] análise: { $count }
    [review] avaliação de lances: { $count }
    [level] lance de um nível: { $count }
    [rules] regras: { $count }
    [picture] imagem: { $count }
   *[game] outra partida a partir dali: { $count }
}
