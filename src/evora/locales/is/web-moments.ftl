# What is said while something happens on the table: in the bar, in the summary of a round, and by
# screen readers. And how fast and how loud it happens.

## In the bar. $name is the name of a player.

# A move in a few words: { $tiles } is "2 blue", as in tiles-of.
moment-take = { $name }: { $tiles } → { $line ->
    [0] gólflína
   *[other] lína { $line }
}
moment-tiling = Flísalagning: { $name }
moment-bonus = Aukastig: { $name }
moment-round-over = Umferð { $round } er lokið
moment-skip = Áfram: ýttu á skjáinn eða einhvern lykil

## Read aloud: what a board won and lost with its tiling, and at the end of the game

moment-tiled = { $lost ->
    [0] { $name }: stig fengin { $gained }, samtals { $score }.
   *[other] { $name }: stig fengin { $gained }, töpuð { $lost }, samtals { $score }.
}
moment-bonuses = { $name }: aukastig { $points }, samtals { $score }.

## The summary of a round, and the moment between two people at one device

summary-player = Leikmaður
summary-gained = Fengið
summary-lost = Tapað
summary-close = Loka yfirlitinu
summary-never = Ekki sýna þetta aftur
handover-now = Á leik: { $name }
handover-on = Halda áfram

## Sound

sound-mute = Slökkva á hljóði
sound-unmute = Kveikja á hljóði

## Settings

settings-pace = Hraði
settings-pace-slow = Hægt
settings-pace-normal = Venjulegt
settings-pace-fast = Hratt
settings-pace-instant = Án hreyfinga
settings-sound = Hljóð
    .hint = Lágvær hljóð fyrir flísar, stig og þegar þú átt leik. Ekkert heyrist fyrr en þú snertir skjáinn eða ýtir á takka.
settings-sounds = Hvernig það hljómar
settings-sounds-ceramic = Keramik
settings-sounds-wood = Tré
settings-sounds-hear = Hlusta: { $name }
settings-summary = Yfirlit eftir hverja umferð
    .hint = Hvað hver fékk og tapaði, í nokkrar sekúndur áður en næst er dregið.
settings-handover = Hlé á milli leikmanna
    .hint = Þegar fleiri en einn spila á þessu tæki ýtir næsti leikmaður á skjáinn til að halda áfram.
