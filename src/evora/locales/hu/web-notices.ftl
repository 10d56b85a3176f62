# Notices: what calls a person back, and the ways by which that reaches them.

## The list: what each says is in notices.ftl

# For screen readers, before one that was not read yet.
notice-unread = Olvasatlan:
# Switches off all notices of this kind. $kind: a notice-kind.
notice-stop = Ilyet többé ne
    .aria-label = Ilyet többé ne: { $kind }
# Takes that back.
notice-again = Mégis
    .aria-label = Mégis: { $kind }
notice-off = Ilyen értesítés többé nem jön: { $kind }.
notices-none = Még semmi sem hívott vissza. Itt olvashatod majd, mikor jössz azokban a játszmákban, ahol napok jutnak egy lépésre, ki hív ki, és hogyan értek véget a játszmák.
notices-read-all = Mind olvasott
notices-settings = Értesítések beállítása

## At the table of a game with days for each move

ask-notices = Eltarthat egy ideig, mire újra te jössz.
# What the button says will come.
ask-notices-push = Értesíts ezen az eszközön, ha én jövök
ask-notices-mail = Értesíts e-mailben, ha én jövök
ask-notices-about = Legfeljebb egyszer, amíg vissza nem térsz.
ask-notices-mail-about = Legfeljebb napi egy levél.
ask-notices-no = Köszönöm, nem
ask-notices-done = Ez az eszköz szól, ha te jössz. A többit a beállításoknál találod.
next-game = Következő játszma
# $count: how many, apart from the one on the table.
next-waiting = Még { $count } játszma vár rád.
# The one with the least time left: the names of the others there, and the time, as time-left-words.
next-with = { $names }: { $left }
next-onward = Lépés után magától tovább
    .hint = Ahol napok jutnak egy lépésre: oda, ahol a legkevesebb idő maradt.

## Settings

settings-notices = Értesítések
notices-about = Semmi sem villog, és egy nap szünettel semmi sem vész el. Válaszd ki, mi hívjon vissza, és hogyan.
notices-what = Mi hívjon vissza
notice-kind = { $kind ->
    [turn] Te jössz, ahol napok jutnak egy lépésre
    [time] Fogy az időd
    [joined] Valaki leül az asztalodhoz
    [challenge] Valaki kihív téged
    [accepted] Elfogadták a kihívásodat
    [rematch] Valaki visszavágót szeretne
    [over] Véget ért egy játszma
    [begins] Elkezdődik, amit követsz
   *[test] Próba
}
# The heads of columns.
notice-way = { $way ->
    [bell] Csengő
    [push] Push
   *[mail] Levél
}
# A switch of the table, as it is read aloud: a notice-kind and a notice-way.
notices-cell = { $kind }: { $way }
notices-every = Milyen gyakran
notices-once = Egy értesítés, amíg vissza nem térek
    .hint = Megmondja, hány játszma vár.
notices-each = Mindegyik külön
notices-quiet = Csendes órák
    .hint = Ami közben jön, megvárja a végüket. Csak azt tudod meg azonnal, ha fogy az időd.
notices-quiet-begins = Ettől
notices-quiet-ends = Eddig
notices-zone = Időzóna
# $zone: a name such as Europe/Berlin.
notices-zone-here = Legyen { $zone }, az eszköz időzónája
notices-test = Próbaértesítés küldése
# $ways: a list of notice-way.
notices-test-sent = Úton van: { $ways }.

## Pushes

notices-push = Ezen az eszközön
notices-push-on = Ez az eszköz megkapja az értesítéseidet.
notices-push-off = Ez az eszköz még nem kap értesítéseket.
notices-push-start = Értesíts ezen az eszközön
notices-push-stop = Ezen az eszközön többé ne
notices-push-devices = Eszközök, amelyek megkapják az értesítéseidet

## Mail

notices-mail = E-mailben
notices-mail-about = Legfeljebb napi egy levél, benne minden játszma, amely rád vár. Másra nem használjuk a címedet.
notices-mail-address = E-mail-cím
notices-mail-save = Megerősítő levél küldése
# $address: a mail address.
notices-mail-works = A levelek címe: { $address }.
notices-mail-unconfirmed = Úton van egy levél ide: { $address }. Kövesd a benne lévő linket, utána jöhetnek a levelek.
notices-mail-bounced = A levelek visszajöttek innen: { $address }. Adj meg másik címet, vagy újra ugyanezt.
notices-mail-remove = Cím elfelejtése
notices-mail-off = Ez a szerver nem küld e-mailt.

## The feed

notices-feed = Hírcsatornaként
notices-feed-about = Cím naptáraknak és hírolvasóknak, a rád váró játszmákkal. Aki ismeri, el tudja olvasni.
notices-feed-make = Cím kérése
notices-feed-again = Másik kérése
notices-feed-remove = Eltávolítás
notices-feed-once = A címek csak most láthatók.
notices-feed-made = Létrehozva: { $date } (a címek akkor voltak láthatók).
notices-feed-atom = Hírolvasóknak
notices-feed-calendar = Naptáraknak
