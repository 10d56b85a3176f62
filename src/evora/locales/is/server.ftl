# What `evora serve`, `evora backup`, `evora restore` and `evora request-log` say.

cli-serve = Hýsir spil fyrir alla sem eru með vafra.
cli-serve-more =
    Eitt ferli, aðeins á þessari tölvu, og allt í gagnamöppu notandans. Fyrir vini á sama neti:
    --host 0.0.0.0. Bak við milliþjón með HTTPS: --public-url https://… --proxies VISTFANG.
    Alla valkosti má líka stilla með umhverfisbreytum: --new-games er EVORA_NEW_GAMES; skipanalínan ræður.
    Tímar eru í sekúndum; tíðni er skrifuð 30/h eða 5/10m, og 0 er ótakmarkað.
    Nánar í docs/hosting.md.

cli-serve-group-address = hvar fólk finnur þjóninn
cli-serve-group-data = hvar spil eru geymd
cli-serve-group-games = spil
cli-serve-group-limits = takmörk, á vistfang eða tengingu
cli-serve-group-operation = rekstur

cli-serve-host = vistfangið sem hlustað er á (sjálfgefið: { $default }, aðeins þessi tölva)
cli-serve-port = gáttin sem hlustað er á (sjálfgefið: { $default }; 0: einhver sem er laus)
cli-serve-public-url = vistfangið sem fólk notar til að komast á þjóninn, til dæmis https://games.example.org (sjálfgefið: eftir --host og --port)
cli-serve-origins = aðrar síður sem mega nota þennan þjón, aðgreindar með kommum
cli-serve-proxies = vistföng eða net milliþjóna þar sem X-Forwarded-For og -Proto er trúað, aðgreind með kommum
cli-serve-contact = hvernig hægt er að ná í þig: netfang eða síða á https://…; birtist á /contact og í security.txt
cli-serve-open = opnar síðuna í vafra
cli-serve-data = mappan fyrir gagnagrunninn (sjálfgefið: { $default })
cli-serve-database = annar gagnagrunnur: sqlite:///SKRÁ eða postgresql://NOTANDI@HÝSILL/NAFN (sjálfgefið: evora.db í gagnamöppunni)
cli-serve-texts = mappan með textunum þínum og robots.txt (sjálfgefið: texts í gagnamöppunni)
cli-serve-keep-open = eftir svo marga daga er hætt við spil sem bíður enn leikmanna ef sá sem stofnaði það er fjarri; 0: aldrei (sjálfgefið: { $default })
cli-serve-keep-abandoned = eftir svo marga daga án leiks er ókláruðum spilum og þeim sem hætt var við eytt; 0: aldrei (sjálfgefið: { $default }, geymd að eilífu)
cli-serve-keep-guests = eftir svo marga daga án heimsóknar er gestum eytt sem eiga ekkert spil í gangi; 0: aldrei (sjálfgefið: { $default }, geymdir að eilífu)
cli-serve-backup-folder = mappa þar sem þjónninn tekur sjálfur afrit af öllu; hvert afrit er athugað með því að endurheimta það (sjálfgefið: engin afrit)
cli-serve-backup-every = fjöldi klukkustunda milli afrita (sjálfgefið: { $default })
cli-serve-backup-keep = hve mörg afrit eru geymd (sjálfgefið: { $default })
cli-serve-backup-key-file = skrá með leyndarmálinu sem afrit eru dulrituð með (sjálfgefið: þau eru ekki dulrituð)
cli-serve-engines = hve margir tölvumótherjar hugsa í einu (sjálfgefið: einn á kjarna)
cli-serve-engine-timeout = eftir hve langan tíma tölvumótherji er spurður aftur, og síðan skipt um hann (sjálfgefið: { $default })
cli-serve-engine-turns = hve marga leiki tölvan má skulda einum gesti áður en nýjum spilum við hana er hafnað (sjálfgefið: { $default })
cli-serve-engine-pause = minnsti tími sem tölvumótherji tekur í hvern leik, svo að fólk geti fylgst með (sjálfgefið: { $default })
cli-serve-review-nodes = hve margar stöður hver leit í ítarlegustu yfirferðunum skoðar; 0: þjónninn fer ekki yfir spil (sjálfgefið: { $default })
cli-serve-claim-after = eftir hve langan tíma má dæma þann úr leik sem er farinn (sjálfgefið: { $default })
cli-serve-clock-grace = hve seint leikur má berast eftir að tíminn rennur út (sjálfgefið: { $default })
cli-serve-live-games = hve mörg spil eru höfð í minni (sjálfgefið: { $default })
cli-serve-open-games = spil eins gests sem bíða í biðstofunni (sjálfgefið: { $default })
cli-serve-invitation-timeout = hve langan tíma botti annars gests hefur til að þiggja boð (sjálfgefið: { $default })
cli-serve-lobby-away = hve lengi spil er í biðstofunni eftir að sá sem stofnaði það er farinn (sjálfgefið: { $default })
cli-serve-game-entries = hve langur gangur spils má verða áður en ekki er lengur hægt að taka til baka eða biðja um neitt (sjálfgefið: { $default })
cli-serve-new-guests = nýir gestir frá vistfangi (sjálfgefið: { $default })
cli-serve-new-games = ný spil frá vistfangi (sjálfgefið: { $default })
cli-serve-uploads = innsendar spilaskrár frá vistfangi (sjálfgefið: { $default })
cli-serve-codes = kóðar fyrir annað tæki, búnir til eða prófaðir frá vistfangi (sjálfgefið: { $default })
cli-serve-requests = hvað beiðnir frá vistfangi mega kosta; flestar kosta 1 til 5, löng svör 15 (sjálfgefið: { $default })
cli-serve-messages = skilaboð á tengingu (sjálfgefið: { $default })
cli-serve-connections = HTTP-tengingar samtímis frá vistfangi (sjálfgefið: { $default })
cli-serve-header-timeout = hve lengi biðlari má vera að senda hausa beiðni (sjálfgefið: { $default })
cli-serve-sockets = tengingar frá vistfangi (sjálfgefið: { $default })
cli-serve-watched = spil sem fylgst er með á tengingu (sjálfgefið: { $default })
cli-serve-devices = tæki á gest; næsta tæki skráir það út sem lengst hefur verið ónotað (sjálfgefið: { $default })
cli-serve-bots = bottar á gest (sjálfgefið: { $default })
cli-serve-bot-games = spil sem botti má vera með í einu (sjálfgefið: { $default })
cli-serve-bot-requests = beiðnir á botta (sjálfgefið: { $default })
cli-serve-frame-bytes = lengstu skilaboð eða beiðni (sjálfgefið: { $default })
cli-serve-upload-bytes = lengsta beiðni með spilaskrá (sjálfgefið: { $default })
cli-serve-queue-messages = hve mörg skilaboð mega bíða hægs lesanda áður en hann er aftengdur (sjálfgefið: { $default })
cli-serve-queue-bytes = hve mörg bæti mega bíða hægs lesanda (sjálfgefið: { $default })
cli-serve-send-timeout = hve lengi lesandi má vera með ein skilaboð (sjálfgefið: { $default })
cli-serve-log-format = text eða json (sjálfgefið: { $default })
cli-serve-log-level = debug, info, warning eða error (sjálfgefið: { $default })
cli-serve-slow-request = beiðnir sem taka lengri tíma eru skráðar í annálinn; 0: engar (sjálfgefið: { $default })
cli-serve-request-log = mappan fyrir beiðnaannálinn sem evora request-log kveikir og slekkur á (sjálfgefið: request-log í gagnamöppunni)
cli-serve-request-log-days = eftir svo marga daga er beiðnaannál eytt (sjálfgefið: { $default })
cli-serve-no-push = senda engar tilkynningar í vafra: þjónninn hefur þá ekkert samband við push-þjónustur framleiðenda þeirra
cli-serve-reserved-names = nöfn sem enginn má taka sér, auk þeirra sem Evora heldur eftir, aðgreind með kommum
cli-serve-smtp = póstþjónninn sem sendir bréf, eins og smtps://notandi:lykilord@mail.example.org eða smtp+starttls://…; betra sem EVORA_SMTP því aðrir geta lesið valkosti (sjálfgefið: engin bréf)
cli-serve-mail-from = netfangið sem bréf koma frá, eins og evora@example.org
cli-serve-metrics-token = sá sem sendir þennan lykil sem bearer token má lesa /metrics (sjálfgefið: aðeins beiðnir frá þessari tölvu)
cli-serve-stop-timeout = hve lengi er beðið eftir tengingum þegar þjónninn stöðvast (sjálfgefið: { $default })
cli-serve-workers = hve mörg ferli þjóna, aðeins með PostgreSQL (sjálfgefið: { $default })

