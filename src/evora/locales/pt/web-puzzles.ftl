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

## After the puzzle of the day

# Both are numbers of people.
puzzles-counts = { $tried ->
    [one] Uma pessoa tentou até agora.
    [many] { $solved } de { $tried } pessoas resolveram.
   *[other] { $solved } de { $tried } pessoas resolveram.
}
# $date is a day on which the puzzle of the day was not solved.
puzzles-forgiven = { $date } ficou de fora, e não faz mal: um dia por mês é perdoado.

## What was tried, and comes again

puzzles-history-about = Todos os desafios que você tentou, em qualquer dos seus aparelhos. Repetir não muda sua pontuação.
puzzles-history-none = Nada ainda. Tudo o que você tentar vem para cá, resolvido ou não.
# Above a choice of the three that follow.
puzzles-history-show = Mostrar
puzzles-history-all = Todos
puzzles-history-failed = Não resolvidos de primeira
puzzles-history-solved = Resolvidos de primeira
puzzles-history-more = Mostrar mais
# Puzzles whose first try failed, and that come again some days later.
puzzles-due = { $count ->
    [0] Não há nada para repetir hoje.
    [one] { $count } desafio que não deu certo está de volta.
    [many] { $count } de desafios que não deram certo estão de volta.
   *[other] { $count } desafios que não deram certo estão de volta.
}
# A button.
puzzles-repeat = Repetir
puzzle-repeated = Você já tentou este antes, então sua pontuação fica como está.
# In a list: how a puzzle went, where, and how hard it is.
puzzles-entry-solved = Resolvido
puzzles-entry-failed = Não resolvido
puzzles-entry-later = Resolvido depois
puzzles-entry-run = contra o relógio
puzzles-entry-rating = Pontuação { $rating }

## Three minutes: a run through puzzles that get harder

run-about = Quantos desafios você resolve em três minutos? Eles ficam mais difíceis, e o terceiro erro encerra tudo.
# Buttons.
run-start = Começar a contar
run-again = Mais uma vez
run-end = Encerrar
# Labels of numbers.
run-left = Tempo restante
run-solved = Resolvidos
run-mistakes = Erros
run-mistakes-of = { $count } de { $of }
run-right = Certo.
run-wrong = Havia uma jogada melhor.
run-over = { $count ->
    [0] Nenhum desafio resolvido desta vez.
    [one] { $count } desafio resolvido.
    [many] { $count } de desafios resolvidos.
   *[other] { $count } desafios resolvidos.
}
run-record = Seu melhor resultado até agora.
run-best = Seu melhor resultado
run-best-none = Você ainda não tem resultado.
run-today = Os melhores de hoje
run-today-none = Ainda não há ninguém aqui. A lista mostra quem mantém um nome.
run-alone = Este resultado vale só para você: o servidor não o conferiu.
run-puzzles = Os desafios destes três minutos
