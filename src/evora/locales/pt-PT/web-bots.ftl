# Bots and devices in the page: settings, seats, new tables.
#
# $name is the name of a bot, $owner that of its owner.

seat-bot = { $name } (bot)
seat-bot-invited = { $name } (bot, convidado)
wait-bots = A partida começa quando todos os bots convidados aceitarem.
wait-uninvite = Retirar o convite
log-declined = Já não há nenhum bot convidado para o lugar { $seat }.

new-seat-bot = um bot
new-seat-which-bot = Bot
new-seat-bot-line = { $whose ->
    [yours] { $online ->
        [yes] { $name } (teu)
       *[no] { $name } (teu, desligado)
    }
    [owned] { $name } (de: { $owner })
   *[nobodys] { $name }
}
new-seat-bot-about = Um programa joga neste lugar. A partida começa quando ele aceitar.

settings-bots = Bots
bots-about = Um bot é um programa teu que joga neste servidor com um nome só dele. Toda a gente vê que é um bot.
bots-new-name = Nome de um novo bot
bots-make = Criar um bot
bots-token = Token do bot { $name }, mostrado só desta vez:
bots-token-about = Quem o tiver joga como o bot. Dá-o ao teu programa, por exemplo ao «evora bot», e a mais ninguém.
bots-token-new = Novo token
bots-token-sure = O token atual deixa logo de funcionar.
bots-remove = Remover o bot
bots-remove-sure = O bot desiste das partidas, e o nome e o token são apagados.
bots-no = Deixar como está
bots-name = Nome
bots-rename = Mudar o nome
bots-more = Mais
bots-link = Nova mesa com este bot
bots-online = { $online ->
    [yes] ligado
   *[no] desligado
}
bots-accepts = Aceita convites
bots-accepts-everyone = de toda a gente
bots-accepts-owner = meus
bots-accepts-nobody = de ninguém

devices-title = Dispositivos com sessão iniciada
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
devices-this = este
devices-since = Desde { $date }.
devices-seen = Último acesso: { $ago }.
devices-sign-out = Terminar a sessão
devices-sign-out-others = Terminar as outras sessões
devices-sign-out-all = Terminar todas as sessões
