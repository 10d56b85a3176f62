# What `evora serve`, `evora backup`, `evora restore` and `evora request-log` say.

cli-serve = Szervert indít, amelyen böngészőből bárki játszhat.
cli-serve-more =
    Egyetlen folyamat, csak ezen a gépen; minden adat a felhasználó adatmappájába kerül. Barátoknak,
    ugyanazon a hálózaton: --host 0.0.0.0. HTTPS-proxy mögött: --public-url https://… --proxies CÍM.
    Minden kapcsoló a környezetben is megadható: a --new-games ott EVORA_NEW_GAMES; a kapcsoló az erősebb.
    Az idők másodpercben értendők; a gyakoriságot így írd: 30/h vagy 5/10m; a 0 azt jelenti: nincs korlát.
    Bővebben: docs/hosting.md.

cli-serve-group-address = hol érhető el
cli-serve-group-data = hol vannak a játszmák
cli-serve-group-games = játszmák
cli-serve-group-limits = korlátok címenként vagy kapcsolatonként
cli-serve-group-operation = üzemeltetés

cli-serve-host = a cím, amelyen figyel (alapérték: { $default }, csak ez a gép)
cli-serve-port = a port, amelyen figyel (alapérték: { $default }; 0: bármelyik szabad)
cli-serve-public-url = ahogy a szerver elérhető, például https://games.example.org (alapérték: a cím és a port szerint)
cli-serve-origins = más webhelyek, amelyek oldalai használhatják ezt a szervert, vesszővel elválasztva
cli-serve-proxies = proxyk címei vagy hálózatai, amelyeknek az X-Forwarded-For és -Proto fejlécét elhiszi, vesszővel elválasztva
cli-serve-contact = ahogy el lehet érni: e-mail-cím vagy egy https://… oldal; a /contact oldalon és a security.txt fájlban látszik
cli-serve-open = megnyitja az oldalt egy böngészőben
cli-serve-data = az adatbázis mappája (alapérték: { $default })
cli-serve-database = másik adatbázis: sqlite:///FÁJL vagy postgresql://FELHASZNÁLÓ@GÉP/NÉV (alapérték: evora.db az adatmappában)
cli-serve-texts = a saját szövegeid és a robots.txt mappája (alapérték: texts az adatmappában)
cli-serve-keep-open = ennyi nap után törlődik a még játékosokra váró játszma, ha a létrehozója nincs itt; 0: soha (alapérték: { $default })
cli-serve-keep-abandoned = ennyi lépés nélküli nap után törlődnek a befejezetlen és a visszavont játszmák; 0: soha (alapérték: { $default }, vagyis megmaradnak)
cli-serve-keep-guests = ennyi látogatás nélküli nap után törlődnek azok a vendégek, akiknek nincs folyamatban lévő játszmájuk; 0: soha (alapérték: { $default }, vagyis megmaradnak)
cli-serve-backup-folder = ide ment mindent a szerver magától; minden mentést visszaállítással ellenőriz (alapérték: nem ment)
cli-serve-backup-every = hány óra telik el két mentés között (alapérték: { $default })
cli-serve-backup-keep = hány mentés marad meg (alapérték: { $default })
cli-serve-backup-key-file = fájl a titokkal, amellyel a mentések titkosítva vannak (alapérték: nincs titkosítás)
cli-serve-engines = hány motor gondolkodhat egyszerre (alapérték: ahány processzormag van)
cli-serve-engine-timeout = mennyi idő után kérdez újra egy motort, majd cseréli le (alapérték: { $default })
cli-serve-engine-turns = hány lépéssel tartozhatnak a motorok egy vendégnek, mielőtt a szerver visszautasítja az új, motor elleni játszmáit (alapérték: { $default })
cli-serve-engine-pause = legalább ennyi ideig tart egy motor lépése, hogy követni lehessen (alapérték: { $default })
cli-serve-review-nodes = hány állást néz meg a legalaposabb kiértékelések minden keresése; 0: a szerver nem értékel ki játszmákat (alapérték: { $default })
cli-serve-claim-after = mennyi idő után zárható ki a játszmából, aki elment (alapérték: { $default })
cli-serve-clock-grace = az óra lejárta után legfeljebb mennyivel érkezhet még lépés (alapérték: { $default })
cli-serve-live-games = hány játszmát tart a memóriában (alapérték: { $default })
cli-serve-open-games = egy vendég játszmái, amelyek a váróban várnak (alapérték: { $default })
cli-serve-invitation-timeout = mennyi ideje van egy másik vendég botjának elfogadni a meghívást (alapérték: { $default })
cli-serve-lobby-away = meddig marad egy játszma a váróban, miután a létrehozója elment (alapérték: { $default })
cli-serve-game-entries = a játszma naplójának hossza, amely után már semmit sem lehet visszavonni vagy kérni (alapérték: { $default })
cli-serve-new-guests = új vendégek egy címről (alapérték: { $default })
cli-serve-new-games = új játszmák egy címről (alapérték: { $default })
cli-serve-uploads = egy címről feltöltött lejegyzések (alapérték: { $default })
cli-serve-codes = kódok másik eszközhöz, egy címről kérve vagy próbálva (alapérték: { $default })
cli-serve-requests = mennyibe kerülhetnek egy cím kérései; a legtöbb 1–5, a hosszú válaszok 15 (alapérték: { $default })
cli-serve-messages = üzenetek egy kapcsolaton (alapérték: { $default })
cli-serve-connections = egyidejű HTTP-kapcsolatok egy címről (alapérték: { $default })
cli-serve-header-timeout = mennyi ideje van egy kliensnek a kérés fejléceinek elküldésére (alapérték: { $default })
cli-serve-sockets = kapcsolatok egy címről (alapérték: { $default })
cli-serve-watched = nézett játszmák egy kapcsolaton (alapérték: { $default })
cli-serve-devices = eszközök vendégenként; a következő kijelentkezteti a legrégebben használtat (alapérték: { $default })
cli-serve-bots = botok vendégenként (alapérték: { $default })
cli-serve-bot-games = ennyi játszmája lehet egy botnak egyszerre (alapérték: { $default })
cli-serve-bot-requests = kérések botonként (alapérték: { $default })
cli-serve-frame-bytes = egy üzenet vagy kérés legnagyobb mérete (alapérték: { $default })
cli-serve-upload-bytes = egy lejegyzést tartalmazó kérés legnagyobb mérete (alapérték: { $default })
cli-serve-queue-messages = hány üzenet várhat egy lassú olvasóra, mielőtt megszakad a kapcsolata (alapérték: { $default })
cli-serve-queue-bytes = hány bájt várhat egy lassú olvasóra (alapérték: { $default })
cli-serve-send-timeout = mennyi ideig tarthat egy olvasónak egy üzenet átvétele (alapérték: { $default })
cli-serve-log-format = text vagy json (alapérték: { $default })
cli-serve-log-level = debug, info, warning vagy error (alapérték: { $default })
cli-serve-slow-request = az ennél tovább tartó kérések bekerülnek a naplóba; 0: egy sem (alapérték: { $default })
cli-serve-request-log = a kérésnapló mappája; a naplót az evora request-log kapcsolja be és ki (alapérték: request-log az adatmappában)
cli-serve-request-log-days = ennyi nap után törlődik egy kérésnapló (alapérték: { $default })
cli-serve-no-push = ne küldjön értesítést a böngészőknek: a szerver ekkor nem fordul a gyártóik push-szolgáltatásaihoz
cli-serve-reserved-names = nevek, amelyeket senki sem vehet fel az Evora által fenntartottakon kívül, vesszővel elválasztva
cli-serve-smtp = a leveleket küldő szerver, például smtps://felhasznalo:jelszo@mail.example.org vagy smtp+starttls://…; jobb EVORA_SMTP-ként megadni, mert a kapcsolókat mások is olvashatják (alapérték: nincsenek levelek)
cli-serve-mail-from = a cím, ahonnan a levelek jönnek, például evora@example.org
cli-serve-metrics-token = aki bearer tokenként ezt küldi, olvashatja a /metrics oldalt (alapérték: csak ez a gép)
cli-serve-stop-timeout = leálláskor meddig várjon a kapcsolatok lezárására (alapérték: { $default })
cli-serve-workers = hány folyamat szolgáljon ki, csak PostgreSQL esetén (alapérték: { $default })

