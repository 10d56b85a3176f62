# Other people: blocking them, and reporting them to those who run the server. $name is a player.

## At a name, by the table

# What a button with three dots is called.
player-menu = { $name }: mais
player-page = Página de { $name }
player-block = Bloquear
player-block-about = Depois do bloqueio deixam de se encontrar: não calham na mesma partida, e nenhum dos lados vê os cumprimentos do outro nem as suas partidas na sala de espera. Uma partida em curso continua. Mais ninguém fica a saber.
player-blocked = Bloqueio feito. Deixam de se encontrar.
player-unblock = Desbloquear
player-unblocked = O bloqueio foi retirado.
# In place of the others: the seat is played by a bot of one's own, say.
player-nobody = Não há mais ninguém por trás deste lugar.
player-report = Denunciar

## A report

report-title = Denunciar: { $name }
report-about = Quem mantém este servidor vê a denúncia, com esta partida. { $name } não fica a saber.
report-what = O que se passa?
# Also in lists: of one's own reports, and on the command line of those who run the server.
report-kind = { $kind ->
    [name] Nome ofensivo ou enganador
    [stalling] Demoras ou abandono de partidas
    [engine] Ajuda de um computador
    [accounts] Jogar com vários nomes
    [greetings] Cumprimentos incómodos
   *[other] Outra coisa
}
report-words = Pelas tuas palavras
    .hint = Até { $max } carateres; necessário se for outra coisa.
report-send = Enviar a denúncia
report-sent = Agradecemos. Quem mantém este servidor vai ver.

## In the settings

settings-players = Outros jogadores
# A heading: people.
blocks-title = Bloqueios
blocks-none = Não bloqueaste ninguém. Faz-se à mesa, ao lado do nome.
blocks-nameless = Alguém sem nome
report-mine = As tuas denúncias
report-state = { $looked ->
    [yes] Alguém já viu. Agradecemos.
   *[no] Ainda ninguém viu.
}
