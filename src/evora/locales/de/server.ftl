# What `evora serve`, `evora backup` and `evora restore` say.

cli-serve = Stellt Partien für alle bereit, die einen Browser haben.
cli-serve-more =
    Ein Prozess, nur auf diesem Rechner, alles im persönlichen Datenordner. Für Freunde im selben Netz:
    --host 0.0.0.0. Hinter einem Proxy mit HTTPS: --public-url https://… --proxies ADRESSE.
    Jede Option geht auch als Umgebungsvariable: --new-games ist EVORA_NEW_GAMES; die Befehlszeile geht vor.
    Zeiten sind in Sekunden; Häufigkeiten schreibt man 30/h oder 5/10m, und 0 heißt unbegrenzt.
    Mehr steht in docs/hosting.md.

cli-serve-group-address = wo man den Server findet
cli-serve-group-data = wo Partien aufbewahrt werden
cli-serve-group-games = Partien
cli-serve-group-limits = Grenzen je Adresse oder je Verbindung
cli-serve-group-operation = Betrieb

cli-serve-host = die Adresse, auf der der Server lauscht (Vorgabe: { $default }, nur dieser Rechner)
cli-serve-port = der Port, auf dem der Server lauscht (Vorgabe: { $default }; 0: irgendein freier)
cli-serve-public-url = wie man den Server erreicht, etwa https://games.example.org (Vorgabe: aus Host und Port)
cli-serve-origins = weitere Origins, deren Seiten diesen Server benutzen dürfen, mit Kommas getrennt
cli-serve-proxies = Adressen oder Netze von Proxys, deren X-Forwarded-For und -Proto vertraut wird, mit Kommas getrennt
cli-serve-open = die Seite im Browser öffnen
cli-serve-data = der Ordner für die Datenbank (Vorgabe: { $default })
cli-serve-database = eine andere Datenbank: sqlite:///DATEI oder postgresql://NUTZER@HOST/NAME (Vorgabe: evora.db im Datenordner)
cli-serve-keep-open = nach so vielen Tagen wird eine Partie, die noch auf Mitspieler wartet, abgesagt, falls der Gast, der sie angelegt hat, nicht mehr da ist; 0: nie (Vorgabe: { $default })
cli-serve-keep-abandoned = nach so vielen Tagen ohne Zug werden nie beendete und abgesagte Partien gelöscht; 0: nie (Vorgabe: { $default }, also für immer aufbewahrt)
cli-serve-keep-guests = nach so vielen Tagen ohne Besuch werden Gäste ohne laufende Partie gelöscht; 0: nie (Vorgabe: { $default }, also für immer aufbewahrt)
cli-serve-engines = wie viele Engines gleichzeitig rechnen (Vorgabe: so viele, wie es Kerne gibt)
cli-serve-engine-timeout = wie lange auf eine Engine gewartet wird, bevor sie noch einmal gefragt und dann ersetzt wird (Vorgabe: { $default })
cli-serve-engine-turns = wie viele Züge Engines einem Gast schulden dürfen, bevor neue Partien mit Engines abgelehnt werden (Vorgabe: { $default })
cli-serve-engine-pause = wie lange ein Zug einer Engine mindestens dauert, damit Menschen folgen können (Vorgabe: { $default })
cli-serve-claim-after = wie lange jemand weg sein muss, bevor die anderen ihn aus der Partie nehmen dürfen (Vorgabe: { $default })
cli-serve-clock-grace = wie spät ein Zug nach Ablauf der Bedenkzeit noch eintreffen darf (Vorgabe: { $default })
cli-serve-live-games = wie viele Partien im Speicher gehalten werden (Vorgabe: { $default })
cli-serve-open-games = Partien je Gast, die in der Lobby warten (Vorgabe: { $default })
cli-serve-lobby-away = wie lange eine Partie in der Lobby bleibt, nachdem der Gast, der sie angelegt hat, gegangen ist (Vorgabe: { $default })
cli-serve-game-entries = ab welcher Länge des Verlaufs in einer Partie nichts mehr zurückgenommen oder gefragt werden kann (Vorgabe: { $default })
cli-serve-new-guests = neue Gäste je Adresse (Vorgabe: { $default })
cli-serve-new-games = neue Partien je Adresse (Vorgabe: { $default })
cli-serve-uploads = hochgeladene Aufzeichnungen je Adresse (Vorgabe: { $default })
cli-serve-codes = Codes für ein anderes Gerät, erstellt oder probiert, je Adresse (Vorgabe: { $default })
cli-serve-requests = was die Anfragen einer Adresse kosten dürfen; die meisten kosten 1 bis 5, lange Antworten 15 (Vorgabe: { $default })
cli-serve-messages = Nachrichten je Verbindung (Vorgabe: { $default })
cli-serve-connections = gleichzeitige HTTP-Verbindungen je Adresse (Vorgabe: { $default })
cli-serve-header-timeout = wie lange ein Client brauchen darf, um die Header einer Anfrage zu senden (Vorgabe: { $default })
cli-serve-sockets = WebSocket-Verbindungen je Adresse (Vorgabe: { $default })
cli-serve-watched = Partien, denen eine Verbindung zusieht (Vorgabe: { $default })
cli-serve-bots = Bots je Gast (Vorgabe: { $default })
cli-serve-bot-games = gleichzeitige Partien je Bot (Vorgabe: { $default })
cli-serve-bot-requests = Anfragen je Bot (Vorgabe: { $default })
cli-serve-frame-bytes = die Höchstgröße einer Nachricht oder Anfrage (Vorgabe: { $default })
cli-serve-upload-bytes = die Höchstgröße einer Anfrage mit einer Aufzeichnung (Vorgabe: { $default })
cli-serve-queue-messages = wie viele Nachrichten auf einen langsamen Empfänger warten dürfen, bevor er getrennt wird (Vorgabe: { $default })
cli-serve-queue-bytes = wie viele Bytes auf einen langsamen Empfänger warten dürfen (Vorgabe: { $default })
cli-serve-send-timeout = wie lange ein Empfänger für eine Nachricht brauchen darf (Vorgabe: { $default })
cli-serve-log-format = text oder json (Vorgabe: { $default })
cli-serve-log-level = debug, info, warning oder error (Vorgabe: { $default })
cli-serve-metrics-token = ein Bearer-Token, das Zugang zu /metrics gibt (Vorgabe: nur Anfragen von diesem Rechner)
cli-serve-stop-timeout = wie lange beim Anhalten gewartet wird, bis die Verbindungen geschlossen sind (Vorgabe: { $default })
cli-serve-workers = wie viele Prozesse Anfragen bearbeiten, nur mit PostgreSQL (Vorgabe: { $default })