cli-serve-address = Az Evora itt érhető el: { $address } (a Ctrl-C leállítja).
cli-serve-where = A játszmák helye: { $file }.
cli-serve-kind = A játszmák adatbázisban vannak ({ $kind }).
cli-serve-plain = Ez sima HTTP: barátok között, egy hálózaton megteszi; az internethez tegyél elé egy HTTPS-proxyt.
cli-serve-stopped = Leállítva.
cli-serve-missing = Ehhez hiányzik egy csomag ({ $package }): pip install 'evora[{ $extra }]'
cli-serve-address-used = nem nyitható meg: { $host }, port: { $port } ({ $reason }). Egy másik --port talán szabad.
cli-serve-unknown-host = nem nyitható meg: { $host }, mert nincs ilyen gép ({ $reason }). A --host ennek a gépnek egy címe, például 127.0.0.1 vagy 0.0.0.0.
cli-serve-unknown-setting = ismeretlen beállítás a környezetben: { $name }; az evora serve --help mindet felsorolja.
cli-serve-misspelt-setting = ismeretlen beállítás a környezetben: { $name }; talán ezt akartad írni: { $nearest }.
cli-serve-workers-sqlite = Több munkafolyamathoz PostgreSQL-adatbázis kell: --database postgresql://FELHASZNÁLÓ@GÉP/NÉV
cli-serve-mail-incomplete = A --smtp mellé --mail-from és --public-url is kell: a leveleknek feladójuk van, és ide vezető hivatkozásaik
cli-serve-in-use = Ezt az adatbázist már egy másik szerver használja: { $file }. Előbb állítsd le, vagy adj meg másik --data mappát.

