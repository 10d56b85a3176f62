# The lessons: twelve small exercises on real positions. "You" is the learner, "your opponent" the other
# player. The words for the parts of the game are those of the glossary.

## The list of lessons

learn-heading = Spielen lernen
learn-about = { $count ->
    [one] { $count } kleine Übung auf einem echten Tableau. Sie dauert nicht einmal eine Minute.
   *[other] { $count } kleine Übungen auf einem echten Tableau. Jede dauert nicht einmal eine Minute, und du kannst jederzeit aufhören.
}
learn-begin = Anfangen
learn-continue = Weiter mit Lektion { $number }
learn-again = Von vorn anfangen
learn-progress = { $done ->
    [0] Noch keine Lektion geschafft
   *[other] { $done } von { $count } Lektionen geschafft
}
learn-list = Lektionen
learn-done = geschafft
learn-forget = Vergessen, welche Lektionen ich geschafft habe
learn-rules-about = Möchtest du lieber lesen?
learn-rules = Die Regeln auf einer Seite
learn-better = Besser werden
learn-better-puzzles = Finde den einen Zug, der klar der beste ist.
learn-better-review = Sieh, was die Züge einer Partie gekostet haben und wie viel Glück dabei war.
learn-better-analysis = Probiere jede Stellung mit Hilfe des Computers aus.

## A lesson

lesson-number = Lektion { $number } von { $count }
lesson-task = Aufgabe { $number } von { $count }
lesson-goal = Deine Aufgabe
lesson-hint = Tipp zeigen
lesson-hint-heading = Tipp
lesson-again = Noch einmal
lesson-next-task = Nächste Aufgabe
lesson-next = Nächste Lektion
lesson-all = Alle Lektionen
lesson-right = Gut gemacht
lesson-wrong = Nicht ganz
lesson-shown = Die Lösung
lesson-turn = Du bist am Zug.
lesson-thinking = Dein Gegenüber denkt nach.
lesson-loading = Das Tableau wird aufgebaut.
lesson-you = Du
lesson-opponent = Gegenüber
lesson-missing = Diese Lektion gibt es nicht
lesson-finished = Jetzt kannst du mitspielen
lesson-finished-about = Das war die letzte Lektion. Am besten machst du mit einer Partie weiter; dein erster Gegner hat viel Geduld.
lesson-first-game = Deine erste Partie

## 1. Taking tiles

lesson-take = Fliesen nehmen
    .about = Die runden Scheiben sind die Manufakturen. In deinem Zug nimmst du alle Fliesen einer Farbe von einer Manufaktur und legst sie in eine deiner fünf Musterreihen. In die erste Reihe passt eine Fliese, in die zweite passen zwei und so weiter bis fünf.
task-take = Auf einer Manufaktur liegen zwei blaue Fliesen. Nimm sie und lege sie in deine zweite Reihe.
    .hint = Wähle eine blaue Fliese auf Manufaktur 1: Die andere kommt von selbst mit. Wähle dann die Reihe mit zwei Feldern.
    .right = Beide blauen Fliesen kamen mit, denn du nimmst immer alle Fliesen der Farbe. Sie füllen deine zweite Reihe genau.
    .wrong-floor = Auf dem Boden landen Fliesen, die niemand will: Sie kosten dort Punkte. Wähle stattdessen eine Reihe.
    .wrong-colour = Die waren nicht blau. Such die Manufaktur mit zwei blauen Fliesen.
    .wrong-one = Auf dieser Manufaktur lag nur eine blaue Fliese. Auf einer anderen liegen zwei.
    .wrong-line = Die richtigen Fliesen, aber die falsche Reihe. Die zweite von oben hat Platz für genau zwei.

## 2. The rest goes to the centre

lesson-rest = Was du übrig lässt
    .about = Wenn du von einer Manufaktur nimmst, rutschen ihre übrigen Fliesen in die Tischmitte. Von dort können sich später alle bedienen. Was du übrig lässt, ist deshalb so wichtig wie das, was du nimmst.
