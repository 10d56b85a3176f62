# Other people: blocking them, and reporting them to those who run the server. $name is a player.

## At a name, by the table

# What a button with three dots is called.
player-menu = { $name }: mais
player-page = Página de { $name }
player-block = Bloquear
player-block-about = Depois do bloqueio vocês não se encontram mais: não caem na mesma partida, e nenhum dos lados vê os cumprimentos do outro nem suas partidas na sala de espera. Uma partida em andamento continua. Ninguém mais fica sabendo.
player-blocked = Bloqueio feito. Vocês não se encontram mais.
player-unblock = Desbloquear
player-unblocked = O bloqueio foi retirado.
# In place of the others: the seat is played by a bot of one's own, say.
player-nobody = Não há mais ninguém por trás deste lugar.
player-report = Denunciar

## A report

report-title = Denunciar: { $name }
report-about = Quem mantém este servidor vê a denúncia, junto com esta partida. { $name } não fica sabendo.
report-what = O que há de errado?
# Also in lists: of one's own reports, and on the command line of those who run the server.
report-kind = { $kind ->
    [name] Nome ofensivo ou enganoso
    [stalling] Enrolação ou abandono de partidas
    [engine] Ajuda de um computador
    [accounts] Jogar com vários nomes
    [greetings] Cumprimentos incômodos
   *[other] Outra coisa
}
report-words = Com suas palavras
    .hint = Até { $max } caracteres; necessário se for outra coisa.
report-send = Enviar a denúncia
report-sent = Agradecemos. Quem mantém este servidor vai olhar.

## In the settings

settings-players = Outros jogadores
# A heading: people.
blocks-title = Bloqueios
blocks-none = Você não bloqueou ninguém. Isso se faz na mesa, ao lado do nome.
blocks-nameless = Alguém sem nome
report-mine = Suas denúncias
report-state = { $looked ->
    [yes] Alguém já olhou. Agradecemos.
   *[no] Ninguém olhou ainda.
}
