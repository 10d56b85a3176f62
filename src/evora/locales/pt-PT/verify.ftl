# `evora verify`: whether deals follow from a seed.

cli-verify = Verifica se as distribuições dos registos de partidas vêm das suas sementes.
cli-verify-more =
    Um servidor mostra o hash da semente de uma partida antes da primeira distribuição, e a semente no
    fim: com ambos no registo, qualquer pessoa pode verificar que nenhuma distribuição foi adulterada.
    docs/deals.md diz como. O código de saída é 1 se algo não bate certo, ou se um registo não tem
    semente.

verify-game = { $file }, partida { $game }: { $problem ->
    [no_seed] não é possível verificar: o registo não tem semente; ela é revelada no fim do jogo
    [wrong_hash] errado: a semente não é aquela cujo hash está no registo
    [wrong_deal] errado: a distribuição da ronda { $round } não vem da semente
    [unpromised] { $deals ->
        [one] { $deals } distribuição vem da semente; o hash dela não foi mostrado antes
        [many] { $deals } de distribuições vêm da semente; o hash dela não foi mostrado antes
       *[other] { $deals } distribuições vêm da semente; o hash dela não foi mostrado antes
    }
   *[none] { $deals ->
        [one] { $deals } distribuição vem da semente, e a semente tem o hash mostrado antes
        [many] { $deals } de distribuições vêm da semente, e a semente tem o hash mostrado antes
       *[other] { $deals } distribuições vêm da semente, e a semente tem o hash mostrado antes
    }
}
