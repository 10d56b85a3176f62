# What `evora serve`, `evora backup`, `evora restore` and `evora request-log` say.

cli-serve = Spustí server, na kterém může hrát každý s prohlížečem.
cli-serve-more =
    Jeden proces, jen na tomto počítači, všechno v datové složce uživatele. Pro přátele ve stejné
    síti: --host 0.0.0.0. Za proxy s HTTPS: --public-url https://… --proxies ADRESA.
    Každou volbu lze nastavit i proměnnou prostředí: --new-games je EVORA_NEW_GAMES; přednost má
    příkazový řádek.
    Časy jsou v sekundách; četnosti se píší 30/h nebo 5/10m a 0 je bez omezení.
    Víc říká docs/hosting.md.

cli-serve-group-address = kde ho lidé najdou
cli-serve-group-data = kde se partie uchovávají
cli-serve-group-games = partie
cli-serve-group-limits = omezení pro jednu adresu nebo jedno spojení
cli-serve-group-operation = provoz

cli-serve-host = adresa, na které naslouchá (výchozí: { $default }, jen tento počítač)
cli-serve-port = port, na kterém naslouchá (výchozí: { $default }; 0: kterýkoli volný)
cli-serve-public-url = adresa, na které je server dostupný, třeba https://games.example.org (výchozí: podle adresy a portu)
cli-serve-origins = jiné stránky, které smějí tento server používat, oddělené čárkami
cli-serve-proxies = adresy nebo sítě proxy, kterým se věří X-Forwarded-For a -Proto, oddělené čárkami
cli-serve-contact = jak tě zastihnout: e-mailová adresa nebo stránka https://…; ukáže se na /contact a v security.txt
cli-serve-open = otevře stránku v prohlížeči
cli-serve-data = složka pro databázi (výchozí: { $default })
cli-serve-database = jiná databáze: sqlite:///SOUBOR nebo postgresql://UŽIVATEL@POČÍTAČ/NÁZEV (výchozí: evora.db v datové složce)
cli-serve-texts = složka s tvými texty a souborem robots.txt (výchozí: texts v datové složce)
cli-serve-keep-open = po tolika dnech se zruší partie, která stále čeká na hráče, pokud ten, kdo ji založil, není přítomen; 0: nikdy (výchozí: { $default })
cli-serve-keep-abandoned = po tolika dnech bez tahu se smažou nedohrané a zrušené partie; 0: nikdy (výchozí: { $default }, navždy)
cli-serve-keep-guests = po tolika dnech bez návštěvy se smažou hosté, kteří nemají rozehranou partii; 0: nikdy (výchozí: { $default }, navždy)
cli-serve-backup-folder = kam server sám všechno zálohuje; každou zálohu ověří obnovením (výchozí: nezálohuje)
cli-serve-backup-every = počet hodin od jedné zálohy k další (výchozí: { $default })
cli-serve-backup-keep = kolik záloh se uchová (výchozí: { $default })
cli-serve-backup-key-file = soubor s tajemstvím, kterým se zálohy šifrují (výchozí: nešifrují se)
cli-serve-engines = kolik enginů přemýšlí najednou (výchozí: podle počtu jader)
cli-serve-engine-timeout = jak dlouho se čeká na engine, než dostane dotaz znovu a pak bude nahrazen (výchozí: { $default })
cli-serve-engine-turns = kolik tahů smějí enginy dlužit jednomu hostovi, než se nové partie s enginy odmítnou (výchozí: { $default })
cli-serve-engine-pause = nejkratší čas enginu na tah, aby ho lidé stíhali sledovat (výchozí: { $default })
cli-serve-review-nodes = kolik pozic projde každé hledání nejdůkladnějších vyhodnocení; 0: server partie nevyhodnocuje (výchozí: { $default })
cli-serve-claim-after = po jaké době lze vyřadit ze hry toho, kdo odešel (výchozí: { $default })
cli-serve-clock-grace = jak dlouho po vypršení času smí tah ještě dorazit (výchozí: { $default })
cli-serve-live-games = kolik partií se drží v paměti (výchozí: { $default })
cli-serve-open-games = partie jednoho hosta, které čekají v čekárně (výchozí: { $default })
cli-serve-invitation-timeout = jak dlouho má bot jiného hosta na přijetí pozvánky (výchozí: { $default })
cli-serve-lobby-away = jak dlouho zůstane partie v čekárně, když ten, kdo ji založil, odešel (výchozí: { $default })
cli-serve-game-entries = délka záznamu partie, po které už nejde nic vrátit ani o nic žádat (výchozí: { $default })
cli-serve-new-guests = noví hosté z jedné adresy (výchozí: { $default })
cli-serve-new-games = nové partie z jedné adresy (výchozí: { $default })
cli-serve-uploads = nahrané zápisy z jedné adresy (výchozí: { $default })
cli-serve-codes = kódy pro jiné zařízení, vytvořené nebo zkoušené z jedné adresy (výchozí: { $default })
cli-serve-requests = kolik smějí stát požadavky z jedné adresy; většina stojí 1 až 5, dlouhé odpovědi 15 (výchozí: { $default })
cli-serve-messages = zprávy na jednom spojení (výchozí: { $default })
cli-serve-connections = současná spojení HTTP z jedné adresy (výchozí: { $default })
cli-serve-header-timeout = jak dlouho smí klient posílat hlavičky požadavku (výchozí: { $default })
cli-serve-sockets = spojení z jedné adresy (výchozí: { $default })
cli-serve-watched = sledované partie na jednom spojení (výchozí: { $default })
cli-serve-devices = zařízení jednoho hosta; další odhlásí to, které se nejdéle nepoužilo (výchozí: { $default })
cli-serve-bots = boti na jednoho hosta (výchozí: { $default })
cli-serve-bot-games = partie, které smí mít jeden bot najednou (výchozí: { $default })
cli-serve-bot-requests = požadavky na jednoho bota (výchozí: { $default })
cli-serve-frame-bytes = nejdelší zpráva nebo požadavek (výchozí: { $default })
cli-serve-upload-bytes = nejdelší požadavek se zápisem (výchozí: { $default })
cli-serve-queue-messages = kolik zpráv smí čekat na pomalého klienta, než bude odpojen (výchozí: { $default })
cli-serve-queue-bytes = kolik bajtů smí čekat na pomalého klienta (výchozí: { $default })
cli-serve-send-timeout = jak dlouho smí klientovi trvat příjem jedné zprávy (výchozí: { $default })
cli-serve-log-format = text nebo json (výchozí: { $default })
cli-serve-log-level = debug, info, warning nebo error (výchozí: { $default })
cli-serve-slow-request = požadavky, které trvají déle, se zapíšou do logu; 0: žádné (výchozí: { $default })
cli-serve-request-log = složka pro log požadavků, který zapíná a vypíná evora request-log (výchozí: request-log v datové složce)
cli-serve-request-log-days = po tolika dnech se log požadavků smaže (výchozí: { $default })
cli-serve-no-push = neposílat do prohlížečů upozornění: server se pak na nic neptá služeb push jejich výrobců
cli-serve-reserved-names = jména, která si nikdo nesmí vzít, kromě těch, která si nechává Evora, oddělená čárkami
cli-serve-smtp = poštovní server, který posílá dopisy, třeba smtps://uzivatel:heslo@mail.example.org nebo smtp+starttls://…; raději jako EVORA_SMTP, protože volby mohou číst i jiní (výchozí: žádné dopisy)
cli-serve-mail-from = adresa, ze které dopisy přicházejí, třeba evora@example.org
cli-serve-metrics-token = bearer token, se kterým lze číst /metrics (výchozí: smí jen tento počítač)
cli-serve-stop-timeout = jak dlouho se při zastavení čeká, než se spojení uzavřou (výchozí: { $default })
cli-serve-workers = kolik procesů obsluhuje, jen s PostgreSQL (výchozí: { $default })

