# Letters by mail, the pages that their links lead to, and personal feeds. $host: the name of this server.

## The letter that asks whether an address may get letters; a link follows each sentence

mail-confirm-subject = Bestätige deine Adresse für Briefe von Evora
mail-confirm-body = Jemand auf { $host }, wahrscheinlich du, möchte per Brief erfahren, wann ein Zug ansteht. An diese Adresse kommt höchstens ein Brief am Tag. Wenn du das möchtest, folge innerhalb eines Tages diesem Link und drück den Knopf:
mail-confirm-others = Wenn du es nicht warst, tu nichts, dann kommen keine weiteren Briefe. Mit diesem Link kann niemand deine Adresse hier noch einmal angeben:

## The daily letter. $count: of games in which it is one's turn; 0: it tells of other things

mail-subject = { $count ->
    [0] Neues aus deinen Partien
    [one] { $count } Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
# A list of games follows: mail-turn-….
mail-turns = Du bist am Zug:
# $names: of the others; $count: how much time is left.
mail-turn-days = { $count ->
    [one] { $names }: noch { $count } Tag
   *[other] { $names }: noch { $count } Tage
}
mail-turn-hours = { $count ->
    [one] { $names }: noch { $count } Stunde
   *[other] { $names }: noch { $count } Stunden
}
mail-turn-minutes = { $count ->
    [one] { $names }: noch { $count } Minute
   *[other] { $names }: noch { $count } Minuten
}
# Instead of a name.
mail-nameless = jemand ohne Namen
# A list of other notices follows.
mail-news = Außerdem neu:
# One of them. $title: what a push says; $body: its second line.
mail-told = { $title } – { $body }
# A link follows each of the two.
mail-why = Du bekommst diesen Brief, höchstens einen am Tag, weil du diese Adresse auf { $host } angegeben hast. Was du erfährst und wann, wählst du hier:
mail-stop = Keine Briefe mehr:
# $contact: how to reach who runs the server.
mail-signed = Evora auf { $host }
mail-signed-by = Evora auf { $host }; betrieben von: { $contact }

## The pages. A title, a sentence, a button, and what was done; $address: that letters go to

mail-page-confirm = Briefe von Evora
mail-page-confirm-ask = Sollen Briefe an { $address } kommen? Höchstens einer am Tag, und nur, wenn etwas auf dich wartet.
mail-page-confirm-do = Ja, schick mir Briefe
mail-page-confirmed = Erledigt. Briefe kommen jetzt an { $address }.
mail-page-stop = Keine Briefe mehr
mail-page-stop-ask = Sollen an { $address } keine Briefe mehr kommen?
mail-page-stop-do = Keine Briefe mehr
mail-page-stopped = Erledigt. Über diesen Link kommen keine Briefe mehr. In deinen Einstellungen kannst du wieder eine Adresse angeben.
mail-page-dead = Dieser Link geht nicht mehr. Links, die eine Adresse bestätigen, gehen einen Tag lang und nur einmal; in deinen Einstellungen kannst du einen neuen Brief anfordern.
mail-page-home = Zu Evora

## Feeds: the title of a feed of notices, of a calendar, and of an entry of it. $names: of the others

feed-notices = Evora: Nachrichten
feed-calendar = Evora: meine Züge
feed-turn = Du bist am Zug: { $names }
