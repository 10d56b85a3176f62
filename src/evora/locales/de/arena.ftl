# `evora arena`: matches between players.

cli-arena = Lässt Spieler gegeneinander antreten und gibt eine Tabelle mit Wertungszahlen aus.
cli-arena-more =
    PLAYER ist eines von
      random, greedy              die einfachen eingebauten Spieler
      engine:ms=100               die Engine mit 100 ms je Zug; auch nodes=10000 oder depth=2 und
                                  nach Kommas weitere Optionen der Engine (threads=2,hash_mb=16)
      club, expert, ...           eine Spielstärke der Engine (siehe evora levels)
      cmd:ms=100 BEFEHL …         ein Programm, das das Engine-Protokoll spricht; auch nodes=,
                                  depth=, level= und timeout= in Sekunden je Zug
      py:MODUL:KLASSE             eine Python-Klasse mit choose(position)
    auf Wunsch mit einem Namen davor: best=engine:ms=100.

    Jede Ziehung wird von allen Plätzen aus gespielt. Zu dritt und zu viert treffen sich je zwei, indem
    einer allein gegen Kopien des anderen spielt; treten mehr an, sitzen sie an gemischten Tischen.
    Absturz, unerlaubter Zug und Zeitüberschreitung verlieren die Partie. Strg-C bricht ab; mit --out
    setzt derselbe Befehl fort.

    Wer seine Bedenkzeit überschreitet, verliert. --clock gilt für alle Spieler, die Option
    clock=60+0.6 (engine:clock=60+0.6, club:clock=5) für einen. Ohne Grenze je Zug denken die Engine
    und Programme so lange nach, wie ihre Bedenkzeit es erlaubt.

    Beispiele:
      evora arena greedy random
      evora arena engine:nodes=10000 greedy random --games 400 --out ladder
      evora arena engine:ms=20 old=engine:ms=10 --sprt 0,10
      evora arena greedy random --players 4 --variant grey --seeds 50
      evora arena engine 'cmd:./my-engine' --clock 60+0.6 --positions openings.txt

arena-argument-player = ein Spieler, siehe oben; zwei oder mehr
arena-option-players = wie viele an einem Tisch sitzen (Vorgabe: 2)
arena-option-games = Partien je Paarung oder je Tisch (auf ganze Ziehungen aufgerundet)
arena-option-seeds = Ziehungen, jede von allen Plätzen aus gespielt (Vorgabe: 100; mit --sprt höchstens 50000)
arena-option-clock = Bedenkzeit jedes Spielers: Sekunden für die ganze Partie und Sekunden, die jeder Zug dazugibt, etwa 60+0.6
arena-option-positions = womit Partien beginnen: eine Datei mit einer Stellung je Zeile oder mit Aufzeichnungen; je Stellung eine Ziehung
arena-option-seed = der Seed des Wettkampfs: beliebiger Text (Vorgabe: arena)
arena-option-out = ein Ordner für Ergebnisse und Aufzeichnungen; ein Wettkampf, der dort liegt, wird fortgesetzt
arena-option-jobs = gleichzeitige Partien (Vorgabe: eine je Kern)
arena-option-sprt = aufhören, sobald feststeht, dass der erste von zwei Spielern um B Elo oder mehr stärker ist oder um A oder weniger
arena-option-tables = zu dritt und zu viert: einer unter Kopien eines anderen oder gemischte Tische
arena-option-anchor = der Spieler mit der Wertungszahl 0 (Vorgabe: der letzte)
arena-option-json = die Tabelle als ein JSON-Objekt ausgeben

arena-too-few = erwartet werden mindestens zwei Spieler
arena-bad-sprt = erwartet werden zwei Zahlen A,B mit A kleiner als B, nicht „{ $value }“
arena-bad-clock = erwartet werden Sekunden wie 60 oder, mit Zeitgutschrift je Zug, 60+0.6, nicht „{ $value }“
arena-sprt-two = Argument --sprt: erwartet werden genau zwei Spieler
arena-mixed-few = Argument --tables: gemischte Tische gibt es erst ab drei Spielern
arena-bad-anchor = Argument --anchor: erwartet wird eines von { $names }, nicht „{ $value }“

