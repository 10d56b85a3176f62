### The page that shows one game after the other.

watch-on = Assistir a uma partida após a outra
# $kind: a game that is being played, or one that has ended and is shown move by move.
watch-kind = { $kind ->
    [live] Ao vivo
   *[replay] Replay
}
watch-coming = A próxima partida vem em alguns segundos.
# A button: nobody played when the replay began, and now somebody does.
watch-begun = Assistir ao vivo
watch-pause = Pausa: ficar nesta partida
watch-go-on = Continuar de partida em partida
watch-next = Próxima partida
watch-empty = Ainda não há nada para assistir
    .about = Aqui passam as partidas da sala de espera enquanto são jogadas e, quando ninguém joga, as melhores em replay. Nos últimos dias não houve nenhuma: comece uma na sala de espera.
