# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Início
page-new = Nova partida
page-play = Partida
page-lobby = Sala de espera
page-games = Minhas partidas
page-learn = Aprender
page-puzzles = Desafios
page-analysis = Análise
page-review = Revisão
page-rules = Regras
page-settings = Configurações
page-about = Sobre o Evora
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

# $code is the server's reason, at the table and on every other page.
refused = { $code ->
    [unavailable] Não foi possível conectar ao servidor. Verifique sua conexão e tente de novo.
    [busy] O servidor está ocupado. Tente de novo daqui a pouco.
    [engines_busy] O computador ainda precisa jogar em muitas das suas partidas. Espere um pouco e tente de novo.
    [closing] O servidor está reiniciando. Tente de novo daqui a pouco.
    [too_many] Foram pedidos demais de uma vez. Espere um pouco e tente de novo.
    [too_large] O texto ou arquivo é longo demais.
    [no_guest] Você ainda não jogou neste dispositivo.
    [bad_name] Esse nome não pode ser usado. Use até 24 caracteres visíveis.
    [bad_code] Esse código está errado, já foi usado ou expirou. Crie um novo no outro dispositivo.
    [unknown_bot] Esse bot não existe mais.
    [bot_away] Esse bot não está aqui agora ou não aceita convites seus.
    [bad_position] Isso não é uma posição que o Evora consiga ler.
    [bad_record] Isso não é um registro de partida que o Evora consiga ler.
    [bad_move] Não foi possível ler uma das jogadas.
    [bad_field] Alguma coisa nessas configurações não combina.
    [unknown_game] Essa partida não existe.
    [no_seat_free] Todos os lugares já estão ocupados.
    [open_games] Você já tem partidas suficientes na sala de espera. Cancele uma delas primeiro.
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
   *[other] Não deu certo. Tente de novo; se acontecer outra vez, informe o código { $code }.
}
refused-detail = Para quem quiser saber: { $detail }
refused-again = Tentar de novo

## Tiles, as pictures

tile-B = azulejo azul
tile-Y = azulejo amarelo
tile-R = azulejo vermelho
tile-K = azulejo preto
tile-W = azulejo branco
