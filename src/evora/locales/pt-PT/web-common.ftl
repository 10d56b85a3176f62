# What every page of the web client shares: the frame around it, and the names of the pages.

## Pages: names in the navigation and in the title of the tab

page-start = Início
page-new = Nova partida
page-play = Partida
page-lobby = Sala de espera
page-games = As minhas partidas
page-learn = Aprender
page-puzzles = Desafios
page-analysis = Análise
page-review = Revisão
page-rules = Regras
page-settings = Definições
page-about = Sobre o Evora
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

# $code is the server's reason, at the table and on every other page.
refused = { $code ->
    [unavailable] Não foi possível ligar ao servidor. Verifica a tua ligação e tenta de novo.
    [busy] O servidor tem muito que fazer. Tenta de novo daqui a pouco.
    [engines_busy] O computador ainda tem de jogar em muitas das tuas partidas. Espera que jogue e tenta de novo.
    [closing] O servidor está a reiniciar. Tenta de novo daqui a pouco.
    [too_many] Foram demasiados pedidos de uma vez. Espera um pouco e tenta de novo.
    [too_large] O texto ou o ficheiro é demasiado longo.
    [no_guest] Ainda não jogaste neste dispositivo.
    [bad_name] Esse nome não pode ser usado. Usa até 24 carateres visíveis.
    [bad_code] Esse código não está certo, já foi usado ou já não é válido. Cria um novo no outro dispositivo.
    [unknown_bot] Esse bot já não existe.
    [bot_away] Esse bot não está disponível agora, ou não aceita convites teus.
    [bad_position] Isso não é uma posição que o Evora consiga ler.
    [bad_record] Isso não é um registo de partida que o Evora consiga ler.
    [bad_move] Há uma jogada que não se consegue ler.
    [bad_field] Há algo nestas definições que não bate certo.
    [unknown_game] Essa partida não existe.
    [no_seat_free] Os lugares já estão todos ocupados.
    [open_games] Já tens partidas suficientes na sala de espera. Cancela primeiro uma delas.
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
   *[other] Não resultou. Tenta de novo; se voltar a acontecer, diz-nos o código { $code }.
}
refused-detail = Para quem quiser saber: { $detail }
refused-again = Tentar de novo

## Tiles, as pictures

tile-B = azulejo azul
tile-Y = azulejo amarelo
tile-R = azulejo vermelho
tile-K = azulejo preto
tile-W = azulejo branco