task-rest = In der Tischmitte liegen zwei weiße Fliesen. Nimm so von einer Manufaktur, dass dort nach deinem Zug vier weiße liegen.
    .hint = Such die Manufaktur mit zwei weißen Fliesen und nimm etwas anderes von ihr.
    .right = Die zwei weißen Fliesen sind in die Mitte gerutscht, und jetzt liegen dort vier weiße zusammen.
    .wrong-white = Du hast die weißen Fliesen selbst genommen, also kamen sie nicht in die Tischmitte.
    .wrong-centre = Aus der Tischmitte rutscht nichts weiter. Nimm von einer Manufaktur.
    .wrong-other = Es kamen weniger als zwei weiße Fliesen in die Tischmitte. Such die Manufaktur, auf der zwei liegen.

## 3. The centre and the start marker

lesson-centre = Tischmitte und Startmarker
    .about = Auch aus der Tischmitte nimmst du alle Fliesen einer Farbe; der Rest bleibt liegen. Wer sich in einer Runde als Erstes dort bedient, bekommt außerdem den Startmarker, die runde cremefarbene Fliese mit der 1. Er liegt in deiner Bodenreihe und kostet einen Punkt, aber du beginnst die nächste Runde.
task-centre = Nimm aus der Tischmitte und lass keine Fliese fallen.
    .hint = In der Tischmitte liegen zwei gelbe Fliesen und eine schwarze. Lege, was du nimmst, in eine Reihe mit genug Platz.
    .right = Der Marker liegt in deiner Bodenreihe: Er kostet 1 Punkt, und du beginnst die nächste Runde.
    .wrong-factory = Das war eine Manufaktur. Der Marker liegt in der Tischmitte, und die Fliesen für diese Aufgabe auch.
    .wrong-fell = Die Tischmitte war richtig, aber auch eine Fliese ist in deine Bodenreihe gefallen. Wähle eine Reihe mit genug Platz.

## 4. One colour in a line

lesson-colour = Eine Farbe je Reihe
    .about = Alle Fliesen einer Reihe haben dieselbe Farbe. In eine angefangene Reihe kommt nur noch diese Farbe, bis sie voll ist. Was am Ende der Runde nicht voll ist, bleibt, wie es ist.
task-colour = Mach deine dritte Reihe voll und lass keine Fliese fallen.
    .hint = In der dritten Reihe liegen zwei rote Fliesen, und eine passt noch hinein. Such eine Manufaktur mit genau einer roten Fliese.
    .right = Eine rote Fliese hat gefehlt, und genau eine hast du genommen.
    .wrong-fell = Die Reihe ist voll, aber du hast eine Fliese zu viel genommen: Sie ist in deine Bodenreihe gefallen. Auf einer anderen Manufaktur liegt genau eine rote.
    .wrong-other = Das macht die dritte Reihe nicht voll. Dort liegen zwei rote Fliesen, und eine fehlt noch.

## 5. Too many tiles

lesson-overflow = Zu viele Fliesen
    .about = Du darfst mehr Fliesen nehmen, als in eine Reihe passen. Was nicht passt, fällt in deine Bodenreihe, und jede Fliese dort kostet Punkte. Auf zwei Reihen verteilen darfst du nie.
task-overflow = Nimm die vier weißen Fliesen aus der Tischmitte so, dass möglichst wenige fallen.
    .hint = In der fünften Reihe liegen schon zwei weiße Fliesen, und drei Felder sind noch frei.
    .right = Drei Fliesen passen, eine ist gefallen. Manchmal ist ein kleiner Verlust das Beste, was es gibt.
    .wrong-colour = Diesmal müssen es die weißen Fliesen aus der Tischmitte sein.
    .wrong-floor = Jetzt liegen alle vier auf dem Boden und kosten 6 Punkte. Eine Reihe fängt einige davon auf.
    .wrong-many = Drei der vier sind gefallen. Eine andere Reihe hat mehr Platz für Weiß.

## 6. The wall says no

lesson-wall = Die Wand sagt Nein
    .about = Neben deinen Reihen ist deine Wand. Jede Wandreihe hat ein Feld für jede Farbe. Ist eine Farbe schon in der Wandreihe, nimmt die Musterreihe daneben diese Farbe nicht mehr an.
