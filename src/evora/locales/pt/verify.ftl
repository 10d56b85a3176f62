# `evora verify`: whether deals follow from a seed.

cli-verify = Verifica se as distribuições dos registros de partidas vêm das suas sementes.
cli-verify-more =
    Um servidor mostra o hash da semente de uma partida antes da primeira distribuição, e a semente
    no fim: com os dois no registro, qualquer pessoa pode verificar que nenhuma distribuição foi
    manipulada. docs/deals.md explica como. O código de saída é 1 se algo não confere ou se um
    registro não tem semente.

verify-game = { $file }, partida { $game }: { $problem ->
    [no_seed] não dá para verificar: o registro não tem semente; ela é revelada no fim do jogo
    [wrong_hash] errado: a semente não é aquela cujo hash está no registro
    [wrong_deal] errado: a distribuição da rodada { $round } não vem da semente
    [unpromised] { $deals ->
        [0] nenhuma distribuição; o hash da semente não foi mostrado antes
        [one] { $deals } distribuição vem da semente; o hash da semente não foi mostrado antes
        [many] { $deals } de distribuições vêm da semente; o hash da semente não foi mostrado antes
       *[other] { $deals } distribuições vêm da semente; o hash da semente não foi mostrado antes
    }
   *[none] { $deals ->
        [0] nenhuma distribuição; a semente confere com o hash mostrado antes
        [one] { $deals } distribuição vem da semente, e a semente confere com o hash mostrado antes
        [many] { $deals } de distribuições vêm da semente, e a semente confere com o hash mostrado antes
       *[other] { $deals } distribuições vêm da semente, e a semente confere com o hash mostrado antes
    }
}
