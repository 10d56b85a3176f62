# Notices: what a push says, in few words, for devices cut them. $name is the other player.

notice-somebody = Alguém
notice-turn = Sua vez
    .body = Sua jogada é esperada: { $name }
# Several games: one notice for all of them, until one has been there.
notice-waiting = { $games ->
    [0] { $games } partidas esperam por você
    [one] { $games } partida espera por você
    [many] { $games } de partidas esperam por você
   *[other] { $games } partidas esperam por você
}
    .body = Aqui resta menos tempo: { $name }
notice-time = Seu tempo está acabando
    .body = { $hours ->
        [0] Resta menos de uma hora para a sua jogada: { $name }
        [one] Resta { $hours } hora para a sua jogada: { $name }
        [many] Restam { $hours } de horas para a sua jogada: { $name }
       *[other] Restam { $hours } horas para a sua jogada: { $name }
    }
notice-joined = { $name } entrou na partida
    .body = Na partida que você criou.
notice-challenge = { $name } convida você para jogar
    .body = Você pode aceitar ou recusar.
notice-accepted = { $name } aceitou o seu convite
    .body = A partida começou.
notice-rematch = { $name } gostaria de jogar de novo
    .body = Sua resposta é esperada na mesa.
notice-over = { $result ->
    [won] Você ganhou
    [lost] Você perdeu
   *[over] Uma partida terminou
}
    .body = A partida terminou: { $name }
notice-begins = { $name } está jogando
    .body = Começou uma partida de alguém que você segue.
notice-test = Um teste
    .body = Os avisos chegam até você aqui.
# The button of a notice that leads to its switch.
notice-switch = Configurações
