# `evora verify`: whether deals follow from a seed.

cli-verify = Verifica se as distribuições dos registos de partidas vêm das suas sementes.
cli-verify-more =
    Um servidor mostra o hash da semente de uma partida antes da primeira distribuição, e a semente no
    fim: quem anotou o hash nessa altura pode verificar com o registo que nenhuma distribuição foi
    adulterada. O registo sozinho mostra apenas que as distribuições vêm da sua semente, que pode ter sido
    escolhida depois. docs/deals.md diz mais. O código de saída é 1 se algo não bate certo, ou se um
    registo não tem semente.

verify-game = { $file }, partida { $game }: { $problem ->
    [no_seed] não é possível verificar: o registo não tem semente; ela é revelada no fim do jogo
    [wrong_hash] errado: a semente não é aquela cujo hash está no registo
    [wrong_deal] errado: a distribuição da ronda { $round } não vem da semente
    [unpromised] { $deals ->
        [one] { $deals } distribuição vem da semente; o registo não tem o hash dela
        [many] { $deals } de distribuições vêm da semente; o registo não tem o hash dela
       *[other] { $deals } distribuições vêm da semente; o registo não tem o hash dela
    }
   *[none] { $deals ->
        [one] { $deals } distribuição vem da semente, e o hash dela é o que está no registo
        [many] { $deals } de distribuições vêm da semente, e o hash dela é o que está no registo
       *[other] { $deals } distribuições vêm da semente, e o hash dela é o que está no registo
    }
}
# A second line, where the record itself says that it was uploaded.
verify-uploaded = { $file }, partida { $game }: o registo foi enviado para o servidor que o escreveu; a partida não foi jogada lá
# Once, at the end: what no record can show.
verify-note = Só quem anotou um hash antes da primeira distribuição sabe que a semente não foi escolhida depois.
