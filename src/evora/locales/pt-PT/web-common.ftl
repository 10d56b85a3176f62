# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Início
page-new = Nova partida
page-play = Partida
page-lobby = Sala de espera
page-games = As minhas partidas
page-me = A minha página
page-person = Jogador
page-learn = Aprender
page-puzzles = Desafios
puzzles-history = O que já tentaste
run-title = Três minutos
page-analysis = Análise
page-review = Revisão
page-rules = Regras
page-settings = Definições
page-about = Sobre o Evora
page-privacy = Privacidade
page-contact = Contacto
# What those who run the server ask of everybody; the rules of the game are page-rules.
page-house-rules = Regras da casa
page-missing = Página não encontrada

# The title of the tab. $page is one of the names above, or what a page says of itself.
page-title = { $page } – Evora

## The frame

frame-skip = Saltar para o conteúdo
frame-home = Evora, página inicial
frame-navigation = Principal
frame-menu = Menu
frame-language = Língua
frame-theme = Cores
theme-system = Sistema
theme-light = Claras
theme-dark = Escuras
frame-footer = O Evora é uma casa aberta para o jogo de tabuleiro Azul. Todos os desenhos são originais.

## When something is not there

missing-about = Não há nada neste endereço. O link pode ser antigo ou estar mal escrito.
missing-home = Ir para o início
failed-heading = Esta página não carregou
failed-about = Talvez não haja ligação, ou o Evora tenha sido atualizado desde que o abriste.
failed-reload = Carregar de novo

## When the server says no, or does not answer

