# At the table: what happened since one's last move, why something cannot be done, help, and the guide
# for the first game. "You" is said only where exactly one seat is the reader's.
#
# $colour and $holds are letters of colours (B, Y, R, K, W); $source 0 is the centre of the table;
# $line 0 is the floor line; $name is the name of a player, or you-name.

## The reader: "you"

you-name = Du
you-board = Dein Tableau
you-round = Runde { $round }. Du beginnst.
you-take = Du legst { $count } { $colour ->
    [B] blaue
    [Y] gelbe
    [R] rote
    [K] schwarze
   *[W] weiße
} { $source ->
    [0] aus der Tischmitte
   *[other] von Manufaktur { $source }
} { $line ->
    [0] in die Bodenreihe
   *[other] in Reihe { $line }
}{ $marker ->
    [yes] {" "}und nimmst den Startmarker
    [free] {" "}und nimmst den Startmarker, der nichts kostet
   *[no] {""}
}{ $falls ->
    [0] .
    [one] ; { $falls } fällt.
   *[other] ; { $falls } fallen.
}
you-joined = Du setzt dich an den Tisch.
you-undone = Du nimmst einen Zug zurück.
you-offered = { $what ->
    [undo] Du möchtest einen Zug zurücknehmen.
    [rematch] Du möchtest noch eine Partie spielen.
   *[abandon] Du möchtest die Partie ohne Ergebnis beenden.
}
you-answered = { $accept ->
    [yes] Du bist einverstanden.
   *[no] Du bist nicht einverstanden.
}
you-seat-out = { $reason ->
    [resigned] Du gibst auf.
    [time] Deine Zeit ist abgelaufen.
   *[claimed] Du hast die Partie verlassen.
}
you-seat-given = Der Computer spielt für dich weiter.
you-time-given = Du gibst { $receiver } { $seconds } Sekunden mehr.
you-get-time = { $name } gibt dir { $seconds } Sekunden mehr.
you-on-holiday = Du bist bis { $date } im Urlaub.
you-holiday-over = Du bist aus dem Urlaub zurück.
you-rematch-lapsed = Du bist gegangen, daher gibt es keine neue Partie.
# $count: how many share the win.
you-ended = { $count ->
    [one] Die Partie ist zu Ende. Du gewinnst.
   *[other] Die Partie ist zu Ende. Du teilst dir den Sieg.
}
# Why the game ended early. $who: the reader, or the only opponent.
you-reason = { $who ->
    [you] { $reason ->
        [resigned] Du hast aufgegeben.
        [time] Deine Zeit ist abgelaufen.
       *[other] Du warst zu lange weg, und dein Gegenüber hat den Sieg beansprucht.
    }
   *[opponent] { $reason ->
        [resigned] Dein Gegenüber hat aufgegeben.
        [time] Die Zeit deines Gegenübers ist abgelaufen.
       *[other] Dein Gegenüber war zu lange weg, und du hast den Sieg beansprucht.
    }
}
# Why the reader has won, alone or not; as end-why.
you-why = { $verdict ->
    [rows] Gleichstand nach Punkten ({ $points }); du hast mehr volle Wandreihen.
   *[shared] Ihr habt je { $points } Punkte und gleich viele volle Wandreihen.
}

## Moves as they are drawn. $tiles is the place of the tiles

drawn-take = { $name }: { $tiles } { $source ->
    [0] Tischmitte
   *[other] Manufaktur { $source }
} → { $line ->
    [0] Bodenreihe
   *[other] Reihe { $line }
}{ $marker ->
    [no] {""}
   *[yes] , Startmarker
}{ $falls ->
    [0] {""}
    [one] , { $falls } fällt
   *[other] , { $falls } fallen
}
drawn-placed = { $name }: { $tiles } → Wandreihe { $row }, Spalte { $column }, +{ $points }
recap-title = Seit deinem letzten Zug
recap-watching = Der letzte Zug
recap-name = { $name }:
recap-take = { $tiles } → { $line ->
    [0] Boden
   *[other] { $short ->
        [yes] { $line }
       *[no] Reihe { $line }
    }
}
recap-placed = { $tiles } → { $short ->
    [yes] { $row }/{ $column }
   *[no] Wandreihe { $row }, Spalte { $column }
}
log-show = Diesen Zug auf dem Tisch zeigen

## Why something cannot be done

