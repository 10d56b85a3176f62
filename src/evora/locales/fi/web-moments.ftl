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
moment-skip = Jatka napauttamalla tai näppäimellä

## Read aloud: what a board won and lost with its tiling, and at the end of the game

moment-tiled = { $lost ->
    [0] { $name }: saatu { $gained }, yhteensä { $score }.
   *[other] { $name }: saatu { $gained }, menetetty { $lost }, yhteensä { $score }.
}
moment-bonuses = { $name }: lisäpisteet { $points }, yhteensä { $score }.

## The summary of a round, and the moment between two people at one device

summary-player = Pelaaja
summary-gained = Saatu
summary-lost = Menetetty
summary-close = Sulje yhteenveto
summary-never = Älä näytä tätä enää
handover-now = Vuorossa: { $name }
handover-on = Jatka

## Sound

sound-mute = Äänet pois
sound-unmute = Äänet päälle

## Settings

settings-pace = Tahti
settings-pace-slow = Hidas
settings-pace-normal = Tavallinen
settings-pace-fast = Nopea
settings-pace-instant = Ilman liikettä
settings-sound = Äänet
    .hint = Laattojen, pisteiden ja oman vuorosi äänet, hiljaisina. Mitään ei kuulu ennen ensimmäistä napautusta tai näppäilyä.
settings-sounds = Miltä kuulostaa
settings-sounds-ceramic = Keramiikka
settings-sounds-wood = Puu
settings-sounds-hear = Kuuntele: { $name }
settings-summary = Yhteenveto jokaisen kierroksen jälkeen
    .hint = Mitä kukin sai ja menetti, muutaman sekunnin ajan ennen seuraavaa jakoa.
settings-handover = Vahvista vuoron vaihtuminen
    .hint = Kun tällä laitteella pelaa useita, seuraava pelaaja jatkaa napauttamalla.