cli-serve-address = Evora běží na { $address } (zastaví ji Ctrl-C).
cli-serve-where = Partie se ukládají do { $file }.
cli-serve-kind = Partie se ukládají do databáze { $kind }.
cli-serve-plain = Tohle je obyčejné HTTP: mezi přáteli v jedné síti stačí, pro internet patří před server proxy s HTTPS.
cli-serve-stopped = Zastaveno.
cli-serve-missing = K tomu je potřeba balíček { $package }, který není nainstalovaný: pip install 'evora[{ $extra }]'
cli-serve-address-used = na adrese { $host }, portu { $port } nelze naslouchat: { $reason }. Volný může být jiný --port.
cli-serve-unknown-host = na adrese { $host } nelze naslouchat: takový počítač neexistuje ({ $reason }). --host je adresa tohoto počítače, třeba 127.0.0.1 nebo 0.0.0.0.
cli-serve-unknown-setting = { $name } v prostředí není nastavení příkazu evora serve; všechna vypíše evora serve --help.
cli-serve-misspelt-setting = { $name } v prostředí není nastavení příkazu evora serve; možná jde o { $nearest }.
cli-serve-workers-sqlite = Více procesů potřebuje databázi PostgreSQL: --database postgresql://UŽIVATEL@POČÍTAČ/NÁZEV
cli-serve-mail-incomplete = --smtp potřebuje i --mail-from a --public-url: dopisy mají odesílatele a odkazy, které vedou sem
cli-serve-in-use = Tuto databázi už používá jiný server: { $file }. Nejdřív ho zastav, nebo zvol jinou složku --data.

