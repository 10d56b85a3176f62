# What is said while something happens on the table: in the bar, in the summary of a round, and by
# screen readers. And how fast and how loud it happens.

## In the bar. $name is the name of a player.

# A move in a few words: { $tiles } is "2 blue", as in tiles-of.
moment-take = { $name }: { $tiles } → { $line ->
    [0] linha do chão
   *[other] linha { $line }
}
moment-tiling = Revestimento: { $name }
moment-bonus = Bônus: { $name }
moment-round-over = Fim da rodada { $round }
moment-skip = Toque ou aperte uma tecla para continuar

## Read aloud: what a board won and lost with its tiling, and at the end of the game

moment-tiled = { $lost ->
    [0] { $name }: ganhou { $gained }, total { $score }.
   *[other] { $name }: ganhou { $gained }, perdeu { $lost }, total { $score }.
}
moment-bonuses = { $name }: bônus { $points }, total { $score }.

## The summary of a round, and the moment between two people at one device

summary-player = Jogador
summary-gained = Ganhos
summary-lost = Perdas
summary-close = Fechar o resumo
summary-never = Não mostrar de novo
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
    .hint = Azulejos, pontos e a sua vez, baixinho. Nenhum som antes do primeiro toque ou tecla.
settings-sounds = Como soa
settings-sounds-ceramic = Cerâmica
settings-sounds-wood = Madeira
settings-sounds-hear = Ouvir: { $name }
settings-summary = Resumo depois de cada rodada
    .hint = O que cada um ganhou e perdeu, por alguns segundos, antes da próxima distribuição.
settings-handover = Passar a vez entre jogadores
    .hint = Quando várias pessoas jogam neste dispositivo, a próxima toca para continuar.
