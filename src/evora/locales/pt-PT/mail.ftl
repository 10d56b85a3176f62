# Letters by mail, the pages that their links lead to, and personal feeds. $host: the name of this server.

## The letter that asks whether an address may get letters; a link follows each sentence

mail-confirm-subject = Confirma o teu endereço para as cartas da Evora
mail-confirm-body = Alguém em { $host }, provavelmente tu, quer saber por carta quando for a sua vez. Chega no máximo uma carta por dia a este endereço. Se as quiseres receber, abre esta ligação no prazo de um dia e carrega no botão:
mail-confirm-others = Se não foste tu, não faças nada, e não chegam mais cartas. Com esta ligação ninguém pode voltar a indicar aqui o teu endereço:

## The daily letter. $count: of games in which it is one's turn; 0: it tells of other things

mail-subject = { $count ->
    [0] Novidades das tuas partidas
    [one] { $count } partida espera por ti
    [many] { $count } de partidas esperam por ti
   *[other] { $count } partidas esperam por ti
}
# A list of games follows: mail-turn-….
mail-turns = É a tua vez:
# $names: of the others; $count: how much time is left.
mail-turn-days = { $count ->
    [one] { $names }: falta { $count } dia
    [many] { $names }: faltam { $count } de dias
   *[other] { $names }: faltam { $count } dias
}
mail-turn-hours = { $count ->
    [one] { $names }: falta { $count } hora
    [many] { $names }: faltam { $count } de horas
   *[other] { $names }: faltam { $count } horas
}
mail-turn-minutes = { $count ->
    [one] { $names }: falta { $count } minuto
    [many] { $names }: faltam { $count } de minutos
   *[other] { $names }: faltam { $count } minutos
}
# Instead of a name.
mail-nameless = alguém sem nome
# A list of other notices follows.
mail-news = Outras novidades:
# One of them. $title: what a push says; $body: its second line.
mail-told = { $title } – { $body }
# A link follows each of the two.
mail-why = Recebes esta carta, no máximo uma por dia, porque indicaste este endereço em { $host }. Escolhe aqui o que queres saber, e quando:
mail-stop = Para não receberes mais cartas:
# $contact: how to reach who runs the server.
mail-signed = Evora em { $host }
mail-signed-by = Evora em { $host }; quem trata do servidor: { $contact }

## The pages. A title, a sentence, a button, and what was done; $address: that letters go to

mail-page-confirm = Cartas da Evora
mail-page-confirm-ask = Queres receber cartas em { $address }? No máximo uma por dia, e só quando algo espera por ti.
mail-page-confirm-do = Sim, quero cartas
mail-page-confirmed = Pronto. As cartas chegam agora a { $address }.
mail-page-stop = Chega de cartas
mail-page-stop-ask = Queres que não cheguem mais cartas a { $address }?
mail-page-stop-do = Chega de cartas
mail-page-stopped = Pronto. Não chegam mais cartas. Nas definições podes voltar a indicar um endereço.
mail-page-dead = Esta ligação já não funciona. As ligações que confirmam um endereço valem por um dia e só uma vez; nas definições podes pedir uma nova carta.
mail-page-home = Ir para a Evora

## Feeds: the title of a feed of notices, of a calendar, and of an entry of it. $names: of the others

feed-notices = Evora: avisos
feed-calendar = Evora: as minhas jogadas
feed-turn = A tua vez: { $names }
