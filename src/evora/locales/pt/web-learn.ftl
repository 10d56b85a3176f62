# The lessons: twelve small exercises on real positions. "You" is the learner, "your opponent" the other
# player. The words for the parts of the game are those of the glossary.

## The list of lessons

learn-heading = Aprenda a jogar
learn-about = { $count ->
    [0] Ainda não há exercícios.
    [one] { $count } pequeno exercício em um tabuleiro de verdade. Leva menos de um minuto.
    [many] { $count } de pequenos exercícios em um tabuleiro de verdade. Cada um leva menos de um minuto, e você pode parar quando quiser.
   *[other] { $count } pequenos exercícios em um tabuleiro de verdade. Cada um leva menos de um minuto, e você pode parar quando quiser.
}
learn-begin = Começar
learn-continue = Continuar: lição { $number }
learn-again = Começar de novo
learn-progress = { $done ->
    [0] Nenhuma lição feita ainda
   *[other] Lições feitas: { $done } de { $count }
}
learn-list = Lições
learn-done = feita
learn-forget = Esquecer quais lições eu já fiz
learn-rules-about = Prefere ler?
learn-rules = As regras em uma página
learn-better = Jogue melhor
learn-better-puzzles = Encontre a única jogada claramente melhor.
learn-better-review = Veja quanto custaram as jogadas de uma partida e quanto foi sorte.
learn-better-analysis = Experimente qualquer posição com a ajuda do computador.

## A lesson

lesson-number = Lição { $number } de { $count }
lesson-task = Tarefa { $number } de { $count }
lesson-goal = Sua tarefa
lesson-hint = Ver dica
lesson-hint-heading = Dica
lesson-again = Tentar de novo
lesson-next-task = Próxima tarefa
lesson-next = Próxima lição
lesson-all = Todas as lições
lesson-right = Muito bem
lesson-wrong = Ainda não é isso
lesson-shown = A solução
lesson-turn = É a sua vez.
lesson-thinking = O adversário está pensando.
lesson-loading = Preparando o tabuleiro.
lesson-you = Você
lesson-opponent = Adversário
lesson-missing = Esta lição não existe
lesson-finished = Você já sabe jogar
lesson-finished-about = Essa foi a última lição. O melhor jeito de continuar é jogar uma partida, e o primeiro adversário tem paciência.
lesson-first-game = Jogar a primeira partida

## 1. Taking tiles

lesson-take = Pegar azulejos
    .about = Os círculos são as fábricas. Na sua vez, você pega de uma fábrica todos os azulejos de uma cor e coloca tudo em uma das suas cinco linhas padrão. Na primeira linha cabe um azulejo, na segunda dois, e assim por diante, até cinco.
task-take = Uma fábrica tem dois azulejos azuis. Pegue os dois e coloque-os na sua segunda linha.
    .hint = Escolha um azulejo azul na fábrica 1: o outro vem junto. Depois escolha a linha com dois espaços.
    .right = Vieram os dois azulejos azuis, porque sempre se pegam todos os da mesma cor. Eles preenchem exatamente a sua segunda linha.
    .wrong-floor = O chão é para os azulejos que ninguém quer: ali eles custam pontos. Escolha uma linha padrão.
    .wrong-colour = Esses não eram azuis. Procure a fábrica com dois azulejos azuis.
    .wrong-one = Essa fábrica só tinha um azulejo azul. Há outra com dois.
    .wrong-line = Os azulejos estão certos, a linha não. A segunda linha de cima para baixo tem espaço para exatamente dois.

## 2. The rest goes to the centre

lesson-rest = O que você deixa para trás
    .about = Quando você pega de uma fábrica, os outros azulejos dela vão para o centro da mesa. Depois, qualquer um pode pegá-los ali: o que você deixa importa tanto quanto o que você pega.
task-rest = Há dois azulejos brancos no centro. Pegue de uma fábrica de modo que haja quatro brancos ali depois da sua jogada.
    .hint = Encontre a fábrica com dois azulejos brancos e pegue outra cor dela.
    .right = Os dois azulejos brancos foram para o centro, e agora há quatro brancos ali.
    .wrong-white = Você pegou justamente os azulejos brancos, por isso eles não foram para o centro.
    .wrong-centre = Quando se pega do centro, nada mais se move. Pegue de uma fábrica.
    .wrong-other = Menos de dois azulejos brancos foram para o centro. Procure a fábrica que tem dois.

## 3. The centre and the start marker

lesson-centre = O centro e o marcador
    .about = No centro também se pegam todos os azulejos de uma cor; o resto fica lá. Quem for o primeiro a pegar do centro em uma rodada leva também o marcador do jogador inicial, a peça redonda cor de creme com um 1. Ele fica na sua linha do chão e custa um ponto, mas você começa a próxima rodada.
