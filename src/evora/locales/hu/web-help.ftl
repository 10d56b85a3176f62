# At the table: what happened since one's last move, why something cannot be done, help, and the guide
# for the first game. "You" is said only where exactly one seat is the reader's.
#
# $colour and $holds are letters of colours (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player, or you-name.

## The reader: "you"

you-name = Te
you-board = A te játékostáblád
you-round = { $round }. forduló. Te kezdesz.
you-take = Elveszel { $count } { $colour ->
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
} teszed{ $falls ->
    [0] .
   *[other] ; { $falls } leesik.
}
you-joined = Leülsz.
you-undone = Visszavonsz egy lépést.
you-offered = { $what ->
    [undo] Visszavonnál egy lépést.
    [rematch] Visszavágót szeretnél.
   *[abandon] Győztes nélkül befejeznéd a játszmát.
}
you-answered = { $accept ->
    [yes] Beleegyezel.
   *[no] Nem egyezel bele.
}
you-seat-out = { $reason ->
    [resigned] Feladod.
    [time] Lejárt az időd.
   *[claimed] Elhagytad a játszmát.
}
you-seat-given = Helyetted a gép játszik tovább.
you-time-given = Több időt adsz ({ $receiver }): { $seconds } másodperc.
you-get-time = { $name } { $seconds } másodperccel több időt ad neked.
you-on-holiday = Szabadságon vagy. Vége: { $date }.
you-holiday-over = Visszatértél a szabadságról.
you-rematch-lapsed = Elmentél, így nem lesz visszavágó.
# $count: how many share the win.
you-ended = { $count ->
    [one] Vége a játéknak. Nyertél.
   *[other] Vége a játéknak. Osztozol a győzelmen.
}
# Why the game ended early. $who: the reader, or the only opponent.
you-reason = { $who ->
    [you] { $reason ->
        [resigned] Feladtad.
        [time] Lejárt az időd.
       *[other] Túl sokáig voltál távol, és az ellenfeled magáénak mondta a győzelmet.
    }
   *[opponent] { $reason ->
        [resigned] Az ellenfeled feladta.
        [time] Az ellenfeled ideje lejárt.
       *[other] Az ellenfeled túl sokáig volt távol, így tiéd a győzelem.
    }
}
# Why the reader has won, alone or not; as end-why.
you-why = { $verdict ->
    [rows] A pontszám egyenlő ({ $points }), de neked több kész vízszintes sorod van.
   *[shared] A győztesek pontszáma ({ $points }) és kész vízszintes soraik száma is egyenlő.
}

## Moves as they are drawn. $tiles is the place of the tiles

drawn-take = { $name }: { $tiles } { $source ->
    [0] közép
   *[other] { $source }. korong
} → { $line ->
    [0] padlóvonal
   *[other] { $line }. mintasor
}{ $marker ->
    [no] {""}
   *[yes] , kezdőjátékos-jelző
}{ $falls ->
    [0] {""}
   *[other] , { $falls } leesik
}
drawn-placed = { $name }: { $tiles } → { $row }. sor, { $column }. oszlop, +{ $points }
recap-title = A legutóbbi lépésed óta
recap-watching = A legutóbbi lépés
recap-name = { $name }:
recap-take = { $tiles } → { $line ->
    [0] padló
   *[other] { $short ->
        [yes] { $line }
       *[no] { $line }. sor
    }
}
recap-placed = { $tiles } → { $short ->
    [yes] { $row }/{ $column }
   *[no] { $row }. sor, { $column }. oszlop
}
log-show = Lépés megjelenítése az asztalon

## Why something cannot be done

why = { $kind ->
    [sending] A lépésed úton van.
    [watching] Nézőként vagy itt.
    [over] Vége a játéknak.
    [deal_next] Éppen új csempék kerülnek az asztalra.
    [turn] Most nem te jössz.
    [source_empty] { $source ->
        [0] Az asztal közepe üres.
        [1] Az 1. manufaktúrakorong üres.
        [5] Az 5. manufaktúrakorong üres.
       *[other] A { $source }. manufaktúrakorong üres.
    }
    [no_factory] Nincs { $source }. manufaktúrakorong.
    [no_tiles] { $source ->
        [0] Az asztal közepén nincs { $colour ->
            [B] kék
            [Y] sárga
            [R] piros
            [K] fekete
           *[W] fehér
        } csempe.
        [1] Az 1. manufaktúrakorongon nincs { $colour ->
            [B] kék
            [Y] sárga
            [R] piros
            [K] fekete
           *[W] fehér
        } csempe.
        [5] Az 5. manufaktúrakorongon nincs { $colour ->
            [B] kék
            [Y] sárga
            [R] piros
            [K] fekete
           *[W] fehér
        } csempe.
       *[other] A { $source }. manufaktúrakorongon nincs { $colour ->
           [B] kék
           [Y] sárga
           [R] piros
           [K] fekete
          *[W] fehér
       } csempe.
    }
    [tiles_first] Előbb válassz csempét.
    [wall_later] A fal csempézése a forduló végén jön: most válassz csempét és mintasort.
    [tiling_next] Most egy mezőt válassz a falon.
    [line_full] { $line ->
        [1] Az 1. mintasor tele van.
        [5] Az 5. mintasor tele van.
       *[other] A { $line }. mintasor tele van.
    }
    [line_holds] { $line ->
        [1] Az 1. mintasorban
        [5] Az 5. mintasorban
       *[other] A { $line }. mintasorban
    } { $holds ->
        [B] kék
        [Y] sárga
        [R] piros
        [K] fekete
       *[W] fehér
    } van: más szín nem kerülhet bele.
    [row_has] A fal { $line }. sorában már van { $colour ->
        [B] kék
        [Y] sárga
        [R] piros
        [K] fekete
       *[W] fehér
    }.
    [other_line] Előbb { $line ->
        [1] az 1. mintasor
        [5] az 5. mintasor
       *[other] a { $line }. mintasor
    } következik.
    [space_taken] { $line ->
        [1] Az 1.
        [5] Az 5.
       *[other] A { $line }.
    } sornak ez a mezője foglalt.
   *[column_has] { $column ->
        [1] Az 1. oszlopban
        [5] Az 5. oszlopban
       *[other] A { $column }. oszlopban
    } már van { $colour ->
        [B] kék
        [Y] sárga
        [R] piros
        [K] fekete
       *[W] fehér
    }.
}