cli-serve-address = Evora er á { $address } (Ctrl-C stöðvar).
cli-serve-where = Spil eru geymd í { $file }.
cli-serve-kind = Spil eru geymd í gagnagrunni: { $kind }.
cli-serve-plain = Þetta er HTTP án dulkóðunar: í lagi meðal vina á sama neti; fyrir internetið þarf milliþjón með HTTPS fyrir framan.
cli-serve-stopped = Stöðvað.
cli-serve-missing = Til þess þarf pakkann { $package }, sem er ekki uppsettur: pip install 'evora[{ $extra }]'
cli-serve-address-used = ekki er hægt að hlusta á { $host }, gátt { $port }: { $reason }. Önnur gátt (--port) gæti verið laus.
cli-serve-unknown-host = ekki er hægt að hlusta á { $host }: sá hýsill er ekki til ({ $reason }). --host er vistfang þessarar tölvu, til dæmis 127.0.0.1 eða 0.0.0.0.
cli-serve-unknown-setting = { $name } í umhverfinu er ekki stilling fyrir evora serve; evora serve --help telur þær allar upp.
cli-serve-misspelt-setting = { $name } í umhverfinu er ekki stilling fyrir evora serve; kannski er átt við { $nearest }.
cli-serve-workers-sqlite = Fleiri en eitt ferli þurfa PostgreSQL-gagnagrunn: --database postgresql://NOTANDI@HÝSILL/NAFN
cli-serve-mail-incomplete = --smtp þarf líka --mail-from og --public-url: bréf hafa sendanda og tengla sem vísa hingað
cli-serve-in-use = Annar þjónn notar þegar þennan gagnagrunn: { $file }. Stöðvaðu hann fyrst eða veldu aðra --data-möppu.

