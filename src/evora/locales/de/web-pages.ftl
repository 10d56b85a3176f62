# The pages around the table: start, new game, lobby, my games, settings, about.
# $level is always the name of a level from levels.ftl, $name the name of a player.

## Start page

start-heading = Fliesen nehmen, Wände schmücken
start-about = Evora ist ein ruhiger Ort für das Brettspiel Azul: gegen den Computer in deiner Spielstärke, mit Freunden oder mit neuen Leuten. Kostenlos, offen und ohne Konto.
start-play = Jetzt spielen
start-play-against = Gegner: { $level }
start-levels = Wie stark soll dein Gegner sein?
# $about describes the level, see levels.ftl: "builds for rows, columns and colours".
start-level-about = { $level }: { $about }.
start-waiting = Du bist am Zug
start-waiting-all = Alle meine Partien
# A heading instead of "Your turn": others are to move in all of them.
start-running = Deine Partien
# A heading, above a game to watch.
start-live = Wird gerade gespielt
# The puzzle of the day, here and among the puzzles.
puzzles-today = Rätsel des Tages
puzzles-today-solved = Gelöst. Das nächste kommt morgen.
puzzle-find = Finde den besten Zug.
# Days on which the puzzle of the day was solved.
puzzles-row = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
# A button.
puzzles-share = Ergebnis teilen
# To be sent to others, with a link. $how says how the puzzle of the day went; $days is 0 where nothing
# is said of days in a row.
puzzles-shared = Evora-Rätsel vom { $date }: { $how ->
    [first] auf Anhieb gelöst
    [later] gelöst
   *[failed] noch nicht gelöst
}{ $days ->
    [0] { "" }
    [one] , { $days } Tag in Folge
   *[other] , { $days } Tage in Folge
}
start-other = Andere Arten zu spielen
start-friend = Mit Freunden
    .about = Du bekommst einen Link. Wer ihn zuerst öffnet, setzt sich zu dir.
start-local = An diesem Gerät
    .about = Zu zweit, zu dritt oder zu viert spielt ihr abwechselnd an einem Bildschirm.
start-lobby = Mit neuen Leuten
    .about = Sieh nach, wer in der Lobby wartet, oder warte selbst dort.
start-custom = Ganz nach Wunsch
    .about = Mehr Mitspieler, die graue Seite, Bedenkzeit, eine eigene Stellung.
start-learn = Neu im Spiel?
start-learn-about = Zwölf kleine Übungen auf einem echten Tableau. In fünf Minuten kannst du mitspielen.
start-learn-begin = Spielen lernen
start-learn-continue = Weiterlernen
start-learn-rules = Regeln lesen
start-scene = Ein Tisch von oben: drei runde Manufakturen mit Fliesen, einzelne Fliesen in der Mitte und eine halb geflieste Wand.

## New game

new-about = Wähle, wer mitspielt und wie. Evora merkt sich deine Auswahl fürs nächste Mal.
new-seats = Am Tisch
new-players = Wie viele spielen mit?
new-players-count = { $count ->
    [2] zu zweit
    [3] zu dritt
   *[other] zu viert
}
new-seat = Platz { $seat }
new-seat-me = ich
new-seat-local = jemand an diesem Gerät
new-seat-friend = Freunde, per Link
new-seat-anybody = jemand aus der Lobby
new-seat-engine = der Computer
new-seat-name = Name
    .placeholder = freiwillig
new-seat-level = Spielstärke
new-side = Seite der Tableaus
new-side-coloured = Farbige Seite
    .about = Jede Farbe hat in jeder Wandreihe ihr eigenes Feld. Damit fängt man an.
new-side-grey = Graue Seite
    .about = Du wählst die Felder selbst; keine Farbe zweimal in einer Wandreihe oder Spalte. Für alle, die das Spiel kennen.