cli-backup = Egy fájlba írja mindazt, amit egy szerver tárol.
cli-backup-more =
    Futó szerver mellett is működik. A fájlban benne vannak a folyamatban lévő játszmák véletlenmagjai:
    ne add ki a kezedből, vagy titkosítsd a --key-file kapcsolóval. A --check egy ideiglenes adatbázisba
    állítja vissza a mentést, és minden játszmáját újrajátssza. A --folder az időpontjáról nevezi el a mentést,
    ellenőrzi, és csak azután törli a legrégebbieket.
cli-restore = Biztonsági mentést tölt egy üres adatbázisba.
cli-restore-more =
    Előbb állítsd le a szervert. A fájlt elejétől a végéig ellenőrzi, mielőtt bármit írna.
cli-argument-backup = a biztonsági mentés fájlja (alapérték: egy új a mappában)
cli-argument-restore = a biztonsági mentés fájlja
cli-option-backup-check = nem ír semmit, csak ellenőrzi, hogy a fájl visszaállítható-e
cli-option-backup-folder = a mentések mappája (alapérték: EVORA_BACKUP_FOLDER)
cli-option-backup-keep = hány mentés marad meg a mappában (alapérték: EVORA_BACKUP_KEEP, különben 7)
cli-option-backup-key-file = fájl a titkosított mentések titkával (alapérték: EVORA_BACKUP_KEY_FILE)
cli-option-backup-database = az adatbázis (alapérték: EVORA_DATABASE, különben evora.db az adatmappában)
cli-option-backup-data = az adatmappa (alapérték: EVORA_DATA, különben a felhasználóé)
cli-option-restore-force = felülírja, ami az adatbázisban van
cli-backup-done = { $rows } sor kiírva ide: { $file }
cli-restore-done = { $rows } sor visszaállítva.
cli-backup-progress = { $done }/{ $rows } sor…
cli-restore-in-use = Ezt az adatbázist egy szerver használja. Előbb állítsd le; összeomlás után várj tíz másodpercet.
cli-backup-where = FILE vagy --folder FOLDER kell
cli-backup-one-place = FILE vagy --folder kell, nem mindkettő
cli-backup-check-what = --check: FILE kell hozzá
cli-check-progress = { $done }/{ $rows } játszma…
cli-check-done = { $file } hibátlan: { $rows } sor visszaállítva, { $games } játszma újrajátszva.

cli-request-log = Be- vagy kikapcsolja a kérések naplóját.
cli-request-log-more =
    Amíg be van kapcsolva, a futó szerver minden kérésről egy sort ír a mappájába. A címek és a vendégek
    csak lenyomatként vannak benne, egy napig érvényes kulccsal: a hash ADDRESS kiírja egy cím mai lenyomatát.
cli-argument-request-log = on, off vagy hash
cli-argument-request-log-address = a cím, például 203.0.113.7
cli-option-request-log-folder = a napló mappája (alapérték: EVORA_REQUEST_LOG, különben request-log az adatmappában)
cli-request-log-on = A kérésnapló be van kapcsolva: { $folder }
cli-request-log-off = A kérésnapló ki van kapcsolva.
cli-request-log-no-key = Itt nincs mai kulcs: { $folder }. A kérésnapló ma nem volt bekapcsolva.
cli-request-log-bad-address = egy cím kell, például 203.0.113.7, nem { $value }

# Names that nobody may take on a server, separated by commas: what a player would believe to be the server
# itself, the people who run it, or a computer player. Whole names, in any spelling. Leave out what people
# are really called.
names-reserved = admin, adminisztrátor, rendszergazda, moderátor, üzemeltető, házigazda, ügyfélszolgálat, támogatás, csapat, hivatalos, rendszer, szerver, számítógép, gép, motor, bot
