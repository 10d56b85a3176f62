# Letters by mail, the pages that their links lead to, and personal feeds. $host: the name of this server.

## The letter that asks whether an address may get letters; a link follows each sentence

mail-confirm-subject = Staðfestu netfangið þitt fyrir bréf frá Evora
mail-confirm-body = Einhver á { $host }, líklega þú, vill fá bréf þegar röðin kemur að viðkomandi. Á þetta netfang kemur í mesta lagi eitt bréf á dag. Ef þú vilt fá þau skaltu opna þennan tengil innan sólarhrings og ýta á hnappinn:
mail-confirm-others = Ef það varst ekki þú þarftu ekkert að gera og engin fleiri bréf koma. Með þessum tengli getur enginn gefið upp netfangið þitt hér aftur:

## The daily letter. $count: of games in which it is one's turn; 0: it tells of other things

mail-subject = { $count ->
    [0] Fréttir af spilunum þínum
    [one] { $count } spil bíður eftir þér
   *[other] { $count } spil bíða eftir þér
}
# A list of games follows: mail-turn-….
mail-turns = Þú átt leik:
# $names: of the others; $count: how much time is left.
mail-turn-days = { $count ->
    [one] { $names }: { $count } dagur eftir
   *[other] { $names }: { $count } dagar eftir
}
mail-turn-hours = { $count ->
    [one] { $names }: { $count } klukkustund eftir
   *[other] { $names }: { $count } klukkustundir eftir
}
mail-turn-minutes = { $count ->
    [one] { $names }: { $count } mínúta eftir
   *[other] { $names }: { $count } mínútur eftir
}
# Instead of a name.
mail-nameless = nafnlaus leikmaður
# A list of other notices follows.
mail-news = Einnig nýtt:
# One of them. $title: what a push says; $body: its second line.
mail-told = { $title } – { $body }
# A link follows each of the two.
mail-why = Þú færð þetta bréf, í mesta lagi eitt á dag, af því að þú gafst upp þetta netfang á { $host }. Hér velurðu hvað þú færð að vita og hvenær:
mail-stop = Engin fleiri bréf:
# $contact: how to reach who runs the server.
mail-signed = Evora á { $host }
mail-signed-by = Evora á { $host }; rekstraraðili: { $contact }

## The pages. A title, a sentence, a button, and what was done; $address: that letters go to

mail-page-confirm = Bréf frá Evora
mail-page-confirm-ask = Eiga bréf að koma á { $address }? Í mesta lagi eitt á dag og aðeins þegar eitthvað bíður eftir þér.
mail-page-confirm-do = Já, sendið mér bréf
mail-page-confirmed = Búið. Bréf koma nú á { $address }.
mail-page-stop = Engin fleiri bréf
mail-page-stop-ask = Eiga engin fleiri bréf að koma á { $address }?
mail-page-stop-do = Engin fleiri bréf
mail-page-stopped = Búið. Engin fleiri bréf koma. Í stillingunum geturðu aftur gefið upp netfang.
mail-page-dead = Þessi tengill virkar ekki lengur. Tenglar sem staðfesta netfang virka í einn sólarhring og aðeins einu sinni; í stillingunum geturðu beðið um nýtt bréf.
mail-page-home = Til Evora

## Feeds: the title of a feed of notices, of a calendar, and of an entry of it. $names: of the others

feed-notices = Evora: tilkynningar
feed-calendar = Evora: leikirnir mínir
feed-turn = Þú átt leik: { $names }
