# The deal of the day: one game per day that is the same for everybody, and how they did. $lead is by
# how many points somebody is ahead, such as +12 or −8, $scores are points, one's own first, such as
# 52 : 40.

deals-about = Jeden Tag gibt es eine Partie, die für alle gleich ist: die gleichen Fliesen und ein Gegner, der auf die gleichen Züge gleich antwortet. Du spielst sie einmal. Dann siehst du, wie es den anderen ging.
deals-choose = Welche Partie
deals-every = { $span ->
    [week] Jede Woche
   *[day] Jeden Tag
}
deals-state = { $state ->
    [begun] Begonnen
   *[open] Noch nicht gespielt
}
deals-of-week = Woche ab { $date }
# $players is 2 or 4, $level the name of a level.
deals-against = { $players ->
    [2] Dein Gegner: { $level }.
   *[other] Deine drei Gegner: { $level }.
}
deals-once = Hier gibt es keine Tipps, und nichts wird zurückgenommen.
deals-going-on = Du hast diese Partie begonnen. Spiel weiter, wann du magst, auch ohne Netz.
deals-begin = Beginnen
deals-go-on = Weiterspielen
deals-yours = Deine Partie
# $points is 0 or more.
deals-lead = { $way ->
    [ahead] { $points ->
        [one] Du hast mit { $points } Punkt Vorsprung gewonnen.
       *[other] Du hast mit { $points } Punkten Vorsprung gewonnen.
    }
    [behind] { $points ->
        [one] Du hast mit { $points } Punkt Rückstand verloren.
       *[other] Du hast mit { $points } Punkten Rückstand verloren.
    }
   *[level] Ihr habt gleich viele Punkte.
}
deals-place = Platz { $place } von { $count }.
deals-first = Du bist als Erstes fertig.
# $share is a number from 0 to 100.
deals-better = Besser als { $share } % der anderen.
deals-late = später
deals-late-about = Sie zählt als später gespielt, denn ihr Tag war vorbei.
deals-not-sent = Noch nicht gesendet. Das geschieht von selbst, sobald der Server da ist.
deals-no-server = Diese Seite hat keinen Server, darum gibt es keine Ergebnisse von anderen. Alles bleibt in deinem Browser.
deals-away = Der Server ist nicht da. Du kannst spielen; deine Partie wird später gesendet.
deals-own-replay = Deine Partie nachspielen
deals-turned = Wo sie kippte
deals-turned-searching = Der Zug wird gesucht, der dich am meisten gekostet hat.
deals-turned-none = Kein Zug hat dich viel gekostet.
# $move says what was taken, $share is a percentage.
deals-turned-move = Runde { $round }: { $move }. Das kostete { $share } des Gewinns.
deals-turned-better = Besser: { $move }.
deals-review = Die ganze Partie auswerten
deals-engine = Was möglich war
deals-engine-reached = Der Computer an deinem Platz: { $scores } ({ $lead }).
deals-engine-computing = Der Computer spielt sie gerade.
deals-engine-replay = Seine Partie ansehen
deals-share = Ergebnis teilen
deals-copied = Kopiert
deals-followed = Leute, denen du folgst
deals-everybody = Alle
deals-finished = { $count ->
    [0] Noch niemand hat sie zu Ende gespielt.
    [one] { $count } Person hat sie zu Ende gespielt.
   *[other] { $count } Leute haben sie zu Ende gespielt.
}
deals-hidden = Die Ergebnisse siehst du, wenn auch du fertig bist.
deals-nameless = Gast
deals-column-place = Platz
deals-column-name = Name
deals-column-lead = Vorsprung
deals-column-points = Punkte
deals-replay = Nachspielen
deals-replay-of = Platz { $place } nachspielen
deals-days = Tage in Folge
deals-days-count = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
deals-days-none = Heute kann der erste Tag einer Reihe sein.
deals-days-about = Ein Tag zählt, wenn du seine Partie an diesem Tag beginnst und zu Ende spielst, gleich oder später. Ein verpasster Tag im Monat ist verziehen.
deals-forgiven = { $count ->
    [one] Verpasst: { $dates }. Macht nichts: Ein Tag im Monat ist verziehen.
   *[other] Verpasst: { $dates }. Macht nichts: Ein Tag im Monat ist verziehen.
}
deals-past = Andere Partien
deals-before = { $span ->
    [week] Die Woche davor
   *[day] Der Tag davor
}
deals-after = { $span ->
    [week] Die Woche danach
   *[day] Der Tag danach
}
deals-fair = Die Fliesen folgen aus dem Datum; wer will, könnte also vorausschauen. Du spielst mit dir selbst.

## What is shared: lines of text that give nothing away

# $setting is a side and a number of players, $date such as 2026-11-18.
deal-share-title = { $setting ->
    [grey-2] Evora, graue Partie der Woche { $date }
    [coloured-4] Evora, Partie der Woche zu viert { $date }
    [grey-4] Evora, graue Partie der Woche zu viert { $date }
   *[coloured-2] Evora, Partie des Tages { $date }
}
deal-share-score = { $lead } ({ $scores })
deal-share-place = Platz { $place } von { $of }
