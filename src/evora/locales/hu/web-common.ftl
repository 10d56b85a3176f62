# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Kezdőlap
page-new = Új játszma
page-play = Játszma
page-lobby = Váró
page-games = Játszmáim
page-learn = Tanulás
page-puzzles = Feladványok
page-analysis = Elemzés
page-review = Kiértékelés
page-rules = Szabályok
page-settings = Beállítások
page-about = Az Evoráról
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

# $code is the server's reason, at the table and on every other page.
refused = { $code ->
    [unavailable] A szerver nem érhető el. Ellenőrizd az internetkapcsolatodat, és próbáld újra.
    [busy] A szervernek sok dolga van. Próbáld újra egy pillanat múlva.
    [engines_busy] A gép sok játszmádban még nem lépett. Várd meg, amíg lép, és próbáld újra.
    [closing] A szerver újraindul. Próbáld újra egy pillanat múlva.
    [too_many] Ez egyszerre sok volt. Várj egy kicsit, és próbáld újra.
    [too_large] A szöveg vagy a fájl túl hosszú.
    [no_guest] Ezen az eszközön még nem játszottál.
    [bad_name] Ez a név nem használható. Legfeljebb 24 látható karakter lehet.
    [bad_code] A kód nem jó, már felhasználták, vagy lejárt. Kérj újat a másik eszközön.
    [unknown_bot] Ez a bot már nincs meg.
    [bot_away] Ez a bot most nincs itt, vagy nem fogad tőled meghívást.
    [bad_position] Ezt az állást az Evora nem tudja elolvasni.
    [bad_record] Ezt a játszmalejegyzést az Evora nem tudja elolvasni.
    [bad_move] Az egyik lépés olvashatatlan.
    [bad_field] Ezek a beállítások nem illenek össze.
    [unknown_game] Nincs ilyen játszma.
    [no_seat_free] Közben minden hely elkelt.
    [open_games] Már elég játszmád vár a váróban. Előbb törölj egyet.
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
   *[other] Ez nem sikerült. Próbáld újra, és ha megint ez történik, írd meg nekünk ezt a kódot: { $code }.
}
refused-detail = Ha érdekelnek a részletek: { $detail }
refused-again = Újrapróbálom

## Tiles, as pictures

tile-B = kék csempe
tile-Y = sárga csempe
tile-R = piros csempe
tile-K = fekete csempe
tile-W = fehér csempe