new-start = Wer beginnt?
new-start-draw = Das Los entscheidet
new-start-seat = Platz { $seat }
new-clock = Bedenkzeit
new-clock-about = Zeit für die ganze Partie und für jeden Zug ein wenig dazu. Oder Tage je Zug, für Partien neben dem Alltag her.
new-from = Von einer Stellung oder Aufzeichnung aus beginnen
new-from-about = Füge eine Stellung in einer Zeile oder eine ganze Aufzeichnung ein, oder öffne eine Datei. Plätze, Seite und wer beginnt, ergeben sich daraus.
new-from-text = Stellung oder Aufzeichnung
new-from-file = Datei öffnen
new-from-check = Prüfen
new-from-clear = Von vorn beginnen
new-from-good = { $players ->
    [2] Eine Partie zu zweit, in Runde { $round }.
    [3] Eine Partie zu dritt, in Runde { $round }.
   *[other] Eine Partie zu viert, in Runde { $round }.
}
new-from-over = Diese Partie ist zu Ende. Wähle beim Nachspielen einen Zug, von dem aus es losgehen soll.
new-from-game = Die Partie beginnt mit der Stellung aus einer anderen Partie.
new-create = Partie beginnen
new-create-link = Partie und Link erstellen
new-create-lobby = In der Lobby warten
new-invite-hint = Auf der nächsten Seite bekommst du den Link zum Verschicken.

clock-none = ohne Zeitlimit
clock-budget = { $seconds ->
    [0] { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
   *[other] { $minutes } min + { $seconds } s je Zug
}
clock-days = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}

## Lobby

# A heading, above the games that wait for somebody.
lobby-title = Wer in der Lobby wartet
lobby-about = Diese Partien warten noch auf jemanden. Setz dich dazu; es geht los, wenn alle Plätze besetzt sind.
lobby-join = Dazusetzen
    .aria-label = Zu { $names } setzen
lobby-free = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
lobby-own = Deine Partie wartet
lobby-live = Die Liste aktualisiert sich von selbst.
lobby-offline = Die Liste ließ sich nicht aktualisieren. Evora versucht es weiter.

## A line of a list of games

game-side-grey = graue Seite
game-players = { $count ->
    [2] zu zweit
    [3] zu dritt
   *[other] zu viert
}
game-your-turn = Du bist am Zug
game-their-turn = { $name } ist am Zug
game-waiting = wartet auf Mitspieler
game-won = Du hast gewonnen
game-shared = Du teilst dir den Sieg
game-lost = { $name } hat gewonnen
game-lost-shared = { $names } teilen sich den Sieg
game-no-winner = Niemand hat gewonnen
game-score = Punkte: { $score }
# The scores of two players, and what is between them; of more, one after another.
game-score-between = { $first } : { $second }
game-reason-resigned = aufgegeben
game-reason-time = Zeit abgelaufen
game-reason-forfeit = Partie verlassen
game-reason-abandoned = vorzeitig beendet
game-reason-cancelled = abgesagt
game-reason-void = zählt nicht
game-reason-host = vom Betreiber beendet
game-reason-stalled = drei Runden lang keine Fliese gelegt
game-reason-no_tiles = keine Fliesen mehr übrig
game-you = du

## My games

games-your-turn = Du bist am Zug
games-running = Laufende Partien
games-waiting = Warten auf Mitspieler
games-finished = Beendet
games-empty = Noch keine Partien.
games-empty-about = Partien, die du auf diesem Gerät spielst, erscheinen hier und bleiben, auch wenn du die Seite schließt.
games-play = Jetzt spielen
games-more = Ältere Partien zeigen
games-loading = Deine Partien werden geholt.
games-code-about = Hast du schon auf einem anderen Gerät gespielt?
games-code = Partien hierherholen

## Settings

settings-you = Du
settings-name = Angezeigter Name
    .hint = { $kept ->
        [yes] So sehen dich die anderen am Tisch. Höchstens 24 Zeichen; ein Name, den du behältst, kann nicht leer sein.
       *[no] So sehen dich die anderen am Tisch. Höchstens 24 Zeichen; lass das Feld leer, um namenlos zu bleiben.
    }
settings-save = Namen speichern
settings-saved = Gespeichert.
settings-look = Sprache und Farben
settings-table = Der Tisch
settings-tiles = Fliesen
settings-tiles-glazed = Glasiert
settings-tiles-calm = Ruhig
settings-tiles-contrast = Hoher Kontrast
settings-letters = Buchstaben auf den Fliesen
    .hint = B Blau, Y Gelb, R Rot, K Schwarz und W Weiß, zusätzlich zu den Mustern.
settings-confirm = Vor jedem Zug nachfragen
    .hint = Zeigt den Zug erst und führt ihn aus, wenn du bestätigst.