why = { $kind ->
    [sending] Dein Zug ist unterwegs.
    [watching] Du siehst bei dieser Partie nur zu.
    [over] Die Partie ist zu Ende.
    [deal_next] Die nächsten Fliesen werden gerade ausgelegt.
    [turn] Du bist nicht am Zug.
    [source_empty] { $source ->
        [0] Die Tischmitte ist leer.
       *[other] Manufaktur { $source } ist leer.
    }
    [no_factory] Manufaktur { $source } gibt es nicht.
    [no_tiles] { $source ->
        [0] In der Tischmitte liegt kein { $colour ->
            [B] Blau
            [Y] Gelb
            [R] Rot
            [K] Schwarz
           *[W] Weiß
        }.
       *[other] Auf Manufaktur { $source } liegt kein { $colour ->
           [B] Blau
           [Y] Gelb
           [R] Rot
           [K] Schwarz
          *[W] Weiß
       }.
    }
    [tiles_first] Wähle zuerst Fliesen.
    [wall_later] Die Wand wird am Ende der Runde gefliest: Wähle Fliesen und eine Reihe.
    [tiling_next] Wähle jetzt ein Feld an der Wand.
    [line_full] Reihe { $line } ist voll.
    [line_holds] In Reihe { $line } liegt schon { $holds ->
        [B] Blau
        [Y] Gelb
        [R] Rot
        [K] Schwarz
       *[W] Weiß
    }: Eine andere Farbe passt nicht.
    [row_has] Wandreihe { $line } hat schon { $colour ->
        [B] Blau
        [Y] Gelb
        [R] Rot
        [K] Schwarz
       *[W] Weiß
    }.
    [other_line] Reihe { $line } kommt zuerst.
    [space_taken] Dieses Feld der Wandreihe { $line } ist schon belegt.
   *[column_has] Spalte { $column } hat schon { $colour ->
       [B] Blau
       [Y] Gelb
       [R] Rot
       [K] Schwarz
      *[W] Weiß
   }.
}

## Help

help-title = Hilfe
help-short = Das Spiel in Kürze
help-short-take = Nimm alle Fliesen einer Farbe von einer Manufaktur; ihre übrigen Fliesen kommen in die Tischmitte. Oder nimm alle Fliesen einer Farbe aus der Tischmitte. Wer das in einer Runde als Erstes tut, bekommt den Startmarker dazu.
help-short-line = Lege sie in eine deiner Reihen. In einer Reihe liegt nur eine Farbe, und zwar keine, die ihre Wandreihe schon hat.
help-short-floor = Was nicht passt, fällt in die Bodenreihe und kostet Punkte.
help-short-wall = Sind alle Fliesen genommen, rückt aus jeder vollen Reihe eine Fliese an die Wand. Sie bringt so viele Punkte, wie Fliesen waagerecht und senkrecht lückenlos mit ihr verbunden sind, sie selbst mitgezählt.
help-short-end = Das Spiel endet nach der Runde, in der jemand eine Wandreihe voll macht. Dann gibt es { $row } Punkte für jede volle Wandreihe, { $column } für jede volle Spalte und { $colour } für jede Farbe mit allen fünf Fliesen.
help-rules = Alle Regeln
help-lessons = In kleinen Lektionen üben
help-numbers = Was die Zahlen bedeuten
help-number-gain = Was die Fliese dieser Reihe brächte, wenn jetzt gefliest würde.
help-number-falls = So viele Fliesen würden in die Bodenreihe fallen.
help-number-floor = Was jedes Feld der Bodenreihe kostet, von links nach rechts.
help-number-then = Deine Punkte, wenn die Runde jetzt endete: volle Reihen gefliest, Bodenreihe abgezogen.
help-number-pile = So viele Fliesen der Farbe liegen in der Tischmitte.
help-marks = Rahmen mit einem Symbol zeigen, was die anderen seit deinem letzten Zug getan haben. Alle am Tisch haben ein eigenes Symbol. Zeig auf eine Zeile im Verlauf oder tippe sie an, um den Zug noch einmal zu sehen.
help-keys = Tasten
help-key-source = Manufaktur; { $centre } ist die Tischmitte
help-key-colour = Farbe: Blau, Gelb, Rot, Schwarz, Weiß
help-key-line = Reihe; { $floor } ist die Bodenreihe. Beim Fliesen: die Spalte
help-key-arrows = Von Fliese zu Fliese, von Reihe zu Reihe
help-key-enter = Auswählen oder den gewählten Zug ausführen
help-key-escape = Einen Schritt zurück
help-key-replay = Nachspielen: ein Schritt, Anfang und Ende
help-key-help = Diese Hilfe
help-key-names = { $key ->
    [arrows] Pfeile
    [enter] Eingabe
    [escape] Esc
   *[ends] Pos1, Ende
}
help-guide = Zeig mir den Tisch

## The guide through the first game

guide-offer = Neu im Spiel?
guide-yes = Zeig es mir
guide-no = Nein
guide-title = Ein Blick auf den Tisch
guide-step = { $number } von { $count }
guide-sources = Fliesen nehmen
    .about = In deinem Zug nimmst du alle Fliesen einer Farbe von einer Manufaktur; die anderen rutschen in die Tischmitte. Du kannst auch eine Farbe aus der Tischmitte nehmen.
guide-lines = Eine Reihe füllen
    .about = Lege die Fliesen in eine deiner Reihen. In einer Reihe liegt nur eine Farbe, und sie ist voll, wenn alle Felder belegt sind.
guide-floor = Vorsicht, Boden
    .about = Fliesen, die keinen Platz finden, fallen hierher. Jede kostet am Ende der Runde Punkte.
guide-wall = Die Wand fliesen
    .about = Sind alle Fliesen genommen, rückt aus jeder vollen Reihe eine Fliese an deine Wand. Je mehr Fliesen sie dort berührt, desto mehr Punkte bringt sie.
guide-score = Gewinnen
    .about = Das Spiel endet, wenn jemand eine volle Wandreihe hat. Volle Wandreihen, Spalten und Farben bringen dann noch Extrapunkte. Wer die meisten Punkte hat, gewinnt. Du bist dran!
guide-next = Weiter
guide-back = Zurück
guide-done = Spielen
