# The table of the web client: the game, the replay, a position. Names of things are read aloud by
# screen readers, so every one is a whole phrase.
#
# $colour is always the letter of a colour (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player.

## Seats

seat-open = szabad hely
seat-nameless = { $seat }. játékos
# The level of an engine in a game that was uploaded: the file says so, and nobody knows.
seat-said = állítólag { $name }
# A small mark of a game that this server did not see from its start: in lists, beside the points.
source-mark = { $source ->
    [uploaded] Feltöltve
   *[position] Állásból indult
}
source-about = { $source ->
    [uploaded] Ezt a játszmát nem itt játszották: valaki feltöltötte a lejegyzését. A nevek, a szintek és az osztások olyanok, ahogy a fájlban állnak.
   *[position] Ez a játszma nem az elejéről indult, hanem egy állásból, amelyet valaki kiválasztott.
}
# Two seats with the same name, for example two engines of one level.
seat-numbered = { $name } ({ $seat })
seat-moves = ő következik
seat-away = nincs itt
seat-holiday = szünet vége: { $date }
seat-out = { $reason ->
    [resigned] feladta
    [time] lejárt az ideje
   *[claimed] kilépett
}
score-title = Pontok
score-points = { $count } pont
# What the score would be if the round were tiled now.
score-then = csempézve { $score }

## What lies on the table

table-sources = Manufaktúrakorongok és az asztal közepe
table-marker = kezdőjátékos-jelző
table-bag = Zsák
table-lid = Fedél
table-stock = { $bag ->
    [0] A zsák üres
   *[other] { $bag } csempe a zsákban
}, { $lid ->
    [0] a fedél üres
   *[other] { $lid } csempe a fedélben
}. A színek megjelenítése
# One part of a list such as "2 blue, 1 red and 1 white".
tiles-of = { $count } { $colour ->
    [B] kék
    [Y] sárga
    [R] piros
    [K] fekete
   *[W] fehér
}
# The last part of such a list.
tiles-marker = a kezdőjátékos-jelző
source-holds = { $source ->
    [0] Az asztal közepe: { $tiles }
   *[other] { $source }. manufaktúrakorong: { $tiles }
}
source-empty = { $source ->
    [0] { $marker ->
        [yes] Az asztal közepe: csak a kezdőjátékos-jelző
       *[no] Az asztal közepe: üres
    }
   *[other] { $source }. manufaktúrakorong: üres
}
table-pick = { $count } { $colour ->
    [B] kék
    [Y] sárga
    [R] piros
    [K] fekete
   *[W] fehér
} { $source ->
    [0] az asztal közepéről
    [1] az 1. manufaktúrakorongról
    [5] az 5. manufaktúrakorongról
   *[other] a { $source }. manufaktúrakorongról
}
board-of = { $name } játékostáblája
folded-open = { $name }: { $score } pont. A tábla megjelenítése
line-empty = { $line }. mintasor: üres
line-holds = { $line }. mintasor: { $line } mezőből { $count } { $colour ->
    [B] kék
    [Y] sárga
    [R] piros
    [K] fekete
   *[W] fehér
}
# $line describes a line or the floor, $effect what the chosen tiles would do there.
line-offers = { $line }. { $effect }
floor-holds = { $count ->
    [0] Padlóvonal: üres
   *[other] Padlóvonal: { $count } foglalt mező, levonás: { $cost } pont
}
floor-hint = vagy a padlóra
wall-row = Fal, { $row }. sor: { $cells }
wall-cell = { $tile ->
    [B] kék
    [Y] sárga
    [R] piros
    [K] fekete
    [W] fehér
   *[none] szabad
}
wall-choice = { $column }. oszlop: { $points } pont

## What a move would do. $falls tiles fall to the floor line; $cost is what the floor line then costs
## more, the start marker included.

preview-completes = Elkészül a sor: { $points } pont{ $falls ->
    [0] {""}
   *[other] ; { $falls } csempe leesik
}{ $cost ->
    [0] {""}
   *[other] ; levonás: { $cost } pont
}{ $marker ->
    [yes] {" "}(a kezdőjátékos-jelzővel)
   *[no] {""}
}
preview-nowhere = Elkészül a sor, de a csempéjének nincs helye a falon{ $cost ->
    [0] {""}
   *[other] ; levonás: { $cost } pont
}
preview-fills = { $line } mezőből { $count } { $colour ->
    [B] kék
    [Y] sárga
    [R] piros
    [K] fekete
   *[W] fehér
}{ $cost ->
    [0] {""}
   *[other] ; levonás: { $cost } pont
}{ $marker ->
    [yes] {" "}(a kezdőjátékos-jelzővel)
   *[no] {""}
}
preview-floor = { $cost ->
    [0] A padlóvonalra, levonás nélkül
   *[other] A padlóvonalra; levonás: { $cost } pont
}
preview-column = { $column ->
    [1] Az 1. oszlopba
    [5] Az 5. oszlopba
   *[other] A { $column }. oszlopba
}, { $points } pont

