# What `evora serve`, `evora backup`, `evora restore` and `evora request-log` say.

cli-serve = Host games for anyone with a browser.
cli-serve-more =
    One process, on this machine only, with everything in the user's data folder. For friends in the same
    network: --host 0.0.0.0. Behind a proxy with HTTPS: --public-url https://… --proxies ADDRESS.
    Every option can also be set in the environment: --new-games is EVORA_NEW_GAMES; the command line wins.
    Times are in seconds; rates are written 30/h or 5/10m, and 0 means no limit.
    docs/hosting.md says more.

cli-serve-group-address = where people find it
cli-serve-group-data = where games are kept
cli-serve-group-games = games
cli-serve-group-limits = limits, of one address or one connection
cli-serve-group-operation = operation

cli-serve-host = the address to listen on (default: { $default }, this machine only)
cli-serve-port = the port to listen on (default: { $default }; 0: any that is free)
cli-serve-public-url = how people reach the server, such as https://games.example.org (default: by the host and port)
cli-serve-origins = other origins whose pages may use this server, separated by commas
cli-serve-proxies = addresses or networks of proxies whose X-Forwarded-For and -Proto are trusted, separated by commas
cli-serve-contact = how to reach you: a mail address, or a page at https://…; shown at /contact and in security.txt
cli-serve-open = open the page in a browser
cli-serve-data = the folder for the database (default: { $default })
cli-serve-database = another database: sqlite:///FILE or postgresql://USER@HOST/NAME (default: evora.db in the data folder)
cli-serve-texts = the folder with your texts and robots.txt (default: texts in the data folder)
cli-serve-keep-open = after this many days a game that still waits for players is cancelled if its maker is away; 0: never (default: { $default })
cli-serve-keep-abandoned = after this many days without a move, unfinished and cancelled games are deleted; 0: never (default: { $default }, for ever)
cli-serve-keep-guests = after this many days without a visit, guests without a running game are deleted; 0: never (default: { $default }, for ever)
cli-serve-backup-folder = where the server saves everything by itself, each time checked by restoring it (default: it does not)
cli-serve-backup-every = hours from one backup to the next (default: { $default })
cli-serve-backup-keep = how many backups are kept (default: { $default })
cli-serve-backup-key-file = a file with the secret that backups are encrypted with (default: they are not encrypted)
cli-serve-engines = how many engines think at the same time (default: as many as there are cores)
cli-serve-engine-timeout = how long to wait for an engine before it is asked again, and then replaced (default: { $default })
cli-serve-engine-turns = how many moves engines may owe one guest before new games with engines are refused (default: { $default })
cli-serve-engine-pause = the minimum time per engine move, so that people can follow (default: { $default })
cli-serve-review-nodes = how many positions each search of the deepest reviews looks at; 0: the server reviews no games (default: { $default })
cli-serve-claim-after = how long players must be gone before the others may remove them from the game (default: { $default })
cli-serve-clock-grace = how late a move may arrive after its clock has run out (default: { $default })
cli-serve-live-games = how many games are kept in memory (default: { $default })
cli-serve-open-games = games per guest that wait in the lobby (default: { $default })
cli-serve-invitation-timeout = how long a bot of somebody else may take to accept an invitation (default: { $default })
cli-serve-lobby-away = how long a game stays in the lobby after the person who made it has gone (default: { $default })
cli-serve-game-entries = the length of a game’s log after which nothing more can be taken back or asked (default: { $default })
cli-serve-new-guests = new guests per address (default: { $default })
cli-serve-new-games = new games per address (default: { $default })
cli-serve-uploads = uploaded records per address (default: { $default })
cli-serve-codes = codes for another device, made or tried, per address (default: { $default })
cli-serve-requests = what the requests of one address may cost; most cost 1 to 5, long answers 15 (default: { $default })
cli-serve-messages = messages per connection (default: { $default })
cli-serve-connections = HTTP connections per address at the same time (default: { $default })
cli-serve-header-timeout = how long a client may take to send the headers of a request (default: { $default })
cli-serve-sockets = connections per address (default: { $default })
cli-serve-watched = games watched per connection (default: { $default })
cli-serve-devices = devices per guest; a further one signs out the one that was not used for longest (default: { $default })
cli-serve-bots = bots per guest (default: { $default })
cli-serve-bot-games = games that a bot may have at the same time (default: { $default })
cli-serve-bot-requests = requests per bot (default: { $default })
cli-serve-frame-bytes = the maximum size of a message or request (default: { $default })
cli-serve-upload-bytes = the maximum size of a request with a record (default: { $default })
cli-serve-queue-messages = how many messages may wait for a slow reader before it is dropped (default: { $default })
cli-serve-queue-bytes = how many bytes may wait for a slow reader (default: { $default })
cli-serve-send-timeout = how long a reader may take for one message (default: { $default })
cli-serve-log-format = text or json (default: { $default })
cli-serve-log-level = debug, info, warning or error (default: { $default })
cli-serve-slow-request = requests that take longer than this are logged; 0: none (default: { $default })
cli-serve-request-log = the folder for the request log, which evora request-log switches on and off (default: request-log in the data folder)
cli-serve-request-log-days = after this many days a request log is deleted (default: { $default })
cli-serve-no-push = send no notices to browsers: the server then asks nothing of the push services of their makers
cli-serve-reserved-names = names that nobody may take besides those that Evora keeps, separated by commas
cli-serve-smtp = the mail server that sends letters, such as smtps://user:password@mail.example.org or smtp+starttls://…; better set as EVORA_SMTP, because others can read options (default: no letters)
cli-serve-mail-from = the address that letters come from, such as evora@example.org
cli-serve-metrics-token = a bearer token that gives access to /metrics (default: only requests from this machine)
cli-serve-stop-timeout = how long to wait, when stopping, for connections to close (default: { $default })
cli-serve-workers = how many processes serve, with PostgreSQL only (default: { $default })

