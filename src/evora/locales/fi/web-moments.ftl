# What is said while something happens on the table: in the bar, in the summary of a round, and by
# screen readers. And how fast and how loud it happens.

## In the bar. $name is the name of a player.

# A move in a few words: { $tiles } is "2 blue", as in tiles-of.
moment-take = { $name }: { $tiles } → { $line ->
    [0] lattiarivi
   *[other] kuviorivi { $line }
}
moment-tiling = Laatoitus: { $name }
moment-bonus = Lisäpisteet: { $name }
moment-round-over = Kierros { $round } on ohi

## Read aloud: what a board won and lost with its tiling, and at the end of the game

moment-tiled = { $lost ->
    [0] { $name }: voitto { $gained }, yhteensä { $score }.
   *[other] { $name }: voitto { $gained }, menetys { $lost }, yhteensä { $score }.
}
moment-bonuses = { $name }: lisäpisteet { $points }, yhteensä { $score }.

## The summary of a round, and the moment between two people at one device

summary-player = Pelaaja
summary-gained = Voitto
summary-lost = Menetys
summary-close = Sulje yhteenveto
summary-never = Älä näytä tätä enää
handover-now = Nyt: { $name }
handover-on = Jatka

## Sound

sound-mute = Mykistä äänet
sound-unmute = Ota äänet käyttöön

## Settings

settings-pace = Tahti
settings-pace-slow = Hidas
settings-pace-normal = Tavallinen
settings-pace-fast = Nopea
settings-pace-instant = Ilman liikettä
settings-sound = Äänet
    .hint = Laatat, pisteet ja oma vuorosi, hiljaa. Mitään ei kuulu ennen ensimmäistä kosketusta tai näppäintä.
settings-summary = Yhteenveto jokaisen kierroksen jälkeen
    .hint = Mitä kukin voitti ja menetti, muutaman sekunnin ajan ennen seuraavaa jakoa.
settings-handover = Vuoron luovutus pelaajalta toiselle
    .hint = Kun tällä laitteella pelaa useita, seuraava napauttaa jatkaakseen.
