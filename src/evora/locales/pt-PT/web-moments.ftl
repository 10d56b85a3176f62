# What is said while something happens on the table: in the bar, in the summary of a round, and by
# screen readers. And how fast and how loud it happens.

## In the bar. $name is the name of a player.

# A move in a few words: { $tiles } is "2 blue", as in tiles-of.
moment-take = { $name }: { $tiles } → { $line ->
    [0] linha do chão
   *[other] linha { $line }
}
moment-tiling = Revestimento: { $name }
moment-bonus = Bónus: { $name }
moment-round-over = Fim da ronda { $round }
moment-skip = Toca ou prime uma tecla para continuar

## Read aloud: what a board won and lost with its tiling, and at the end of the game

moment-tiled = { $lost ->
    [0] { $name }: ganhos { $gained }, total { $score }.
   *[other] { $name }: ganhos { $gained }, perdidos { $lost }, total { $score }.
}
moment-bonuses = { $name }: bónus { $points }, total { $score }.

## The summary of a round, and the moment between two people at one device

summary-player = Jogador
summary-gained = Ganhos
summary-lost = Perdidos
summary-close = Fechar o resumo
summary-never = Não voltar a mostrar
handover-now = Agora: { $name }
handover-on = Continuar

## Sound

sound-mute = Desligar o som
sound-unmute = Ligar o som

## Settings

settings-pace = Ritmo
settings-pace-slow = Lento
settings-pace-normal = Normal
settings-pace-fast = Rápido
settings-pace-instant = Sem movimento
settings-sound = Som
    .hint = Azulejos, pontos e a tua vez, baixinho. Não se ouve nada antes do teu primeiro toque ou tecla.
settings-sounds = Como soa
settings-sounds-ceramic = Cerâmica
settings-sounds-wood = Madeira
settings-sounds-hear = Ouvir: { $name }
settings-summary = Resumo depois de cada ronda
    .hint = O que cada pessoa ganhou e perdeu, durante alguns segundos antes da próxima distribuição.
settings-handover = Passar a vez entre jogadores
    .hint = Quando várias pessoas jogam neste dispositivo, a seguinte toca para continuar.
