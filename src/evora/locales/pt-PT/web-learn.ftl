# The lessons: twelve small exercises on real positions. "You" is the learner, "your opponent" the other
# player. The words for the parts of the game are those of the glossary.

## The list of lessons

learn-heading = Aprende a jogar
learn-about = { $count ->
    [one] { $count } pequeno exercício num tabuleiro a sério. Demora menos de um minuto.
    [many] { $count } de pequenos exercícios num tabuleiro a sério. Cada um demora menos de um minuto, e podes parar quando quiseres.
   *[other] { $count } pequenos exercícios num tabuleiro a sério. Cada um demora menos de um minuto, e podes parar quando quiseres.
}
learn-begin = Começar
learn-continue = Continuar: lição { $number }
learn-again = Começar de novo
learn-progress = { $done ->
    [0] Nenhuma lição feita
   *[other] Lições feitas: { $done } de { $count }
}
learn-list = Lições
learn-done = feita
learn-forget = Esquecer as lições que já fiz
learn-rules-about = Preferes ler?
learn-rules = As regras numa página
learn-better = Joga melhor
learn-better-puzzles = Encontra a única jogada claramente melhor.
learn-better-review = Vê quanto custaram as jogadas de uma partida e quanto foi sorte.
learn-better-analysis = Experimenta qualquer posição com a ajuda do computador.

## A lesson

lesson-number = Lição { $number } de { $count }
lesson-task = Tarefa { $number } de { $count }
lesson-goal = A tua tarefa
lesson-hint = Mostrar dica
lesson-hint-heading = Dica
lesson-again = Tentar de novo
lesson-next-task = Próxima tarefa
lesson-next = Próxima lição
lesson-all = Todas as lições
lesson-right = Muito bem
lesson-wrong = Ainda não é isso
lesson-shown = A solução
lesson-turn = É a tua vez.
lesson-thinking = O adversário está a pensar.
lesson-loading = O tabuleiro está a ser preparado.
lesson-you = Tu
lesson-opponent = Adversário
lesson-missing = Esta lição não existe
lesson-finished = Já conheces o jogo
lesson-finished-about = Foi a última lição. A melhor maneira de continuar é uma partida, e o primeiro adversário tem paciência.
lesson-first-game = Jogar a primeira partida

## 1. Taking tiles

lesson-take = Tirar azulejos
    .about = Os círculos são as fábricas. Na tua vez, tiras de uma fábrica todos os azulejos de uma cor e colocas tudo numa das tuas cinco linhas padrão. A primeira linha leva um azulejo, a segunda dois, e assim por diante até cinco.
task-take = Uma fábrica tem dois azulejos azuis. Tira-os e coloca-os na tua segunda linha.
    .hint = Escolhe um azulejo azul na fábrica 1: o outro vem com ele. Depois escolhe a linha com dois espaços.
    .right = Vieram os dois azulejos azuis, porque se tiram sempre todos os da mesma cor. Enchem exatamente a tua segunda linha.
    .wrong-floor = O chão é para os azulejos que ninguém quer: ali custam pontos. Escolhe antes uma linha padrão.
    .wrong-colour = Esses não eram azuis. Procura a fábrica com dois azulejos azuis.
    .wrong-one = Essa fábrica só tinha um azulejo azul. Há outra com dois.
    .wrong-line = Os azulejos estão certos, a linha não. A segunda linha a contar de cima tem espaço para exatamente dois.

## 2. The rest goes to the centre

lesson-rest = O que deixas para trás
    .about = Quando tiras de uma fábrica, os outros azulejos dela passam para o centro da mesa. Mais tarde, qualquer pessoa os pode tirar daí: o que deixas conta tanto como o que tiras.
task-rest = Há dois azulejos brancos no centro. Tira de uma fábrica de modo que, depois da tua jogada, fiquem quatro azulejos brancos no centro.
    .hint = Encontra a fábrica com dois azulejos brancos, e tira outra cor de lá.
    .right = Os dois azulejos brancos passaram para o centro, e agora há lá quatro juntos.
    .wrong-white = Tiraste tu os azulejos brancos, por isso não passaram para o centro.
    .wrong-centre = Quando se tira do centro, mais nada se move. Tira de uma fábrica.
    .wrong-other = Passaram menos de dois azulejos brancos para o centro. Procura a fábrica que tem dois.

## 3. The centre and the start marker

lesson-centre = O centro e o marcador
    .about = No centro também se tiram todos os azulejos de uma cor; o resto fica lá. Quem tirar primeiro do centro numa ronda recebe também o marcador do jogador inicial, a peça redonda cor de creme com um 1. Ele fica na linha do chão e custa um ponto, mas dá direito a começar a próxima ronda.
