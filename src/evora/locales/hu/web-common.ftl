# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Kezdőlap
page-new = Új játszma
page-play = Játszma
page-lobby = Váró
page-games = Játszmáim
page-learn = Tanulás
page-rules = Szabályok
page-position = Állás
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
frame-theme = Színek
theme-system = Rendszer szerint
theme-light = Világos
theme-dark = Sötét
frame-footer = Az Evora az Azul társasjáték nyitott otthona. Minden rajza saját.

## When something is not there

missing-about = Ezen a címen nincs semmi. Lehet, hogy a link régi vagy elgépelt.
missing-home = A kezdőlapra
failed-heading = Az oldal nem töltődött be
failed-about = Lehet, hogy nincs kapcsolat, vagy az Evora azóta frissült, hogy megnyitottad.
failed-reload = Újratöltés

## When the server says no, or does not answer

# $code is the server's reason, at the table and on every other page.
refused = { $code ->
    [unavailable] A szerver nem érhető el. Nézd meg a kapcsolatodat, és próbáld újra.
    [busy] A szervernek sok dolga van. Próbáld újra egy pillanat múlva.
    [engines_busy] A motorok sok játszmádban még nem léptek. Várd meg, amíg lépnek, és próbáld újra.
    [closing] A szerver újraindul. Próbáld újra egy pillanat múlva.
    [too_many] Ez egyszerre sok volt. Várj egy kicsit, és próbáld újra.
    [too_large] Ez túl hosszú.
    [no_guest] Ezen az eszközön még nem játszottál.
    [bad_name] Ez a név nem használható. Legfeljebb 24 látható karakter lehet.
    [bad_code] A kód nem jó, már felhasználták, vagy lejárt. Kérj újat a másik eszközön.
    [unknown_bot] Ez a bot már nincs meg.
    [bot_away] Ez a bot most nincs itt, vagy nem fogad tőled meghívást.
    [bad_position] Ez nem olyan állás, amit az Evora el tud olvasni.
    [bad_record] Ez nem olyan játszmalejegyzés, amit az Evora el tud olvasni.
    [bad_move] Van benne egy olvashatatlan lépés.
    [bad_field] Ezek a beállítások nem illenek össze.
    [unknown_game] Nincs ilyen játszma.
    [no_seat_free] Közben minden hely elkelt.
    [open_games] Már elég játszmád vár a váróban. Előbb vonj vissza egyet.
    [already_started] A játszma közben elkezdődött.
    [already_seated] Már van helyed ebben a játszmában.
    [stale] Közben megváltozott valami. Nézd meg újra.
    [not_your_seat] Ez nem a te helyed.
    [not_your_turn] Most nem te jössz.
    [illegal_move] A szabályok nem engedik ezt a lépést.
    [game_over] Vége a játéknak.
    [nothing_to_undo] Nincs mit visszavonni.
    [undo_across_deal] Új osztás után már semmi sem vonható vissza.
    [game_too_long] Ebben a játszmában már annyi minden történt, hogy semmi sem vonható vissza és nem kérdezhető. Tovább játszani lehet.
    [offer_open] Egy másik kérdés még nyitva van.
    [no_offer] A kérdésre már válaszoltak.
    [asked_already] Ezt már megkérdezted. A következő lépésed után újra megkérdezheted.
    [not_away] A játékos visszajött.
    [not_creator] Ezt csak az teheti meg, aki a játszmát létrehozta.
   *[other] Ez nem sikerült. Próbáld újra, és ha megint ez történik, írd meg nekünk ezt a kódot: { $code }.
}
refused-detail = Ha érdekel a részlet: { $detail }
refused-again = Próbáld újra

## Tiles, as pictures

tile-B = kék csempe
tile-Y = sárga csempe
tile-R = piros csempe
tile-K = fekete csempe
tile-W = fehér csempe
