# What is said while something happens on the table: in the bar, in the summary of a round, and by
# screen readers. And how fast and how loud it happens.

## In the bar. $name is the name of a player.

# A move in a few words: { $tiles } is "2 blue", as in tiles-of.
moment-take = { $name }: { $tiles } → { $line ->
    [0] podlaha
   *[other] řada { $line }
}
moment-tiling = Obkládání: { $name }
moment-bonus = Bonusy: { $name }
moment-round-over = Konec { $round }. kola
moment-skip = Dál: klepni, nebo stiskni klávesu

## Read aloud: what a board won and lost with its tiling, and at the end of the game

moment-tiled = { $lost ->
    [0] { $name }: zisk { $gained }, celkem { $score }.
   *[other] { $name }: zisk { $gained }, ztráta { $lost }, celkem { $score }.
}
moment-bonuses = { $name }: bonusy { $points }, celkem { $score }.

## The summary of a round, and the moment between two people at one device

summary-player = Hráč
summary-gained = Zisk
summary-lost = Ztráta
summary-close = Zavřít přehled
summary-never = Příště neukazovat
handover-now = Teď hraje { $name }
handover-on = Pokračovat

## Sound

sound-mute = Vypnout zvuk
sound-unmute = Zapnout zvuk

## Settings

settings-pace = Tempo
settings-pace-slow = Pomalé
settings-pace-normal = Normální
settings-pace-fast = Rychlé
settings-pace-instant = Bez pohybu
settings-sound = Zvuk
    .hint = Tiché zvuky dlaždic, bodů a tvého tahu. Ozvou se až po prvním klepnutí nebo stisku klávesy.
settings-sounds = Jak to zní
settings-sounds-ceramic = Keramika
settings-sounds-wood = Dřevo
settings-sounds-hear = Poslechnout: { $name }
settings-summary = Přehled po každém kole
    .hint = Co kdo získal a ztratil, na pár sekund před dalším losováním.
settings-handover = Předání mezi hráči
    .hint = Když na tomto zařízení hraje víc lidí, další hráč pokračuje klepnutím.
