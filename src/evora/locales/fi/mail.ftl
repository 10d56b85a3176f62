# Letters by mail, the pages that their links lead to, and personal feeds. $host: the name of this server.

## The letter that asks whether an address may get letters; a link follows each sentence

mail-confirm-subject = Vahvista osoitteesi Evoran kirjeitä varten
mail-confirm-body = Joku palvelimella { $host }, luultavasti sinä, haluaa kirjeen, kun on vuorossa. Tähän osoitteeseen tulee enintään yksi kirje päivässä. Jos haluat kirjeitä, avaa tämä linkki vuorokauden kuluessa ja paina painiketta:
mail-confirm-others = Jos se et ollut sinä, älä tee mitään, niin kirjeitä ei tule lisää. Tällä linkillä estät sen, että joku antaa osoitteesi täällä uudelleen:

## The daily letter. $count: of games in which it is one's turn; 0: it tells of other things

mail-subject = { $count ->
    [0] Uutta peleistäsi
    [one] { $count } peli odottaa sinua
   *[other] { $count } peliä odottaa sinua
}
# A list of games follows: mail-turn-….
mail-turns = Sinun vuorosi:
# $names: of the others; $count: how much time is left.
mail-turn-days = { $count ->
    [one] { $names }: { $count } päivä jäljellä
   *[other] { $names }: { $count } päivää jäljellä
}
mail-turn-hours = { $count ->
    [one] { $names }: { $count } tunti jäljellä
   *[other] { $names }: { $count } tuntia jäljellä
}
mail-turn-minutes = { $count ->
    [one] { $names }: { $count } minuutti jäljellä
   *[other] { $names }: { $count } minuuttia jäljellä
}
# Instead of a name.
mail-nameless = nimetön pelaaja
# A list of other notices follows.
mail-news = Muuta uutta:
# One of them. $title: what a push says; $body: its second line.
mail-told = { $title } – { $body }
# A link follows each of the two.
mail-why = Saat tämän kirjeen, enintään yhden päivässä, koska annoit tämän osoitteen palvelimella { $host }. Valitse täällä, mistä ja milloin saat tietää:
mail-stop = Ei enää kirjeitä:
# $contact: how to reach who runs the server.
mail-signed = Evora, { $host }
mail-signed-by = Evora, { $host }; ylläpito: { $contact }

## The pages. A title, a sentence, a button, and what was done; $address: that letters go to

mail-page-confirm = Evoran kirjeet
mail-page-confirm-ask = Saako kirjeitä lähettää osoitteeseen { $address }? Enintään yksi päivässä ja vain, kun jokin odottaa sinua.
mail-page-confirm-do = Kyllä, lähettäkää kirjeitä
mail-page-confirmed = Valmis. Kirjeet tulevat nyt osoitteeseen { $address }.
mail-page-stop = Ei enää kirjeitä
mail-page-stop-ask = Eikö kirjeitä enää lähetetä osoitteeseen { $address }?
mail-page-stop-do = Ei enää kirjeitä
mail-page-stopped = Valmis. Kirjeitä ei enää tule. Asetuksissa voit antaa osoitteen uudelleen.
mail-page-dead = Tämä linkki ei enää toimi. Osoitteen vahvistava linkki toimii vuorokauden ajan ja vain kerran; asetuksissa voit pyytää uuden kirjeen.
mail-page-home = Evoraan

## Feeds: the title of a feed of notices, of a calendar, and of an entry of it. $names: of the others

feed-notices = Evora: ilmoitukset
feed-calendar = Evora: omat vuorot
feed-turn = Sinun vuorosi: { $names }
