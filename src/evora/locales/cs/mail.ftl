# Letters by mail, the pages that their links lead to, and personal feeds. $host: the name of this server.

## The letter that asks whether an address may get letters; a link follows each sentence

mail-confirm-subject = Potvrď svou adresu pro dopisy od Evory
mail-confirm-body = Někdo na { $host }, nejspíš ty, se chce z dopisu dozvědět, kdy je na tahu. Na tuto adresu přijde nejvýš jeden dopis denně. Pokud o ně stojíš, otevři do jednoho dne tento odkaz a stiskni tlačítko:
mail-confirm-others = Pokud to někdo jiný zadal bez tebe, nedělej nic a žádné další dopisy nepřijdou. Po otevření tohoto odkazu tu tvou adresu už nikdo znovu nezadá:

## The daily letter. $count: of games in which it is one's turn; 0: it tells of other things

mail-subject = { $count ->
    [0] Novinky z tvých partií
    [one] Čeká na tebe { $count } partie
    [few] Čekají na tebe { $count } partie
    [many] Čeká na tebe { $count } partie
   *[other] Čeká na tebe { $count } partií
}
# A list of games follows: mail-turn-….
mail-turns = Jsi na tahu:
# $names: of the others; $count: how much time is left.
mail-turn-days = { $count ->
    [one] { $names }: zbývá { $count } den
    [few] { $names }: zbývají { $count } dny
    [many] { $names }: zbývá { $count } dne
   *[other] { $names }: zbývá { $count } dní
}
mail-turn-hours = { $count ->
    [one] { $names }: zbývá { $count } hodina
    [few] { $names }: zbývají { $count } hodiny
    [many] { $names }: zbývá { $count } hodiny
   *[other] { $names }: zbývá { $count } hodin
}
mail-turn-minutes = { $count ->
    [one] { $names }: zbývá { $count } minuta
    [few] { $names }: zbývají { $count } minuty
    [many] { $names }: zbývá { $count } minuty
   *[other] { $names }: zbývá { $count } minut
}
# Instead of a name.
mail-nameless = hráč beze jména
# A list of other notices follows.
mail-news = Další novinky:
# One of them. $title: what a push says; $body: its second line.
mail-told = { $title } – { $body }
# A link follows each of the two.
mail-why = Tento dopis, nejvýš jeden denně, dostáváš, protože tato adresa byla zadána na { $host }. Co a kdy se dozvíš, si vybereš tady:
mail-stop = Už žádné dopisy:
# $contact: how to reach who runs the server.
mail-signed = Evora na { $host }
mail-signed-by = Evora na { $host }; provozuje: { $contact }

## The pages. A title, a sentence, a button, and what was done; $address: that letters go to

mail-page-confirm = Dopisy od Evory
mail-page-confirm-ask = Mají dopisy chodit na { $address }? Nejvýš jeden denně, a jen když na tebe něco čeká.
mail-page-confirm-do = Ano, posílejte mi dopisy
mail-page-confirmed = Hotovo. Dopisy teď chodí na { $address }.
mail-page-stop = Už žádné dopisy
mail-page-stop-ask = Nemají už na { $address } chodit žádné dopisy?
mail-page-stop-do = Už žádné dopisy
mail-page-stopped = Hotovo. Žádné další dopisy už nepřijdou. V nastavení můžeš adresu zadat znovu.
mail-page-dead = Tento odkaz už nefunguje. Odkazy, které potvrzují adresu, platí jeden den a jen jednou; v nastavení si můžeš vyžádat nový dopis.
mail-page-home = Na Evoru

## Feeds: the title of a feed of notices, of a calendar, and of an entry of it. $names: of the others

feed-notices = Evora: oznámení
feed-calendar = Evora: moje tahy
feed-turn = Jsi na tahu: { $names }
