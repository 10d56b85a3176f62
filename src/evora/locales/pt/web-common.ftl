# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Início
page-new = Nova partida
page-play = Partida
page-lobby = Sala de espera
page-games = Minhas partidas
page-me = Minha página
page-person = Jogador
page-learn = Aprender
page-puzzles = Desafios
puzzles-history = O que você já tentou
run-title = Três minutos
page-analysis = Análise
page-review = Revisão
page-rules = Regras
page-settings = Configurações
page-about = Sobre o Evora
page-privacy = Privacidade
page-contact = Contato
# What those who run the server ask of everybody; the rules of the game are page-rules.
page-house-rules = Regras da casa
page-missing = Página não encontrada

# The title of the tab. $page is one of the names above, or what a page says of itself.
page-title = { $page } – Evora

## The frame

frame-skip = Pular para o conteúdo
frame-home = Evora, página inicial
frame-navigation = Principal
frame-menu = Menu
frame-language = Idioma
frame-theme = Aparência
theme-system = Do sistema
theme-light = Clara
theme-dark = Escura
frame-footer = O Evora é uma casa aberta para o jogo de tabuleiro Azul. Todos os desenhos são originais.

## When something is not there

missing-about = Não há nada neste endereço. O link pode ser antigo ou ter sido digitado errado.
missing-home = Ir para o início
failed-heading = Esta página não carregou
failed-about = Talvez não haja conexão, ou o Evora tenha sido atualizado desde que você o abriu.
failed-reload = Carregar de novo

## When the server says no, or does not answer

