# The pages around the table: start, new game, lobby, my games, settings, about.
# $level is always the name of a level from levels.ftl, $name the name of a player.

## Start page

start-heading = Gyűjts csempét, építs falat
start-about = Az Evora nyugodt hely, ahol az Azul társasjátékot játszhatod: hozzád illő erejű gép ellen, barátokkal vagy új ellenfelekkel. Ingyenes, nyílt, és nem kell hozzá fiók.
start-play = Játszom
start-play-against = ellenfél: { $level }
start-levels = Milyen erős legyen az ellenfél?
# $about describes the level, see levels.ftl: "builds for rows, columns and colours".
start-level-about = { $level }: { $about }.
start-waiting = Te jössz
start-waiting-all = Minden játszmám
# A heading instead of "Your turn": others are to move in all of them.
start-running = A játszmáid
# A heading, above a game to watch.
start-live = Most játsszák
# The puzzle of the day, here and among the puzzles.
puzzles-today = A nap feladványa
puzzles-today-solved = Megoldva. A következő holnap jön.
puzzle-find = Keresd meg a legjobb lépést.
# Days on which the puzzle of the day was solved.
puzzles-row = { $days ->
    [one] { $days } nap
   *[other] { $days } nap egymás után
}
# A button.
puzzles-share = Eredmény megosztása
# To be sent to others, with a link. $how says how the puzzle of the day went; $days is 0 where nothing
# is said of days in a row.
puzzles-shared = Evora-feladvány, { $date }: { $how ->
    [first] elsőre megoldva
    [later] megoldva
   *[failed] még nincs megoldva
}{ $days ->
    [0] { "" }
    [one] , { $days } nap
   *[other] , { $days } nap egymás után
}
start-other = Más játékmódok
start-friend = Baráttal
    .about = Kapsz egy linket. Aki elsőként megnyitja, leül veled játszani.
start-local = Ezen az eszközön
    .about = Ketten, hárman vagy négyen, felváltva egy képernyőnél.
start-lobby = Új ellenféllel
    .about = Nézd meg, ki vár a váróban, vagy várj ott te magad.
start-custom = Ahogy szeretnéd
    .about = Több játékos, a szürke oldal, óra, saját állás.
start-learn = Új neked a játék?
start-learn-about = Tizenkét kis gyakorlat valódi táblán. Öt perc múlva már tudsz játszani.
start-learn-begin = Megtanulok játszani
start-learn-continue = Tovább tanulok
start-learn-rules = A szabályok
start-scene = Egy asztal felülről: három kerek manufaktúrakorong csempékkel, szabadon heverő csempék az asztal közepén, és egy félig kész fal.

## New game

new-about = Válaszd ki, ki játszik és hogyan. A választásaidat legközelebbre megjegyezzük.
new-seats = Játékosok
new-players = Hányan játszotok?
new-players-count = { $count } játékos
new-seat = { $seat }. hely
new-seat-me = én
new-seat-local = ezen az eszközön
new-seat-friend = egy barát, linkkel
new-seat-anybody = bárki a váróból
new-seat-engine = a gép
new-seat-name = Név
    .placeholder = nem kötelező
new-seat-level = Szint
new-side = A játékostáblák oldala
new-side-coloured = Színes oldal
    .about = Minden színnek saját mezője van a fal minden sorában. Kezdésnek ez a jó.
new-side-grey = Szürke oldal
    .about = Te választod a mezőket; egy szín sem lehet kétszer egy sorban vagy oszlopban. Azoknak, akik ismerik a játékot.
