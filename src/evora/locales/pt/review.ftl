# Reviews in words and pictures: sentences about moves, luck and play apart, the course of a game.

cli-option-svg = em vez disso, escreve uma imagem (SVG)
cli-option-picture-out = grava a imagem neste arquivo: .svg ou .png
cli-option-theme = as cores da imagem (padrão: light)
cli-option-mark = uma jogada possível, a ser marcada na imagem
cli-mark-without-svg = --move: só pode ser usado com --svg ou --out
cli-bad-picture = --out: esperado um nome de arquivo terminado em .svg ou .png, recebido '{ $file }'

analyse-option-game = analisa só esta partida do arquivo, a contar de 1
analyse-option-round = analisa só as jogadas desta rodada
analyse-option-annotate = grava as partidas neste arquivo, com valores e jogadas melhores em comentários
analyse-option-plot = grava o andamento da partida neste arquivo, .svg ou .html
analyse-only-files = { $option }: só pode ser usado com um arquivo de partidas
analyse-bad-game = { $file }: --game: esperado de 1 a { $games }, recebido { $game }
analyse-bad-game-none = { $file }: --game: o arquivo não tem partidas
analyse-bad-round = --round: esperada uma rodada de { $first } a { $last }, recebido { $round }
analyse-bad-plot = --plot: esperado um nome de arquivo terminado em .svg ou .html, recebido '{ $file }'
analyse-plot-one = --plot: uma imagem mostra uma partida; escolha-a com --game ou grave .html
analyse-written = Gravado: { $file }

## Sentences about a move

# $letter is the letter of a colour; $source 0 is the centre, $line 0 the floor line.
review-take = { $count ->
    [0] { $count } azulejos { $letter ->
        [B] azuis
        [Y] amarelos
        [R] vermelhos
        [K] pretos
       *[W] brancos
    }
    [one] { $count } azulejo { $letter ->
        [B] azul
        [Y] amarelo
        [R] vermelho
        [K] preto
       *[W] branco
    }
    [many] { $count } de azulejos { $letter ->
        [B] azuis
        [Y] amarelos
        [R] vermelhos
        [K] pretos
       *[W] brancos
    }
   *[other] { $count } azulejos { $letter ->
        [B] azuis
        [Y] amarelos
        [R] vermelhos
        [K] pretos
       *[W] brancos
    }
} { $source ->
    [0] do centro da mesa
   *[other] da fábrica { $source }
} para a { $line ->
    [0] linha do chão
   *[other] linha padrão { $line }
}
review-tile = o azulejo da linha padrão { $line } para a coluna { $column }
# $played and $better are review-take or review-tile; $move and $best their codes.
review-sentence = { $name }: { $played } ({ $move }). Melhor: { $better } ({ $best }). A chance de vitória caiu de { $before }% para { $after }%{ $loses ->
    [yes] , com { $points } pontos perdidos
   *[no] {""}
}.

## Luck and play apart: what deals and moves did to the share of each seat

analyse-account = Sorte e jogo em separado, em % da vitória
analyse-account-note = Cada linha fecha. Sorteios: o que nenhum erro explica.
analyse-column-start = início
analyse-column-deals = sorteios
analyse-column-own = próprias
analyse-column-others = dos outros
analyse-column-ending = abandono
analyse-column-result = fim

## The course of a game

review-course = Parte na vitória (%): { $name }
review-chart = Partida { $game }: partes na vitória (%)
review-round = Rodada { $round }