# $code is the server's reason, at the table and on every other page; $time: how long to wait, as 1:45.
refused = { $code ->
    [unavailable] Não foi possível ligar ao servidor. Verifica a tua ligação e tenta de novo.
    [busy] O servidor tem muito que fazer. Tenta de novo daqui a pouco.
    [engines_busy] O computador ainda tem de jogar em muitas das tuas partidas. Espera que jogue e tenta de novo.
    [closing] O servidor está a reiniciar. Tenta de novo daqui a pouco.
    [too_many] Foram demasiados pedidos de uma vez. Espera um pouco e tenta de novo.
    [too_large] O texto ou o ficheiro é demasiado longo.
    [no_guest] Ainda não jogaste neste dispositivo.
    [banned] Estás banido deste servidor.
    [read_only] O administrador parou todas as partidas por agora. A tua jogada é enviada quando continuarem.
    [invitation_needed] Este servidor só deixa entrar pessoas novas com convite. Pede um ao administrador.
    [bad_name] Esse nome não pode ser usado. Usa até 24 carateres visíveis.
    [reserved_name] Esse nome está reservado ao servidor. Escolhe outro.
    [name_taken] Esse nome parece um que já é de outra pessoa. Escolhe outro.
    [name_too_soon] Um nome que fica só pode mudar uma vez a cada 30 dias.
    [bad_code] Esse código não serve: está errado, já foi usado, expirou ou foi trocado por um novo.
    [bad_key] Essa chave de acesso não funciona aqui.
    [last_key] Essa é a última chave do teu nome. Cria outra primeiro.
    [too_many_keys] Já tens dez chaves de acesso. Remove uma primeiro.
    [no_passkeys] As chaves de acesso não funcionam neste endereço.
    [no_push] Este servidor não envia avisos para navegadores.
    [no_mail] Este servidor não envia cartas.
    [bad_address] Não é possível enviar cartas para esse endereço. Escreve um único endereço, como ann@example.org.
    [mail_silenced] O dono desse endereço não quer cartas daqui.
    [no_game_finished] Podes ficar com o teu nome depois da primeira partida terminada.
    [bad_text] Esse texto não pode ser enviado. Escreve até 500 carateres visíveis.
    [blocks_full] Não podes bloquear mais ninguém. Desbloqueia alguém primeiro.
    [unknown_person] Ninguém aqui tem esse nome.
    [yourself] És tu.
    [follows_full] Não podes seguir mais ninguém. Deixa de seguir alguém primeiro.
    [no_challenges] Esta pessoa não aceita convites.
    [challenges_full] Não cabem mais convites. Espera por uma resposta ou retira um deles.
    [challenged_already] Já há um convite entre vocês.
    [challenged_often] Foram muitos convites. Espera um pouco.
    [reported_already] Já denunciaste esta pessoa por esta partida.
    [reports_full] Já fizeste muitas denúncias. Espera até alguém as ver.
    [unknown_bot] Esse bot já não existe.
    [bot_away] Esse bot não está disponível agora, ou não aceita convites teus.
    [bot_games] Já tens partidas suficientes com esse bot. Acaba primeiro uma delas.
    [bad_position] Isso não é uma posição que o Evora consiga ler.
    [bad_record] Isso não é um registo de partida que o Evora consiga ler.
    [bad_move] Há uma jogada que não se consegue ler.
    [bad_field] Há algo nestas definições que não bate certo.
    [unknown_game] Essa partida não existe.
    [no_seat_free] Os lugares já estão todos ocupados.
    [open_games] Já tens partidas suficientes na sala de espera. Cancela primeiro uma delas.
    [still_playing] Ainda estás a jogar com o adversário encontrado. Termina primeiro essa partida.
    [pairing_paused] O teu adversário esperou por ti em vão. Podes procurar outro daqui a { $time }.
    [already_started] A partida já começou.
    [already_seated] Já tens um lugar nesta partida.
    [stale] Entretanto algo mudou. Vê outra vez.
    [not_your_seat] Esse não é o teu lugar.
    [not_your_turn] Não é a tua vez.
    [illegal_move] As regras não permitem esta jogada.
    [game_over] O jogo acabou.
    [nothing_to_undo] Não há nada para anular.
    [undo_across_deal] Depois de uma nova distribuição já não se pode anular nada.
    [game_too_long] Já aconteceu tanto nesta partida que não se pode anular nem pedir mais nada. Podes continuar a jogar.
    [offer_open] Ainda há outro pedido sem resposta.
    [no_offer] Esse pedido já teve resposta.
    [asked_already] Já pediste. Podes pedir de novo depois da tua próxima jogada.
    [not_away] Quem estava ausente já voltou.
    [player_left] Alguém já não está à mesa.
    [no_time_to_give] Aqui já não se pode dar mais tempo.
    [on_holiday] Já estás de férias.
    [no_days_off] Já não tens tantos dias de férias este ano.
    [not_creator] Só quem criou a partida pode fazer isso.
    [not_ratable] Só contam para o rating as partidas entre pessoas, desde o início e com relógio.
    [name_not_kept] As partidas a contar para o rating são para quem fica com o seu nome. Podes ficar com o teu nas definições.
    [finishers_only] Esta partida é para quem joga as suas partidas até ao fim.
    [rated_game] Estás a jogar uma partida classificativa. Até acabar, o computador não pensa em nenhum dos teus separadores nem dispositivos.
    [rated_position] Esta é a posição de uma partida classificativa que estás a jogar. O computador não diz nada sobre ela até a partida acabar.
    [deal_not_yet] Este dia ainda não começou em lado nenhum.
    [deal_differs] Esta partida não corresponde ao sorteio: o servidor chegou a outra jogada ou a outro resultado. Não foi contada.
    [deal_elsewhere] Continuaste esta partida noutro aparelho. Conta essa.
    [deal_finished] Já terminaste esta partida. Conta essa.
    [deal_unfinished] Termina primeiro a partida.
    [deals_full] Começaste muitas partidas. Termina primeiro algumas.
   *[other] Não resultou. Tenta de novo; se voltar a acontecer, diz-nos o código { $code }.
}
refused-detail = Para quem quiser saber: { $detail }
refused-again = Tentar de novo

## O que diz o administrador deste servidor

host-message = Mensagem do administrador
host-close = Fechar esta mensagem
host-read-only = O administrador parou todas as partidas por agora. Podes ver tudo; os relógios estão parados.
host-banned = { $end ->
    [forever] Estás banido deste servidor.
   *[until] Estás banido deste servidor até { $date }.
}
host-reason = Motivo: { $reason }
host-rights = Ainda podes descarregar ou apagar os teus dados nas definições.
host-renamed = { $named ->
    [yes] O administrador deu-te outro nome: { $name }.
   *[no] O administrador tirou-te o nome.
}
host-rename = Escolher outro nome
host-noted = Está bem
host-invited = As nossas boas-vindas! O teu convite foi usado e já podes jogar.

## Tiles, as pictures

tile-B = azulejo azul
tile-Y = azulejo amarelo
tile-R = azulejo vermelho
tile-K = azulejo preto
tile-W = azulejo branco
