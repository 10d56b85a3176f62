# The rules on one page, in our own words. Each picture has a caption, and as .alt a description for people who
# do not see it. The words for the parts of the game are those of the glossary.

rules-about = Das ganze Spiel auf einer Seite. Wer lieber beim Spielen lernt, probiert die Lektionen aus.
rules-lessons = Beim Spielen lernen
rules-print = Drucken
rules-contents = Auf dieser Seite

## At a glance

rules-glance = Auf einen Blick
rules-glance-take = In deinem Zug nimmst du alle Fliesen einer Farbe von einer Manufaktur oder aus der Tischmitte.
rules-glance-place = Lege sie alle in eine deiner Musterreihen; darin liegt immer nur eine Farbe. Was nicht passt, fällt in deine Bodenreihe.
rules-glance-tile = Sind alle Fliesen genommen, rückt aus jeder vollen Reihe eine Fliese an deine Wand und bringt Punkte. Fliesen, die sich berühren, bringen mehr.
rules-glance-floor = Fliesen in deiner Bodenreihe kosten Punkte.
rules-glance-end = Die erste volle Wandreihe beendet das Spiel. Wandreihen, Spalten und Farben bringen noch einen Bonus, und wer die meisten Punkte hat, gewinnt.

## What is on the table

rules-table = Was auf dem Tisch liegt
rules-table-tiles = Es gibt 100 Fliesen, je 20 in fünf Farben: Blau, Gelb, Rot, Schwarz und Weiß. Zu Beginn sind alle im Beutel. Gebrauchte Fliesen warten im Schachteldeckel, bis der Beutel leer ist.
rules-table-factories = Die Manufakturen sind runde Scheiben für je vier Fliesen. Zwischen ihnen ist die Tischmitte; dort sammeln sich die Fliesen, die andere übrig lassen. Auch der Startmarker, der zeigt, wer die nächste Runde beginnt, liegt am Anfang jeder Runde dort.
rules-table-board = Alle haben ein Tableau. Links sind fünf Musterreihen für eine bis fünf Fliesen. Rechts ist die Wand, fünf Wandreihen mit je fünf Feldern; jede Musterreihe gehört zu der Wandreihe daneben. Unten liegt die Bodenreihe mit sieben Feldern.
rules-fig-board = Ein Tableau mit der farbigen Seite, vor der ersten Fliese.
    .alt = Ein Tableau. Links fünf Musterreihen mit einem, zwei, drei, vier und fünf Feldern. Rechts eine Wand aus fünf Reihen und fünf Spalten. Unten sieben Felder der Bodenreihe, die 1, 1, 2, 2, 2, 3 und 3 Punkte kosten.

## Set-up

rules-setup = Aufbau
rules-setup-side = Wählt eine Seite der Tableaus, für alle dieselbe. Zuerst wird die farbige Seite beschrieben. Alle beginnen mit 0 Punkten.
rules-setup-start = Bestimmt, wer beginnt, oder lasst das Los entscheiden.
rules-setup-fill = Legt auf jede Manufaktur vier Fliesen, blind aus dem Beutel gezogen.
rules-setup-players = Spieler
rules-setup-count = Manufakturen
rules-setup-dealt = Fliesen je Runde

## Taking tiles

rules-offer = Fliesen nehmen
rules-offer-turns = Wer die Runde beginnt, zieht zuerst; dann geht es reihum, bis auf den Manufakturen und in der Tischmitte keine Fliese mehr liegt. Ein Zug hat zwei Hälften: nehmen und legen.
rules-offer-factory = Von einer Manufaktur: Nimm alle Fliesen einer Farbe. Die übrigen rutschen in die Tischmitte.
rules-offer-centre = Oder aus der Tischmitte: Nimm alle Fliesen einer Farbe. Der Rest bleibt liegen.
rules-offer-marker = Wer in einer Runde als Erstes aus der Tischmitte nimmt, bekommt auch den Startmarker. Er kommt auf das erste freie Feld der eigenen Bodenreihe, noch vor den Fliesen dieses Zuges. Wer ihn hat, beginnt die nächste Runde.
rules-fig-take = Die zwei blauen Fliesen werden genommen. Die rote und die schwarze rutschen in die Tischmitte.
    .alt = Drei Manufakturen. Von der ersten, mit zwei blauen, einer roten und einer schwarzen Fliese, werden die blauen genommen. In der Tischmitte liegen der Startmarker und eine gelbe Fliese.

