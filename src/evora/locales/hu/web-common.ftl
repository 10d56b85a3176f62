# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Kezdőlap
page-new = Új játszma
page-play = Játszma
page-lobby = Váró
page-games = Játszmáim
page-me = Saját oldal
page-person = Játékos
page-learn = Tanulás
page-puzzles = Feladványok
puzzles-history = Amit már megpróbáltál
run-title = Három perc
page-analysis = Elemzés
page-review = Kiértékelés
page-rules = Szabályok
page-settings = Beállítások
page-about = Az Evoráról
page-privacy = Adatvédelem
page-contact = Kapcsolat
# What those who run the server ask of everybody; the rules of the game are page-rules.
page-house-rules = Házirend
page-missing = Nincs ilyen oldal

# The title of the tab. $page is one of the names above, or what a page says of itself.
page-title = { $page } – Evora

## The frame

frame-skip = Ugrás a tartalomhoz
frame-home = Evora, kezdőlap
frame-navigation = Főmenü
frame-menu = Menü
frame-language = Nyelv
frame-theme = Megjelenés
theme-system = Rendszer szerint
theme-light = Világos
theme-dark = Sötét
frame-footer = Az Evora az Azul társasjáték nyílt otthona. Minden rajz saját készítésű.

## When something is not there

missing-about = Ezen a címen nincs semmi. Lehet, hogy a link régi, vagy el van gépelve.
missing-home = A kezdőlapra
failed-heading = Az oldal nem töltődött be
failed-about = Lehet, hogy nincs internetkapcsolatod, vagy az Evora frissült, mióta megnyitottad.
failed-reload = Újratöltés

## When the server says no, or does not answer