new-start = Ki kezd?
new-start-draw = Sorsolás
new-start-seat = { $seat }. hely
new-clock = Óra
new-clock-about = Időkeret az egész játszmára, és minden lépéshez egy kis ráadás. Vagy lépésenként néhány nap, ha a hétköznapok mellett játszanál.
new-from = Kezdés állásból vagy lejegyzésből
new-from-about = Illessz be egy állást egy sorban vagy egy teljes játszmalejegyzést, vagy nyiss meg egy fájlt. A helyek, az oldal és a kezdőjátékos onnan jön.
new-from-text = Állás vagy lejegyzés
new-from-file = Fájl megnyitása
new-from-check = Ellenőrzés
new-from-clear = Kezdés az elejéről
new-from-good = Játszma { $players } játékosnak, { $round }. forduló.
new-from-over = Az a játszma már véget ért. A visszajátszásában válaszd ki a lépést, ahonnan kezdenéd.
new-from-game = A játszma onnan indul, ahol egy másik tartott.
new-create = Játszma indítása
new-create-link = Játszma és link létrehozása
new-create-lobby = Várok a váróban
new-invite-hint = A következő oldalon kapod meg a linket, amit elküldhetsz.

clock-none = óra nélkül
clock-budget = { $seconds ->
    [0] { $minutes } perc
   *[other] { $minutes } perc + { $seconds } mp/lépés
}
clock-days = { $days } nap/lépés

## Lobby

# A heading, above the games that wait for somebody.
lobby-title = A váróban várnak
lobby-about = Ezek a játszmák játékosra várnak. Ülj le, és ha minden hely foglalt, kezdődik a játszma.
lobby-join = Leülök
    .aria-label = Leülök ehhez az asztalhoz: { $names }
lobby-free = { $count } szabad hely
lobby-own = A saját játszmád, még vár
lobby-live = A lista magától frissül.
lobby-offline = A listát nem sikerült frissíteni. Az Evora tovább próbálkozik.

## A line of a list of games

game-side-grey = szürke oldal
game-players = { $count } játékos
game-your-turn = Te jössz
game-their-turn = { $name } következik
game-waiting = játékosokra vár
game-won = Nyertél
game-shared = Osztozol a győzelmen
game-lost = { $name } nyert
game-lost-shared = Megosztott győzelem: { $names }
game-no-winner = Nincs győztes
game-score = Pontok: { $score }
# The scores of two players, and what is between them; of more, one after another.
game-score-between = { $first }–{ $second }
game-reason-resigned = valaki feladta
game-reason-time = lejárt az idő
game-reason-forfeit = valaki kilépett
game-reason-abandoned = idő előtt véget ért
game-reason-cancelled = törölve
game-reason-void = nem számít
game-reason-host = az üzemeltető fejezte be
game-reason-stalled = három fordulón át nem került csempe a falra
game-reason-no_tiles = elfogytak a csempék
game-you = te

## My games

games-your-turn = Te jössz
games-running = Folyamatban
games-waiting = Játékosokra vár
games-finished = Befejezve
games-empty = Még nincs játszmád.
games-empty-about = Itt jelennek meg az ezen az eszközön játszott játszmáid, és akkor is megmaradnak, ha bezárod az oldalt.
games-play = Játszom
games-more = Régebbi játszmák
games-loading = Töltjük a játszmáidat.
games-code-about = Játszottál már másik eszközön?
games-code = Játszmáim áthozása

## Settings

settings-you = Rólad
settings-name = Megjelenített név
    .hint = { $kept ->
        [yes] Ezt látják a többiek az asztalnál. Legfeljebb 24 karakter; a megtartott név nem lehet üres.
       *[no] Ezt látják a többiek az asztalnál. Legfeljebb 24 karakter; hagyd üresen, ha névtelen maradnál.
    }
settings-save = Név mentése
settings-saved = Mentve.
settings-look = Nyelv és megjelenés
settings-table = Az asztal
settings-tiles = Csempék
settings-tiles-glazed = Mázas
settings-tiles-calm = Nyugodt
settings-tiles-contrast = Nagy kontrasztú
settings-letters = Betűk a csempéken
    .hint = A minták mellett: B kék, Y sárga, R piros, K fekete, W fehér.
settings-confirm = Megerősítés minden lépés előtt
    .hint = Előbb megmutatja a lépést, és csak akkor teszi meg, ha megerősíted.