cli-serve-address = Evora is at { $address } (Ctrl-C stops it).
cli-serve-where = Games are kept in { $file }.
cli-serve-kind = Games are kept in a { $kind } database.
cli-serve-plain = This is plain HTTP: fine among friends in one network; for the internet put a proxy with HTTPS in front.
cli-serve-stopped = Stopped.
cli-serve-missing = This needs the package { $package }, which is not installed: pip install 'evora[{ $extra }]'
cli-serve-address-used = cannot listen on { $host }, port { $port }: { $reason }. Another --port may be free.
cli-serve-unknown-host = cannot listen on { $host }: there is no such host ({ $reason }). --host takes an address of this machine, such as 127.0.0.1 or 0.0.0.0.
cli-serve-unknown-setting = { $name } in the environment is not a setting of evora serve; evora serve --help lists them all.
cli-serve-misspelt-setting = { $name } in the environment is not a setting of evora serve; perhaps { $nearest } is meant.
cli-serve-workers-sqlite = Several workers need a PostgreSQL database: --database postgresql://USER@HOST/NAME
cli-serve-mail-incomplete = --smtp needs --mail-from and --public-url, too: letters have a sender, and links that lead here
cli-serve-in-use = Another server uses { $file } already. Stop it first, or choose another --data folder.

cli-backup = Write all data of a server to one file.
cli-backup-more =
    Also while the server runs. The file holds the seeds of running games: keep it to yourself, or encrypt it
    with --key-file. --check restores a backup into a temporary database and replays all of its games.
    --folder names the backup by its time, checks it, and then deletes the oldest ones.
cli-restore = Put a backup into an empty database.
cli-restore-more =
    Stop the server first. The file is checked from end to end before anything is written.
cli-argument-backup = the file of the backup (default: one in the folder)
cli-argument-restore = the file of the backup
cli-option-backup-check = write nothing, but check whether the file can be restored
cli-option-backup-folder = the folder for backups (default: EVORA_BACKUP_FOLDER)
cli-option-backup-keep = how many backups are kept in the folder (default: EVORA_BACKUP_KEEP, else 7)
cli-option-backup-key-file = a file with the secret of encrypted backups (default: EVORA_BACKUP_KEY_FILE)
cli-option-backup-database = the database (default: EVORA_DATABASE, else evora.db in the data folder)
cli-option-backup-data = the data folder (default: EVORA_DATA, else that of the user)
cli-option-restore-force = replace what is in the database
cli-backup-done = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} written to { $file }.
cli-restore-done = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} restored.
cli-backup-progress = { $done } of { $rows } rows …
cli-restore-in-use = A server uses this database. Stop it first; after a crash, wait for ten seconds.
cli-backup-where = expected FILE or --folder FOLDER
cli-backup-one-place = expected FILE or --folder, not both
cli-backup-check-what = --check: expected FILE
cli-check-progress = { $done } of { $rows } games …
cli-check-done = { $file } is whole: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} restored, { $games ->
    [one] { $games } game
   *[other] { $games } games
} replayed.

cli-request-log = Switch the log of requests on or off.
cli-request-log-more =
    While it is on, a running server writes one line per request into its folder. Addresses and guests are
    in it only as hashes, with a key that lasts for a day: hash ADDRESS prints the hash of an address today.
cli-argument-request-log = on, off, or hash
cli-argument-request-log-address = the address, such as 203.0.113.7
cli-option-request-log-folder = the folder of the log (default: EVORA_REQUEST_LOG, else request-log in the data folder)
cli-request-log-on = The request log is on: { $folder }
cli-request-log-off = The request log is off.
cli-request-log-no-key = { $folder } has no key of today: the request log has not been on today.
cli-request-log-bad-address = expected an address such as 203.0.113.7, got { $value }

# Names that nobody may take on a server, separated by commas: what a player would believe to be the server
# itself, the people who run it, or a computer player. Whole names, in any spelling. Leave out what people
# are really called.
names-reserved = admin, administrator, moderator, mod, host, operator, owner, staff, team, support, official, system, server, computer, engine, bot
