# The analysis board: any position with the engine's opinion of it, moves tried out, positions set up.

## The engine's opinion

analysis-shares = Parcela da vitória e pontos esperados
# Read aloud after a player's share. $points is a number that is already written out.
analysis-points = pontos esperados: { $points }
analysis-points-title = Pontos esperados no fim do jogo
analysis-error-title = Quanto isto pode variar (erro padrão), com sorteios das peças da ronda seguinte
analysis-stop = Parar de pensar
analysis-go = Pensar
analysis-thinking = A pensar…
# $depth: how many moves ahead; $nodes: how many positions were looked at, such as 1.2M.
analysis-depth = Profundidade { $depth }, posições: { $nodes }
analysis-complete = Não há mais nada a encontrar
analysis-lines = Melhores jogadas
analysis-lines-count = Quantas jogadas mostrar
analysis-lines-option = { $count ->
    [one] { $count } jogada
    [many] { $count } de jogadas
   *[other] { $count } jogadas
}
# A badge: the value is proven to the end of the game.
analysis-exact = provado
analysis-running = Uma partida pode ser analisada quando acaba.

## Moves and variations

analysis-moves = Jogadas
analysis-start = Início
analysis-promote = Tornar a variante principal
analysis-remove = Apagar daqui em diante
# A tile goes from a line to a column of the wall.
analysis-tiled = { $name }: linha { $line } → coluna { $column }

## The next deal

analysis-deal = Distribuir
analysis-deal-next = Agora são distribuídos novos azulejos
analysis-over = O jogo acabou.
analysis-deal-round = Azulejos da ronda { $round }
analysis-deal-random = Azulejos ao acaso
analysis-deal-hand = Escolher os azulejos
analysis-deal-seed = A partir de uma semente
analysis-deal-hint = Escolhe uma cor e toca nas fábricas
analysis-deal-about = Cada fábrica recebe quatro azulejos, primeiro do saco, depois da tampa.

## Opening and keeping

analysis-open = Analisar outra coisa
analysis-open-button = Abrir…
analysis-open-text = Uma posição ou o texto de um registo
# Opens the ways to share and to save.
analysis-share = Partilhar e guardar
analysis-copy = Copiar a posição
analysis-copied = Posição copiada
analysis-text = Posição

## Setting up

analysis-set-up = Montar uma posição
analysis-edit-hint = Escolhe uma peça e toca no lugar dela, ou arrasta-a até lá
analysis-palette = Peças
analysis-erase = Retirar
analysis-undo = Anular a última alteração
analysis-empty = Esvaziar a mesa
analysis-analyse = Analisar a posição
analysis-cancel = Cancelar
analysis-valid = Esta posição pode jogar-se.
analysis-side = Tabuleiros
analysis-side-name = { $variant ->
    [grey] lado cinzento
   *[coloured] lado colorido
}
analysis-players = Jogadores
analysis-phase = O que vem a seguir
analysis-phase-name = { $phase ->
    [deal] distribuição
    [tiling] revestimento da parede
    [over] nada, o jogo acabou
   *[offer] tirar azulejos
}
analysis-round = Ronda
analysis-to-move = Quem joga
analysis-start-player = Jogador inicial
analysis-score = Pontos: { $name }
analysis-idle = Rondas sem azulejo na parede
analysis-bag-rest = Todos os outros azulejos estão no saco

## Places, for those who listen. $holds is what lies there, such as "blue tile"

analysis-empty-place = vazio
analysis-at-factory = Fábrica { $factory }, lugar { $place }: { $holds }
analysis-at-centre = Centro da mesa, { $tile }: { $count }
analysis-at-line = { $name }, linha { $line }, espaço { $space }: { $holds }
analysis-at-wall = { $name }, parede, linha { $row }, coluna { $column }: { $holds }
analysis-at-floor = { $name }, linha do chão, espaço { $space }: { $holds }

## What the rules say about a position that was set up. $tile is a name such as "blue tile"

analysis-problem = { $kind ->
    [idle_rounds] Rondas sem azulejo na parede: aqui, no máximo { $expected }.
    [tile_count] { $tile }: { $count } ao todo, em vez de { $expected }.
    [marker_count] { $expected ->
        [0] Entre rondas, o marcador do jogador inicial não está no centro nem no chão.
       *[other] O marcador do jogador inicial tem de estar num só lugar: no centro ou numa linha do chão.
    }
    [wall_place] { $name }, linha { $line } da parede, { $tile }: no lado colorido, o espaço dele é outro.
    [wall_row_twice] { $name }: a linha { $line } da parede tem uma cor duas vezes.
    [wall_column_twice] { $name }: a coluna { $column } da parede tem uma cor duas vezes.
    [line_on_wall] { $name }: a linha { $line } tem uma cor que já está na parede ao lado.
    [floor_not_empty] { $name }: entre rondas, a linha do chão está vazia.
    [line_complete] { $name }: entre rondas, nenhuma linha está completa.
    [row_complete] { $name }: há uma linha da parede completa, e o jogo já teria acabado.
    [tiling_coloured] Só no lado cinzento se escolhe para onde vão os azulejos na parede.
    [tiling_finished] { $name }: ainda há uma linha completa, embora já seja a vez de outra pessoa revestir.
    [tiling_nothing] { $name }: nenhuma linha está completa, não há nada para revestir.
    [tiling_no_space] { $name }: a linha { $line } não cabe em lado nenhum da parede.
    [offer_empty] Não há nada para tirar: põe azulejos nas fábricas ou no centro.
    [offer_left] Há azulejos nas fábricas ou no centro, mas agora ninguém tira azulejos.
    [deal_empty] O saco e a tampa estão vazios: não há nada para distribuir.
    [over_early] O jogo não acabou: nenhuma linha da parede está completa e ainda há azulejos.
   *[other] { $detail }
}
