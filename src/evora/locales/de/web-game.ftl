# The table of the web client: the game, the replay, a position. Names of things are read aloud by
# screen readers, so every one is a whole phrase.
#
# $colour is always the letter of a colour (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player.

## Seats

seat-open = freier Platz
seat-nameless = Spieler { $seat }
# The level of an engine in a game that was uploaded: the file says so, and nobody knows.
seat-said = angeblich { $name }
# A small mark of a game that this server did not see from its start: in lists, beside the points.
source-mark = { $source ->
    [uploaded] Hochgeladen
   *[position] Ab einer Stellung
}
source-about = { $source ->
    [uploaded] Diese Partie wurde nicht hier gespielt: Jemand hat ihre Aufzeichnung hochgeladen. Namen, Stufen und Ziehungen stehen so in der Datei.
   *[position] Diese Partie begann nicht von vorn, sondern ab einer Stellung, die jemand gewählt hat.
}
# Two seats with the same name, for example two engines of one level.
seat-numbered = { $name } ({ $seat })
seat-moves = am Zug
seat-away = nicht da
seat-holiday = im Urlaub bis { $date }
seat-out = { $reason ->
    [resigned] aufgegeben
    [time] Zeit abgelaufen
   *[claimed] gegangen
}
score-title = Punkte
score-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
# What the score would be if the round were tiled now.
score-then = gefliest { $score }

## What lies on the table

table-sources = Manufakturen und Tischmitte
table-marker = Startmarker
table-bag = Beutel
table-lid = Deckel
table-stock = { $bag ->
    [one] { $bag } Fliese im Beutel
   *[other] { $bag } Fliesen im Beutel
}, { $lid } im Deckel. Farben zeigen
# One part of a list such as "2 blue, 1 red and 1 white".
tiles-of = { $count } { $colour ->
    [B] blaue
    [Y] gelbe
    [R] rote
    [K] schwarze
   *[W] weiße
}
# The last part of such a list.
tiles-marker = der Startmarker
source-holds = { $source ->
    [0] Tischmitte: { $tiles }
   *[other] Manufaktur { $source }: { $tiles }
}
source-empty = { $source ->
    [0] { $marker ->
        [yes] Tischmitte: nur der Startmarker
       *[no] Tischmitte: leer
    }
   *[other] Manufaktur { $source }: leer
}
table-pick = { $source ->
    [0] { $count } { $colour ->
        [B] blaue
        [Y] gelbe
        [R] rote
        [K] schwarze
       *[W] weiße
    } aus der Tischmitte
   *[other] { $count } { $colour ->
        [B] blaue
        [Y] gelbe
        [R] rote
        [K] schwarze
       *[W] weiße
    } von Manufaktur { $source }
}
board-of = Tableau: { $name }
folded-open = { $score ->
    [one] { $name }: { $score } Punkt. Tableau zeigen
   *[other] { $name }: { $score } Punkte. Tableau zeigen
}
line-empty = Reihe { $line }: leer
line-holds = Reihe { $line }: { $count } von { $line } in { $colour ->
    [B] Blau
    [Y] Gelb
    [R] Rot
    [K] Schwarz
   *[W] Weiß
}
# $line describes a line or the floor, $effect what the chosen tiles would do there.
line-offers = { $line }. { $effect }
floor-holds = { $count ->
    [0] Bodenreihe: leer
    [one] Bodenreihe: { $count } Feld belegt, kostet { $cost }
   *[other] Bodenreihe: { $count } Felder belegt, kostet { $cost }
}
floor-hint = oder Boden
wall-row = Wandreihe { $row }: { $cells }
wall-cell = { $tile ->
    [B] blau
    [Y] gelb
    [R] rot
    [K] schwarz
    [W] weiß
   *[none] frei
}
wall-choice = { $points ->
    [one] Spalte { $column }: { $points } Punkt
   *[other] Spalte { $column }: { $points } Punkte
}

## What a move would do. $falls tiles fall to the floor line; $cost is what the floor line then costs
## more, the start marker included.