task-wall = Nimm die zwei blauen Fliesen und finde die Reihe, in die beide passen.
    .hint = Die zweite und die vierte Wandreihe haben schon Blau, in der dritten Reihe liegt Schwarz, und die erste ist zu kurz.
    .right = Nur die fünfte Reihe hatte Platz für beide.
    .wrong-colour = Die waren nicht blau. Nimm die zwei blauen Fliesen von der ersten Manufaktur.
    .wrong-floor = Auf den Boden darfst du immer legen, aber hier passen beide in eine Reihe.
    .wrong-fell = In die erste Reihe passt nur eine Fliese, also ist die andere gefallen. Eine Reihe hat Platz für beide.

## 7. From the line to the wall

lesson-tiling = Von der Reihe an die Wand
    .about = Sind alle Fliesen genommen, endet die Runde. Dann rückt von oben nach unten aus jeder vollen Reihe eine Fliese auf ihr Feld an der Wand, und die übrigen der Reihe verlassen das Tableau. Die Fliese bringt sofort Punkte: 1, wenn sie allein liegt, mehr, wenn sie andere berührt.
task-tiling = Das sind die letzten Fliesen der Runde. Mach deine dritte Reihe voll und sieh zu.
    .hint = In der dritten Reihe liegt eine blaue Fliese. Mit zwei weiteren ist sie voll.
    .right = Drei Fliesen sind an die Wand gerückt, eine unter die andere: erst 1 Punkt, dann 2, dann 3. Das macht { $points }. Die weiße Fliese bleibt, wo sie ist, denn ihre Reihe ist nicht voll.
    .wrong-floor = Auf dem Boden kosten diese zwei Fliesen nur Punkte. Deine dritte Reihe würden sie voll machen.
    .wrong-open = Damit wurde keine Reihe voll. In der dritten fehlen genau zwei blaue Fliesen.

## 8. Scoring

lesson-runs = Fliesen, die sich berühren
    .about = Eine neue Fliese an der Wand bringt 1 Punkt für jede Fliese, die waagerecht lückenlos mit ihr verbunden ist, sie selbst mitgezählt, und senkrecht ebenso. Hat sie in beiden Richtungen Nachbarn, zählt beides. Eine Fliese ohne Nachbarn bringt 1 Punkt.
task-runs = Mit diesen zwei schwarzen Fliesen würde jede von vier Reihen voll. Wähle die, die am meisten bringt.
    .hint = Sieh nach, wohin Schwarz in jeder Wandreihe kommt: Das Feld mit den meisten Nachbarn ist in der vierten.
    .right = Drei waagerecht und drei senkrecht: { $points } Punkte mit einer Fliese.
    .wrong-floor = Auf dem Boden bringen sie nichts. Jede der Reihen brächte Punkte.
    .wrong-fewer = { $points ->
        [one] Das brachte { $points } Punkt. Eine der Reihen bringt mehr: Zähl die Nachbarn neben, über und unter dem Feld.
       *[other] Das brachte { $points } Punkte. Eine der Reihen bringt mehr: Zähl die Nachbarn neben, über und unter dem Feld.
    }

## 9. What the floor costs

lesson-costs = Was der Boden kostet
    .about = Die sieben Felder der Bodenreihe kosten von links nach rechts 1, 1, 2, 2, 2, 3 und 3 Punkte. Am Ende jeder Runde werden sie abgezogen, und der Boden ist wieder leer. Unter 0 fällst du nie.
task-costs = Auf deinem Boden liegen schon zwei Fliesen. Wo bleiben dir mit den vier roten Fliesen die meisten Punkte?
    .hint = Nimm für jede Reihe die Punkte ihrer Fliese und zieh ab, was fällt. Die nächsten Felder am Boden kosten je 2.
    .right = 3 Punkte für die Fliese, minus 2 für die gefallene: etwas besser, als auf Nummer sicher zu gehen, und viel besser als die Fliese mit den meisten Punkten.
    .wrong-floor = Alles ist gefallen, und teurer geht es nicht.
    .wrong-greedy = Die Fliese brachte { $points }, aber drei Fliesen sind gefallen und haben 6 gekostet. Such eine Reihe mit mehr Platz.
    .wrong-safe = Nichts ist gefallen, aber nichts hat Punkte gebracht. Eine Reihe ist ein wenig besser.