## The bar: what to do next

bar-choose-tiles = Te jössz: válassz csempét
bar-choose-colour = { $source ->
    [0] Az asztal közepe: válassz színt
   *[other] { $source }. manufaktúrakorong: válassz színt
}
bar-choose-line = { $count } { $colour ->
    [B] kék
    [Y] sárga
    [R] piros
    [K] fekete
   *[W] fehér
} csempe: válassz mintasort
bar-choose-space = Kész { $line ->
    [1] az 1.
    [5] az 5.
   *[other] a { $line }.
} mintasor: válassz mezőt a falon
bar-cancel = Mást választok
bar-confirm = Ezt lépem
bar-undo = Utolsó lépésem visszavonása
bar-undo-ask = Kérem az utolsó lépésem visszavonását

## Who is to move. Also the title of the tab

status-you = Te jössz
status-here = { $name }, te jössz
status-other = { $name } következik
status-wait = Egy pillanat

## Time

# Only for clocks of a day or more.
time-days = { $days } nap { $hours } óra
time-left = Hátralévő idő: { $time }
time-give = Több idő ({ $name }): { $seconds } másodperc

## The standing

standing-title = Pontállás
standing-round = { $phase ->
    [deal] { $round ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $round }.
    } forduló előtt
    [tiling] { $round }. forduló: csempézés
    [over] { $round ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $round }.
    } forduló után
   *[offer] { $round }. forduló
}
standing-last = Utolsó forduló
standing-winner = győztes

## The log, and what is read aloud

log-title = Mi történt?
log-notation = Jelölés
log-token = { $seat }. { $token }
log-round = { $round }. forduló. { $name } kezd.
# $falls: tiles that found no space on the line. $marker: whether the start marker came with the tiles
# (free: the floor line was full, so that it costs nothing).
log-take = { $name } elvesz { $count } { $colour ->
    [B] kék
    [Y] sárga
    [R] piros
    [K] fekete
   *[W] fehér
} csempét { $source ->
    [0] az asztal közepéről
    [1] az 1. manufaktúrakorongról
    [5] az 5. manufaktúrakorongról
   *[other] a { $source }. manufaktúrakorongról
}{ $marker ->
    [yes] {" "}a kezdőjátékos-jelzővel együtt
    [free] {" "}a kezdőjátékos-jelzővel együtt (ez nem kerül semmibe)
   *[no] {""}
}, és { $line ->
    [0] a padlóvonalra
    [1] az 1. mintasorba
    [5] az 5. mintasorba
   *[other] a { $line }. mintasorba
} teszi{ $falls ->
    [0] .
   *[other] ; { $falls } leesik.
}
log-placed = { $name }, { $row }. sor: { $colour ->
    [B] kék
    [Y] sárga
    [R] piros
    [K] fekete
   *[W] fehér
} { $column ->
    [1] az 1.
    [5] az 5.
   *[other] a { $column }.
} oszlopba, { $points } pont.
log-no-space = { $name }, { $line }. mintasor: nincs hely a falon, { $count } csempe leesik.
log-floor = { $name }, padlóvonal: { $points } pont veszteség.
log-bonus = { $kind ->
    [row] { $name }: { $points } pont a kész { $which }. vízszintes sorért.
    [column] { $name }: { $points } pont a kész { $which }. oszlopért.
   *[colour] { $name }: { $points } pont mind az öt { $which ->
        [1] kék
        [2] sárga
        [3] piros
        [4] fekete
       *[5] fehér
    } csempéért.
}
log-joined = { $name } leül.
log-left = Újra szabad { $seat ->
    [1] az 1.
    [5] az 5.
   *[other] a { $seat }.
} hely.
log-undone = { $name } visszavon egy lépést.
log-offered = { $what ->
    [undo] { $name } visszavonna egy lépést.
    [rematch] { $name } visszavágót szeretne.
   *[abandon] { $name } győztes nélkül befejezné a játszmát.
}
log-answered = { $accept ->
    [yes] { $name } beleegyezik.
   *[no] { $name } nem egyezik bele.
}
log-seat-out = { $reason ->
    [resigned] { $name } feladja.
    [time] { $name } ideje lejárt.
   *[claimed] { $name } elhagyta a játszmát.
}
log-seat-given = { $name } helyett a gép játszik tovább.
log-time-given = { $name } több időt ad ({ $receiver }): { $seconds } másodperc.
log-on-holiday = { $name } szabadságon van. Visszatér: { $date }.
log-holiday-over = { $name } visszatért a szabadságról.
# $count: how many winners there are; $names: their names as a list.
log-ended = { $count ->
    [0] { $reason ->
        [abandoned] A játszma közös megegyezéssel ért véget, győztes nélkül.
        [cancelled] A játszmát törölték.
        [void] A játszma nem számít: nem jött el mindenki.
        [host] A játszmát az üzemeltető fejezte be. Nem számít.
       *[other] Vége a játéknak, győztes nélkül.
    }
    [one] Vége a játéknak. { $names } nyer.
   *[other] Vége a játéknak. Megosztott győzelem: { $names }.
}
log-rematch-lapsed = { $name } elment, így nem lesz visszavágó.
log-rematch = Új játszma vár.

