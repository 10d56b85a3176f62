# What is said while something happens on the table: in the bar, in the summary of a round, and by
# screen readers. And how fast and how loud it happens.

## In the bar. $name is the name of a player.

# A move in a few words: { $tiles } is "2 blue", as in tiles-of.
moment-take = { $name }: { $tiles } → { $line ->
    [0] gólflína
   *[other] lína { $line }
}
moment-tiling = Flísalagning: { $name }
moment-bonus = Bónusar: { $name }
moment-round-over = Umferð { $round } er lokið

## Read aloud: what a board won and lost with its tiling, and at the end of the game

moment-tiled = { $lost ->
    [0] { $name }: fengið { $gained }, samtals { $score }.
   *[other] { $name }: fengið { $gained }, tapað { $lost }, samtals { $score }.
}
moment-bonuses = { $name }: bónus { $points }, samtals { $score }.

## The summary of a round, and the moment between two people at one device

summary-player = Leikmaður
summary-gained = Fengið
summary-lost = Tapað
summary-close = Loka yfirliti
summary-never = Ekki sýna þetta aftur
handover-now = Núna: { $name }
handover-on = Halda áfram

## Sound

sound-mute = Slökkva á hljóði
sound-unmute = Kveikja á hljóði

## Settings

settings-pace = Hraði
settings-pace-slow = Hægur
settings-pace-normal = Venjulegur
settings-pace-fast = Hraður
settings-pace-instant = Án hreyfingar
settings-sound = Hljóð
    .hint = Flísar, stig og þegar þú átt leik, lágt. Ekkert heyrist fyrir fyrstu snertingu eða áslátt.
settings-summary = Yfirlit eftir hverja umferð
    .hint = Hvað hver fékk og tapaði, í nokkrar sekúndur áður en næst er gefið.
settings-handover = Skipti á milli leikmanna
    .hint = Þegar fleiri spila á þessu tæki smellir næsti leikmaður til að halda áfram.
