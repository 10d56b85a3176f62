# What is said while something happens on the table: in the bar, in the summary of a round, and by
# screen readers. And how fast and how loud it happens.

## In the bar. $name is the name of a player.

# A move in a few words: { $tiles } is "2 blue", as in tiles-of.
moment-take = { $name }: { $tiles } → { $line ->
    [0] floor line
   *[other] line { $line }
}
moment-tiling = Tiling: { $name }
moment-bonus = Bonuses: { $name }
moment-round-over = Round { $round } is over
# In the bar while the wall is tiled, the first time only: a tap ends that, and a second one the summary.
moment-skip = Tap, or press a key, to go on

## Read aloud: what a board won and lost with its tiling, and at the end of the game

moment-tiled = { $lost ->
    [0] { $name }: { $gained } gained, total { $score }.
   *[other] { $name }: { $gained } gained, { $lost } lost, total { $score }.
}
moment-bonuses = { $name }: bonuses { $points }, total { $score }.

## The summary of a round, and the moment between two people at one device

summary-player = Player
summary-gained = Gained
summary-lost = Lost
summary-close = Close the summary
summary-never = Do not show this again
handover-now = Now: { $name }
handover-on = Go on

## Sound

sound-mute = Turn the sound off
sound-unmute = Turn the sound on

## Settings

settings-pace = Pace
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-instant = Without movement
settings-sound = Sound
    .hint = Tiles, points and your turn, softly. Nothing sounds before your first tap or key.
# The sets of sounds to choose from, by what the pieces seem to be made of; $name is one of the two.
settings-sounds = What it sounds like
settings-sounds-ceramic = Ceramic
settings-sounds-wood = Wood
settings-sounds-hear = Listen to: { $name }
settings-summary = Summary after each round
    .hint = What everybody gained and lost, for a few seconds before the next deal.
settings-handover = Hand over between players
    .hint = When several people play on this device, the next one taps to go on.