## Questions

offer-asks = { $what ->
    [undo] { $name } visszavonna egy lépést.
    [rematch] { $name } visszavágót szeretne.
   *[abandon] { $name } győztes nélkül befejezné a játszmát.
}
offer-own = { $what ->
    [undo] Kérted, hogy visszavonhasd a lépésedet. Még nincs válasz.
    [rematch] Visszavágót javasoltál. Még nincs válasz.
   *[abandon] Javasoltad, hogy győztes nélkül legyen vége a játszmának. Még nincs válasz.
}
offer-accept = Beleegyezem
offer-decline = Elutasítom
offer-withdraw = Mégsem kérem
await-others = Még nincs itt: { $names }. Az óra akkor indul, ha mindenki megjött. Ha valaki nem jön, a játszma véget ér, és nem számít. Várakozás még: { $time }.
absence-wait = { $name } nincs itt. { $seconds } másodperc múlva eldöntheted, hogyan folytatódjon a játszma.
absence-choose = { $name } nincs itt. Hogyan folytatódjon a játszma?
absence-stay = Várok
absence-engine = Játsszon a gép
absence-void = Befejezés győztes nélkül
absence-claim = { $players ->
    [2] Enyém a győzelem
   *[other] Kizárom
}
ask-no = Nem
ask-resign = { $players ->
    [2] Feladod? A játszma véget ér, és az ellenfeled nyer.
   *[other] Feladod? Helyetted a gép játszik tovább, és már nem nyerhetsz.
}
ask-end = Javasolod, hogy győztes nélkül legyen vége a játszmának?

## Beside the table

panel-menu = Napló és menü
panel-close = Bezárás
panel-home = Kezdőlap
panel-result = Eredmény és pontok
panel-offer-end = Befejezést javaslok
panel-resign = Feladom
panel-share = Játszma megosztása
panel-share-position = Állás megosztása
panel-download = Lejegyzés letöltése
panel-play-on = Folytatás innen
share-copied = A link a vágólapon van
share-link = Link
choices-title = Milyen legyen az asztal?

## Before the game

wait-title = { $count ->
    [0] Kezdődik a játszma
   *[other] Még { $count } játékosra várunk
}
wait-short = Játékosokra vár
wait-invited = Meghívtak egy játszmára
wait-settings = { $players } játékos, { $variant ->
    [grey] szürke oldal
   *[coloured] színes oldal
}, { $clock ->
    [budget] { $minutes } perc a játszmára és { $seconds } mp lépésenként
    [days] { $days } nap lépésenként
   *[none] óra nélkül
}
wait-you = te
wait-join = Ide ülök
wait-link = Küldd el ezt a linket azoknak, akikkel játszani szeretnél. A játszma akkor kezdődik, ha minden hely foglalt.
wait-listed = A játszma a váróban van, ahol bárki beszállhat. A linket te magad is elküldheted.
wait-share = Link megosztása
wait-cancel = Játszma törlése
wait-leave = Felállok

## The end

