# What is said while something happens on the table: in the bar, in the summary of a round, and by
# screen readers. And how fast and how loud it happens.

## In the bar. $name is the name of a player.

# A move in a few words: { $tiles } is "2 blue", as in tiles-of.
moment-take = { $name }: { $tiles } → { $line ->
    [0] Bodenreihe
   *[other] Reihe { $line }
}
moment-tiling = { $name } fliest
moment-bonus = Bonuspunkte: { $name }
moment-round-over = Runde { $round } ist zu Ende
moment-skip = Weiter: tippen oder eine Taste drücken

## Read aloud: what a board won and lost with its tiling, and at the end of the game

moment-tiled = { $lost ->
    [0] { $name }: plus { $gained }, Stand { $score }.
   *[other] { $name }: plus { $gained }, minus { $lost }, Stand { $score }.
}
moment-bonuses = { $name }: Bonus { $points }, Stand { $score }.

## The summary of a round, and the moment between two people at one device

summary-player = Name
summary-gained = Plus
summary-lost = Minus
summary-close = Zusammenfassung schließen
summary-never = Nicht mehr zeigen
handover-now = Jetzt: { $name }
handover-on = Weiter

## Sound

sound-mute = Ton ausschalten
sound-unmute = Ton einschalten

## Settings

settings-pace = Tempo
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-instant = Ohne Bewegung
settings-sound = Ton
    .hint = Fliesen, Punkte und dein Zug, ganz leise. Vor dem ersten Tippen oder Tastendruck bleibt es still.
settings-sounds = So klingt es
settings-sounds-ceramic = Keramik
settings-sounds-wood = Holz
settings-sounds-hear = Anhören: { $name }
settings-summary = Zusammenfassung nach jeder Runde
    .hint = Was alle gewonnen und verloren haben, ein paar Sekunden lang vor der nächsten Runde.
settings-handover = Übergabe zwischen den Zügen
    .hint = Spielen mehrere an diesem Gerät, geht es erst weiter, wenn die nächste Person tippt.
