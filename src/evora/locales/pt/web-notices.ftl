# Notices: what calls a person back, and the ways by which that reaches them.

## The list: what each says is in notices.ftl

# For screen readers, before one that was not read yet.
notice-unread = Não lido:
# Switches off all notices of this kind. $kind: a notice-kind.
notice-stop = Chega destes
    .aria-label = Chega destes: { $kind }
# Takes that back.
notice-again = Voltar atrás
    .aria-label = Voltar atrás: { $kind }
notice-off = Você não recebe mais estes avisos: { $kind }.
notices-none = Nada chamou você ainda. Aqui você vai ler quando é a sua vez em partidas com dias por jogada, quem convida você e como as partidas terminaram.
notices-read-all = Marcar tudo como lido
notices-settings = Escolher seus avisos

## At the table of a game with days for each move

ask-notices = Pode demorar até a sua próxima vez.
# What the button says will come.
ask-notices-push = Avisar neste dispositivo quando for minha vez
ask-notices-mail = Avisar por e-mail quando for minha vez
ask-notices-about = No máximo um aviso até você voltar.
ask-notices-mail-about = No máximo uma carta por dia.
ask-notices-no = Não, obrigado
ask-notices-done = Este dispositivo avisa quando for a sua vez. Há mais opções nas configurações.
next-game = Próxima partida
# $count: how many, apart from the one on the table.
next-waiting = { $count ->
    [0] Mais { $count } partidas esperam por você.
    [one] Mais { $count } partida espera por você.
    [many] Mais { $count } de partidas esperam por você.
   *[other] Mais { $count } partidas esperam por você.
}
# The one with the least time left: the names of the others there, and the time, as time-left-words.
next-with = { $names }: { $left }
next-onward = Depois de jogar, ir à próxima automaticamente
    .hint = Em partidas com dias por jogada: à que tem menos tempo restante.

## Settings

settings-notices = Avisos
notices-about = Nada pisca, e nada se perde com um dia fora. Escolha o que chama você, e como.
notices-what = O que chama você
notice-kind = { $kind ->
    [turn] Sua vez em uma partida com dias por jogada
    [time] Seu tempo está acabando
    [joined] Alguém se senta à sua mesa
    [challenge] Alguém convida você para jogar
    [accepted] Seu convite foi aceito
    [rematch] Alguém gostaria de jogar de novo
    [over] Uma partida terminou
    [begins] Começa o que você segue
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
    .hint = Ele diz quantas partidas esperam.
notices-each = Cada um
notices-quiet = Horas de silêncio
    .hint = O que chegar nesse tempo espera até elas terminarem. Só o fim próximo do seu tempo é avisado na hora.
notices-quiet-begins = Das
notices-quiet-ends = Até
notices-zone = Fuso horário
# $zone: a name such as Europe/Berlin.
notices-zone-here = Usar { $zone }, o fuso deste dispositivo
notices-test = Enviar um aviso de teste
# $ways: a list of notice-way.
notices-test-sent = A caminho: { $ways }.

## Pushes

notices-push = Neste dispositivo
notices-push-on = Este dispositivo recebe seus avisos.
notices-push-off = Este dispositivo ainda não recebe avisos.
notices-push-start = Avisar neste dispositivo
notices-push-stop = Não avisar mais neste dispositivo
notices-push-devices = Dispositivos que recebem seus avisos

## Mail

notices-mail = Por e-mail
notices-mail-about = No máximo uma carta por dia, com todas as partidas que esperam por você. Seu endereço não é usado para mais nada.
notices-mail-address = Endereço de e-mail
notices-mail-save = Enviar uma carta de confirmação
# $address: a mail address.
notices-mail-works = As cartas vão para { $address }.
notices-mail-unconfirmed = Uma carta está a caminho de { $address }. Siga o link que está nela, e as cartas poderão chegar.
notices-mail-bounced = As cartas para { $address } voltaram. Dê outro endereço, ou o mesmo de novo.
notices-mail-remove = Esquecer este endereço
notices-mail-off = Este servidor não envia e-mails.

## The feed

notices-feed = Como feed
notices-feed-about = Um endereço para calendários e leitores de feeds, com as partidas que esperam por você. Quem souber o endereço pode ler.
notices-feed-make = Criar um endereço
notices-feed-again = Criar outro
notices-feed-remove = Remover
notices-feed-once = Os endereços só aparecem agora.
notices-feed-made = Criado em { $date }. Os endereços apareceram naquele momento.
notices-feed-atom = Para leitores de feeds
notices-feed-calendar = Para calendários