## Placing them

rules-place = Fliesen legen
rules-place-one = Alle genommenen Fliesen kommen in eine Reihe. Verteilt werden sie nie.
rules-place-colour = In einer Reihe liegt nur eine Farbe. In eine angefangene Reihe kommt nur noch diese Farbe.
rules-place-wall = In eine Reihe kommt keine Farbe, die ihre Wandreihe schon hat.
rules-place-full = In eine volle Reihe kommt nichts mehr.
rules-place-fall = Fliesen, die nicht passen, fallen in die Bodenreihe.
rules-place-floor = Du darfst immer alle genommenen Fliesen in die Bodenreihe legen, auch ohne es zu müssen.
rules-fig-place = Zwei blaue Fliesen könnten in die fünfte Reihe oder in die erste, wo eine fallen würde. Die zweite und die vierte Wandreihe haben schon Blau, und in der dritten Reihe liegt Schwarz.
    .alt = Ein Tableau. In der dritten Reihe liegen zwei schwarze Fliesen, die anderen sind leer. Die zweite und die vierte Wandreihe haben Blau.

## The floor line

rules-floor = Die Bodenreihe
rules-floor-fill = Die Bodenreihe füllt sich von links. Ihre Felder kosten 1, 1, 2, 2, 2, 3 und 3 Punkte. Der Startmarker belegt ein Feld wie eine Fliese und kostet ebenso viel.
rules-floor-over = Sind alle sieben Felder belegt, kommen weitere Fliesen in den Deckel und kosten nichts mehr.
rules-fig-floor = Der Marker und vier Fliesen: 1 + 1 + 2 + 2 + 2 = 8 Punkte verloren.
    .alt = Ein Tableau, in dessen Bodenreihe der Startmarker, zwei schwarze Fliesen, eine gelbe und eine weiße liegen.

## Tiling

rules-tiling = Von den Reihen an die Wand
rules-tiling-when = Sind alle Fliesen genommen, gehen alle ihre Reihen von oben nach unten durch.
rules-tiling-complete = Aus einer vollen Reihe rückt eine Fliese auf das Feld ihrer Farbe in der Wandreihe daneben und bringt sofort Punkte. Die übrigen Fliesen der Reihe kommen in den Deckel.
rules-tiling-incomplete = Eine Reihe, die nicht voll ist, bleibt für die nächste Runde, wie sie ist.
rules-tiling-cost = Dann verlieren alle die Punkte ihrer Bodenreihe, aber niemand fällt unter 0. Die Fliesen daraus kommen in den Deckel; den Marker behält, wer ihn hat.
rules-fig-before = Vor dem Fliesen, mit 4 Punkten …
    .alt = Ein Tableau. Die erste Reihe ist voll mit Rot, die dritte mit Blau; in der vierten liegen zwei von vier schwarzen Fliesen. Die zweite Wandreihe hat Gelb im dritten Feld. Am Boden liegen der Marker und eine gelbe Fliese.
rules-fig-after = … und danach. Rot bringt 2, denn es berührt Gelb. Blau ergibt drei in der Spalte und bringt 3. Der Boden kostet 2, macht zusammen 7 Punkte.
    .alt = Dasselbe Tableau. In der dritten Spalte liegen Rot, Gelb und Blau untereinander. In der vierten Reihe liegen noch zwei schwarze Fliesen; die anderen Reihen und der Boden sind leer.

## Scoring

rules-scoring = Was eine Fliese bringt
rules-scoring-how = Sieh von der neuen Fliese aus auf ihre Nachbarn. Zähl die Fliesen, die waagerecht lückenlos mit ihr verbunden sind, und ebenso die senkrecht verbundenen, sie selbst jedes Mal mit. Sind es waagerecht mindestens zwei, bringt das so viele Punkte; sind es senkrecht mindestens zwei, kommen auch diese dazu. Eine Fliese ohne Nachbarn bringt 1 Punkt.
rules-fig-lone = Allein: 1 Punkt.
    .alt = Eine Wand mit einer einzigen Fliese.
