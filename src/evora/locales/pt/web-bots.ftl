# Bots and devices in the page: settings, seats, new tables.
#
# $name is the name of a bot, $owner that of its owner.

seat-bot = { $name } (bot)
seat-bot-invited = { $name } (bot, convidado)
wait-bots = A partida começa quando todos os bots convidados tiverem aceitado.
wait-uninvite = Retirar o convite
log-declined = Não há mais nenhum bot convidado para o lugar { $seat }.

new-seat-bot = um bot
new-seat-which-bot = Bot
new-seat-bot-line = { $whose ->
    [yours] { $online ->
        [yes] { $name } (seu)
       *[no] { $name } (seu, sem conexão)
    }
    [owned] { $name } (de { $owner })
   *[nobodys] { $name }
}
new-seat-bot-about = Um programa joga neste lugar. A partida começa quando ele aceitar.

settings-bots = Bots
bots-about = Um bot é um programa seu que joga neste servidor com um nome só dele. Todos veem que é um bot.
bots-new-name = Nome do novo bot
bots-make = Criar um bot
bots-token = Token de { $name }, mostrado só desta vez:
bots-token-about = Quem tem o token joga como o bot. Dê o token ao seu programa, por exemplo ao “evora bot”, e a mais ninguém.
bots-token-new = Novo token
bots-token-sure = O token atual deixa de funcionar na hora.
bots-remove = Remover o bot
bots-remove-sure = O bot desiste das partidas dele, e o nome e o token são apagados.
bots-no = Deixar como está
bots-name = Nome
bots-rename = Renomear
bots-more = Mais
bots-link = Nova mesa com este bot
bots-online = { $online ->
    [yes] conectado
   *[no] sem conexão
}
bots-accepts = Aceita convites
bots-accepts-everyone = de todos
bots-accepts-owner = só meus
bots-accepts-nobody = de ninguém

devices-title = Dispositivos conectados
devices-kind = { $browser ->
    [firefox] Firefox
    [chrome] Chrome
    [edge] Edge
    [safari] Safari
    [opera] Opera
    [samsung] Samsung Internet
   *[unknown] Navegador desconhecido
}, { $system ->
    [windows] Windows
    [mac] macOS
    [linux] Linux
    [android] Android
    [ios] iOS
    [chromeos] ChromeOS
   *[unknown] sistema desconhecido
}
devices-this = este aqui
devices-since = Desde { $date }.
devices-seen = Último acesso: { $ago }.
devices-sign-out = Desconectar
devices-sign-out-others = Desconectar todos os outros
devices-sign-out-all = Desconectar todos