preview-completes = { $points ->
    [one] Macht die Reihe voll und bringt { $points } Punkt
   *[other] Macht die Reihe voll und bringt { $points } Punkte
}{ $falls ->
    [0] {""}
    [one] ; { $falls } Fliese fällt
   *[other] ; { $falls } Fliesen fallen
}{ $cost ->
    [0] {""}
    [one] ; kostet { $cost } Punkt
   *[other] ; kostet { $cost } Punkte
}{ $marker ->
    [yes] {" "}(mit dem Startmarker)
   *[no] {""}
}
preview-nowhere = Macht die Reihe voll, aber die Wand hat keinen Platz für ihre Fliese{ $cost ->
    [0] {""}
    [one] ; kostet { $cost } Punkt
   *[other] ; kostet { $cost } Punkte
}
preview-fills = { $count } von { $line } in { $colour ->
    [B] Blau
    [Y] Gelb
    [R] Rot
    [K] Schwarz
   *[W] Weiß
}{ $cost ->
    [0] {""}
    [one] ; kostet { $cost } Punkt
   *[other] ; kostet { $cost } Punkte
}{ $marker ->
    [yes] {" "}(mit dem Startmarker)
   *[no] {""}
}
preview-floor = { $cost ->
    [0] In die Bodenreihe, ohne Punktverlust
    [one] In die Bodenreihe; kostet { $cost } Punkt
   *[other] In die Bodenreihe; kostet { $cost } Punkte
}
preview-column = { $points ->
    [one] In Spalte { $column } für { $points } Punkt
   *[other] In Spalte { $column } für { $points } Punkte
}

## The bar: what to do next

bar-choose-tiles = Dein Zug: Wähle Fliesen
bar-choose-colour = { $source ->
    [0] Tischmitte: Wähle eine Farbe
   *[other] Manufaktur { $source }: Wähle eine Farbe
}
bar-choose-line = { $count ->
    [one] { $count } { $colour ->
        [B] blaue
        [Y] gelbe
        [R] rote
        [K] schwarze
       *[W] weiße
    } Fliese: Wähle eine Reihe
   *[other] { $count } { $colour ->
        [B] blaue
        [Y] gelbe
        [R] rote
        [K] schwarze
       *[W] weiße
    } Fliesen: Wähle eine Reihe
}
bar-choose-space = Reihe { $line } ist voll: Wähle ein Feld an der Wand
bar-cancel = Neu wählen
bar-confirm = Zug ausführen
bar-undo = Letzten Zug zurücknehmen
bar-undo-ask = Um Zugrücknahme bitten

## Who is to move. Also the title of the tab

status-you = Du bist am Zug
status-here = { $name }, du bist am Zug
status-other = { $name } ist am Zug
status-wait = Einen Moment

## Time

# Only for clocks of a day or more.
time-days = { $days } T { $hours } Std.
time-left = Restzeit: { $time }
time-give = { $name } { $seconds } Sekunden mehr geben

## The standing

standing-title = Spielstand
standing-round = { $phase ->
    [deal] Vor Runde { $round }
    [tiling] Runde { $round }: Fliesungsphase
    [over] Nach Runde { $round }
   *[offer] Runde { $round }
}
standing-last = Letzte Runde
standing-winner = Sieg

## The log, and what is read aloud

