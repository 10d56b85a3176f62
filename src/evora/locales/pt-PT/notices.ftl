# Notices: what a push says, in few words, for devices cut them. $name is the other player.

notice-somebody = Alguém
notice-turn = É a tua vez
    .body = A tua jogada é esperada: { $name }
# Several games: one notice for all of them, until one has been there.
notice-waiting = { $games ->
    [one] { $games } partida espera por ti
    [many] { $games } de partidas esperam por ti
   *[other] { $games } partidas esperam por ti
}
    .body = Aqui resta menos tempo: { $name }
notice-time = O teu tempo está a acabar
    .body = { $hours ->
        [0] Resta menos de uma hora para a tua jogada: { $name }
        [one] Resta { $hours } hora para a tua jogada: { $name }
        [many] Restam { $hours } de horas para a tua jogada: { $name }
       *[other] Restam { $hours } horas para a tua jogada: { $name }
    }
notice-joined = { $name } entrou na partida
    .body = Na partida que criaste.
notice-challenge = { $name } convida-te para jogar
    .body = Podes aceitar ou recusar.
notice-accepted = { $name } aceitou o teu convite
    .body = A partida começou.
notice-rematch = { $name } gostava de jogar outra vez
    .body = A tua resposta é esperada na mesa.
notice-over = { $result ->
    [won] Ganhaste
    [lost] Perdeste
   *[over] Uma partida terminou
}
    .body = A partida terminou: { $name }
notice-begins = { $name } está a jogar
    .body = Começou uma partida de alguém que segues.
notice-test = Um teste
    .body = Os avisos chegam-te aqui.
# The button of a notice that leads to its switch.
notice-switch = Definições
