# Other people: blocking them, and reporting them to those who run the server. $name is a player.

## At a name, by the table

# What a button with three dots is called.
player-menu = { $name }: továbbiak
player-page = { $name } oldala
player-block = Letiltás
player-block-about = Letiltás után többé nem találkoztok: nem kerültök össze, és nem látjátok egymás játszmáit a váróban, sem egymás üdvözléseit. A folyamatban lévő játszma megy tovább. Más nem tudja meg.
player-blocked = Letiltva. Többé nem találkoztok.
player-unblock = Feloldás
player-unblocked = A letiltás feloldva.
# In place of the others: the seat is played by a bot of one's own, say.
player-nobody = E mögött a hely mögött nincs más.
player-report = Bejelentés

## A report

report-title = Bejelentés: { $name }
report-about = A szerver üzemeltetői látják a bejelentést ezzel a játszmával együtt. { $name } nem tudja meg.
report-what = Mi a baj?
# Also in lists: of one's own reports, and on the command line of those who run the server.
report-kind = { $kind ->
    [name] Sértő vagy megtévesztő név
    [stalling] Időhúzás vagy a játszma elhagyása
    [engine] Gépi segítség
    [accounts] Játék több néven
    [greetings] Zaklató üdvözlések
   *[other] Valami más
}
report-words = A saját szavaiddal
    .hint = Legfeljebb { $max } karakter; kell, ha valami másról van szó.
report-send = Bejelentés elküldése
report-sent = Köszönjük. A szerver üzemeltetői megnézik.

## In the settings

settings-players = Más játékosok
# A heading: people.
blocks-title = Letiltva
blocks-none = Senkit sem tiltottál le. Az asztalnál, a név mellett teheted meg.
blocks-nameless = Valaki név nélkül
report-mine = A bejelentéseid
report-state = { $looked ->
    [yes] Már megnézték. Köszönjük.
   *[no] Még nem nézte meg senki.
}
