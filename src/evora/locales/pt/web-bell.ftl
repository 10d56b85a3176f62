# The bell in the frame of every page, and how long a move is awaited.

page-notices = Avisos
# The name of the bell. $count: unread notices, 0 or more.
bell = { $count ->
    [0] Avisos
    [one] Avisos: { $count } não lido
    [many] Avisos: { $count } de não lidos
   *[other] Avisos: { $count } não lidos
}
# The name of a link to the next of them. $count: games in which it is one's turn.
waiting-games = { $count ->
    [0] { $count } partidas esperam por você: ir à próxima
    [one] { $count } partida espera por você: ir até lá
    [many] { $count } de partidas esperam por você: ir à próxima
   *[other] { $count } partidas esperam por você: ir à próxima
}
# The time for a move. $unit: what is counted; $count: whole ones that are left, 0 only of minutes.
time-left-words = { $unit ->
    [days] { $count ->
        [0] restam { $count } dias
        [one] resta { $count } dia
        [many] restam { $count } de dias
       *[other] restam { $count } dias
    }
    [hours] { $count ->
        [0] restam { $count } horas
        [one] resta { $count } hora
        [many] restam { $count } de horas
       *[other] restam { $count } horas
    }
   *[minutes] { $count ->
        [0] resta menos de um minuto
        [one] resta { $count } minuto
        [many] restam { $count } de minutos
       *[other] restam { $count } minutos
    }
}