task-centre = Pegue do centro sem deixar cair nenhum azulejo.
    .hint = O centro tem dois azulejos amarelos e um preto. Coloque o que pegar em uma linha com espaço suficiente.
    .right = O marcador está na sua linha do chão: custa 1 ponto, e você vai começar a próxima rodada.
    .wrong-factory = Isso era uma fábrica. O marcador está no centro, e os azulejos desta tarefa também.
    .wrong-fell = O centro estava certo, mas também caiu um azulejo na sua linha do chão. Escolha uma linha com espaço suficiente.

## 4. One colour in a line

lesson-colour = Uma cor por linha
    .about = Todos os azulejos de uma linha padrão são da mesma cor. Uma linha já começada só aceita mais dessa cor, até ficar cheia. As linhas que não estão cheias no fim da rodada ficam como estão.
task-colour = Complete sua terceira linha sem deixar cair nenhum azulejo.
    .hint = A terceira linha tem dois azulejos vermelhos e espaço para mais um. Procure uma fábrica com exatamente um vermelho.
    .right = Faltava um azulejo vermelho, e você pegou exatamente um.
    .wrong-fell = A linha está completa, mas você pegou um azulejo a mais: ele caiu na sua linha do chão. Outra fábrica tem exatamente um vermelho.
    .wrong-other = Isso não completa a terceira linha. Ela tem dois azulejos vermelhos e precisa de mais um.

## 5. Too many tiles

lesson-overflow = Azulejos demais
    .about = Você pode pegar mais azulejos do que cabem em uma linha. Os que não cabem caem na sua linha do chão, e cada um custa pontos. Nunca dá para dividir os azulejos pegos entre duas linhas.
task-overflow = Pegue os quatro azulejos brancos do centro de modo que caia o mínimo possível.
    .hint = A quinta linha já tem dois azulejos brancos e mais três espaços livres.
    .right = Couberam três azulejos, e um caiu. Às vezes, uma pequena perda é o melhor que há.
    .wrong-colour = Desta vez têm de ser os azulejos brancos do centro.
    .wrong-floor = Agora os quatro estão no chão e custam 6 pontos. Em uma linha padrão, nem todos cairiam.
    .wrong-many = Três dos quatro caíram. Outra linha tem mais espaço para brancos.

## 6. The wall says no

lesson-wall = A parede diz não
    .about = Ao lado das suas linhas padrão está a sua parede. Cada linha horizontal da parede tem um espaço para cada cor. Quando uma cor já está lá, a linha padrão ao lado não aceita mais essa cor.
task-wall = Pegue os dois azulejos azuis e encontre a linha em que cabem os dois.
    .hint = A segunda e a quarta linha da parede já têm azul, a terceira linha padrão tem preto, e a primeira é curta demais.
    .right = A quinta linha era a única com espaço para os dois.
    .wrong-colour = Esses não eram azuis. Pegue os dois azulejos azuis da primeira fábrica.
    .wrong-floor = O chão sempre aceita azulejos, mas há uma linha padrão em que cabem os dois.
    .wrong-fell = Na primeira linha só cabe um azulejo, por isso o outro caiu. Há uma linha com espaço para os dois.

## 7. From the line to the wall

lesson-tiling = Da linha padrão para a parede
    .about = Quando não há mais azulejos para pegar, a rodada acaba. Então, de cima para baixo, cada linha completa manda um azulejo para o seu espaço na parede, e os outros azulejos dela saem do tabuleiro. O azulejo já dá pontos: 1 se estiver sozinho, mais se tocar em outros.
task-tiling = Estes são os últimos azulejos da rodada. Complete sua terceira linha e observe.
    .hint = A terceira linha tem um azulejo azul. Com mais dois, fica completa.
    .right = Três azulejos foram para a parede, um embaixo do outro: 1 ponto, depois 2, depois 3. Ao todo, { $points }. O azulejo branco fica onde está, porque a linha dele está incompleta.
    .wrong-floor = No chão, esses dois azulejos só custam pontos. Eles completariam sua terceira linha.
    .wrong-open = Isso não completou nenhuma linha. Na terceira linha faltam exatamente dois azulejos azuis.

## 8. Scoring

lesson-runs = Azulejos que se tocam
    .about = Um novo azulejo na parede dá 1 ponto para cada azulejo da sequência horizontal de que faz parte, contando ele mesmo, e o mesmo na vertical. Se tiver vizinhos nos dois sentidos, os dois contam. Um azulejo sem vizinhos dá 1 ponto.
task-runs = Estes dois azulejos pretos completam qualquer uma de quatro linhas. Escolha a que dá mais pontos.
    .hint = Veja para onde vai o preto em cada linha da parede: o espaço com mais vizinhos está na quarta.
    .right = Três na horizontal e três na vertical: { $points } pontos com um só azulejo.
    .wrong-floor = No chão eles não dão nada. Qualquer uma das linhas daria pontos.
    .wrong-fewer = { $points ->
        [0] Isso não deu nenhum ponto. Uma das linhas dá mais: conte os vizinhos ao lado, acima e abaixo.
        [one] Isso deu { $points } ponto. Uma das linhas dá mais: conte os vizinhos ao lado, acima e abaixo.
        [many] Isso deu { $points } de pontos. Uma das linhas dá mais: conte os vizinhos ao lado, acima e abaixo.
       *[other] Isso deu { $points } pontos. Uma das linhas dá mais: conte os vizinhos ao lado, acima e abaixo.
    }

