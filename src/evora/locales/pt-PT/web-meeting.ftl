# People who meet: quick pairing, invitations, games to watch, greetings; and the connection.
# $name is the name of a player, $names several as a list.

## The connection

bar-sending = A enviar a tua jogada…

## Quick pairing: one press joins a game that waits, or opens one

pair-title = Jogar já com alguém
pair-go = Encontrar adversário
pair-kind = Tipo de partida
pair-kind-usual = Normal: 10 min + 10 s
pair-kind-quick = Rápida: 3 min + 5 s
pair-kind-grey = Lado cinzento: 10 min + 10 s
pair-waiting = { $count ->
    [0] De momento não há ninguém à espera: serias a primeira pessoa.
    [one] { $count } pessoa está à espera de adversário.
    [many] { $count } de pessoas estão à espera de adversário.
   *[other] { $count } pessoas estão à espera de adversário.
}
pair-here = { $count ->
    [one] { $count } pessoa está agora neste servidor.
    [many] { $count } de pessoas estão agora neste servidor.
   *[other] { $count } pessoas estão agora neste servidor.
}
# Nobody waits for the kind of game that is chosen, but somebody does for another one.
pair-other-kind = { $count ->
    [one] { $count } pessoa está à espera de outro tipo de partida.
    [many] { $count } de pessoas estão à espera de outro tipo de partida.
   *[other] { $count } pessoas estão à espera de outro tipo de partida.
}
# A button below that: chooses the other kind, pair-kind-….
pair-choose = Escolher «{ $kind }»
# Nobody waits for a kind of game above, but games with other settings wait; then a button.
pair-in-lobby = { $count ->
    [one] { $count } partida com outras definições aguarda na sala de espera.
    [many] { $count } de partidas com outras definições aguardam na sala de espera.
   *[other] { $count } partidas com outras definições aguardam na sala de espera.
}
pair-look = Ir à sala de espera
# A link: to make a game with other settings, which then waits in the lobby.
pair-custom = Esperar com outras definições

## While one waits for somebody

# $time is a time such as 1:23 that goes on.
wait-elapsed = À espera há { $time }
# Besides the reader, who waits for one kind of game.
wait-others = { $count ->
    [0] Não há mais ninguém à espera.
    [one] Há mais { $count } pessoa à espera de outro tipo de partida.
    [many] Há mais { $count } de pessoas à espera de outro tipo de partida.
   *[other] Há mais { $count } pessoas à espera de outro tipo de partida.
}
# A heading: a game against the computer while one waits.
meanwhile-title = Entretanto, contra o computador
meanwhile-about = Não perdes o lugar: assim que alguém chegar, vais logo para a vossa mesa. A partida contra o computador fica guardada neste dispositivo.
# Said after a minute.
meanwhile-long = Há um minuto que ninguém aparece, e ninguém sabe quando alguém vai aparecer. O computador joga logo.
# A button: begins that game; the next one goes on with it, the third leads back to waiting.
meanwhile-go = Jogar enquanto espero
meanwhile-on = Continuar a partida
meanwhile-back = Voltar

## An invitation: for whoever opened the link, and for whoever sent it

invite-title = { $name } convida-te para uma partida
invite-about = { $free ->
    [one] Há um lugar livre. Senta-te, e a partida começa.
    [many] Há { $free } de lugares livres. Senta-te; a partida começa quando todos estiverem ocupados.
   *[other] Há { $free } lugares livres. Senta-te; a partida começa quando todos estiverem ocupados.
}
name-ask = O teu nome à mesa
    .hint = O que os outros veem. Sem nome, és «{ $name }».
name-use = Usar este nome
name-skip = Agora não

## The lobby, and games to watch

live-title = Partidas para ver
live-about = Partidas da sala de espera que estão a decorrer. As partidas por link nunca aparecem aqui.
live-empty = De momento não está a decorrer nenhuma.
live-watch = Assistir
    .aria-label = Assistir à partida: { $names }
live-own = A tua partida
live-round = Ronda { $round }
live-watchers = { $count ->
    [0] ninguém a assistir
    [one] { $count } pessoa a assistir
    [many] { $count } de pessoas a assistir
   *[other] { $count } pessoas a assistir
}

## Greetings: instead of a chat

greet-open = Cumprimentos
greeting-hello = Olá!
greeting-luck = Boa sorte!
greeting-nice = Boa jogada!
greeting-thanks = Bom jogo, foi um prazer!
greeting-moment = Um momento, por favor
greet-said = { $name }: { $greeting }
greet-mute = Esconder cumprimentos dos outros

## Ending a game in which nobody has to be asked

end-alone = Acabar a partida
end-alone-ask = Acabar a partida agora, sem vencedor? Depois já não se pode continuar.

## A code for another device

code-used = O código foi usado: as tuas partidas estão também no outro dispositivo.