## 10. The end of the game

lesson-end = Das Ende und die letzten Punkte
    .about = Das Spiel endet nach der Runde, in der jemand eine waagerechte Wandreihe voll macht. Dann bekommen alle 2 Punkte für jede volle Wandreihe, 7 für jede volle Spalte und 10 für jede Farbe, von der alle fünf Fliesen an der Wand sind.
task-row = Du liegst vorn. Beende das Spiel jetzt: Mach eine Wandreihe voll.
    .hint = In deiner ersten Wandreihe fehlt nur noch eine Fliese: die rote.
    .right = Deine erste Wandreihe ist voll, damit ist das Spiel zu Ende. Du gewinnst { $score } zu { $other }.
    .wrong-other = Das Spiel geht weiter. In deiner ersten Wandreihe fehlt nur die rote Fliese.
task-bonus = Deine erste Reihe beendet das Spiel, was du auch tust. Dein Gegenüber liegt vorn: Lege die letzten zwei Fliesen so, dass du gewinnst.
    .hint = Die schwarze Fliese in der zweiten Wandreihe macht die Reihe voll, für 2 Punkte. Die in der vierten macht eine Spalte voll, für 7.
    .right = Die Fliese selbst brachte weniger, aber die Spalte noch 7 dazu. Du gewinnst { $score } zu { $other }.
    .wrong-row = Eine volle Wandreihe bringt nur 2, und du verlierst { $score } zu { $other }. Sieh dir die zweite Spalte an.
    .wrong-other = Du verlierst { $score } zu { $other }. In einer der Wandreihen macht die schwarze Fliese eine ganze Spalte voll.

## 11. The grey side

lesson-grey = Die graue Seite
    .about = Die Tableaus haben noch eine andere Seite, auf der die Wand keine Farben hat. Dort wählst du die Spalte für jede Fliese selbst, solange keine Farbe zweimal in einer Wandreihe oder Spalte liegt. Passt eine Fliese nirgends, fällt ihre ganze Reihe auf den Boden.
task-grey = Deine zweite Reihe ist voll, mit Rot. Wähle in der zweiten Wandreihe das Feld, das am meisten bringt.
    .hint = Ein Feld hat einen Nachbarn darüber, einen darunter und einen daneben.
    .right = Jetzt sind es drei in der Spalte und zwei in der Wandreihe: { $points } Punkte. Die zweite Spalte war gesperrt, denn dort liegt schon eine rote Fliese.
    .wrong-fewer = { $points ->
        [one] Das brachte { $points } Punkt. Ein anderes Feld berührt mehr Fliesen.
       *[other] Das brachte { $points } Punkte. Ein anderes Feld berührt mehr Fliesen.
    }

## 12. A round of your own

lesson-round = Eine ganze Runde
    .about = Jetzt alles zusammen: Ihr zieht abwechselnd, bis keine Fliese mehr da ist. Denk an deine Reihen, deine Wand, deinen Boden und an das, was du den anderen übrig lässt.
task-round = Beende diese Runde mit mindestens { $target } Punkten.
    .hint = Mach zuerst deine kurzen Reihen voll und lass nichts fallen. Schwarz in der dritten Reihe lohnt sich.
    .right = { $score } Punkte. Jetzt kannst du das ganze Spiel spielen.
    .wrong-score = { $score ->
        [one] Diesmal { $score } Punkt; nötig waren { $target }. Versuch eine andere Reihenfolge: Was brauchtest du am dringendsten, was konnte warten?
       *[other] Diesmal { $score } Punkte; nötig waren { $target }. Versuch eine andere Reihenfolge: Was brauchtest du am dringendsten, was konnte warten?
    }
