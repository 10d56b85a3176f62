# Puzzles in the terminal. What is said about a puzzle is in web-puzzles.ftl, for the page as well.

cli-puzzle = Desafios: posições em que uma jogada é claramente a melhor.
cli-puzzle-more =
    Sem opções, é o desafio do dia, igual para todos e igual ao da página. ? mostra a ajuda. Só a
    primeira tentativa em cada desafio conta para a sua pontuação, que fica salva na sua pasta de dados.
cli-argument-puzzle = o código de um desafio, como c2-9kx4bd
cli-option-puzzle-setting = o lado dos tabuleiros e o número de jogadores (padrão: coloured-2)
cli-option-puzzle-theme = um desafio deste tema que você ainda não tentou, perto da sua pontuação
cli-option-puzzle-difficulty = um desta dificuldade que você ainda não tentou
cli-option-puzzle-next = qualquer um que você ainda não tentou, perto da sua pontuação
cli-option-puzzle-date = o desafio desse dia, como 2026-11-16
cli-option-puzzle-json = mostra o desafio em JSON, com a solução, e não pergunta nada
cli-bad-date = deve ser um dia como 2026-11-16, e não '{ $value }'
puzzle-seat = Seu lugar é o { $seat }.
puzzle-prompt = É a sua vez (? para ajuda):
puzzle-prompt-next = Enter mostra o próximo desafio, q sai:
puzzle-try-again = Tente de novo, ou digite solution para ver a solução.
# $move is a move, $line those that are expected after it, such as "2K3 0R1".
puzzle-line = Solução: { $move }. O resto da rodada: { $line }
# A chance, as it stands in other texts: 62%.
puzzle-percent = { $number }%
puzzle-help =
    Uma jogada é uma origem, uma cor e uma linha:
      3R2       leva todos os vermelhos da fábrica 3 à linha 2
      0B0       leva todos os azuis do centro (0) ao chão (0)
      3R        mostra o que eles fariam em cada linha e pede uma
    Cores: B azul, Y amarelo, R vermelho, K preto, W branco;
    1 é o marcador do jogador inicial.
    Outros comandos:
      hint      mostra do que trata o desafio
      solution  desiste e mostra a solução
      moves     mostra de novo as jogadas possíveis
      show      mostra de novo a mesa
      quit      sai
      ?         mostra esta ajuda
