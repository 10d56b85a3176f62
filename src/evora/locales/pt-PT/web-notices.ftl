# Notices: what calls a person back, and the ways by which that reaches them.

## The list: what each says is in notices.ftl

# For screen readers, before one that was not read yet.
notice-unread = Por ler:
# Switches off all notices of this kind. $kind: a notice-kind.
notice-stop = Destes, não mais
    .aria-label = Destes, não mais: { $kind }
# Takes that back.
notice-again = Voltar atrás
    .aria-label = Voltar atrás: { $kind }
notice-off = Já não recebes estes avisos: { $kind }.
notices-none = Ainda nada te chamou. Aqui vais ler quando é a tua vez em partidas com dias por jogada, quem te convida e como acabaram as partidas.
notices-read-all = Marcar tudo como lido
notices-settings = Escolher os teus avisos

## At the table of a game with days for each move

ask-notices = Pode demorar até à tua próxima vez.
# What the button says will come.
ask-notices-push = Avisar neste dispositivo quando for a minha vez
ask-notices-mail = Avisar por e-mail quando for a minha vez
ask-notices-about = No máximo um aviso até voltares.
ask-notices-mail-about = No máximo uma carta por dia.
ask-notices-no = Não, obrigado
ask-notices-done = Este dispositivo avisa quando for a tua vez. Há mais opções nas definições.
next-game = Próxima partida
# $count: how many, apart from the one on the table.
next-waiting = { $count ->
    [one] Mais { $count } partida espera por ti.
    [many] Mais { $count } de partidas esperam por ti.
   *[other] Mais { $count } partidas esperam por ti.
}
# The one with the least time left: the names of the others there, and the time, as time-left-words.
next-with = { $names }: { $left }
next-onward = Depois de jogar, seguir automaticamente
    .hint = Em partidas com dias por jogada: para a que tem menos tempo restante.

## Settings

settings-notices = Avisos
notices-about = Nada pisca, e nada se perde com um dia fora. Escolhe o que te chama, e como.
notices-what = O que te chama
notice-kind = { $kind ->
    [turn] É a tua vez numa partida com dias por jogada
    [time] O teu tempo está a acabar
    [joined] Alguém se senta à tua mesa
    [challenge] Alguém te convida para jogar
    [accepted] O teu convite foi aceite
    [rematch] Alguém gostava de jogar outra vez
    [over] Uma partida acabou
    [begins] Começa o que segues
   *[test] Teste
}
# The heads of columns.
notice-way = { $way ->
    [bell] Sino
    [push] Push
   *[mail] E-mail
}
# A switch of the table, as it is read aloud: a notice-kind and a notice-way.
notices-cell = { $kind }: { $way }
notices-every = Com que frequência
notices-once = Um aviso até eu voltar
    .hint = Diz quantas partidas esperam.
notices-each = Cada um
notices-quiet = Horas de silêncio
    .hint = O que chegar entretanto espera até ao fim delas. Só que o teu tempo está a acabar é dito logo.
notices-quiet-begins = Das
notices-quiet-ends = Até às
notices-zone = Fuso horário
# $zone: a name such as Europe/Berlin.
notices-zone-here = Usar { $zone }, o fuso deste dispositivo
notices-test = Enviar um aviso de teste
# $ways: a list of notice-way.
notices-test-sent = A caminho: { $ways }.

## Pushes

notices-push = Neste dispositivo
notices-push-on = Este dispositivo recebe os teus avisos.
notices-push-off = Este dispositivo ainda não recebe avisos.
notices-push-start = Avisar neste dispositivo
notices-push-stop = Não avisar mais neste dispositivo
notices-push-devices = Dispositivos que recebem os teus avisos

## Mail

notices-mail = Por e-mail
notices-mail-about = No máximo uma carta por dia, com todas as partidas que esperam por ti. O teu endereço não é usado para mais nada.
notices-mail-address = Endereço de e-mail
notices-mail-save = Enviar uma carta de confirmação
# $address: a mail address.
notices-mail-works = As cartas vão para { $address }.
notices-mail-unconfirmed = Vai uma carta a caminho de { $address }. Segue o link que lá está, e as cartas poderão chegar.
notices-mail-bounced = As cartas para { $address } voltaram. Dá outro endereço, ou o mesmo outra vez.
notices-mail-remove = Esquecer este endereço
notices-mail-off = Este servidor não envia e-mails.

## The feed

notices-feed = Como feed
notices-feed-about = Um endereço para calendários e leitores de feeds, com as partidas que esperam por ti. Quem o souber pode lê-lo.
notices-feed-make = Criar um endereço
notices-feed-again = Criar outro
notices-feed-remove = Remover
notices-feed-once = Os endereços só aparecem agora.
notices-feed-made = Criado em { $date }. Os endereços apareceram nessa altura.
notices-feed-atom = Para leitores de feeds
notices-feed-calendar = Para calendários
