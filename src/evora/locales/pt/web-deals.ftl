# The deal of the day: one game per day that is the same for everybody, and how they did. $lead is by
# how many points somebody is ahead, such as +12 or −8, $scores are points, one's own first, such as
# 52 : 40.

deals-about = Todo dia há uma partida igual para todos: os mesmos azulejos e um adversário que responde às mesmas jogadas da mesma forma. Você joga uma vez. Depois vê como os outros se saíram.
deals-choose = Qual partida
deals-every = { $span ->
    [week] Toda semana
   *[day] Todo dia
}
deals-state = { $state ->
    [begun] Começada
   *[open] Ainda não jogada
}
deals-of-week = Semana a partir de { $date }
# $players is 2 or 4, $level the name of a level.
deals-against = { $players ->
    [2] Seu adversário: { $level }.
   *[other] Seus três adversários: { $level }.
}
deals-once = Aqui não há dicas, e nada pode ser desfeito.
deals-going-on = Você já começou esta partida. Continue quando quiser, mesmo sem rede.
deals-begin = Começar
deals-go-on = Continuar
deals-yours = Sua partida
# $points is 0 or more.
deals-lead = { $way ->
    [ahead] { $points ->
        [0] Você ganhou por { $points } pontos.
        [one] Você ganhou por { $points } ponto.
        [many] Você ganhou por { $points } de pontos.
       *[other] Você ganhou por { $points } pontos.
    }
    [behind] { $points ->
        [0] Você perdeu por { $points } pontos.
        [one] Você perdeu por { $points } ponto.
        [many] Você perdeu por { $points } de pontos.
       *[other] Você perdeu por { $points } pontos.
    }
   *[level] Os pontos são iguais.
}
deals-place = Lugar { $place } de { $count }.
deals-first = Você é o primeiro a terminar.
# $share is a number from 0 to 100.
deals-better = Melhor que { $share }% dos outros.
deals-late = depois
deals-late-about = Conta como atrasada, porque o dia dela já tinha acabado.
deals-not-sent = Ainda não enviada. Isso acontece sozinho quando o servidor estiver disponível.
deals-no-server = Este site não tem servidor, então não há resultados dos outros. Tudo fica no seu navegador.
deals-away = O servidor não está disponível. Você pode jogar; a partida é enviada depois.
deals-own-replay = Rever sua partida
deals-turned = Onde virou
deals-turned-searching = Procurando a jogada que mais custou.
deals-turned-none = Nenhuma jogada custou muito.
# $move says what was taken, $share is a percentage.
deals-turned-move = Rodada { $round }: { $move }. Isso custou { $share } da vitória.
deals-turned-better = Melhor: { $move }.
deals-review = Analisar a partida toda
deals-engine = O que era possível
deals-engine-reached = O computador no seu lugar: { $scores } ({ $lead }).
deals-engine-computing = O computador está jogando.
deals-engine-replay = Ver a partida dele
deals-share = Compartilhar o resultado
deals-copied = Copiado
deals-followed = Quem você segue
deals-everybody = Todos
deals-finished = { $count ->
    [0] Ninguém terminou ainda.
    [one] { $count } pessoa terminou.
    [many] { $count } de pessoas terminaram.
   *[other] { $count } pessoas terminaram.
}
deals-hidden = Você vê os resultados quando também terminar.
deals-nameless = Convidado
deals-column-place = Lugar
deals-column-name = Nome
deals-column-lead = Vantagem
deals-column-points = Pontos
deals-replay = Rever
deals-replay-of = Rever o lugar { $place }
deals-days = Dias seguidos
deals-days-count = { $count ->
    [0] { $count } dias seguidos
    [one] { $count } dia seguido
    [many] { $count } de dias seguidos
   *[other] { $count } dias seguidos
}
deals-days-none = Hoje pode ser o primeiro dia de uma sequência.
deals-days-about = Um dia conta se você começa a partida dele nesse dia e a termina, na hora ou depois. Um dia perdido por mês é perdoado.
deals-forgiven = { $count ->
    [0] Dias perdidos: { $dates }. Não faz mal: um dia por mês é perdoado.
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
deals-fair = Os azulejos decorrem da data, então quem quiser pode espiar antes. Você joga consigo mesmo.

## What is shared: lines of text that give nothing away

# $setting is a side and a number of players, $date such as 2026-11-18.
deal-share-title = { $setting ->
    [grey-2] Evora, partida cinza da semana { $date }
    [coloured-4] Evora, partida da semana para quatro { $date }
    [grey-4] Evora, partida cinza da semana para quatro { $date }
   *[coloured-2] Evora, partida do dia { $date }
}
deal-share-score = { $lead } ({ $scores })
deal-share-place = Lugar { $place } de { $of }
