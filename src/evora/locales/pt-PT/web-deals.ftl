# The deal of the day: one game per day that is the same for everybody, and how they did. $lead is by
# how many points somebody is ahead, such as +12 or −8, $scores are points, one's own first, such as
# 52 : 40.

deals-about = Todos os dias há uma partida igual para todos: os mesmos azulejos e um adversário que responde às mesmas jogadas da mesma maneira. Joga-la uma vez. Depois vês como correu aos outros.
deals-choose = Que partida
deals-every = { $span ->
    [week] Todas as semanas
   *[day] Todos os dias
}
deals-state = { $state ->
    [begun] Começada
   *[open] Ainda por jogar
}
deals-of-week = Semana a partir de { $date }
# $players is 2 or 4, $level the name of a level.
deals-against = { $players ->
    [2] O teu adversário: { $level }.
   *[other] Os teus três adversários: { $level }.
}
deals-once = Aqui não há dicas, e nada pode ser anulado.
deals-going-on = Já começaste esta partida. Continua quando quiseres, mesmo sem rede.
deals-begin = Começar
deals-go-on = Continuar
deals-yours = A tua partida
# $points is 0 or more.
deals-lead = { $way ->
    [ahead] { $points ->
        [one] Ganhaste por { $points } ponto.
        [many] Ganhaste por { $points } de pontos.
       *[other] Ganhaste por { $points } pontos.
    }
    [behind] { $points ->
        [one] Perdeste por { $points } ponto.
        [many] Perdeste por { $points } de pontos.
       *[other] Perdeste por { $points } pontos.
    }
   *[level] Os pontos são iguais.
}
deals-place = Lugar { $place } de { $count }.
deals-first = És o primeiro a terminá-la.
# $share is a number from 0 to 100.
deals-better = Melhor do que { $share }% dos outros.
deals-late = depois
deals-late-about = Conta como atrasada, porque o dia dela já tinha acabado.
deals-not-sent = Ainda não enviada. Acontece por si quando o servidor estiver disponível.
deals-no-server = Este sítio não tem servidor, por isso não há resultados dos outros. Tudo fica no teu navegador.
deals-away = O servidor não está disponível. Podes jogar; a tua partida é enviada mais tarde.
deals-own-replay = Rever a tua partida
deals-turned = Onde virou
deals-turned-searching = À procura da jogada que mais te custou.
deals-turned-none = Nenhuma jogada te custou muito.
# $move says what was taken, $share is a percentage.
deals-turned-move = Ronda { $round }: { $move }. Custou { $share } da vitória.
deals-turned-better = Melhor: { $move }.
deals-review = Analisar a partida toda
deals-engine = O que era possível
deals-engine-reached = O computador no teu lugar: { $scores } ({ $lead }).
deals-engine-computing = O computador está a jogá-la.
deals-engine-replay = Ver a partida dele
deals-share = Partilhar o resultado
deals-copied = Copiado
deals-followed = Quem segues
deals-everybody = Todos
deals-finished = { $count ->
    [0] Ainda ninguém a terminou.
    [one] { $count } pessoa terminou-a.
    [many] { $count } de pessoas terminaram-na.
   *[other] { $count } pessoas terminaram-na.
}
deals-hidden = Vês os resultados quando também a terminares.
deals-nameless = Convidado
deals-column-place = Lugar
deals-column-name = Nome
deals-column-lead = Vantagem
deals-column-points = Pontos
deals-replay = Rever
deals-replay-of = Rever o lugar { $place }
deals-days = Dias seguidos
deals-days-count = { $count ->
    [one] { $count } dia seguido
    [many] { $count } de dias seguidos
   *[other] { $count } dias seguidos
}
deals-days-none = Hoje pode ser o primeiro dia de uma série.
deals-days-about = Um dia conta se começares a partida dele nesse dia e a terminares, logo ou mais tarde. Um dia perdido por mês é perdoado.
deals-forgiven = { $count ->
    [one] Dia perdido: { $dates }. Não faz mal: um dia por mês é perdoado.
    [many] Dias perdidos: { $dates }. Não faz mal: um dia por mês é perdoado.
   *[other] Dias perdidos: { $dates }. Não faz mal: um dia por mês é perdoado.
}
deals-past = Outras partidas
deals-before = { $span ->
    [week] A semana anterior
   *[day] O dia anterior
}
deals-after = { $span ->
    [week] A semana seguinte
   *[day] O dia seguinte
}
deals-fair = Os azulejos decorrem da data, por isso quem quiser pode espreitar antes. Jogas contigo próprio.

## What is shared: lines of text that give nothing away

# $setting is a side and a number of players, $date such as 2026-11-18.
deal-share-title = { $setting ->
    [grey-2] Evora, partida cinzenta da semana { $date }
    [coloured-4] Evora, partida da semana para quatro { $date }
    [grey-4] Evora, partida cinzenta da semana para quatro { $date }
   *[coloured-2] Evora, partida do dia { $date }
}
deal-share-score = { $lead } ({ $scores })
deal-share-place = Lugar { $place } de { $of }
