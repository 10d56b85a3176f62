# What is said while something happens on the table: in the bar, in the summary of a round, and by
# screen readers. And how fast and how loud it happens.

## In the bar. $name is the name of a player.

# A move in a few words: { $tiles } is "2 blue", as in tiles-of.
moment-take = { $name }: { $tiles } → { $line ->
    [0] padlóvonal
   *[other] { $line }. mintasor
}
moment-tiling = Csempézés: { $name }
moment-bonus = Bónuszok: { $name }
moment-round-over = Vége { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} fordulónak
moment-skip = Tovább: koppintás vagy bármelyik billentyű

## Read aloud: what a board won and lost with its tiling, and at the end of the game

moment-tiled = { $lost ->
    [0] { $name }: { $gained } pont nyereség, összesen { $score }.
   *[other] { $name }: { $gained } pont nyereség, { $lost } pont veszteség, összesen { $score }.
}
moment-bonuses = { $name }: { $points } bónuszpont, összesen { $score }.

## The summary of a round, and the moment between two people at one device

summary-player = Játékos
summary-gained = Nyereség
summary-lost = Veszteség
summary-close = Összegzés bezárása
summary-never = Ne jelenjen meg többet
handover-now = Most: { $name }
handover-on = Tovább

## Sound

sound-mute = Hang kikapcsolása
sound-unmute = Hang bekapcsolása

## Settings

settings-pace = Tempó
settings-pace-slow = Lassú
settings-pace-normal = Közepes
settings-pace-fast = Gyors
settings-pace-instant = Animáció nélkül
settings-sound = Hang
    .hint = Halkan szólnak a csempék, a pontok, és az is, ha te jössz. Az első koppintás vagy billentyű előtt minden néma.
settings-sounds = Hangzás
settings-sounds-ceramic = Kerámia
settings-sounds-wood = Fa
settings-sounds-hear = Meghallgatás: { $name }
settings-summary = Összegzés minden forduló után
    .hint = Ki mennyit nyert és vesztett, néhány másodpercig a következő osztás előtt.
settings-handover = Eszköz átadása a játékosok között
    .hint = Ha többen játszotok ezen az eszközön, a következő játékos koppint a folytatáshoz.
