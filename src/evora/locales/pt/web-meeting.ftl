# People who meet: quick pairing, invitations, games to watch, greetings; and the connection.
# $name is the name of a player, $names several as a list.

## The connection

bar-sending = Enviando sua jogada…

## Quick pairing: one press joins a game that waits, or opens one

pair-title = Jogue com alguém agora
pair-go = Encontrar adversário
pair-kind = Tipo de partida
pair-kind-usual = Normal: 10 min + 10 s
pair-kind-quick = Rápida: 3 min + 5 s
pair-kind-grey = Lado cinza: 10 min + 10 s
pair-waiting = { $count ->
    [0] Ninguém está esperando agora: você seria a primeira pessoa.
    [one] { $count } pessoa está esperando um adversário.
    [many] { $count } de pessoas estão esperando um adversário.
   *[other] { $count } pessoas estão esperando um adversário.
}
pair-here = { $count ->
    [0] Ninguém está neste servidor agora.
    [one] { $count } pessoa está neste servidor agora.
    [many] { $count } de pessoas estão neste servidor agora.
   *[other] { $count } pessoas estão neste servidor agora.
}
# Nobody waits for the kind of game that is chosen, but somebody does for another one.
pair-other-kind = { $count ->
    [0] Ninguém está esperando outro tipo de partida.
    [one] { $count } pessoa está esperando outro tipo de partida.
    [many] { $count } de pessoas estão esperando outro tipo de partida.
   *[other] { $count } pessoas estão esperando outro tipo de partida.
}
# A button below that: chooses the other kind, pair-kind-….
pair-choose = Escolher “{ $kind }”
# Nobody waits for a kind of game above, but games with other settings wait; then a button.
pair-in-lobby = { $count ->
    [0] Nenhuma partida com outras configurações espera na sala de espera.
    [one] { $count } partida com outras configurações espera na sala de espera.
    [many] { $count } de partidas com outras configurações esperam na sala de espera.
   *[other] { $count } partidas com outras configurações esperam na sala de espera.
}
pair-look = Ir à sala de espera
# A link: to make a game with other settings, which then waits in the lobby.
pair-custom = Esperar com outras configurações

## While one waits for somebody

# $time is a time such as 1:23 that goes on.
wait-elapsed = Esperando há { $time }
# Besides the reader, who waits for one kind of game.
wait-others = { $count ->
    [0] Ninguém mais está esperando.
    [one] Mais { $count } pessoa está esperando outro tipo de partida.
    [many] Mais { $count } de pessoas estão esperando outro tipo de partida.
   *[other] Mais { $count } pessoas estão esperando outro tipo de partida.
}
# A heading: a game against the computer while one waits.
meanwhile-title = Enquanto isso, contra o computador
meanwhile-about = Você não perde o lugar: assim que alguém chegar, vai direto para a mesa de vocês. A partida contra o computador fica salva neste dispositivo.
# Said after a minute.
meanwhile-long = Ninguém apareceu em um minuto, e ninguém sabe quando alguém vai aparecer. O computador joga na hora.
# A button: begins that game; the next one goes on with it, the third leads back to waiting.
meanwhile-go = Jogar enquanto espera
meanwhile-on = Continuar a partida
meanwhile-back = Voltar

## An invitation: for whoever opened the link, and for whoever sent it

invite-title = { $name } convida você para uma partida
invite-about = { $free ->
    [0] Não há nenhum lugar livre.
    [one] Há um lugar livre. Sente-se, e a partida começa.
    [many] Há { $free } de lugares livres. Sente-se; a partida começa quando todos estiverem ocupados.
   *[other] Há { $free } lugares livres. Sente-se; a partida começa quando todos estiverem ocupados.
}
name-ask = Seu nome na mesa
    .hint = É o que os outros veem. Sem um nome, você é “{ $name }”.
name-use = Usar este nome
name-skip = Agora não

## The lobby, and games to watch

live-title = Partidas para assistir
live-about = Partidas da sala de espera que estão em andamento. Partidas por link nunca aparecem aqui.
live-empty = Nenhuma partida assim em andamento no momento.
live-watch = Assistir
    .aria-label = Assistir à partida: { $names }
live-own = Sua partida
live-round = Rodada { $round }
live-watchers = { $count ->
    [0] ninguém assistindo
    [one] { $count } pessoa assistindo
    [many] { $count } de pessoas assistindo
   *[other] { $count } pessoas assistindo
}

## Greetings: instead of a chat

greet-open = Cumprimentos
greeting-hello = Oi!
greeting-luck = Boa sorte!
greeting-nice = Boa jogada!
greeting-thanks = Valeu, boa partida!
greeting-moment = Só um momento, por favor
greet-said = { $name }: { $greeting }
greet-mute = Ocultar cumprimentos dos outros

## Ending a game in which nobody has to be asked

end-alone = Encerrar a partida
end-alone-ask = Encerrar a partida agora, sem vencedor? Não dá para continuar depois.

## A code for another device

code-used = O código foi usado: suas partidas também estão no outro dispositivo.
