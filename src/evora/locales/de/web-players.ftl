# Other people: blocking them, and reporting them to those who run the server. $name is a player.

## At a name, by the table

# What a button with three dots is called.
player-menu = { $name }: mehr
player-page = Seite von { $name }
player-block = Blockieren
player-block-about = Wenn du blockierst, begegnet ihr euch nicht mehr: Ihr werdet nicht zusammengebracht und seht voneinander weder Partien in der Lobby noch Grüße. Eine laufende Partie geht weiter. Sonst erfährt niemand davon.
player-blocked = Blockiert. Ihr begegnet euch nicht mehr.
player-unblock = Freigeben
player-unblocked = Nicht mehr blockiert.
# In place of the others: the seat is played by a bot of one's own, say.
player-nobody = Hinter diesem Platz steckt niemand anderes.
player-report = Melden

## A report

report-title = Melden: { $name }
report-about = Wer diesen Server betreibt, sieht die Meldung zusammen mit dieser Partie. { $name } erfährt nichts davon.
report-what = Was ist nicht in Ordnung?
# Also in lists: of one's own reports, and on the command line of those who run the server.
report-kind = { $kind ->
    [name] Beleidigender oder irreführender Name
    [stalling] Hinhalten oder Partien verlassen
    [engine] Hilfe durch einen Computer
    [accounts] Spiel unter mehreren Namen
    [greetings] Lästige Grüße
   *[other] Etwas anderes
}
report-words = Mit deinen Worten
    .hint = Höchstens { $max } Zeichen; nötig, wenn es etwas anderes ist.
report-send = Meldung abschicken
report-sent = Danke. Wer diesen Server betreibt, sieht es sich an.

## In the settings

settings-players = Andere Spieler
# A heading: people.
blocks-title = Blockiert
blocks-none = Du hast niemanden blockiert. Das geht am Tisch, neben einem Namen.
blocks-nameless = Jemand ohne Namen
report-mine = Deine Meldungen
report-state = { $looked ->
    [yes] Das hat sich jemand angesehen. Danke.
   *[no] Das hat sich noch niemand angesehen.
}
