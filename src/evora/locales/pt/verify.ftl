# `evora verify`: whether deals follow from a seed.

cli-verify = Verifica se as distribuições dos registros de partidas vêm das suas sementes.
cli-verify-more =
    Um servidor mostra o hash da semente de uma partida antes da primeira distribuição, e a semente no
    fim: quem anotou o hash na hora pode verificar com o registro que nenhuma distribuição foi manipulada.
    O registro sozinho mostra apenas que as distribuições vêm da sua semente, que pode ter sido escolhida
    depois. docs/deals.md explica mais. O código de saída é 1 se algo não confere ou se um registro não
    tem semente.

verify-game = { $file }, partida { $game }: { $problem ->
    [no_seed] não dá para verificar: o registro não tem semente; ela é revelada no fim do jogo
    [wrong_hash] errado: a semente não é aquela cujo hash está no registro
    [wrong_deal] errado: a distribuição da rodada { $round } não vem da semente
    [unpromised] { $deals ->
        [0] nenhuma distribuição a conferir com a semente; o registro não tem o hash dela
        [one] { $deals } distribuição vem da semente; o registro não tem o hash dela
        [many] { $deals } de distribuições vêm da semente; o registro não tem o hash dela
       *[other] { $deals } distribuições vêm da semente; o registro não tem o hash dela
    }
   *[none] { $deals ->
        [0] nenhuma distribuição a conferir com a semente, e o hash dela é o que está no registro
        [one] { $deals } distribuição vem da semente, e o hash dela é o que está no registro
        [many] { $deals } de distribuições vêm da semente, e o hash dela é o que está no registro
       *[other] { $deals } distribuições vêm da semente, e o hash dela é o que está no registro
    }
}
# A second line, where the record itself says that it was uploaded.
verify-uploaded = { $file }, partida { $game }: o registro foi enviado ao servidor que o escreveu; a partida não foi jogada lá
# Once, at the end: what no record can show.
verify-note = Só quem anotou um hash antes da primeira distribuição sabe que a semente não foi escolhida depois.