cli-backup = Skrifar allt sem þjónn geymir í eina skrá.
cli-backup-more =
    Virkar líka meðan þjónninn er í gangi. Í skránni eru fræ spila sem standa yfir: láttu engan annan fá hana
    eða dulritaðu hana með --key-file. --check endurheimtir afrit í bráðabirgðagagnagrunn og spilar öll spil
    þess aftur. --folder nefnir afritið eftir tíma þess, athugar það og eyðir síðan þeim elstu.
cli-restore = Setur öryggisafrit í tóman gagnagrunn.
cli-restore-more =
    Stöðvaðu þjóninn fyrst. Öll skráin er athuguð áður en nokkuð er skrifað.
cli-argument-backup = skrá öryggisafritsins (sjálfgefið: ný í möppunni)
cli-argument-restore = skrá öryggisafritsins
cli-option-backup-check = skrifar ekkert en athugar hvort hægt sé að endurheimta skrána
cli-option-backup-folder = mappan fyrir afrit (sjálfgefið: EVORA_BACKUP_FOLDER)
cli-option-backup-keep = hve mörg afrit eru geymd í möppunni (sjálfgefið: EVORA_BACKUP_KEEP, annars 7)
cli-option-backup-key-file = skrá með leyndarmáli dulritaðra afrita (sjálfgefið: EVORA_BACKUP_KEY_FILE)
cli-option-backup-database = gagnagrunnurinn (sjálfgefið: EVORA_DATABASE, annars evora.db í gagnamöppunni)
cli-option-backup-data = gagnamappan (sjálfgefið: EVORA_DATA, annars mappa notandans)
cli-option-restore-force = skrifar yfir það sem er í gagnagrunninum
cli-backup-done = { $rows ->
    [one] { $rows } færsla skrifuð
   *[other] { $rows } færslur skrifaðar
} í { $file }.
cli-restore-done = { $rows ->
    [one] { $rows } færsla endurheimt.
   *[other] { $rows } færslur endurheimtar.
}
cli-backup-progress = færslur: { $done } af { $rows } …
cli-restore-in-use = Þjónn notar þennan gagnagrunn. Stöðvaðu hann fyrst; eftir hrun skaltu bíða í tíu sekúndur.
cli-backup-where = FILE eða --folder FOLDER vantar
cli-backup-one-place = gefa á FILE eða --folder, ekki hvort tveggja
cli-backup-check-what = --check: FILE vantar
cli-check-progress = spil: { $done } af { $rows } …
cli-check-done = { $file } er í lagi: { $rows ->
    [one] { $rows } færsla endurheimt
   *[other] { $rows } færslur endurheimtar
}, { $games ->
    [one] { $games } spil spilað
   *[other] { $games } spil spiluð
} aftur.

cli-request-log = Kveikir eða slekkur á beiðnaannálnum.
cli-request-log-more =
    Meðan kveikt er á honum skrifar þjónn í gangi eina línu fyrir hverja beiðni í möppuna sína. Vistföng og
    gestir eru þar aðeins sem tætigildi, með lykli sem endist í einn dag: hash ADDRESS prentar tætigildi
    vistfangs í dag.
cli-argument-request-log = on, off eða hash
cli-argument-request-log-address = vistfangið, til dæmis 203.0.113.7
cli-option-request-log-folder = mappa annálsins (sjálfgefið: EVORA_REQUEST_LOG, annars request-log í gagnamöppunni)
cli-request-log-on = Kveikt er á beiðnaannálnum: { $folder }
cli-request-log-off = Slökkt er á beiðnaannálnum.
cli-request-log-no-key = Í { $folder } er enginn lykill dagsins í dag: ekki hefur verið kveikt á beiðnaannálnum í dag.
cli-request-log-bad-address = á að vera vistfang á borð við 203.0.113.7, ekki { $value }

# Names that nobody may take on a server, separated by commas: what a player would believe to be the server
# itself, the people who run it, or a computer player. Whole names, in any spelling. Leave out what people
# are really called.
names-reserved = stjórnandi, kerfisstjóri, umsjón, umsjónarmaður, gestgjafi, aðstoð, teymi, opinbert, kerfið, kerfi, þjónn, netþjónn, tölva, tölvan, vél, botti