log-title = Spielverlauf
log-notation = Notation
log-token = { $seat }. { $token }
log-round = Runde { $round }. { $name } beginnt.
# $falls: tiles that found no space on the line. $marker: whether the start marker came with the tiles
# (free: the floor line was full, so that it costs nothing).
log-take = { $name } legt { $count } { $colour ->
    [B] blaue
    [Y] gelbe
    [R] rote
    [K] schwarze
   *[W] weiße
} { $source ->
    [0] aus der Tischmitte
   *[other] von Manufaktur { $source }
} { $line ->
    [0] in die Bodenreihe
   *[other] in Reihe { $line }
}{ $marker ->
    [yes] {" "}und nimmt den Startmarker
    [free] {" "}und nimmt den Startmarker, der nichts kostet
   *[no] {""}
}{ $falls ->
    [0] .
    [one] ; { $falls } fällt.
   *[other] ; { $falls } fallen.
}
log-placed = { $points ->
    [one] { $name }, Wandreihe { $row }: { $colour ->
        [B] Blau
        [Y] Gelb
        [R] Rot
        [K] Schwarz
       *[W] Weiß
    } in Spalte { $column }, { $points } Punkt.
   *[other] { $name }, Wandreihe { $row }: { $colour ->
        [B] Blau
        [Y] Gelb
        [R] Rot
        [K] Schwarz
       *[W] Weiß
    } in Spalte { $column }, { $points } Punkte.
}
log-no-space = { $count ->
    [one] { $name }, Reihe { $line }: kein Platz an der Wand, { $count } Fliese fällt.
   *[other] { $name }, Reihe { $line }: kein Platz an der Wand, { $count } Fliesen fallen.
}
log-floor = { $points ->
    [one] { $name }, Bodenreihe: { $points } Punkt verloren.
   *[other] { $name }, Bodenreihe: { $points } Punkte verloren.
}
log-bonus = { $kind ->
    [row] { $name }: { $points } Punkte für die volle Wandreihe { $which }.
    [column] { $name }: { $points } Punkte für die volle Spalte { $which }.
   *[colour] { $name }: { $points } Punkte für alle fünf { $which ->
        [1] blauen
        [2] gelben
        [3] roten
        [4] schwarzen
       *[5] weißen
    } Fliesen.
}
log-joined = { $name } setzt sich an den Tisch.
log-left = Platz { $seat } ist wieder frei.
log-undone = { $name } nimmt einen Zug zurück.
log-offered = { $what ->
    [undo] { $name } möchte einen Zug zurücknehmen.
    [rematch] { $name } möchte noch eine Partie spielen.
   *[abandon] { $name } möchte die Partie ohne Ergebnis beenden.
}
log-answered = { $accept ->
    [yes] { $name } ist einverstanden.
   *[no] { $name } ist nicht einverstanden.
}
log-seat-out = { $reason ->
    [resigned] { $name } gibt auf.
    [time] Bei { $name } ist die Zeit abgelaufen.
   *[claimed] { $name } hat die Partie verlassen.
}
log-seat-given = Der Computer spielt für { $name } weiter.
log-time-given = { $name } gibt { $receiver } { $seconds } Sekunden mehr.
log-on-holiday = { $name } ist bis { $date } im Urlaub.
log-holiday-over = { $name } ist aus dem Urlaub zurück.
# $count: how many winners there are; $names: their names as a list.
log-ended = { $count ->
    [0] { $reason ->
        [abandoned] Die Partie wurde einvernehmlich ohne Ergebnis beendet.
        [cancelled] Die Partie wurde abgesagt.
        [void] Die Partie zählt nicht: Es sind nicht alle gekommen.
        [host] Der Betreiber hat die Partie beendet. Sie zählt nicht.
       *[other] Die Partie ist ohne Ergebnis zu Ende.
    }
    [one] Die Partie ist zu Ende. { $names } gewinnt.
   *[other] Die Partie ist zu Ende. { $names } teilen sich den Sieg.
}
log-rematch-lapsed = { $name } ist gegangen, daher gibt es keine neue Partie.
log-rematch = Eine neue Partie ist angelegt.

## Questions

