### The page that shows one game after the other.

watch-on = Ver uma partida após a outra
# $kind: a game that is being played, or one that has ended and is shown move by move.
watch-kind = { $kind ->
    [live] Em direto
   *[replay] Repetição
}
watch-coming = A próxima partida vem dentro de segundos.
# A button: nobody played when the replay began, and now somebody does.
watch-begun = Ver em direto
watch-pause = Pausa: ficar nesta partida
watch-go-on = Continuar de partida em partida
watch-next = Próxima partida
watch-empty = Ainda não há nada para ver
    .about = Aqui passam as partidas da sala de espera enquanto são jogadas e, quando ninguém joga, as melhores em repetição. Nos últimos dias não houve nenhuma: começa uma na sala de espera.
