# Other people: blocking them, and reporting them to those who run the server. $name is a player.

## At a name, by the table

# What a button with three dots is called.
player-menu = { $name }: lisää
player-page = Sivu: { $name }
player-block = Estä
player-block-about = Eston jälkeen ette enää kohtaa: teitä ei yhdistetä samaan peliin, ettekä näe toistenne pelejä aulassa tai toistenne tervehdyksiä. Kesken oleva peli jatkuu. Kukaan muu ei saa tietää.
player-blocked = Estetty. Ette enää kohtaa.
player-unblock = Poista esto
player-unblocked = Esto on poistettu.
# In place of the others: the seat is played by a bot of one's own, say.
player-nobody = Tällä paikalla ei ole ketään muuta.
player-report = Ilmoita

## A report

report-title = Ilmoitus: { $name }
report-about = Palvelimen ylläpitäjät näkevät ilmoituksen ja tämän pelin. { $name } ei saa tietää.
report-what = Mikä on vialla?
# Also in lists: of one's own reports, and on the command line of those who run the server.
report-kind = { $kind ->
    [name] Loukkaava tai harhaanjohtava nimi
    [stalling] Viivyttely tai pelien jättäminen kesken
    [engine] Tietokoneen apu
    [accounts] Pelaaminen usealla nimellä
    [greetings] Häiritsevät tervehdykset
   *[other] Jotain muuta
}
report-words = Omin sanoin
    .hint = Enintään { $max } merkkiä; tarvitaan, jos kyse on jostain muusta.
report-send = Lähetä ilmoitus
report-sent = Kiitos. Palvelimen ylläpitäjät katsovat asiaa.

## In the settings

settings-players = Muut pelaajat
# A heading: people.
blocks-title = Estetyt
blocks-none = Et ole estänyt ketään. Sen voi tehdä pöydässä nimen vieressä.
blocks-nameless = Joku, jolla ei ole nimeä
report-mine = Omat ilmoitukset
report-state = { $looked ->
    [yes] Asiaa on katsottu. Kiitos.
   *[no] Asiaa ei ole vielä katsottu.
}
