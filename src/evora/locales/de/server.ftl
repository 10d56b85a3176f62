# What `evora serve`, `evora backup`, `evora restore` and `evora request-log` say.

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
cli-serve-contact = wie man dich erreicht: eine Mailadresse oder eine Seite unter https://…; steht auf /contact und in security.txt
cli-serve-open = die Seite im Browser öffnen
cli-serve-data = der Ordner für die Datenbank (Vorgabe: { $default })
cli-serve-database = eine andere Datenbank: sqlite:///DATEI oder postgresql://NUTZER@HOST/NAME (Vorgabe: evora.db im Datenordner)
cli-serve-texts = der Ordner mit deinen Texten und robots.txt (Vorgabe: texts im Datenordner)
cli-serve-keep-open = nach so vielen Tagen wird eine Partie, die noch auf Mitspieler wartet, abgesagt, falls der Gast, der sie angelegt hat, nicht mehr da ist; 0: nie (Vorgabe: { $default })
cli-serve-keep-abandoned = nach so vielen Tagen ohne Zug werden nie beendete und abgesagte Partien gelöscht; 0: nie (Vorgabe: { $default }, also für immer aufbewahrt)
cli-serve-keep-guests = nach so vielen Tagen ohne Besuch werden Gäste ohne laufende Partie gelöscht; 0: nie (Vorgabe: { $default }, also für immer aufbewahrt)
cli-serve-backup-folder = wohin der Server von selbst alles sichert, jedes Mal durch Wiederherstellen geprüft (Vorgabe: gar nicht)
cli-serve-backup-every = Stunden von einer Sicherung zur nächsten (Vorgabe: { $default })
cli-serve-backup-keep = wie viele Sicherungen aufbewahrt werden (Vorgabe: { $default })
cli-serve-backup-key-file = eine Datei mit dem Geheimnis, mit dem Sicherungen verschlüsselt werden (Vorgabe: unverschlüsselt)
cli-serve-engines = wie viele Engines gleichzeitig rechnen (Vorgabe: so viele, wie es Kerne gibt)
cli-serve-engine-timeout = wie lange auf eine Engine gewartet wird, bevor sie noch einmal gefragt und dann ersetzt wird (Vorgabe: { $default })
cli-serve-engine-turns = wie viele Züge Engines einem Gast schulden dürfen, bevor neue Partien mit Engines abgelehnt werden (Vorgabe: { $default })
cli-serve-engine-pause = wie lange ein Zug einer Engine mindestens dauert, damit Menschen folgen können (Vorgabe: { $default })
cli-serve-review-nodes = wie viele Stellungen jede Suche der gründlichsten Auswertungen ansieht; 0: der Server wertet keine Partien aus (Vorgabe: { $default })
cli-serve-claim-after = wie lange jemand weg sein muss, bevor die anderen ihn aus der Partie nehmen dürfen (Vorgabe: { $default })
cli-serve-clock-grace = wie spät ein Zug nach Ablauf der Bedenkzeit noch eintreffen darf (Vorgabe: { $default })
cli-serve-live-games = wie viele Partien im Speicher gehalten werden (Vorgabe: { $default })
cli-serve-open-games = Partien je Gast, die in der Lobby warten (Vorgabe: { $default })
cli-serve-invitation-timeout = wie lange der Bot eines anderen Gastes Zeit hat, eine Einladung anzunehmen (Vorgabe: { $default })
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
cli-serve-devices = Geräte je Gast; ein weiteres meldet das am längsten unbenutzte ab (Vorgabe: { $default })
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
cli-serve-slow-request = Anfragen, die länger dauern, werden im Log vermerkt; 0: keine (Vorgabe: { $default })
cli-serve-request-log = der Ordner für das Anfragen-Log, das evora request-log ein- und ausschaltet (Vorgabe: request-log im Datenordner)
cli-serve-request-log-days = nach so vielen Tagen wird ein Anfragen-Log gelöscht (Vorgabe: { $default })
cli-serve-no-push = schickt keine Benachrichtigungen an Browser: der Server fragt dann nichts bei den Push-Diensten der Hersteller an
cli-serve-reserved-names = Namen, die niemand annehmen darf, zusätzlich zu denen, die Evora vorbehält, durch Kommas getrennt
cli-serve-smtp = der Mailserver, der Briefe verschickt, etwa smtps://nutzer:passwort@mail.example.org oder smtp+starttls://…; besser als EVORA_SMTP, weil andere Optionen lesen können (Vorgabe: keine Briefe)
cli-serve-mail-from = die Adresse, von der Briefe kommen, etwa evora@example.org
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
cli-serve-mail-incomplete = --smtp braucht auch --mail-from und --public-url: Briefe haben einen Absender und Links, die hierher führen
cli-serve-in-use = Ein anderer Server benutzt { $file } schon. Beende ihn zuerst oder wähle einen anderen Ordner mit --data.