# $how: you (whoever reads it has won, alone or not), others, none.
end-heading = { $how ->
    [you] { $count ->
        [one] Nyertél!
       *[other] Osztozol a győzelmen!
    }
    [others] { $count ->
        [one] { $names } nyert
       *[other] Megosztott győzelem: { $names }
    }
   *[none] Nincs győztes
}
end-reason = { $reason ->
    [row] Elkészült egy vízszintes sor, ezért vége a játéknak.
    [stalled] Három fordulón át senki sem tett csempét a falára, ezért vége a játéknak.
    [no_tiles] Nincs több kiosztható csempe, ezért vége a játéknak.
    [resigned] Egy játékos feladta.
    [time] Egy játékos ideje lejárt.
    [forfeit] Egy játékos túl sokáig volt távol, és az ellenfele magáénak mondta a győzelmet.
    [abandoned] A játszma idő előtt véget ért.
    [void] A játszma nem számít: nem jött el mindenki.
    [host] A játszmát az üzemeltető fejezte be. Nem számít.
   *[cancelled] A játszmát törölték.
}
# Why the winners have won with as many points as others; rows: more complete rows decided.
end-why = { $verdict ->
    [rows] A pontszám egyenlő ({ $points }), de { $names } több vízszintes sort fejezett be.
   *[shared] { $names } pontszáma ({ $points }) és kész vízszintes sorainak száma is egyenlő.
}
end-table = Minden játékos pontjai fordulónként
end-round = { $round }. forduló
end-gained = +{ $points }
end-times = ({ $count })
end-bonus = { $kind ->
    [row] Sorok
    [column] Oszlopok
   *[colour] Színek
}
end-total = Végül
end-rematch = Visszavágó
end-to-rematch = Az új játszmához
rematch-left = { $name } nincs itt.
rematch-agreed = Beleegyeztél. A többiek még nem válaszoltak.
end-replay = Visszajátszás
end-new = Új játszma
fair-title = Tisztességes volt az osztás?
fair-about = { $source ->
    [uploaded] Minden osztásnak a lejegyzésben álló véletlenmagból kell következnie. Hogy a lenyomata (SHA-256) ismert volt-e az első osztás előtt, azt ez a szerver nem tudja: a játszmát máshol játszották.
   *[other] Minden osztás egy titkos számból, a véletlenmagból következik. A lenyomatát (SHA-256) már az első osztás előtt rögzítettük, így a véletlenmagot később senki sem cserélhette ki.
}
fair-hash = { $source ->
    [uploaded] Lenyomat a lejegyzésben
   *[other] Kezdettől ismert lenyomat
}
fair-seed = Véletlenmag
fair-secret = A játszma végén derül ki.
fair-verdict = { $verdict ->
    [matches] A lenyomat egyezik: a böngésződ most számolta ki a véletlenmagból.
    [differs] A lenyomat nem egyezik: valami nincs rendben.
   *[unable] A böngésződ csak HTTPS-oldalakon számol lenyomatot. Az alábbi parancs elvégzi helyette.
}
fair-verify = Ha minden egyes osztást ellenőriznél, töltsd le a lejegyzést, és futtasd ezt:

## Replay

replay-title = Visszajátszás
replay-start = Az első osztás előtt
replay-back = Egy lépéssel vissza
replay-next = Egy lépéssel előre
replay-play = Lejátszás
replay-pause = Szünet
replay-slider = Lépés a játszmában
replay-try = Más lépések kipróbálása
replay-game = A játszmához
replay-record-about = Nézz meg bármilyen játszmát, amelyet Evora-lejegyzésként mentettek.
replay-record-file = A lejegyzés fájlja
replay-record-text = Vagy a lejegyzés szövege
replay-show = Megjelenítés

## When something is in the way

# $pending: whether something that you did waits to be sent.
note-lost = { $pending ->
    [yes] Megszakadt a kapcsolat, újrapróbáljuk. A lépésed megvan, és el fogjuk küldeni.
   *[no] Megszakadt a kapcsolat, újrapróbáljuk…
}
note-closing = { $pending ->
    [yes] A szerver újraindul. A lépésed megvan, és el fogjuk küldeni.
   *[no] A szerver újraindul. A játszma egy pillanat múlva folytatódik.
}
note-outdated = Ez az oldal elavult: az Evora frissült, mióta megnyitottad.
note-reload = Újratöltés
note-unreachable = A szerver nem érhető el. Újrapróbáljuk…
nogame-title = { $why ->
    [cancelled] Ezt a játszmát törölték
    [unknown] Nincs ilyen játszma
   *[away] A játszma nem jeleníthető meg
}
nogame-about = { $why ->
    [cancelled] Aki létrehozta, törölte, mielőtt elkezdődött volna.
    [unknown] Lehet, hogy a link hiányos, vagy el van gépelve. Kérd el újra, vagy kezdj saját játszmát.
   *[away] A szerver nem úgy válaszol, ahogy kellene. Várj egy kicsit, és töltsd be újra az oldalt.
}

## Ways to learn from a game that is over

analysis-here = Elemzés
review-here = A játszma kiértékelése
