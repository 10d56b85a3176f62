# Puzzles: positions with one move that is clearly best. "You" is whoever solves, "your opponent" the
# other player with two at the table. A chance such as { $win } is a percentage, already written out.
# $points is 3 or more.

## The list

puzzles-about = Posições de partidas reais em que uma jogada é claramente melhor que todas as outras. Não é preciso sorte, só olhar bem para a mesa.
puzzles-setting = Mesa
# $players is 2, 3 or 4.
puzzles-setting-name = { $players } jogadores, { $side ->
    [grey] lado cinza
   *[coloured] lado colorido
}
puzzles-today-solve = Resolver
puzzles-today-again = Ver de novo
puzzles-more = Mais desafios
puzzles-theme = Tema
puzzles-theme-any = Todos os temas
puzzles-band = Dificuldade
puzzles-band-any = De acordo com minha pontuação
# Puzzles that fit the choice and that the reader has not tried.
puzzles-left = { $count ->
    [0] Você já tentou todos estes.
    [one] Falta { $count } desafio
    [many] Faltam { $count } de desafios
   *[other] Faltam { $count } desafios
}
puzzles-start = Começar
puzzles-forget = Deixar os já tentados voltarem
puzzles-numbers = Como você está indo
puzzles-rating = Pontuação
    .new = Todos começam aqui.
puzzles-solved = De primeira
    .of = de { $tries }
puzzles-streak = Seguidos
    .best = no máximo { $best }
puzzles-days = Dias seguidos
puzzles-level = Dificuldade: { $band ->
    [easy] fácil
    [medium] média
    [hard] difícil
   *[expert] muito difícil
}
puzzle-band-easy = Fácil
puzzle-band-medium = Média
puzzle-band-hard = Difícil
puzzle-band-expert = Muito difícil

## Themes, each with a hint that does not give the move away

puzzle-theme-row = Uma linha vence
    .hint = Terminar o jogo agora é bom para você.
puzzle-theme-colour = Uma cor inteira
    .hint = Uma cor da sua parede pode ficar completa.
puzzle-theme-column = Uma linha vertical
    .hint = Uma linha vertical da sua parede pode ficar completa.
puzzle-theme-deny = Negar ao adversário
    .hint = Outra pessoa está esperando por estes azulejos.
puzzle-theme-burden = Deixar o resto
    .hint = Alguém vai ter que pegar o que você deixar.
puzzle-theme-floor = Chão limpo
    .hint = Pense nos azulejos que vão sobrar para você no fim da rodada.
puzzle-theme-last = A última rodada
    .hint = Esta pode ser a última rodada. Conte os pontos de todos, com os bônus.
puzzle-theme-points = Mais pontos
    .hint = Procure o máximo de pontos nesta rodada.

## A puzzle

# $id is a short name such as c2-9kx4bd.
puzzle-title = Desafio { $id }
puzzle-all = Todos os desafios
puzzle-missing = Este desafio não existe
puzzle-find-win = Encontre a jogada que vence o jogo.
# Buttons.
puzzle-hint = Dica
puzzle-show = Solução
puzzle-go-on = Ver o resto
puzzle-next = Próximo desafio
puzzle-share = Compartilhar desafio
puzzle-searching = Procurando a resposta.
# $change is +12 or −8.
puzzle-rating = Sua pontuação agora é { $rating } ({ $change }).

## Why a move was right, after its reasons (reason-… in web-review.ftl)

puzzle-chance = Sua chance de vencer: { $win }. Com a segunda melhor jogada: { $other }.
puzzle-ends = { $what ->
    [game] No fim do jogo: { $scores }.
   *[round] No fim da rodada: { $scores }.
} Com a segunda melhor jogada: { $other }.
puzzle-score = { $name } { $score }

## Why a move was wrong

# $reply is a whole sentence, such as "Opponent takes 3 red from the centre to line 4."
puzzle-reply = A melhor resposta: { $reply }
puzzle-refuted = Sua chance de vencer agora é { $win }. Com a melhor jogada seria { $best }.
puzzle-then = { $what ->
    [game] No fim do jogo: { $scores }.
   *[round] No fim da rodada: { $scores }.
}
puzzle-better = Há uma jogada claramente melhor.
