# Letters by mail, the pages that their links lead to, and personal feeds. $host: the name of this server.

## The letter that asks whether an address may get letters; a link follows each sentence

mail-confirm-subject = Confirme seu endereço para as cartas da Evora
mail-confirm-body = Alguém em { $host }, provavelmente você, quer saber por carta quando for sua vez. Chega no máximo uma carta por dia a este endereço. Se você quiser recebê-las, abra este link em até um dia e aperte o botão:
mail-confirm-others = Se não foi você, não faça nada, e não chegam mais cartas. Com este link ninguém pode informar seu endereço aqui de novo:

## The daily letter. $count: of games in which it is one's turn; 0: it tells of other things

mail-subject = { $count ->
    [0] Novidades das suas partidas
    [one] { $count } partida espera por você
    [many] { $count } de partidas esperam por você
   *[other] { $count } partidas esperam por você
}
# A list of games follows: mail-turn-….
mail-turns = É a sua vez:
# $names: of the others; $count: how much time is left.
mail-turn-days = { $count ->
    [0] { $names }: restam { $count } dias
    [one] { $names }: resta { $count } dia
    [many] { $names }: restam { $count } de dias
   *[other] { $names }: restam { $count } dias
}
mail-turn-hours = { $count ->
    [0] { $names }: restam { $count } horas
    [one] { $names }: resta { $count } hora
    [many] { $names }: restam { $count } de horas
   *[other] { $names }: restam { $count } horas
}
mail-turn-minutes = { $count ->
    [0] { $names }: restam { $count } minutos
    [one] { $names }: resta { $count } minuto
    [many] { $names }: restam { $count } de minutos
   *[other] { $names }: restam { $count } minutos
}
# Instead of a name.
mail-nameless = alguém sem nome
# A list of other notices follows.
mail-news = Também há de novo:
# One of them. $title: what a push says; $body: its second line.
mail-told = { $title } – { $body }
# A link follows each of the two.
mail-why = Você recebe esta carta, no máximo uma por dia, porque informou este endereço em { $host }. Escolha aqui o que quer saber, e quando:
mail-stop = Para não receber mais cartas:
# $contact: how to reach who runs the server.
mail-signed = Evora em { $host }
mail-signed-by = Evora em { $host }; quem cuida do servidor: { $contact }

## The pages. A title, a sentence, a button, and what was done; $address: that letters go to

mail-page-confirm = Cartas da Evora
mail-page-confirm-ask = Quer receber cartas em { $address }? No máximo uma por dia, e só quando algo espera por você.
mail-page-confirm-do = Sim, quero cartas
mail-page-confirmed = Pronto. As cartas agora chegam a { $address }.
mail-page-stop = Chega de cartas
mail-page-stop-ask = Quer que não cheguem mais cartas a { $address }?
mail-page-stop-do = Chega de cartas
mail-page-stopped = Pronto. Não chegam mais cartas. Nas configurações você pode informar um endereço de novo.
mail-page-dead = Este link não funciona mais. Os links que confirmam um endereço valem por um dia e só uma vez; nas configurações você pode pedir uma nova carta.
mail-page-home = Ir para a Evora

## Feeds: the title of a feed of notices, of a calendar, and of an entry of it. $names: of the others

feed-notices = Evora: avisos
feed-calendar = Evora: minhas jogadas
feed-turn = Sua vez: { $names }
