### A página de uma pessoa: ratings, resultados, sorte e jogo, hábitos, partidas. $name é um nome de exibição.

person-kept = Tem este nome desde: { $date }
person-nameless = Ainda não tens nome.
person-keep = Fica com o teu nome, e os outros encontram esta página por ele.
person-keep-link = Ficar com o nome
person-stranger = Ainda não jogaste aqui. A tua página começa com a tua primeira partida terminada.
person-counted = { $count ->
    [0] Nenhuma partida terminada ainda
    [one] Uma partida terminada
    [many] { $count } de partidas terminadas
   *[other] { $count } partidas terminadas
}
# Na página de outra pessoa.
person-public = Contam as partidas da sala de espera, que todos podem ver.
person-closed = { $name } mostra só os ratings e as partidas da sala de espera.
person-uncounted = Contam as partidas jogadas aqui até ao fim, desde um sorteio novo. As partidas no mesmo dispositivo e as partidas enviadas não contam.
person-open = Os outros podem ver tudo aqui
person-open-about = Só das partidas da sala de espera. Se não, os outros veem o teu nome, os teus ratings e a lista dessas partidas. As partidas por link nunca são mostradas aos outros.

## Ratings

person-ratings = Ratings
person-rating-error = ± { $points }
person-rating-unsure = ainda incerto
person-rating-games = { $count ->
    [one] uma partida a contar para o rating
    [many] { $count } de partidas a contar para o rating
   *[other] { $count } partidas a contar para o rating
}
person-rating-best = melhor: { $rating }
# Que rating o gráfico mostra.
person-rating-course = Rating ao longo do tempo: { $pool }

## Os resultados

person-record = Resultados
person-record-by = { $by ->
    [setting] Por mesa
    [against] Por adversários
   *[people] A dois com
}
person-won = Vitórias
person-shared = Divididas
person-lost = Derrotas
person-share = Vitórias %
person-setting = { $players ->
   *[2] Dois jogadores
    [3] Três jogadores
    [4] Quatro jogadores
}
person-setting-grey = { $players ->
   *[2] Dois jogadores, cinzento
    [3] Três jogadores, cinzento
    [4] Quatro jogadores, cinzento
}
person-against = { $kind ->
    [people] Pessoas
    [bots] Bots
   *[mixed] Vários tipos
}
person-somebody = Alguém sem nome
# $level é o nome de um nível.
person-like = Joga mais ou menos como o nível «{ $level }».
person-like-between = Provavelmente entre «{ $low }» e «{ $high }», por { $count } partidas contra o computador.
person-like-sure = Por { $count } partidas contra o computador.

## Sorte e jogo

person-reviews = Sorte e jogo
person-reviews-none = Ainda não se sabe nada sobre sorte e jogo. Pede a revisão de uma partida terminada, e aparece aqui.
person-reviews-of = { $count ->
    [one] Da revisão de uma partida.
    [many] Das revisões de { $count } de partidas.
   *[other] Das revisões de { $count } partidas.
}
person-accuracy = Precisão
person-accuracy-about = Quão perto as jogadas chegam das melhores: 100 quer dizer que nenhuma poderia ter sido melhor.
person-luck = Sorte
person-luck-about = O que os sorteios deram ou tiraram, em percentagem de uma vitória por partida. Com o tempo, chega perto de zero.
person-play = Jogo
person-play-about = O que as próprias jogadas perderam em relação às melhores, em percentagem de uma vitória por partida. Mais perto de zero é melhor.
person-course = { $what ->
    [accuracy] Precisão ao longo do tempo
   *[shares] Sorte e jogo ao longo do tempo
}

## Gráficos

person-graph-hint = Com as setas vais de ponto em ponto.
# $line é o que se mostra, como Precisão.
person-graph-range = { $line }: no início { $first }, no fim { $last }, mínimo { $low }, máximo { $high }.
person-graph-point = { $date }: { $values }
person-graph-value = { $line } { $value }

## Hábitos

person-habits = Hábitos
person-habit-floor = Azulejos na linha do chão por ronda
person-habit-points = Pontos perdidos na linha do chão por partida
person-habit-rows = Linhas completas por partida
person-habit-columns = Colunas completas por partida
person-habit-colours = Cores completas por partida
person-habit-marker = Rondas em que ficou com o marcador do jogador inicial
person-habit-ended = Partidas terminadas por uma linha própria
person-habit-line = Para onde vão os primeiros azulejos
person-habit-lines = { $line ->
    [0] Linha do chão
   *[other] Linha { $line }
}

## Sequências e partidas especiais

person-notable = Sequências e partidas especiais
person-streak = { $kind ->
    [won] { $count ->
        [one] Venceu a última partida
        [many] Venceu as últimas { $count } de partidas
       *[other] Venceu as últimas { $count } partidas
    }
    [lost] { $count ->
        [one] Perdeu a última partida
        [many] Perdeu as últimas { $count } de partidas
       *[other] Perdeu as últimas { $count } partidas
    }
   *[none] Nenhuma sequência neste momento
}
person-streak-longest = As mais longas: { $won } vitórias, { $lost } derrotas seguidas
person-game-kind = { $kind ->
    [best_score] Mais pontos
    [biggest_win] Maior vitória
    [biggest_loss] Maior derrota
    [most_accurate] Mais precisa
   *[least_accurate] Menos precisa
}
person-game-score = { $own } a { $other }
person-game-accuracy = precisão { $accuracy }

## Partidas

person-games = Partidas
person-filter = { $filter ->
    [setting] Mesa
    [against] Adversários
    [result] Resultado
   *[rated] Rating
}
person-all = Todas
person-result = { $result ->
    [won] Vitória
    [shared] Vitória dividida
   *[lost] Derrota
}
person-place = { $place ->
   *[1] Primeiro lugar
    [2] Segundo lugar
    [3] Terceiro lugar
    [4] Quarto lugar
}
person-rated = { $rated ->
    [yes] Partidas a contar para o rating
   *[no] Partidas sem rating
}
person-change = rating { $change }
person-games-none = Nenhuma partida assim.
person-games-more = Mais partidas