task-centre = Tira do centro, e não deixes cair nenhum azulejo.
    .hint = O centro tem dois azulejos amarelos e um preto. Põe o que tirares numa linha com espaço suficiente.
    .right = O marcador está na tua linha do chão: custa 1 ponto, e vais começar a próxima ronda.
    .wrong-factory = Isso era uma fábrica. O marcador está no centro, e os azulejos desta tarefa também.
    .wrong-fell = O centro estava certo, mas caiu também um azulejo na tua linha do chão. Escolhe uma linha com espaço suficiente.

## 4. One colour in a line

lesson-colour = Uma cor por linha
    .about = Todos os azulejos de uma linha padrão são da mesma cor. Uma linha já começada só aceita mais dessa cor, até ficar cheia. As linhas que não estão cheias no fim da ronda ficam como estão.
task-colour = Completa a tua terceira linha, e não deixes cair nenhum azulejo.
    .hint = A terceira linha tem dois azulejos vermelhos e espaço para mais um. Procura uma fábrica com exatamente um vermelho.
    .right = Faltava um azulejo vermelho, e tiraste exatamente um.
    .wrong-fell = A linha está completa, mas tiraste um azulejo a mais: caiu na tua linha do chão. Outra fábrica tem exatamente um vermelho.
    .wrong-other = Isso não completa a terceira linha. Ela tem dois azulejos vermelhos e precisa de mais um.

## 5. Too many tiles

lesson-overflow = Azulejos a mais
    .about = Podes tirar mais azulejos do que cabem numa linha. Os que não cabem caem na tua linha do chão, e cada um custa pontos. Nunca podes dividir os azulejos tirados por duas linhas.
task-overflow = Tira os quatro azulejos brancos do centro, de modo que caiam tão poucos quanto possível.
    .hint = A quinta linha já tem dois azulejos brancos, e ainda tem três espaços.
    .right = Couberam três azulejos, e caiu um. Às vezes uma pequena perda é o melhor que há.
    .wrong-colour = Desta vez têm de ser os azulejos brancos do centro.
    .wrong-floor = Agora estão os quatro no chão, e custam 6 pontos. Numa linha padrão não cairiam todos.
    .wrong-many = Caíram três dos quatro. Outra linha tem mais espaço para brancos.

## 6. The wall says no

lesson-wall = A parede diz que não
    .about = Ao lado das tuas linhas padrão está a tua parede. Cada linha horizontal da parede tem um espaço para cada cor. Quando uma cor já lá está, a linha padrão ao lado não aceita mais essa cor.
task-wall = Tira os dois azulejos azuis, e encontra a linha onde cabem os dois.
    .hint = A segunda e a quarta linha da parede já têm azul, a terceira linha padrão tem preto, e a primeira é demasiado curta.
    .right = A quinta linha era a única com espaço para os dois.
    .wrong-colour = Esses não eram azuis. Tira os dois azulejos azuis da primeira fábrica.
    .wrong-floor = O chão aceita sempre azulejos, mas há uma linha padrão onde cabem os dois.
    .wrong-fell = A primeira linha só leva um azulejo, por isso o outro caiu. Há uma linha com espaço para os dois.

## 7. From the line to the wall

lesson-tiling = Da linha padrão para a parede
    .about = Quando não há mais azulejos para tirar, a ronda acaba. Então, de cima para baixo, cada linha completa passa um azulejo para o seu espaço na parede, e os outros azulejos dela saem do tabuleiro. Um azulejo dá logo pontos: 1 se está sozinho, mais se toca noutros.
task-tiling = Estes são os últimos azulejos da ronda. Completa a tua terceira linha, e observa.
    .hint = A terceira linha tem um azulejo azul. Com mais dois fica completa.
    .right = Três azulejos passaram para a parede, uns por baixo dos outros: 1 ponto, depois 2, depois 3. Ao todo, { $points }. O azulejo branco fica onde está, porque a linha dele está incompleta.
    .wrong-floor = No chão, esses dois azulejos só custam pontos. Podiam completar a tua terceira linha.
    .wrong-open = Isso não completou nenhuma linha. À terceira linha faltam exatamente dois azulejos azuis.

## 8. Scoring

lesson-runs = Azulejos que se tocam
    .about = Um novo azulejo na parede dá 1 ponto por cada azulejo seguido na horizontal, ele incluído, e o mesmo na vertical. Se tiver vizinhos nos dois sentidos, contam ambos. Um azulejo sem vizinhos dá 1 ponto.
task-runs = Estes dois azulejos pretos completam qualquer uma de quatro linhas. Escolhe a que dá mais pontos.
    .hint = Vê para onde vai o preto em cada linha da parede: o espaço com mais vizinhos está na quarta.
    .right = Três na horizontal e três na vertical: { $points } pontos com um só azulejo.
    .wrong-floor = No chão não dão nada. Qualquer uma das linhas daria pontos.
    .wrong-fewer = { $points ->
        [one] Isso deu { $points } ponto. Uma das linhas dá mais: conta os vizinhos ao lado, por cima e por baixo.
        [many] Isso deu { $points } de pontos. Uma das linhas dá mais: conta os vizinhos ao lado, por cima e por baixo.
       *[other] Isso deu { $points } pontos. Uma das linhas dá mais: conta os vizinhos ao lado, por cima e por baixo.
    }