rules-fig-row = Die dritte waagerecht: 3 Punkte.
    .alt = Eine Wand mit drei Fliesen nebeneinander; die neue ist die letzte.
rules-fig-column = Die dritte senkrecht: 3 Punkte.
    .alt = Eine Wand mit drei Fliesen untereinander; die neue ist die unterste.
rules-fig-both = Zwei waagerecht und drei senkrecht: 5 Punkte.
    .alt = Eine Wand, an der die neue Fliese links einen Nachbarn hat und über sich zwei.

## The next round

rules-next = Die nächste Runde
rules-next-fill = Hat niemand eine volle Wandreihe? Dann werden die Manufakturen wieder mit je vier Fliesen gefüllt, und wer den Marker hat, beginnt.
rules-next-bag = Ist der Beutel leer und werden noch Fliesen gebraucht, kommt alles aus dem Deckel in den Beutel, und es wird weiter gefüllt.
rules-next-short = Reichen die Fliesen auch dann nicht, wird die Runde mit denen gespielt, die da sind.

## The end

rules-end = Das Spielende
rules-end-when = Das Spiel endet nach der Runde, in der an mindestens einer Wand eine waagerechte Reihe voll geworden ist. Dann kommen für alle dazu:
rules-end-bonus = Bonus
rules-end-points = Punkte
rules-end-row = jede volle Wandreihe
rules-end-column = jede volle Spalte
rules-end-colour = jede Farbe mit allen fünf Fliesen an der Wand
rules-end-win = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr volle Wandreihen hat. Ist auch das gleich, wird der Sieg geteilt.
rules-fig-end = Eine Wandreihe, eine Spalte und alle fünf blauen Fliesen: 2 + 7 + 10 = 19 Punkte.
    .alt = Eine Wand, deren erste Reihe und erste Spalte voll sind und deren blaue Fliesen die Diagonale füllen.

## The grey side

rules-grey = Die graue Seite
rules-grey-free = Alles ist wie zuvor, nur hat die Wand keine aufgedruckten Farben. Ist eine Reihe voll, wählst du das Feld in ihrer Wandreihe. Jede Farbe darf in einer Wandreihe nur einmal vorkommen und in einer Spalte auch.
rules-grey-none = Gibt es für eine volle Reihe kein solches Feld, fallen alle ihre Fliesen in die Bodenreihe.
rules-fig-grey = Die rote Fliese der zweiten Reihe darf auf eines der beiden Felder mit Ring. Die vierte Spalte hat schon Rot.
    .alt = Eine graue Wand. In der zweiten Wandreihe ist das erste Feld blau, das dritte gelb. Von den drei freien Feldern sind das zweite und das fünfte erlaubt; das vierte ist gesperrt, weil darunter in derselben Spalte Rot liegt.

## Finer points

rules-finer = Feinheiten
rules-finer-about = Die Spielanleitungen lassen ein paar Dinge offen. Evora hält es damit so.
rules-finer-marker = Ist deine Bodenreihe voll, wenn du den Marker bekommst, kostet er nichts. Die nächste Runde beginnst du trotzdem.
rules-finer-same = Hat in einer Runde niemand aus der Tischmitte genommen, beginnt wieder dieselbe Person.
rules-finer-order = Auf der grauen Seite fliest zuerst, wer die Runde begonnen hat, dann die anderen reihum, jeweils von oben nach unten. Kann eine Fliese gelegt werden, muss sie es auch. Alle Bodenreihen werden danach gemeinsam gewertet.
rules-finer-stalled = Ist drei Runden hintereinander keine Fliese an eine Wand gekommen, endet das Spiel mit der Bonuswertung.
rules-finer-tiles = Sind Beutel und Deckel beide leer, wenn eine Runde beginnen soll, endet das Spiel mit der Bonuswertung. Das kann nur zu viert passieren.
rules-finer-public = Alles liegt offen, nur die Reihenfolge der Fliesen im Beutel nicht. Innerhalb einer Runde gibt es keinen Zufall.