## Help

help-title = Súgó
help-short = A játék röviden
help-short-take = Vedd el egy manufaktúrakorongról egy szín összes csempéjét; a többi az asztal közepére kerül. Vagy vedd el egy szín összes csempéjét az asztal közepéről. Aki ezt egy fordulóban elsőként teszi, a kezdőjátékos-jelzőt is megkapja.
help-short-line = Tedd őket az egyik mintasorodba. Egy mintasorban csak egy szín lehet, és olyan nem, amely a fal mellette lévő sorában már megvan.
help-short-floor = Ami nem fér el, a padlóvonalra esik, és pontlevonás jár érte.
help-short-wall = Ha minden csempe elfogyott, minden kész mintasorból egy csempe a falra kerül. Egymagában 1 pontot ér; ha vannak szomszédai, annyit, ahány csempéből az összefüggő sora és oszlopa áll.
help-short-end = A játék azzal a fordulóval ér véget, amelyben valakinek elkészül a falán egy vízszintes sor. Ekkor { $row } pont jár minden kész vízszintes sorért, { $column } minden kész oszlopért, { $colour } minden színért, amelynek mind az öt csempéje a falon van.
help-rules = Az összes szabály
help-lessons = Gyakorlás rövid leckékkel
help-numbers = Mit jelentenek a számok?
help-number-gain = Ennyi pontot hozna ennek a sornak a csempéje, ha most jönne a csempézés.
help-number-falls = Ennyi csempe esne a padlóvonalra.
help-number-floor = Ennyi pontba kerülnek a padlóvonal mezői, balról jobbra.
help-number-then = A pontszámod, ha a forduló most érne véget: a kész sorok a falra kerülnek, a padlóvonal levonódik.
help-number-pile = Ennyi csempe van ebből a színből az asztal közepén.
help-marks = A jellel ellátott keretek azt mutatják, mit léptek a többiek a legutóbbi lépésed óta. Minden játékosnak saját jele van. Mutass a napló egy sorára, vagy koppints rá, és újra láthatod azt a lépést.
help-keys = Billentyűk
help-key-source = Manufaktúrakorong; { $centre } az asztal közepe
help-key-colour = Szín: kék, sárga, piros, fekete, fehér
help-key-line = Mintasor; { $floor } a padlóvonal. Csempézéskor: az oszlop
help-key-arrows = Csempéről csempére, sorról sorra
help-key-enter = Választás, vagy a kiválasztott lépés megtétele
help-key-escape = Egy lépéssel vissza
help-key-replay = Visszajátszás: egy lépés, az első és az utolsó
help-key-help = Ez a súgó
help-key-names = { $key ->
    [arrows] Nyilak
    [enter] Enter
    [escape] Esc
   *[ends] Home, End
}
help-guide = Ismerkedés az asztallal

## The guide through the first game

guide-offer = Új neked a játék?
guide-yes = Kérek bemutatót
guide-no = Nem kell
guide-title = Ismerkedés az asztallal
guide-step = { $number }/{ $count }
guide-sources = Vegyél el csempéket
    .about = Amikor te jössz, vedd el egy manufaktúrakorongról egy szín összes csempéjét; a többi az asztal közepére csúszik. Az asztal közepéről is elvehetsz egy színt.
guide-lines = Tölts meg egy sort
    .about = Tedd a csempéket az egyik mintasorodba. Egy mintasorban csak egy szín lehet, és akkor van kész, ha minden mezője megtelt.
guide-floor = Vigyázz a padlóvonalra
    .about = Ami nem fér el, ide esik. A forduló végén mindegyikért pontlevonás jár.
guide-wall = Csempézd ki a falat
    .about = Ha minden csempe elfogyott, minden kész mintasorból egy csempe a faladra kerül. Minél több csempével érintkezik, annál több pontot hoz.
guide-score = Nyerj!
    .about = Vége a játéknak, ha valakinek a falán elkészül egy vízszintes sor. A kész sorok, oszlopok és színek ekkor pluszpontokat hoznak. Az nyer, akinek a legtöbb pontja van. Te jössz!
guide-next = Tovább
guide-back = Vissza
guide-done = Játsszunk!
