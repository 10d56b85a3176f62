# Letters by mail, the pages that their links lead to, and personal feeds. $host: the name of this server.

## The letter that asks whether an address may get letters; a link follows each sentence

mail-confirm-subject = Erősítsd meg a címedet az Evora leveleihez
mail-confirm-body = Valaki itt: { $host }, valószínűleg te, levélben szeretne értesülni arról, ha ő következik. Erre a címre naponta legfeljebb egy levél jön. Ha kéred őket, egy napon belül nyisd meg ezt a hivatkozást, és nyomd meg a gombot:
mail-confirm-others = Ha nem te voltál, ne tégy semmit, és nem jön több levél. Ezzel a hivatkozással senki sem adhatja meg itt újra a címedet:

## The daily letter. $count: of games in which it is one's turn; 0: it tells of other things

mail-subject = { $count ->
    [0] Újdonságok a játszmáidból
    [one] { $count } játszma vár rád
   *[other] { $count } játszma vár rád
}
# A list of games follows: mail-turn-….
mail-turns = Te következel:
# $names: of the others; $count: how much time is left.
mail-turn-days = { $count ->
    [one] { $names }: még { $count } nap
   *[other] { $names }: még { $count } nap
}
mail-turn-hours = { $count ->
    [one] { $names }: még { $count } óra
   *[other] { $names }: még { $count } óra
}
mail-turn-minutes = { $count ->
    [one] { $names }: még { $count } perc
   *[other] { $names }: még { $count } perc
}
# Instead of a name.
mail-nameless = egy névtelen játékos
# A list of other notices follows.
mail-news = További újdonságok:
# One of them. $title: what a push says; $body: its second line.
mail-told = { $title } – { $body }
# A link follows each of the two.
mail-why = Ezt a levelet, naponta legfeljebb egyet, azért kapod, mert ezt a címet adtad meg itt: { $host }. Hogy miről és mikor értesülsz, itt választhatod ki:
mail-stop = Ne jöjjön több levél:
# $contact: how to reach who runs the server.
mail-signed = Evora, { $host }
mail-signed-by = Evora, { $host }; üzemelteti: { $contact }

## The pages. A title, a sentence, a button, and what was done; $address: that letters go to

mail-page-confirm = Levelek az Evorától
mail-page-confirm-ask = Jöhetnek levelek erre a címre: { $address }? Naponta legfeljebb egy, és csak akkor, ha valami vár rád.
mail-page-confirm-do = Igen, kérek leveleket
mail-page-confirmed = Kész. A levelek mostantól ide jönnek: { $address }.
mail-page-stop = Ne jöjjön több levél
mail-page-stop-ask = Ne jöjjön több levél erre a címre: { $address }?
mail-page-stop-do = Ne jöjjön több levél
mail-page-stopped = Kész. Nem jön több levél. A beállításokban újra megadhatsz egy címet.
mail-page-dead = Ez a hivatkozás már nem működik. A címet megerősítő hivatkozás egy napig és csak egyszer jó; a beállításokban új levelet kérhetsz.
mail-page-home = Az Evorához

## Feeds: the title of a feed of notices, of a calendar, and of an entry of it. $names: of the others

feed-notices = Evora: értesítések
feed-calendar = Evora: a lépéseim
feed-turn = Te következel: { $names }