settings-log = Der Spielverlauf
settings-log-words = In Worten
settings-log-notation = In Notation
settings-holiday = Urlaub
holiday-about = In Partien mit Tagen je Zug stehen deine Uhren im Urlaub still. Alle am Tisch erfahren davon.
holiday-left = { $days ->
    [one] Dieses Jahr bleibt noch { $days } Tag.
   *[other] Dieses Jahr bleiben noch { $days } Tage.
}
holiday-days = Anzahl der Tage
holiday-start = Jetzt beginnen
holiday-end = Urlaub beenden
holiday-end-about = Tage, die noch nicht angefangen haben, behältst du.
settings-devices = Ein anderes Gerät
settings-devices-about = Evora kommt ohne Konten und Passwörter aus. Ein Code, der nur einmal gilt, bringt deinen Namen und deine Partien auf ein anderes Gerät.
settings-code-make = Code erstellen
settings-code-made = Gib diesen Code auf dem anderen Gerät in den Einstellungen ein:
settings-code-expires = Er gilt nur einmal. Gültig bis: { $time }
settings-code-use = Ich habe einen Code
settings-code-label = Code vom anderen Gerät oder Wiederherstellungscode
settings-code-go = Meine Partien hierherholen
settings-code-done = Fertig. Dein Name und deine Partien sind jetzt auf diesem Gerät.
settings-data = Meine Daten
settings-data-about = Was der Server über dich speichert, kannst du mitnehmen oder löschen.
# A link to the page about privacy, here and on the page about Evora.
privacy-link = Was gespeichert wird und wie lange
settings-export = Alles über mich herunterladen
settings-delete = Meine Daten löschen
settings-delete-about = Dein Name, deine Schlüssel und dein Zugang zu deinen Partien sind dann für immer weg. Beendete Partien bleiben, ohne deinen Namen. Einen Namen, den du behalten hattest, bekommt niemand mehr, auch du nicht.
settings-delete-sure = Wirklich alles löschen?
settings-delete-yes = Ja, löschen
settings-delete-no = Daten behalten
settings-deleted = Deine Daten sind gelöscht.
settings-stranger = Du hast noch nicht gespielt, also ist nichts über dich gespeichert.

## About

about-what = Was Evora ist
about-what-text = Evora ist ein offenes Zuhause für ein Spiel mit Fliesen und Wänden: Regeln, Gegner jeder Stärke und diese Seite. Sie spricht viele Sprachen und lässt sich am Handy, mit der Tastatur und mit einem Screenreader bedienen.
about-game-text = Evora spielt nach den Regeln des Brettspiels Azul. Der Name Azul gehört seinen Inhabern, die mit Evora nichts zu tun haben; wenn dir das Spiel gefällt, hol es dir auf den Tisch.
about-open = Quelloffen
about-open-text = Alles ist freie Software unter der MIT-Lizenz: Lies sie, ändere sie, betreibe mit einem einzigen Befehl deinen eigenen Server. Die Zeichnungen sind für Evora entstanden.
about-letters = Die Schrift stammt aus Source Sans von Adobe und steht unter der SIL Open Font License.
about-letters-link = Lizenz der Schrift
about-privacy = Kein Tracking
about-privacy-text = Es gibt keine Werbung, keine Statistik über dich und kein Konto. Ein Cookie, das bei deiner ersten Partie entsteht, bringt dich zu deinen Partien zurück. Alles, was über dich gespeichert ist, kannst du ansehen, mitnehmen und löschen.
about-privacy-link = Meine Daten
about-fair = Fair gezogen
about-fair-text = Die Fliesen einer Partie folgen aus einer Zufallszahl, die vor der ersten Runde gewählt wird. Ihr Fingerabdruck ist von Anfang an zu sehen und die Zahl selbst am Ende, also können alle prüfen, dass nichts manipuliert wurde.
about-engines = Der Computer als Gegner
about-engines-text = { $count ->
    [one] Eine Spielstärke. Sie spielt nach denselben Regeln wie du und weiß nicht mehr als du: Die Reihenfolge der Fliesen im Beutel kennt sie nie.
   *[other] { $count } Spielstärken, vom Neuling bis zur vollen Stärke. Sie spielen nach denselben Regeln wie du und wissen nicht mehr als du: Die Reihenfolge der Fliesen im Beutel kennen sie nie.
}

## Page not found

missing-learn = Spielen lernen