# $code is the server's reason, at the table and on every other page; $time: how long to wait, as 1:45.
refused = { $code ->
    [unavailable] A szerver nem érhető el. Ellenőrizd az internetkapcsolatodat, és próbáld újra.
    [busy] A szervernek sok dolga van. Próbáld újra egy pillanat múlva.
    [engines_busy] A gép sok játszmádban még nem lépett. Várd meg, amíg lép, és próbáld újra.
    [closing] A szerver újraindul. Próbáld újra egy pillanat múlva.
    [too_many] Ez egyszerre sok volt. Várj egy kicsit, és próbáld újra.
    [too_large] A szöveg vagy a fájl túl hosszú.
    [no_guest] Ezen az eszközön még nem játszottál.
    [banned] Ki vagy tiltva erről a szerverről.
    [read_only] Az üzemeltető egy időre megállította a játszmákat. A lépésedet elküldjük, amikor folytatódnak.
    [invitation_needed] Ez a szerver új embereket csak meghívóval enged be. Kérj egyet az üzemeltetőtől.
    [bad_name] Ez a név nem használható. Legfeljebb 24 látható karakter lehet.
    [reserved_name] Ez a név a szerveré. Válassz másikat.
    [name_taken] Ez a név olyan, mint egy másik, amelyet már valaki megtartott. Válassz másikat.
    [name_too_soon] A megtartott nevet 30 naponta egyszer lehet megváltoztatni.
    [bad_code] Ez a kód nem jó: elírtad, már felhasználták, lejárt, vagy új lépett a helyére.
    [bad_key] Ez az azonosítókulcs itt nem jó.
    [last_key] Ez az utolsó kulcs a nevedhez. Előbb készíts egy másikat.
    [too_many_keys] Már tíz azonosítókulcsod van. Előbb távolíts el egyet.
    [no_passkeys] Az azonosítókulcsok ezen a címen nem működnek.
    [no_push] Ez a szerver nem küld értesítéseket a böngészőknek.
    [no_mail] Ez a szerver nem küld leveleket.
    [bad_address] Erre a címre nem küldhető levél. Egyetlen címet írj be, például ann@example.org.
    [mail_silenced] Akié ez a cím, nem kér innen leveleket.
    [no_game_finished] A nevedet az első befejezett játszmád után tarthatod meg.
    [bad_text] Ez a szöveg nem küldhető el. Legfeljebb 500 látható karakter lehet.
    [blocks_full] Több embert nem tilthatsz le. Előbb oldd fel valakinek a letiltását.
    [unknown_person] Ezt a nevet itt senki sem viseli.
    [yourself] Ez te vagy.
    [follows_full] Több embert nem követhetsz. Előbb hagyd abba valakinek a követését.
    [no_challenges] Ez a játékos nem fogad kihívásokat.
    [challenges_full] Több nyitott kihívásod nem lehet. Várj válaszra, vagy vonj vissza egyet.
    [challenged_already] Már van köztetek egy kihívás.
    [challenged_often] Már sokszor kihívtad. Várj egy kicsit.
    [reported_already] Ezt az embert ebben a játszmában már bejelentetted.
    [reports_full] Már sok bejelentésed van. Várd meg, amíg valaki megnézi őket.
    [unknown_bot] Ez a bot már nincs meg.
    [bot_away] Ez a bot most nincs itt, vagy nem fogad tőled meghívást.
    [bot_games] Már elég játszmád van ezzel a bottal. Előbb fejezz be egyet.
    [bad_position] Ezt az állást az Evora nem tudja elolvasni.
    [bad_record] Ezt a játszmalejegyzést az Evora nem tudja elolvasni.
    [bad_move] Az egyik lépés olvashatatlan.
    [bad_field] Ezek a beállítások nem illenek össze.
    [unknown_game] Nincs ilyen játszma.
    [no_seat_free] Közben minden hely elkelt.
    [open_games] Már elég játszmád vár a váróban. Előbb törölj egyet.
    [still_playing] Még tart a játszmád a talált ellenféllel. Előbb azt fejezd be.
    [pairing_paused] Az ellenfeled hiába várt rád. Nemsokára kereshetsz másikat. Várakozás még: { $time }.
    [already_started] A játszma már elkezdődött.
    [already_seated] Már van helyed ebben a játszmában.
    [stale] Közben megváltozott valami. Nézd meg újra.
    [not_your_seat] Ez nem a te helyed.
    [not_your_turn] Most nem te jössz.
    [illegal_move] A szabályok nem engedik ezt a lépést.
    [game_over] Vége a játéknak.
    [nothing_to_undo] Nincs mit visszavonni.
    [undo_across_deal] Új osztás után már semmi sem vonható vissza.
    [game_too_long] Ebben a játszmában már annyi minden történt, hogy már semmit sem lehet visszavonni vagy kérni. Tovább játszhatsz.
    [offer_open] Egy másik kérdésre még nincs válasz.
    [no_offer] A kérdésre már válaszoltak.
    [asked_already] Ezt már kérted. A következő lépésed után újra kérheted.
    [not_away] A játékos visszajött.
    [player_left] Egy játékos már nincs itt.
    [no_time_to_give] Itt már nem adható több idő.
    [on_holiday] Már szabadságon vagy.
    [no_days_off] Idén már nincs ennyi szabadnapod.
    [not_creator] Ezt csak az teheti meg, aki a játszmát létrehozta.
    [not_ratable] Csak emberek közti, az elejétől játszott és órával mért játszma lehet értékelt.
    [name_not_kept] Értékelt játszmát csak az játszhat, aki megtartja a nevét. A tiédet a beállításokban tarthatod meg.
    [finishers_only] Ez a játszma azoknak szól, akik végigjátsszák a játszmáikat.
    [rated_game] Épp értékelt játszmát játszol. Amíg tart, a gép egyik lapodon és eszközödön sem gondolkodik.
    [rated_position] Ez egy értékelt játszmád állása, amely még tart. A gép a végéig nem mond róla semmit.
    [deal_not_yet] Ez a nap még sehol sem kezdődött el.
    [deal_differs] Ez a játszma nem illik az osztáshoz: a szervernek más lépés vagy más eredmény jött ki. Nem számított bele.
    [deal_elsewhere] Ezt a játszmát egy másik eszközön folytattad. Az számít.
    [deal_finished] Ezt a játszmát már befejezted. Az számít.
    [deal_unfinished] Előbb fejezd be a játszmát.
    [deals_full] Sok játszmát kezdtél el. Előbb fejezz be néhányat.
   *[other] Ez nem sikerült. Próbáld újra, és ha megint ez történik, írd meg nekünk ezt a kódot: { $code }.
}
refused-detail = Ha érdekelnek a részletek: { $detail }
refused-again = Újrapróbálom

## Amit a szerver üzemeltetője mond

host-message = Az üzemeltető üzenete
host-close = Az üzenet bezárása
host-read-only = Az üzemeltető egy időre megállította a játszmákat. Nézelődhetsz; az órák állnak.
host-banned = { $end ->
    [forever] Ki vagy tiltva erről a szerverről.
   *[until] Ki vagy tiltva erről a szerverről. Eddig tart: { $date }.
}
host-reason = Indok: { $reason }
host-rights = Az adataidat a beállításokban továbbra is letöltheted vagy törölheted.
host-renamed = { $named ->
    [yes] Az üzemeltető más nevet adott neked: { $name }.
   *[no] Az üzemeltető elvette a nevedet.
}
host-rename = Másik név választása
host-noted = Rendben
host-invited = Üdvözlünk! A meghívód érvényes volt, játszhatsz.

## Tiles, as pictures

tile-B = kék csempe
tile-Y = sárga csempe
tile-R = piros csempe
tile-K = fekete csempe
tile-W = fehér csempe
