# People who meet: quick pairing, invitations, games to watch, greetings; and the connection.
# $name is the name of a player, $names several as a list.

## The connection

bar-sending = Siirtoa lähetetään …

## Quick pairing: one press joins a game that waits, or opens one

pair-title = Pelaa heti uutta vastustajaa vastaan
pair-go = Etsi vastustaja
pair-kind = Pelityyppi
pair-kind-usual = Tavallinen: 10 min + 10 s
pair-kind-quick = Nopea: 3 min + 5 s
pair-kind-grey = Harmaa puoli: 10 min + 10 s
pair-waiting = { $count ->
    [0] Juuri nyt kukaan ei odota: olisit ensimmäinen.
    [one] { $count } pelaaja odottaa vastustajaa.
   *[other] { $count } pelaajaa odottaa vastustajaa.
}
pair-here = { $count ->
    [one] { $count } pelaaja on nyt paikalla.
   *[other] { $count } pelaajaa on nyt paikalla.
}
# Nobody waits for the kind of game that is chosen, but somebody does for another one.
pair-other-kind = { $count ->
    [one] { $count } pelaaja odottaa toisenlaista peliä.
   *[other] { $count } pelaajaa odottaa toisenlaista peliä.
}
# A button below that: chooses the other kind, pair-kind-….
pair-choose = Valitse ”{ $kind }”
# Nobody waits for a kind of game above, but games with other settings wait; then a button.
pair-in-lobby = { $count ->
    [one] Aulassa odottaa { $count } peli muilla asetuksilla.
   *[other] Aulassa odottaa { $count } peliä muilla asetuksilla.
}
pair-look = Aulaan
# A link: to make a game with other settings, which then waits in the lobby.
pair-custom = Odota muilla asetuksilla

## While one waits for somebody

# $time is a time such as 1:23 that goes on.
wait-elapsed = Olet odottanut { $time }
# Besides the reader, who waits for one kind of game.
wait-others = { $count ->
    [0] Kukaan muu ei odota.
    [one] Lisäksi { $count } pelaaja odottaa toisenlaista peliä.
   *[other] Lisäksi { $count } pelaajaa odottaa toisenlaista peliä.
}
# A heading: a game against the computer while one waits.
meanwhile-title = Sillä välin tietokonetta vastaan
meanwhile-about = Paikkasi säilyy: heti kun joku tulee, pääset yhteiseen pöytään. Peli tietokonetta vastaan jää talteen tälle laitteelle.
# Said after a minute.
meanwhile-long = Minuuttiin ei ole tullut ketään, eikä kukaan tiedä, milloin joku tulee. Tietokone pelaa heti.
# A button: begins that game; the next one goes on with it, the third leads back to waiting.
meanwhile-go = Pelaa odottaessasi
meanwhile-on = Jatka peliä
meanwhile-back = Takaisin

## An invitation: for whoever opened the link, and for whoever sent it

invite-title = { $name } kutsuu sinut peliin
invite-about = { $free ->
    [one] Yksi paikka on vapaana. Istu pöytään, niin peli alkaa.
   *[other] { $free } paikkaa on vapaana. Istu pöytään; peli alkaa, kun kaikki on varattu.
}
name-ask = Nimesi pöydässä
    .hint = Tämän muut näkevät. Ilman nimeä olet ”{ $name }”.
name-use = Käytä tätä nimeä
name-skip = Ei nyt

## The lobby, and games to watch

live-title = Katsottavat pelit
live-about = Aulasta alkaneet käynnissä olevat pelit. Linkillä sovittuja pelejä ei koskaan näytetä.
live-empty = Juuri nyt ei ole katsottavia pelejä.
live-watch = Katso
    .aria-label = Katso peliä: { $names }
live-own = Oma pelisi
live-round = Kierros { $round }
live-watchers = { $count ->
    [0] ei katsojia
    [one] { $count } katsoja
   *[other] { $count } katsojaa
}

## Greetings: instead of a chat

greet-open = Tervehdykset
greeting-hello = Hei!
greeting-luck = Onnea peliin!
greeting-nice = Hieno siirto!
greeting-thanks = Kiitos pelistä!
greeting-moment = Hetki vain
greet-said = { $name }: { $greeting }
greet-mute = Piilota muiden tervehdykset

## Ending a game in which nobody has to be asked

end-alone = Lopeta peli
end-alone-ask = Lopetetaanko peli nyt ilman voittajaa? Sitä ei voi jatkaa myöhemmin.

## A code for another device

code-used = Koodi on käytetty: pelisi ovat nyt myös toisella laitteella.