offer-asks = { $what ->
    [undo] { $name } möchte einen Zug zurücknehmen.
    [rematch] { $name } möchte noch eine Partie spielen.
   *[abandon] { $name } möchte die Partie ohne Ergebnis beenden.
}
offer-own = { $what ->
    [undo] Du hast gebeten, deinen Zug zurücknehmen zu dürfen. Noch keine Antwort.
    [rematch] Du hast noch eine Partie vorgeschlagen. Noch keine Antwort.
   *[abandon] Du hast vorgeschlagen, die Partie ohne Ergebnis zu beenden. Noch keine Antwort.
}
offer-accept = Einverstanden
offer-decline = Ablehnen
offer-withdraw = Anfrage zurückziehen
await-others = Noch nicht da: { $names }. Die Uhr läuft erst, wenn alle da sind. Kommt jemand nicht, endet die Partie in { $time } und zählt nicht.
absence-wait = { $seconds ->
    [one] { $name } ist gerade nicht da. In { $seconds } Sekunde kannst du wählen, wie es weitergeht.
   *[other] { $name } ist gerade nicht da. In { $seconds } Sekunden kannst du wählen, wie es weitergeht.
}
absence-choose = { $name } ist gerade nicht da. Wie soll es weitergehen?
absence-stay = Warten
absence-engine = Den Computer spielen lassen
absence-void = Ohne Ergebnis beenden
absence-claim = { $players ->
    [2] Sieg beanspruchen
   *[other] Aus der Partie nehmen
}
ask-no = Nein
ask-resign = { $players ->
    [2] Aufgeben? Die Partie endet, und der Sieg geht an dein Gegenüber.
   *[other] Aufgeben? Der Computer spielt für dich weiter, und du kannst nicht mehr gewinnen.
}
ask-end = Vorschlagen, die Partie ohne Ergebnis zu beenden?

## Beside the table

panel-menu = Verlauf und Menü
panel-close = Schließen
panel-home = Startseite
panel-result = Ergebnis und Punkte
panel-offer-end = Ende vorschlagen
panel-resign = Aufgeben
panel-share = Partie teilen
panel-share-position = Stellung teilen
panel-download = Aufzeichnung herunterladen
panel-play-on = Von hier weiterspielen
share-copied = Link kopiert
share-link = Link
choices-title = Wie der Tisch aussieht

## Before the game

wait-title = { $count ->
    [0] Die Partie beginnt
    [one] Es fehlt noch { $count } Mitspieler
   *[other] Es fehlen noch { $count } Mitspieler
}
wait-short = Warten auf Mitspieler
wait-invited = Du bist zu einer Partie eingeladen
wait-settings = { $players ->
    [2] Zu zweit
    [3] Zu dritt
   *[other] Zu viert
}, { $variant ->
    [grey] graue Seite
   *[coloured] farbige Seite
}, { $clock ->
    [budget] { $minutes } min für die Partie, dazu { $seconds } s nach jedem Zug
    [days] { $days ->
        [one] { $days } Tag je Zug
       *[other] { $days } Tage je Zug
    }
   *[none] ohne Zeitlimit
}
wait-you = du
wait-join = Platz nehmen
wait-link = Schick diesen Link allen, mit denen du spielen möchtest. Die Partie beginnt, wenn alle Plätze besetzt sind.
wait-listed = Die Partie steht in der Lobby, und alle können mitspielen. Du kannst den Link auch selbst verschicken.
wait-share = Link teilen
wait-cancel = Partie absagen
wait-leave = Platz verlassen

## The end