cli-serve-address = Evora läuft unter { $address } (Strg-C beendet es).
cli-serve-where = Die Partien liegen in { $file }.
cli-serve-kind = Die Partien liegen in einer { $kind }-Datenbank.
cli-serve-plain = Das ist einfaches HTTP: unter Freunden im selben Netz in Ordnung; fürs Internet gehört ein Proxy mit HTTPS davor.
cli-serve-stopped = Beendet.
cli-serve-missing = Dazu fehlt das Paket { $package }: pip install 'evora[{ $extra }]'
cli-serve-address-used = kann auf { $host }, Port { $port } nicht lauschen: { $reason }. Vielleicht ist ein anderer --port frei.
cli-serve-unknown-host = kann auf { $host } nicht lauschen: Diesen Host gibt es nicht ({ $reason }). --host braucht eine Adresse dieses Rechners, etwa 127.0.0.1 oder 0.0.0.0.
cli-serve-unknown-setting = Die Umgebungsvariable { $name } ist keine Einstellung von evora serve; evora serve --help listet alle auf.
cli-serve-misspelt-setting = Die Umgebungsvariable { $name } ist keine Einstellung von evora serve; vielleicht ist { $nearest } gemeint.
cli-serve-workers-sqlite = Mehrere Prozesse brauchen eine PostgreSQL-Datenbank: --database postgresql://NUTZER@HOST/NAME
cli-serve-in-use = Ein anderer Server benutzt { $file } schon. Beende ihn zuerst oder wähle einen anderen Ordner mit --data.

cli-backup = Schreibt alle Daten eines Servers in eine Datei.
cli-backup-more =
    Geht auch, während der Server läuft. Die Datei enthält die Seeds laufender Partien: Gib sie nicht weiter.
cli-restore = Spielt eine Sicherung in eine leere Datenbank ein.
cli-restore-more =
    Beende zuerst den Server. Die Datei wird vollständig geprüft, bevor etwas geschrieben wird.
cli-argument-backup = die Datei der Sicherung
cli-option-backup-database = die Datenbank (Vorgabe: EVORA_DATABASE, sonst evora.db im Datenordner)
cli-option-backup-data = der Datenordner (Vorgabe: EVORA_DATA, sonst der persönliche)
cli-option-restore-force = ersetzen, was in der Datenbank ist
cli-backup-done = { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} nach { $file } geschrieben.
cli-restore-done = { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} wiederhergestellt.
cli-backup-progress = { $done } von { $rows } Zeilen …
cli-restore-in-use = Ein Server benutzt diese Datenbank. Beende ihn zuerst; nach einem Absturz warte zehn Sekunden.