cli-backup = Zapíše všechna data serveru do jednoho souboru.
cli-backup-more =
    Funguje i za běhu serveru. V souboru jsou seedy rozehraných partií: nikomu ho nedávej, nebo ho zašifruj
    pomocí --key-file. --check obnoví zálohu do dočasné databáze a přehraje všechny její partie. --folder
    pojmenuje zálohu podle času, ověří ji a potom smaže nejstarší.
cli-restore = Vloží zálohu do prázdné databáze.
cli-restore-more =
    Nejdřív zastav server. Soubor se celý zkontroluje, než se cokoli zapíše.
cli-argument-backup = soubor se zálohou (výchozí: nový ve složce)
cli-argument-restore = soubor se zálohou
cli-option-backup-check = nic nezapíše, jen ověří, že soubor lze obnovit
cli-option-backup-folder = složka pro zálohy (výchozí: EVORA_BACKUP_FOLDER)
cli-option-backup-keep = kolik záloh se ve složce uchová (výchozí: EVORA_BACKUP_KEEP, jinak 7)
cli-option-backup-key-file = soubor s tajemstvím šifrovaných záloh (výchozí: EVORA_BACKUP_KEY_FILE)
cli-option-backup-database = databáze (výchozí: EVORA_DATABASE, jinak evora.db v datové složce)
cli-option-backup-data = datová složka (výchozí: EVORA_DATA, jinak složka uživatele)
cli-option-restore-force = nahradí obsah databáze
cli-backup-done = { $rows ->
    [one] Zapsán { $rows } řádek
    [few] Zapsány { $rows } řádky
    [many] Zapsáno { $rows } řádku
   *[other] Zapsáno { $rows } řádků
} do { $file }.
cli-restore-done = { $rows ->
    [one] Obnoven { $rows } řádek.
    [few] Obnoveny { $rows } řádky.
    [many] Obnoveno { $rows } řádku.
   *[other] Obnoveno { $rows } řádků.
}
cli-backup-progress = řádky: { $done }/{ $rows }…
cli-restore-in-use = Tuto databázi používá server. Nejdřív ho zastav; po pádu počkej deset sekund.
cli-backup-where = má být FILE nebo --folder FOLDER
cli-backup-one-place = má být FILE nebo --folder, ne obojí
cli-backup-check-what = --check: chybí FILE
cli-check-progress = partie: { $done }/{ $rows }…
cli-check-done = Soubor { $file } je v pořádku: { $rows ->
    [one] obnoven { $rows } řádek
    [few] obnoveny { $rows } řádky
    [many] obnoveno { $rows } řádku
   *[other] obnoveno { $rows } řádků
}, { $games ->
    [one] přehrána { $games } partie
    [few] přehrány { $games } partie
    [many] přehráno { $games } partie
   *[other] přehráno { $games } partií
}.

cli-request-log = Zapne nebo vypne log požadavků.
cli-request-log-more =
    Když je zapnutý, zapisuje běžící server do své složky řádek na každý požadavek. Adresy a hosté jsou v něm
    jen jako hash s klíčem, který platí jeden den: hash ADDRESS vypíše dnešní hash adresy.
cli-argument-request-log = on, off nebo hash
cli-argument-request-log-address = adresa, třeba 203.0.113.7
cli-option-request-log-folder = složka logu (výchozí: EVORA_REQUEST_LOG, jinak request-log v datové složce)
cli-request-log-on = Log požadavků je zapnutý: { $folder }
cli-request-log-off = Log požadavků je vypnutý.
cli-request-log-no-key = Ve složce { $folder } není dnešní klíč: log požadavků dnes nebyl zapnutý.
cli-request-log-bad-address = má být adresa, třeba 203.0.113.7, ne { $value }

# Names that nobody may take on a server, separated by commas: what a player would believe to be the server
# itself, the people who run it, or a computer player. Whole names, in any spelling. Leave out what people
# are really called.
names-reserved = administrátor, administrátorka, správce, správkyně, moderátor, moderátorka, provozovatel, hostitel, podpora, tým, oficiální, systém, server, počítač, engine, bot
