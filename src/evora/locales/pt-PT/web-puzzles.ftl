# Puzzles: positions with one move that is clearly best. "You" is whoever solves, "your opponent" the
# other player with two at the table. A chance such as { $win } is a percentage, already written out.
# $points is 3 or more.

## The list

puzzles-about = Posições de partidas reais em que uma jogada é claramente melhor do que todas as outras. Não é preciso sorte, basta olhar bem para a mesa.
puzzles-setting = Mesa
# $players is 2, 3 or 4.
puzzles-setting-name = { $players } jogadores, { $side ->
    [grey] lado cinzento
   *[coloured] lado colorido
}
puzzles-today-solve = Resolver
puzzles-today-again = Ver outra vez
puzzles-more = Mais desafios
puzzles-theme = Tema
puzzles-theme-any = Todos os temas
puzzles-band = Dificuldade
puzzles-band-any = De acordo com a minha pontuação
# Puzzles that fit the choice and that the reader has not tried.
puzzles-left = { $count ->
    [0] Já tentaste todos estes.
    [one] Falta { $count } desafio
    [many] Faltam { $count } de desafios
   *[other] Faltam { $count } desafios
}
puzzles-start = Começar
puzzles-forget = Deixar voltar os já tentados
puzzles-numbers = Como te está a correr
puzzles-rating = Pontuação
    .new = Todos começam aqui.
puzzles-solved = À primeira
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
    .hint = Acabar o jogo agora é bom para ti.
puzzle-theme-colour = Uma cor inteira
    .hint = Uma cor da tua parede pode ficar completa.
puzzle-theme-column = Uma coluna
    .hint = Uma coluna da tua parede pode ficar completa.
puzzle-theme-deny = Tirar ao outro
    .hint = Outra pessoa está à espera destes azulejos.
puzzle-theme-burden = Deixar o resto
    .hint = Alguém terá de tirar o que deixares.
puzzle-theme-floor = Chão limpo
    .hint = Pensa nos azulejos que vão sobrar para ti no fim da ronda.
puzzle-theme-last = A última ronda
    .hint = Esta pode ser a última ronda. Conta os pontos de todos, com os bónus.
puzzle-theme-points = Mais pontos
    .hint = Procura o máximo de pontos nesta ronda.

## A puzzle

# $id is a short name such as c2-9kx4bd.
puzzle-title = Desafio { $id }
puzzle-all = Todos os desafios
puzzle-missing = Este desafio não existe
puzzle-find-win = Encontra a jogada que vence o jogo.
# Buttons.
puzzle-hint = Dica
puzzle-show = Solução
puzzle-go-on = Ver o resto
puzzle-next = Próximo desafio
puzzle-share = Partilhar desafio
puzzle-searching = À procura da resposta.
# $change is +12 or −8.
puzzle-rating = A tua pontuação é agora { $rating } ({ $change }).

## Why a move was right, after its reasons (reason-… in web-review.ftl)

puzzle-chance = A tua hipótese de vencer: { $win }. Com a segunda melhor jogada: { $other }.
puzzle-ends = { $what ->
    [game] No fim do jogo: { $scores }.
   *[round] No fim da ronda: { $scores }.
} Com a segunda melhor jogada: { $other }.
puzzle-score = { $name } { $score }

## Why a move was wrong

# $reply is a whole sentence, such as "Opponent takes 3 red from the centre to line 4."
puzzle-reply = A melhor resposta: { $reply }
puzzle-refuted = A tua hipótese de vencer é agora { $win }. Com a melhor jogada seria { $best }.
puzzle-then = { $what ->
    [game] No fim do jogo: { $scores }.
   *[round] No fim da ronda: { $scores }.
}
puzzle-better = Há uma jogada claramente melhor.