cli-backup = Schreibt alle Daten eines Servers in eine Datei.
cli-backup-more =
    Geht auch, während der Server läuft. Die Datei enthält die Seeds laufender Partien: Gib sie nicht weiter,
    oder verschlüssle sie mit --key-file. --check stellt eine Sicherung in einer temporären Datenbank wieder
    her und spielt alle ihre Partien nach. --folder benennt die Sicherung nach ihrer Zeit, prüft sie und löscht
    danach die ältesten.
cli-restore = Spielt eine Sicherung in eine leere Datenbank ein.
cli-restore-more =
    Beende zuerst den Server. Die Datei wird vollständig geprüft, bevor etwas geschrieben wird.
cli-argument-backup = die Datei der Sicherung (Vorgabe: eine im Ordner)
cli-argument-restore = die Datei der Sicherung
cli-option-backup-check = nichts schreiben, sondern prüfen, ob sich die Datei wiederherstellen lässt
cli-option-backup-folder = der Ordner für Sicherungen (Vorgabe: EVORA_BACKUP_FOLDER)
cli-option-backup-keep = wie viele Sicherungen im Ordner aufbewahrt werden (Vorgabe: EVORA_BACKUP_KEEP, sonst 7)
cli-option-backup-key-file = eine Datei mit dem Geheimnis verschlüsselter Sicherungen (Vorgabe: EVORA_BACKUP_KEY_FILE)
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
cli-backup-where = erwartet wird FILE oder --folder FOLDER
cli-backup-one-place = erwartet wird FILE oder --folder, nicht beides
cli-backup-check-what = --check: erwartet wird FILE
cli-check-progress = { $done } von { $rows } Partien …
cli-check-done = { $file } ist vollständig: { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} wiederhergestellt, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} nachgespielt.

cli-request-log = Schaltet das Log der Anfragen ein oder aus.
cli-request-log-more =
    Solange es eingeschaltet ist, schreibt ein laufender Server eine Zeile je Anfrage in seinen Ordner. Adressen
    und Gäste stehen darin nur als Hash, mit einem Schlüssel, der einen Tag lang gilt: hash ADDRESS gibt den
    heutigen Hash einer Adresse aus.
cli-argument-request-log = on, off oder hash
cli-argument-request-log-address = die Adresse, zum Beispiel 203.0.113.7
cli-option-request-log-folder = der Ordner des Logs (Vorgabe: EVORA_REQUEST_LOG, sonst request-log im Datenordner)
cli-request-log-on = Das Anfragen-Log ist eingeschaltet: { $folder }
cli-request-log-off = Das Anfragen-Log ist ausgeschaltet.
cli-request-log-no-key = In { $folder } ist kein Schlüssel von heute: Das Anfragen-Log war heute nicht eingeschaltet.
cli-request-log-bad-address = erwartet wird eine Adresse wie 203.0.113.7, nicht { $value }

# Names that nobody may take on a server, separated by commas: what a player would believe to be the server
# itself, the people who run it, or a computer player. Whole names, in any spelling. Leave out what people
# are really called.
names-reserved = Admin, Administrator, Administratorin, Moderator, Moderatorin, Moderation, Betreiber, Betreiberin, Gastgeber, Leitung, Support, Team, offiziell, System, Server, Computer, Rechner, Engine, Bot