arena-progress = { $done } von { $total } Partien, { $rate } Partien/s, noch { $left }
arena-progress-score = { $name } { $share } %
arena-progress-sprt = LLR { $llr } von ±{ $bound }
arena-time-unknown = …
arena-resumed = { $games ->
    [one] Fortsetzung: { $games } Partie ist schon gespielt.
   *[other] Fortsetzung: { $games } Partien sind schon gespielt.
}
arena-interrupted = Nach { $done } von { $total } Partien abgebrochen.
arena-continue = Derselbe Befehl setzt den Wettkampf fort.
arena-lost = Ohne --out werden die Partien nicht aufbewahrt.

arena-heading = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] { $deals } Ziehung
   *[other] { $deals } Ziehungen
}: { $players } Spieler, { $variant ->
    [grey] graue Seite
   *[coloured] farbige Seite
}
arena-start-positions = Ausgangsstellungen: { $positions }
arena-clocks = Bedenkzeit in Sekunden für die Partie und je Zug: { $clocks }
arena-no-games = Es wurde keine Partie gespielt.
arena-column-rank = #
arena-column-player = Spieler
arena-column-elo = Elo
arena-column-gap = Vorsprung
arena-column-games = Partien
arena-column-share = Erfolg %
arena-column-points = Punkte
arena-column-rounds = Runden
arena-column-time = ms/Zug
arena-column-faults = Absturz/unerlaubt/Zeit
arena-above = darüber
arena-below = darunter
arena-unknown = -
arena-range = { $low } bis { $high }
arena-note-elo = Elo mit 95-%-Intervallen, für alle gemeinsam geschätzt; { $anchor } ist 0. Erfolg: durchschnittlicher Anteil am Sieg je eingenommenem Platz; { $par } % ist ausgeglichen.
arena-note-unrated = Darüber oder darunter: Dieser Spieler hat jede Partie, die ihn mit den anderen verbindet, gewonnen oder verloren; seine Elo-Zahl lässt sich deshalb nicht schätzen. Es zählt sein Erfolg.
arena-pairings = Paarungen: Erfolg % der Zeile gegen die Spalte, 50 % ist ausgeglichen
arena-pairings-alone = Paarungen: Erfolg % der Zeile allein unter Kopien der Spalte, { $par } % ist ausgeglichen
arena-worst = Schlechteste Paarungen
arena-worst-line = { $name } gegen { $opponent }: { $share } % ({ $low } bis { $high }), Elo { $elo }, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
arena-elo-range = { $value } ({ $low } bis { $high })
arena-elo-from = über { $low }
arena-elo-to = unter { $high }
arena-faults = Durch einen Programmfehler verloren
arena-fault = Partie { $game }, { $name } auf Platz { $seat }: { $reason ->
    [crash] Absturz
    [illegal] unerlaubter Zug
    [nonsense] unverständliche Antwort
   *[time] Zeit abgelaufen
}: { $message }
arena-faults-more = … und { $count } weitere
arena-only-failed = keine einzige Partie zu Ende gespielt, alle durch Programmfehler verloren: { $names }
arena-sprt = Sequenzieller Test von { $low } gegen { $high } Elo: { $verdict ->
    [A] der Unterschied ist { $low } oder weniger
    [B] der Unterschied ist { $high } oder mehr
   *[none] noch nicht entschieden
} (LLR { $llr }, Grenzen ±{ $bound }, { $deals ->
    [one] { $deals } Ziehung
   *[other] { $deals } Ziehungen
})
arena-kept = Aufzeichnungen und Ergebnisse liegen in { $folder }.
