# Notices: what calls a person back, and the ways by which that reaches them.

## The list: what each says is in notices.ftl

# For screen readers, before one that was not read yet.
notice-unread = Ungelesen:
# Switches off all notices of this kind. $kind: a notice-kind.
notice-stop = Davon keine mehr
    .aria-label = Davon keine mehr: { $kind }
# Takes that back.
notice-again = Doch wieder
    .aria-label = Doch wieder: { $kind }
notice-off = Davon bekommst du keine mehr: { $kind }.
notices-none = Noch hat dich nichts gerufen. Hier steht, wenn du in Partien mit Tagen je Zug am Zug bist, wer dich herausfordert und wie Partien ausgegangen sind.
notices-read-all = Alle gelesen
notices-settings = Benachrichtigungen einstellen

## At the table of a game with days for each move

ask-notices = Bis zu deinem nächsten Zug kann es dauern.
# What the button says will come.
ask-notices-push = Auf diesem Gerät melden, wenn ich am Zug bin
ask-notices-mail = Per Mail melden, wenn ich am Zug bin
ask-notices-about = Höchstens einmal, bis du wieder da bist.
ask-notices-mail-about = Höchstens ein Brief am Tag.
ask-notices-no = Nein, danke
ask-notices-done = Dieses Gerät meldet sich, wenn du am Zug bist. Mehr davon steht in den Einstellungen.
next-game = Nächste Partie
# $count: how many, apart from the one on the table.
next-waiting = { $count ->
    [one] { $count } weitere Partie wartet auf dich.
   *[other] { $count } weitere Partien warten auf dich.
}
# The one with the least time left: the names of the others there, and the time, as time-left-words.
next-with = { $names }: { $left }
next-onward = Nach einem Zug von selbst weiter
    .hint = In Partien mit Tagen je Zug: zu der mit der wenigsten Zeit.

## Settings

settings-notices = Benachrichtigungen
notices-about = Nichts blinkt, und durch einen Tag Pause geht nichts verloren. Wähle, was dich ruft und wie.
notices-what = Was dich ruft
notice-kind = { $kind ->
    [turn] Du bist in einer Partie mit Tagen je Zug am Zug
    [time] Deine Zeit wird knapp
    [joined] Jemand setzt sich an deinen Tisch
    [challenge] Jemand fordert dich heraus
    [accepted] Deine Herausforderung wurde angenommen
    [rematch] Jemand möchte noch eine Partie spielen
    [over] Eine Partie ist zu Ende
    [begins] Es beginnt, was du verfolgst
   *[test] Probe
}
# The heads of columns.
notice-way = { $way ->
    [bell] Glocke
    [push] Push
   *[mail] Mail
}
# A switch of the table, as it is read aloud: a notice-kind and a notice-way.
notices-cell = { $kind }: { $way }
notices-every = Wie oft
notices-once = Eine, bis ich wieder da bin
    .hint = Sie sagt, wie viele Partien warten.
notices-each = Jede einzelne
notices-quiet = Ruhezeit
    .hint = Was in dieser Zeit kommt, wartet bis zu ihrem Ende. Nur dass deine Zeit knapp wird, erfährst du sofort.
notices-quiet-begins = Von
notices-quiet-ends = Bis
notices-zone = Zeitzone
# $zone: a name such as Europe/Berlin.
notices-zone-here = { $zone } nehmen, die Zeitzone dieses Geräts
notices-test = Eine Probe schicken
# $ways: a list of notice-way.
notices-test-sent = Unterwegs: { $ways }.

## Pushes

notices-push = Auf diesem Gerät
notices-push-on = Dieses Gerät bekommt deine Benachrichtigungen.
notices-push-off = Dieses Gerät bekommt noch keine Benachrichtigungen.
notices-push-start = Auf diesem Gerät melden
notices-push-stop = Auf diesem Gerät nicht mehr
notices-push-devices = Geräte, die deine Benachrichtigungen bekommen

## Mail

notices-mail = Per Mail
notices-mail-about = Höchstens ein Brief am Tag, mit allen Partien, die auf dich warten. Für anderes wird deine Adresse nicht benutzt.
notices-mail-address = Mailadresse
notices-mail-save = Brief zur Bestätigung schicken
# $address: a mail address.
notices-mail-works = Briefe gehen an { $address }.
notices-mail-unconfirmed = Ein Brief an { $address } ist unterwegs. Folge dem Link darin, dann können Briefe kommen.
notices-mail-bounced = Briefe an { $address } kamen zurück. Gib eine andere Adresse an, oder dieselbe noch einmal.
notices-mail-remove = Adresse vergessen
notices-mail-off = Dieser Server verschickt keine Mail.

## The feed

notices-feed = Als Feed
notices-feed-about = Eine Adresse für Kalender und Feedreader, mit den Partien, die auf dich warten. Wer sie kennt, kann sie lesen.
notices-feed-make = Adresse erstellen
notices-feed-again = Eine andere erstellen
notices-feed-remove = Entfernen
notices-feed-once = Die Adressen werden nur jetzt gezeigt.
notices-feed-made = Erstellt am { $date }. Die Adressen wurden damals gezeigt.
notices-feed-atom = Für Feedreader
notices-feed-calendar = Für Kalender
