# Puzzles in the terminal. What is said about a puzzle is in web-puzzles.ftl, for the page as well.

cli-puzzle = Desafios: posições em que uma jogada é claramente a melhor.
cli-puzzle-more =
    Sem opções, é o desafio do dia, igual para todos e igual ao da página. ? mostra a ajuda. Só a
    primeira tentativa em cada desafio conta para a tua pontuação, que fica guardada na tua pasta de
    dados.
cli-argument-puzzle = o código de um desafio, como c2-9kx4bd
cli-option-puzzle-setting = o lado dos tabuleiros e o número de jogadores (por omissão: coloured-2)
cli-option-puzzle-theme = um desafio deste tema que ainda não tentaste, perto da tua pontuação
cli-option-puzzle-difficulty = um desta dificuldade que ainda não tentaste
cli-option-puzzle-next = qualquer um que ainda não tentaste, perto da tua pontuação
cli-option-puzzle-date = o desafio desse dia, como 2026-11-16
cli-option-puzzle-json = mostra o desafio em JSON, com a solução, e não pergunta nada
cli-bad-date = deve ser um dia como 2026-11-16, e não '{ $value }'
puzzle-seat = O teu lugar é o { $seat }.
puzzle-prompt = É a tua vez (? para ajuda):
puzzle-prompt-next = Enter mostra o próximo desafio, q sai:
puzzle-try-again = Tenta outra vez, ou escreve solution para veres a solução.
# $move is a move, $line those that are expected after it, such as "2K3 0R1".
puzzle-line = Solução: { $move }. O resto da ronda: { $line }
# A chance, as it stands in other texts: 62%.
puzzle-percent = { $number }%
puzzle-help =
    Uma jogada é uma origem, uma cor e uma linha:
      3R2       tira os vermelhos da fábrica 3 para a linha 2
      0B0       tira os azuis do centro (0) para o chão (0)
      3R        mostra o que estes azulejos fariam em cada linha, e pede uma
    Cores: B azul, Y amarelo, R vermelho, K preto, W branco;
    1 é o marcador do jogador inicial.
    Outros comandos:
      hint      de que trata o desafio
      solution  desiste e mostra a solução
      moves     as jogadas possíveis, outra vez
      show      a mesa, outra vez
      quit      sai
      ?         esta ajuda
