# Letters by mail, the pages that their links lead to, and personal feeds. $host: the name of this server.

## The letter that asks whether an address may get letters; a link follows each sentence

mail-confirm-subject = Confirm your address for letters from Evora
mail-confirm-body = Somebody at { $host }, most likely you, wants to be told by letter when it is their turn. At most one letter a day comes to this address. If you want them, follow this link within a day and press the button:
mail-confirm-others = If it was not you, do nothing, and no more letters come. With this link nobody can give your address here again:

## The daily letter. $count: of games in which it is one's turn; 0: it tells of other things

mail-subject = { $count ->
    [0] News from your games
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
# A list of games follows: mail-turn-….
mail-turns = It is your turn:
# $names: of the others; $count: how much time is left.
mail-turn-days = { $count ->
    [one] { $names }: { $count } day left
   *[other] { $names }: { $count } days left
}
mail-turn-hours = { $count ->
    [one] { $names }: { $count } hour left
   *[other] { $names }: { $count } hours left
}
mail-turn-minutes = { $count ->
    [one] { $names }: { $count } minute left
   *[other] { $names }: { $count } minutes left
}
# Instead of a name.
mail-nameless = a player without a name
# A list of other notices follows.
mail-news = Also new:
# One of them. $title: what a push says; $body: its second line.
mail-told = { $title } – { $body }
# A link follows each of the two.
mail-why = You get this letter, at most one a day, because you gave this address at { $host }. Choose here what you are told, and when:
mail-stop = To get no more letters:
# $contact: how to reach who runs the server.
mail-signed = Evora at { $host }
mail-signed-by = Evora at { $host }; who runs it: { $contact }

## The pages. A title, a sentence, a button, and what was done; $address: that letters go to

mail-page-confirm = Letters from Evora
mail-page-confirm-ask = Shall letters come to { $address }? At most one a day, and only when something waits for you.
mail-page-confirm-do = Yes, send me letters
mail-page-confirmed = Done. Letters now come to { $address }.
mail-page-stop = No more letters
mail-page-stop-ask = Shall no more letters come to { $address }?
mail-page-stop-do = No more letters
mail-page-stopped = Done. No more letters come by this link. In your settings you can give an address again.
mail-page-dead = This link no longer works. Links that confirm an address work once, for a day; in your settings you can ask for a new letter.
mail-page-home = To Evora

## Feeds: the title of a feed of notices, of a calendar, and of an entry of it. $names: of the others

feed-notices = Evora: notices
feed-calendar = Evora: my turns
feed-turn = Your turn: { $names }