# $how: you (whoever reads it has won, alone or not), others, none.
end-heading = { $how ->
    [you] { $count ->
        [one] Du gewinnst!
       *[other] Du teilst dir den Sieg!
    }
    [others] { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
   *[none] Niemand gewinnt
}
end-reason = { $reason ->
    [row] Eine Wandreihe ist voll, damit ist das Spiel zu Ende.
    [stalled] Seit drei Runden kam keine Fliese an eine Wand, damit ist das Spiel zu Ende.
    [no_tiles] Es ist keine Fliese mehr zum Auslegen da, damit ist das Spiel zu Ende.
    [resigned] Jemand hat aufgegeben.
    [time] Bei jemandem ist die Zeit abgelaufen.
    [forfeit] Jemand war zu lange weg, und der Sieg wurde beansprucht.
    [abandoned] Die Partie wurde vorzeitig beendet.
    [void] Die Partie zählt nicht: Es sind nicht alle gekommen.
    [host] Der Betreiber hat die Partie beendet. Sie zählt nicht.
   *[cancelled] Die Partie wurde abgesagt.
}
# Why the winners have won with as many points as others; rows: more complete rows decided.
end-why = { $verdict ->
    [rows] Gleichstand nach Punkten ({ $points }); { $names } hat mehr volle Wandreihen.
   *[shared] { $points ->
        [one] { $names } haben je { $points } Punkt und gleich viele volle Wandreihen.
       *[other] { $names } haben je { $points } Punkte und gleich viele volle Wandreihen.
    }
}
end-table = Punkte aller am Tisch, Runde für Runde
end-round = Runde { $round }
end-gained = +{ $points }
end-times = ({ $count })
end-bonus = { $kind ->
    [row] Reihen
    [column] Spalten
   *[colour] Farben
}
end-total = Summe
end-rematch = Noch eine Partie
end-to-rematch = Zur neuen Partie
rematch-left = { $name } ist nicht da.
rematch-agreed = Du bist einverstanden. Die anderen haben noch nicht geantwortet.
end-replay = Nachspielen
end-new = Neue Partie
fair-title = Wurde fair gezogen?
fair-about = { $source ->
    [uploaded] Alle Ziehungen sollten aus dem Seed in der Aufzeichnung folgen. Ob sein Fingerabdruck (SHA-256) vor der ersten Ziehung bekannt war, kann dieser Server nicht sagen: Die Partie wurde anderswo gespielt.
   *[other] Alle gezogenen Fliesen folgen aus einer geheimen Zahl, dem Seed. Ihr Fingerabdruck (SHA-256) stand vor der ersten Runde fest, also konnte niemand die Zahl später ändern.
}
fair-hash = { $source ->
    [uploaded] Fingerabdruck in der Aufzeichnung
   *[other] Fingerabdruck, von Anfang an bekannt
}
fair-seed = Seed
fair-secret = Er wird aufgedeckt, wenn die Partie zu Ende ist.
fair-verdict = { $verdict ->
    [matches] Der Seed hat diesen Fingerabdruck. Dein Browser hat es gerade nachgerechnet.
    [differs] Der Seed hat einen anderen Fingerabdruck: Hier stimmt etwas nicht.
   *[unable] Dein Browser rechnet Fingerabdrücke nur auf Seiten nach, die über HTTPS kommen. Der Befehl unten kann es auch.
}
fair-verify = Um jede einzelne Ziehung zu prüfen, lade die Aufzeichnung herunter und führe aus:

## Replay

replay-title = Nachspielen
replay-start = Vor der ersten Runde
replay-back = Einen Schritt zurück
replay-next = Einen Schritt vor
replay-play = Abspielen
replay-pause = Pause
replay-slider = Schritt der Partie
replay-try = Andere Züge ausprobieren
replay-game = Zur Partie
replay-record-about = Sieh dir eine beliebige Partie an, die als Evora-Aufzeichnung gespeichert ist.
replay-record-file = Datei mit der Aufzeichnung
replay-record-text = Oder der Text der Aufzeichnung
replay-show = Anzeigen

## When something is in the way

# $pending: whether something that you did waits to be sent.
note-lost = { $pending ->
    [yes] Verbindung verloren, neuer Versuch läuft. Dein Zug geht nicht verloren und wird noch gesendet.
   *[no] Verbindung verloren, neuer Versuch läuft …
}
note-closing = { $pending ->
    [yes] Der Server startet neu. Dein Zug geht nicht verloren und wird noch gesendet.
   *[no] Der Server startet neu. Gleich geht es weiter.
}
note-outdated = Diese Seite ist veraltet: Evora wurde aktualisiert, seit du sie geöffnet hast.
note-reload = Neu laden
note-unreachable = Der Server ist nicht erreichbar. Neuer Versuch läuft …
nogame-title = { $why ->
    [cancelled] Diese Partie wurde abgesagt
    [unknown] Diese Partie gibt es nicht
   *[away] Die Partie lässt sich nicht anzeigen
}
nogame-about = { $why ->
    [cancelled] Wer sie angelegt hat, hat sie vor dem Beginn abgesagt.
    [unknown] Vielleicht enthält der Link einen Tippfehler oder ist unvollständig. Frag noch einmal danach oder beginne selbst eine Partie.
   *[away] Der Server antwortet nicht, wie er soll. Warte ein wenig und lade die Seite neu.
}

## Ways to learn from a game that is over

analysis-here = Analysieren
review-here = Partie auswerten
