# The game in a full screen, and what both games in the terminal say besides.

## Both games

play-hint = O motor jogaria { $move }: { $win }% de chance de vitória.
play-choice-column = para a linha vertical { $column }: { $points ->
    [0] não dá pontos
    [one] dá { $points } ponto
    [many] dá { $points } de pontos
   *[other] dá { $points } pontos
}
play-no-line = Não existe a linha { $line }.
play-possible-lines = Possíveis: { $lines } (0 é a linha do chão).
# Why a move is refused. The names of colours stand alone after a colon.
play-why-not = { $kind ->
    [line_full] A linha { $line } está cheia.
    [line_holds] A linha { $line } já tem outra cor: { $holds }.
    [row_has] A linha horizontal { $line } da parede já tem esta cor: { $colour }.
    [space_taken] Já há um azulejo na linha vertical { $column }.
    [column_has] A linha vertical { $column } da parede já tem esta cor: { $colour }.
    [other_line] Primeiro vai para a parede o azulejo da linha { $line }.
    [deal_next] Antes é preciso distribuir azulejos.
    [over] A partida acabou.
    [tiling_next] Agora é o revestimento: escolha uma linha vertical.
   *[offer_next] Agora se pegam azulejos, de uma fábrica ou do centro da mesa.
}
play-review-with = Para analisar: { $command }
play-no-full-screen = O jogo em tela cheia precisa do pacote { $package }; este é o jogo linha a linha. Para instalar: { $command }

cli-option-plain = joga linha a linha, para pipes e leitores de tela
cli-option-delay = segundos entre as jogadas dos computadores (padrão: 1 em tela cheia e quando só jogam computadores; senão, 0)
cli-bad-delay = deve ser um número de segundos a partir de 0, e não '{ $value }'

## What to do

screen-choose-tiles = { $name }: escolha azulejos
screen-choose-line = { $take }: escolha uma linha, 0 é o chão
screen-choose-column = { $name }: a linha { $line } está completa, escolha uma linha vertical
screen-deal = A rodada acabou. Enter distribui os azulejos da rodada { $round }.
screen-thinking = { $name } está pensando…
screen-paused = Em pausa. A seguir: { $name }
screen-pace = { $seconds } s por jogada
screen-looking = Procurando uma boa jogada…
screen-source-empty = { $source ->
    [0] O centro da mesa está vazio.
   *[other] A fábrica { $source } está vazia.
}
screen-save-as = Salvar no arquivo: { $file }
screen-too-small = A janela tem { $width } × { $height }, e a mesa precisa de { $min_width } × { $min_height }. Aumente a janela, ou saia com q e jogue com --plain.
screen-log = O que aconteceu

## The keys below the table: one word each, all in one line

screen-key-choose = escolher
screen-key-back = voltar
screen-key-deal = distribuir
screen-key-hint = dica
screen-key-undo = desfazer
screen-key-log = relato
screen-key-save = salvar
screen-key-help = ajuda
screen-key-quit = sair
screen-key-pause = pausar
screen-key-continue = seguir
screen-key-step = passo
screen-key-pace = ritmo
screen-key-review = análise
screen-key-close = fechar
screen-key-scroll = rolar
screen-key-show = mostrar
screen-key-played = jogada feita
screen-key-better = melhor

## Help: what each key does, and what the marks mean

screen-help-arrows = vão aos azulejos, depois a uma linha
screen-help-enter = escolhe; distribui a próxima rodada
screen-help-escape = volta aos azulejos
screen-help-type = uma jogada inteira: fábrica 3 (0 é o centro), vermelho, linha 2 (0 é o chão)
screen-help-column = no lado cinza, a linha vertical de um azulejo
screen-help-mouse-label = Mouse
screen-help-mouse = azulejos, depois uma linha ou um espaço da parede; também as teclas abaixo
screen-help-hint = a jogada que o motor faria
screen-help-undo = volta à última escolha de uma pessoa nesta rodada
screen-help-log = tudo o que aconteceu
screen-help-save = salva a partida; S, no arquivo que você quiser
screen-help-pause = pausa os computadores; n faz uma só jogada
screen-help-pace = os computadores jogam mais rápido, mais devagar
screen-help-review = depois da partida: quanto custaram as jogadas
screen-help-quit = salva a partida e sai
screen-help-completes = a linha fica completa, e seu azulejo dá 3 pontos
screen-help-fills = a linha fica com 2 dos seus 4 azulejos
screen-help-falls = 1 azulejo cai na linha do chão
screen-help-costs = a linha do chão custa mais 2 pontos, já com o marcador
screen-help-nowhere = a linha fica completa, mas o azulejo não tem agora espaço na parede
screen-help-marks = o que os outros fizeram desde a sua última jogada
screen-help-then = pontos agora e depois do revestimento

## The review

screen-review = Análise
screen-reviewing = Analisando a jogada { $done } de { $moves }…
screen-review-graph = Chances de vitória, jogada a jogada
screen-review-biggest = Maiores erros
screen-review-none = Nenhuma jogada custou { $min }% ou mais.
screen-review-move = Rodada { $round }, { $name }: { $played }, melhor { $best }; vitória { $before }%, depois { $after }%
screen-review-seat = { $name }: { $cost }% perdidos por jogada