settings-log = A napló
settings-log-words = Szavakkal
settings-log-notation = Jelöléssel
settings-holiday = Szabadság
holiday-about = Azokban a játszmákban, ahol napok jutnak egy lépésre, a szabadságod alatt áll az órád. Az asztalnál mindenki értesül róla.
holiday-left = Idén még { $days } nap maradt.
holiday-days = Napok száma
holiday-start = Kezdés most
holiday-end = Szabadság befejezése
holiday-end-about = A még meg nem kezdett napok megmaradnak.
settings-devices = Másik eszköz
settings-devices-about = Az Evorában nincs fiók, és nincs jelszó. Egy egyszer használható kód átviszi a nevedet és a játszmáidat egy másik eszközre.
settings-code-make = Kód kérése
settings-code-made = Írd be ezt a kódot a másik eszközön, a beállításoknál:
settings-code-expires = Egyszer használható. Lejár: { $time }
settings-code-use = Van kódom
settings-code-label = Kód a másik eszközről vagy helyreállítási kód
settings-code-go = Játszmáim áthozása
settings-code-done = Kész. A neved és a játszmáid most ezen az eszközön vannak.
settings-data = Adataim
settings-data-about = Amit a szerver rólad megőriz, elviheted vagy törölheted.
# A link to the page about privacy, here and on the page about Evora.
privacy-link = Mit őrzünk meg, és meddig
settings-export = Minden adatom letöltése
settings-delete = Adataim törlése
settings-delete-about = A neved, a kulcsaid és a hozzáférésed a játszmáidhoz végleg elvész. A befejezett játszmák megmaradnak, a neved nélkül. A megtartott nevet többé senki sem kapja meg, te sem.
settings-delete-sure = Tényleg mindent törölsz?
settings-delete-yes = Igen, törlöm
settings-delete-no = Megtartom
settings-deleted = Az adataidat töröltük.
settings-stranger = Még nem játszottál, így semmit sem tárolunk rólad.

## About

about-what = Mi az Evora?
about-what-text = Az Evora egy csempékről és falakról szóló játék nyílt otthona: szabálymotor, ellenfelek minden szinten, és ez a weboldal. Több nyelven beszél, és működik telefonon, billentyűzettel és képernyőolvasóval is.
about-game-text = Az Evora az Azul társasjáték szabályai szerint játszik. Az Azul név a tulajdonosaié, akiknek nincs közük az Evorához; ha tetszik a játék, szerezd be a dobozos változatot is.
about-open = Nyílt forráskód
about-open-text = Az egész szabad szoftver, MIT-licenccel: olvasd, módosítsd, indíts saját szervert egyetlen paranccsal. A rajzok az Evorához készültek.
about-letters = A betűk az Adobe Source Sans betűtípusából valók, a SIL Open Font License szerint.
about-letters-link = A betűtípus licence
about-privacy = Nincs nyomkövetés
about-privacy-text = Nincs reklám, nincs analitika, nincs fiók. Egyetlen süti van: az első játszmádkor jön létre, és ennek köszönhetően térhetsz vissza a játszmáidhoz. Mindent megnézhetsz, elvihetsz és törölhetsz, amit rólad tárolunk.
about-privacy-link = Adataim
about-fair = Tisztességes osztás
about-fair-text = Egy játszma csempéi egy véletlen számból következnek, amely az első forduló előtt dől el. A lenyomata kezdettől látható, maga a szám pedig a végén, így bárki ellenőrizheti, hogy senki sem csalt.
about-engines = A gépi játékosok
about-engines-text = { $count ->
    [one] Egy szint, amely ugyanazokkal a szabályokkal játszik, mint te, és nem tud többet nálad: a csempék sorrendjét a zsákban ő sem ismeri.
   *[other] { $count } szint a kezdőtől a teljes erejű gépig. Ugyanazokkal a szabályokkal játszanak, mint te, és nem tudnak többet nálad: a csempék sorrendjét a zsákban ők sem ismerik.
}

## Page not found

missing-learn = Megtanulok játszani