## 9. What the floor costs

lesson-costs = O que custa o chão
    .about = Os sete espaços da linha do chão custam 1, 1, 2, 2, 2, 3 e 3 pontos, da esquerda para a direita. Pagam-se no fim de cada ronda, e o chão fica outra vez vazio. A tua pontuação nunca desce abaixo de 0.
task-costs = Já há dois azulejos no teu chão. Onde é que os quatro azulejos vermelhos te deixam com mais pontos?
    .hint = Para cada linha, conta os pontos do azulejo e subtrai o que cai. Os próximos espaços do chão custam 2 cada um.
    .right = 3 pontos pelo azulejo, menos 2 pelo que caiu: um pouco melhor do que jogar pelo seguro, e muito melhor do que o azulejo mais valioso.
    .wrong-floor = Caiu tudo, e essa é a maneira mais cara.
    .wrong-greedy = Pontos do azulejo: { $points }. Mas caíram três azulejos, que custam 6. Procura uma linha com mais espaço.
    .wrong-safe = Não caiu nada, mas também não deu pontos. Há uma linha um pouco melhor.

## 10. The end of the game

lesson-end = O fim e os últimos pontos
    .about = O jogo acaba depois da ronda em que alguém completa uma linha horizontal da parede. Então cada pessoa recebe 2 pontos por cada linha horizontal completa, 7 por cada coluna completa e 10 por cada cor com os cinco azulejos na parede.
task-row = Tens vantagem. Acaba o jogo agora: completa uma linha horizontal.
    .hint = À primeira linha da tua parede só falta um azulejo: o vermelho.
    .right = A primeira linha da tua parede está completa, por isso o jogo acabou. Vences por { $score } a { $other }.
    .wrong-other = O jogo continua. À primeira linha da tua parede só falta o azulejo vermelho.
task-bonus = A tua primeira linha acaba o jogo, faças o que fizeres. O adversário tem vantagem: coloca os dois últimos azulejos de modo a venceres.
    .hint = O azulejo preto na segunda linha da parede completa essa linha, que dá 2 pontos. O da quarta completa uma coluna, que dá 7.
    .right = O azulejo em si deu menos, mas a coluna deu mais 7. Vences por { $score } a { $other }.
    .wrong-row = Uma linha horizontal completa só dá 2, e o resultado foi { $score } contra { $other }: perdeste. Olha para a segunda coluna.
    .wrong-other = O resultado foi { $score } contra { $other }: perdeste. Numa das linhas da parede, o azulejo preto completa uma coluna inteira.

## 11. The grey side

lesson-grey = O lado cinzento
    .about = Os tabuleiros têm outro lado, em que a parede não tem cores. Aí escolhes tu a coluna de cada azulejo, desde que nenhuma cor fique duas vezes na mesma linha horizontal ou na mesma coluna. Se um azulejo não cabe em lado nenhum, cai no chão a linha padrão inteira.
task-grey = A tua segunda linha está completa com vermelho. Escolhe o espaço da segunda linha da parede que dá mais pontos.
    .hint = Há um espaço com um vizinho por cima, um por baixo e um ao lado.
    .right = Juntou três na vertical e dois na horizontal: { $points } pontos. A segunda coluna estava fechada, porque já tem um azulejo vermelho.
    .wrong-fewer = { $points ->
        [one] Isso deu { $points } ponto. Há um espaço que toca em mais azulejos.
        [many] Isso deu { $points } de pontos. Há um espaço que toca em mais azulejos.
       *[other] Isso deu { $points } pontos. Há um espaço que toca em mais azulejos.
    }

## 12. A round of your own

lesson-round = Uma ronda só tua
    .about = Agora tudo junto: joga à vez com um adversário até não haver mais azulejos. Pensa nas tuas linhas, na tua parede e no teu chão, e no que deixas para o adversário.
task-round = Acaba esta ronda com pelo menos { $target } pontos.
    .hint = Completa primeiro as linhas curtas, e não deixes cair nada. O preto na terceira linha vale a pena.
    .right = { $score } pontos. Já sabes jogar o jogo inteiro.
    .wrong-score = { $score ->
        [0] Nenhum ponto desta vez, e a meta era { $target }. Experimenta outra ordem: do que precisavas mais, e o que podia esperar?
        [one] { $score } ponto desta vez, e a meta era { $target }. Experimenta outra ordem: do que precisavas mais, e o que podia esperar?
        [many] { $score } de pontos desta vez, e a meta era { $target }. Experimenta outra ordem: do que precisavas mais, e o que podia esperar?
       *[other] { $score } pontos desta vez, e a meta era { $target }. Experimenta outra ordem: do que precisavas mais, e o que podia esperar?
    }