# $code is the server's reason, at the table and on every other page; $time: how long to wait, as 1:45.
refused = { $code ->
    [unavailable] Não foi possível conectar ao servidor. Verifique sua conexão e tente de novo.
    [busy] O servidor está ocupado. Tente de novo daqui a pouco.
    [engines_busy] O computador ainda precisa jogar em muitas das suas partidas. Espere um pouco e tente de novo.
    [closing] O servidor está reiniciando. Tente de novo daqui a pouco.
    [too_many] Foram pedidos demais de uma vez. Espere um pouco e tente de novo.
    [too_large] O texto ou arquivo é longo demais.
    [no_guest] Você ainda não jogou neste dispositivo.
    [banned] Você está banido deste servidor.
    [read_only] O administrador parou todas as partidas por enquanto. Sua jogada será enviada quando elas continuarem.
    [invitation_needed] Este servidor só deixa entrar gente nova com convite. Peça um ao administrador.
    [bad_name] Esse nome não pode ser usado. Use até 24 caracteres visíveis.
    [reserved_name] Esse nome é reservado ao servidor. Escolha outro.
    [name_taken] Esse nome parece um que já é de outra pessoa. Escolha outro.
    [name_too_soon] Um nome que fica só pode mudar uma vez a cada 30 dias.
    [bad_code] Esse código não vale: está errado, já foi usado, expirou ou foi trocado por um novo.
    [bad_key] Essa chave de acesso não funciona aqui.
    [last_key] Essa é a última chave do seu nome. Crie outra primeiro.
    [too_many_keys] Você já tem dez chaves de acesso. Remova uma primeiro.
    [no_passkeys] Chaves de acesso não funcionam neste endereço.
    [no_push] Este servidor não envia avisos para navegadores.
    [no_mail] Este servidor não envia cartas.
    [bad_address] Não dá para enviar cartas a esse endereço. Escreva um único endereço, como ann@example.org.
    [mail_silenced] Quem é dono desse endereço não quer cartas daqui.
    [no_game_finished] Você pode ficar com o seu nome depois da primeira partida terminada.
    [bad_text] Esse texto não pode ser enviado. Escreva até 500 caracteres visíveis.
    [blocks_full] Não dá para bloquear mais gente. Desbloqueie alguém primeiro.
    [unknown_person] Ninguém aqui tem esse nome.
    [yourself] É você.
    [follows_full] Não dá para seguir mais gente. Deixe de seguir alguém primeiro.
    [no_challenges] Essa pessoa não aceita convites.
    [challenges_full] Não cabem mais convites. Espere uma resposta ou retire um deles.
    [challenged_already] Já há um convite entre vocês.
    [challenged_often] Foram muitos convites. Dê um tempo.
    [reported_already] Você já denunciou essa pessoa por esta partida.
    [reports_full] Você já fez muitas denúncias. Espere até alguém olhar.
    [unknown_bot] Esse bot não existe mais.
    [bot_away] Esse bot não está aqui agora ou não aceita convites seus.
    [bot_games] Você já tem partidas suficientes com esse bot. Termine uma delas primeiro.
    [bad_position] Isso não é uma posição que o Evora consiga ler.
    [bad_record] Isso não é um registro de partida que o Evora consiga ler.
    [bad_move] Não foi possível ler uma das jogadas.
    [bad_field] Alguma coisa nessas configurações não combina.
    [unknown_game] Essa partida não existe.
    [no_seat_free] Todos os lugares já estão ocupados.
    [open_games] Você já tem partidas suficientes na sala de espera. Cancele uma delas primeiro.
    [still_playing] Você ainda está jogando com o adversário encontrado. Termine essa partida primeiro.
    [pairing_paused] Seu adversário esperou por você em vão. Você pode procurar outro em { $time }.
    [already_started] A partida já começou.
    [already_seated] Você já tem um lugar nesta partida.
    [stale] Alguma coisa mudou nesse meio-tempo. Olhe de novo.
    [not_your_seat] Esse não é o seu lugar.
    [not_your_turn] Não é a sua vez.
    [illegal_move] As regras não permitem essa jogada.
    [game_over] O jogo acabou.
    [nothing_to_undo] Não há nada para desfazer.
    [undo_across_deal] Depois de uma nova distribuição, não dá mais para desfazer.
    [game_too_long] Já aconteceu tanta coisa nesta partida que nada mais pode ser desfeito nem perguntado. Dá para continuar jogando.
    [offer_open] Ainda há outra pergunta sem resposta.
    [no_offer] Essa pergunta já foi respondida.
    [asked_already] Você já perguntou. Pode perguntar de novo depois da sua próxima jogada.
    [not_away] Quem estava ausente já voltou.
    [player_left] Alguém não está mais na mesa.
    [no_time_to_give] Não dá mais para dar tempo aqui.
    [on_holiday] Você já está de férias.
    [no_days_off] Você não tem mais tantos dias de férias este ano.
    [not_creator] Só quem criou a partida pode fazer isso.
    [not_ratable] Só valem rating as partidas entre pessoas, desde o início e com relógio.
    [name_not_kept] Partidas valendo rating são para quem fica com o seu nome. Você pode ficar com o seu nas configurações.
    [finishers_only] Esta partida é para quem joga suas partidas até o fim.
    [rated_game] Você está jogando uma partida classificatória. Até ela acabar, o computador não pensa em nenhuma das suas abas nem dispositivos.
    [rated_position] Esta é a posição de uma partida classificatória que você está jogando. O computador não diz nada sobre ela até a partida acabar.
    [deal_not_yet] Este dia ainda não começou em lugar nenhum.
    [deal_differs] Esta partida não bate com o sorteio: o servidor chegou a outra jogada ou a outro resultado. Ela não foi contada.
    [deal_elsewhere] Você continuou esta partida em outro aparelho. Vale aquela.
    [deal_finished] Você já terminou esta partida. Vale aquela.
    [deal_unfinished] Termine a partida primeiro.
    [deals_full] Você começou muitas partidas. Termine algumas primeiro.
   *[other] Não deu certo. Tente de novo; se acontecer outra vez, informe o código { $code }.
}
refused-detail = Para quem quiser saber: { $detail }
refused-again = Tentar de novo

## O que diz o administrador deste servidor

host-message = Mensagem do administrador
host-close = Fechar esta mensagem
host-read-only = O administrador parou todas as partidas por enquanto. Você pode olhar tudo; os relógios estão parados.
host-banned = { $end ->
    [forever] Você está banido deste servidor.
   *[until] Você está banido deste servidor até { $date }.
}
host-reason = Motivo: { $reason }
host-rights = Você ainda pode baixar ou excluir seus dados nas configurações.
host-renamed = { $named ->
    [yes] O administrador deu outro nome a você: { $name }.
   *[no] O administrador tirou o seu nome.
}
host-rename = Escolher outro nome
host-noted = Entendi
host-invited = Boas-vindas! Seu convite foi usado, e você já pode jogar.

## Tiles, as pictures

tile-B = azulejo azul
tile-Y = azulejo amarelo
tile-R = azulejo vermelho
tile-K = azulejo preto
tile-W = azulejo branco