## 9. What the floor costs

lesson-costs = Quanto custa o chão
    .about = Os sete espaços da linha do chão custam 1, 1, 2, 2, 2, 3 e 3 pontos, da esquerda para a direita. Você paga no fim de cada rodada, e o chão fica vazio de novo. Sua pontuação nunca fica abaixo de 0.
task-costs = Já há dois azulejos no seu chão. Onde os quatro azulejos vermelhos deixam você com mais pontos?
    .hint = Para cada linha, conte os pontos do azulejo e subtraia o que cai. Os próximos espaços do chão custam 2 cada um.
    .right = 3 pontos pelo azulejo, menos 2 pelo que caiu: um pouco melhor do que jogar seguro, e muito melhor do que o azulejo que dá mais pontos.
    .wrong-floor = Caiu tudo, e esse é o jeito mais caro.
    .wrong-greedy = Pontos do azulejo: { $points }. Mas três azulejos caíram e custaram 6. Procure uma linha com mais espaço.
    .wrong-safe = Não caiu nada, mas também não deu pontos. Há uma linha um pouco melhor.

## 10. The end of the game

lesson-end = O fim e os últimos pontos
    .about = O jogo acaba depois da rodada em que alguém completa uma linha horizontal da parede. Então cada um recebe 2 pontos por linha horizontal completa, 7 por linha vertical completa e 10 por cor com os cinco azulejos na parede.
task-row = Você está na frente. Acabe o jogo agora: complete uma linha horizontal.
    .hint = Na primeira linha da sua parede só falta um azulejo: o vermelho.
    .right = A primeira linha da sua parede está completa, por isso o jogo acabou. Você venceu por { $score } a { $other }.
    .wrong-other = O jogo continua. Na primeira linha da sua parede só falta o azulejo vermelho.
task-bonus = Sua primeira linha acaba com o jogo, faça o que fizer. O adversário está na frente: coloque os dois últimos azulejos de modo a vencer.
    .hint = O azulejo preto na segunda linha da parede completa essa linha, que dá 2 pontos. O da quarta completa uma linha vertical, que dá 7.
    .right = O azulejo em si deu menos, mas a linha vertical deu mais 7. Você venceu por { $score } a { $other }.
    .wrong-row = Uma linha horizontal completa só dá 2, e você perdeu: { $score } contra { $other }. Olhe para a segunda linha vertical.
    .wrong-other = Você perdeu: { $score } contra { $other }. Em uma das linhas da parede, o azulejo preto completa uma linha vertical inteira.

## 11. The grey side

lesson-grey = O lado cinza
    .about = Os tabuleiros têm outro lado, em que a parede não tem cores. Nele é você quem escolhe a linha vertical de cada azulejo, desde que nenhuma cor fique duas vezes na mesma linha horizontal ou vertical. Se um azulejo não couber em lugar nenhum, a linha padrão inteira cai no chão.
task-grey = Sua segunda linha está completa com vermelho. Escolha o espaço da segunda linha da parede que dá mais pontos.
    .hint = Há um espaço com um vizinho acima, um abaixo e um ao lado.
    .right = Ele juntou três na vertical e dois na horizontal: { $points } pontos. A segunda linha vertical estava fechada, porque já tem um azulejo vermelho.
    .wrong-fewer = { $points ->
        [0] Isso não deu nenhum ponto. Há um espaço que toca em mais azulejos.
        [one] Isso deu { $points } ponto. Há um espaço que toca em mais azulejos.
        [many] Isso deu { $points } de pontos. Há um espaço que toca em mais azulejos.
       *[other] Isso deu { $points } pontos. Há um espaço que toca em mais azulejos.
    }

## 12. A round of your own

lesson-round = Uma rodada só sua
    .about = Agora tudo junto: jogue em turnos com um adversário até acabarem os azulejos. Pense nas suas linhas, na sua parede e no seu chão, e no que você deixa para o adversário.
task-round = Termine esta rodada com pelo menos { $target } pontos.
    .hint = Complete primeiro as linhas curtas e não deixe cair nada. O preto na terceira linha vale a pena.
    .right = Pontuação: { $score }. Agora você já sabe jogar o jogo inteiro.
    .wrong-score = { $score ->
        [0] Nenhum ponto desta vez, e a meta era { $target }. Tente outra ordem: do que você mais precisava, e o que podia esperar?
        [one] { $score } ponto desta vez, e a meta era { $target }. Tente outra ordem: do que você mais precisava, e o que podia esperar?
        [many] { $score } de pontos desta vez, e a meta era { $target }. Tente outra ordem: do que você mais precisava, e o que podia esperar?
       *[other] { $score } pontos desta vez, e a meta era { $target }. Tente outra ordem: do que você mais precisava, e o que podia esperar?
    }
