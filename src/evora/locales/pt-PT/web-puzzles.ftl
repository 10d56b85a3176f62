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

## After the puzzle of the day

# Both are numbers of people.
puzzles-counts = { $tried ->
    [one] Uma pessoa tentou até agora.
    [many] { $solved } de { $tried } pessoas resolveram-no.
   *[other] { $solved } de { $tried } pessoas resolveram-no.
}
# $date is a day on which the puzzle of the day was not solved.
puzzles-forgiven = { $date } ficou de fora, e não faz mal: um dia por mês é perdoado.

## What was tried, and comes again

puzzles-history-about = Todos os desafios que tentaste, em qualquer dos teus aparelhos. Repetir não muda a tua pontuação.
puzzles-history-none = Ainda nada. Tudo o que tentares vem para aqui, resolvido ou não.
# Above a choice of the three that follow.
puzzles-history-show = Mostrar
puzzles-history-all = Todos
puzzles-history-failed = Não resolvidos à primeira
puzzles-history-solved = Resolvidos à primeira
puzzles-history-more = Mostrar mais
# Puzzles whose first try failed, and that come again some days later.
puzzles-due = { $count ->
    [0] Hoje não há nada para repetir.
    [one] { $count } desafio que falhaste está de volta.
    [many] { $count } de desafios que falhaste estão de volta.
   *[other] { $count } desafios que falhaste estão de volta.
}
# A button.
puzzles-repeat = Repetir
puzzle-repeated = Já tentaste este antes, por isso a tua pontuação fica como está.
# In a list: how a puzzle went, where, and how hard it is.
puzzles-entry-solved = Resolvido
puzzles-entry-failed = Não resolvido
puzzles-entry-later = Resolvido mais tarde
puzzles-entry-run = contra o relógio
puzzles-entry-rating = Pontuação { $rating }

## Three minutes: a run through puzzles that get harder

run-about = Quantos desafios resolves em três minutos? Ficam cada vez mais difíceis, e o terceiro erro acaba com tudo.
# Buttons.
run-start = Pôr o relógio a andar
run-again = Mais uma vez
run-end = Terminar
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
run-record = O teu melhor resultado até agora.
run-best = O teu melhor resultado
run-best-none = Ainda não tens nenhum resultado.
run-today = Os melhores de hoje
run-today-none = Ainda não há aqui ninguém. A lista mostra quem mantém um nome.
run-alone = Este resultado só conta para ti: o servidor não o verificou.
run-puzzles = Os desafios destes três minutos
