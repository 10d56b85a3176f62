# The game in a full screen, and what both games in the terminal say besides.

## Both games

play-hint = O motor jogaria { $move }: { $win }% de hipóteses de vitória.
play-choice-column = para a coluna { $column }: { $points ->
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
    [space_taken] Já há um azulejo na coluna { $column }.
    [column_has] A coluna { $column } da parede já tem esta cor: { $colour }.
    [other_line] Primeiro vai para a parede o azulejo da linha { $line }.
    [deal_next] Antes é preciso distribuir azulejos.
    [over] A partida acabou.
    [tiling_next] Agora é o revestimento: escolhe uma coluna.
   *[offer_next] Agora tiram-se azulejos, de uma fábrica ou do centro da mesa.
}
play-review-with = Para analisar: { $command }
play-no-full-screen = O jogo em ecrã inteiro precisa do pacote { $package }; este é o jogo linha a linha. Para instalar: { $command }

cli-option-plain = joga linha a linha, para pipes e leitores de ecrã
cli-option-delay = segundos entre as jogadas dos computadores (por omissão: 1 em ecrã inteiro e quando só jogam computadores; senão, 0)
cli-bad-delay = deve ser um número de segundos a partir de 0, e não '{ $value }'

## What to do

screen-choose-tiles = { $name }: escolhe azulejos
screen-choose-line = { $take }: escolhe uma linha, 0 é o chão
screen-choose-column = { $name }: a linha { $line } está completa, escolhe uma coluna
screen-deal = A ronda acabou. Enter distribui os azulejos da ronda { $round }.
screen-thinking = A pensar: { $name }
screen-paused = Em pausa. A seguir: { $name }
screen-pace = { $seconds } s por jogada
screen-looking = À procura de uma boa jogada…
screen-source-empty = { $source ->
    [0] O centro da mesa está vazio.
   *[other] A fábrica { $source } está vazia.
}
screen-save-as = Guardar no ficheiro: { $file }
screen-too-small = A janela tem { $width } × { $height }, e a mesa precisa de { $min_width } × { $min_height }. Aumenta a janela, ou sai com q e joga com --plain.
screen-log = O que aconteceu

## The keys below the table: one word each, all in one line

screen-key-choose = escolher
screen-key-back = voltar
screen-key-deal = distribuir
screen-key-hint = dica
screen-key-undo = anular
screen-key-log = relato
screen-key-save = guardar
screen-key-help = ajuda
screen-key-quit = sair
screen-key-pause = pausar
screen-key-continue = seguir
screen-key-step = passo
screen-key-pace = ritmo
screen-key-review = análise
screen-key-close = fechar
screen-key-scroll = ver mais
screen-key-show = mostrar
screen-key-played = jogada feita
screen-key-better = melhor

## Help: what each key does, and what the marks mean

screen-help-arrows = vão aos azulejos, depois a uma linha
screen-help-enter = escolhe; distribui os azulejos da próxima ronda
screen-help-escape = volta aos azulejos
screen-help-type = uma jogada inteira: fábrica 3 (0 é o centro), vermelho, linha 2 (0 é o chão)
screen-help-column = no lado cinzento, a coluna de um azulejo
screen-help-mouse-label = Rato
screen-help-mouse = azulejos, depois uma linha ou um espaço da parede; também as teclas em baixo
screen-help-hint = a jogada que o motor faria
screen-help-undo = volta à última escolha de uma pessoa nesta ronda
screen-help-log = tudo o que aconteceu
screen-help-save = guarda a partida; S num ficheiro teu
screen-help-pause = interrompe os computadores; n faz uma só jogada
screen-help-pace = os computadores jogam mais depressa, mais devagar
screen-help-review = depois da partida: quanto custaram as jogadas
screen-help-quit = guarda a partida e sai
screen-help-completes = a linha fica completa, e o azulejo dá 3 pontos
screen-help-fills = a linha fica com 2 dos seus 4 azulejos
screen-help-falls = 1 azulejo cai na linha do chão
screen-help-costs = a linha do chão custa mais 2 pontos, com o marcador incluído
screen-help-nowhere = a linha fica completa, mas o azulejo não tem agora espaço na parede
screen-help-marks = o que os outros fizeram desde a tua última jogada
screen-help-then = pontos agora e depois do revestimento

## The review

screen-review = Análise
screen-reviewing = A analisar a jogada { $done } de { $moves }…
screen-review-graph = Hipóteses de vitória, jogada a jogada
screen-review-biggest = Maiores erros
screen-review-none = Nenhuma jogada custou { $min }% ou mais.
screen-review-move = Ronda { $round }, { $name }: { $played }, melhor { $best }; vitória { $before }%, depois { $after }%
screen-review-seat = { $name }: { $cost }% perdidos por jogada
