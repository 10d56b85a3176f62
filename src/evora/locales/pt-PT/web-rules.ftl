# The rules on one page, in our own words. Each picture has a caption, and as .alt a description for people who
# do not see it. The words for the parts of the game are those of the glossary.

rules-about = O jogo inteiro numa só página. Para o aprenderes jogando, experimenta as lições.
rules-lessons = Aprender jogando
rules-print = Imprimir
rules-contents = Nesta página

## At a glance

rules-glance = Em resumo
rules-glance-take = Na tua vez, tira todos os azulejos de uma cor, de uma fábrica ou do centro.
rules-glance-place = Coloca-os todos numa das tuas linhas padrão, que só leva uma cor. O que não cabe cai na tua linha do chão.
rules-glance-tile = Quando não há mais azulejos para tirar, cada linha completa passa um azulejo para a tua parede e dá pontos. Azulejos que se tocam dão mais.
rules-glance-floor = Os azulejos na tua linha do chão custam pontos.
rules-glance-end = A primeira linha horizontal completa numa parede acaba o jogo. Linhas horizontais, colunas e cores dão um último bónus, e ganha quem tiver mais pontos.

## What is on the table

rules-table = O que está na mesa
rules-table-tiles = Há 100 azulejos, 20 de cada uma das cinco cores: azul, amarelo, vermelho, preto e branco. No início estão todos no saco. Os azulejos usados esperam na tampa da caixa até o saco ficar vazio.
rules-table-factories = As fábricas são círculos que levam quatro azulejos cada um. Entre elas está o centro da mesa, onde se juntam os azulejos que ficaram para trás. O marcador do jogador inicial também começa aí cada ronda.
rules-table-board = Cada pessoa tem um tabuleiro. À esquerda estão cinco linhas padrão, para um a cinco azulejos. À direita está a parede, com cinco linhas horizontais de cinco espaços, cada uma ao lado da sua linha padrão. Por baixo fica a linha do chão, com sete espaços.
rules-fig-board = Um tabuleiro do lado colorido, antes do primeiro azulejo.
    .alt = Um tabuleiro. À esquerda, cinco linhas com um, dois, três, quatro e cinco espaços. À direita, uma parede com cinco linhas horizontais e cinco colunas. Por baixo, sete espaços de chão que custam 1, 1, 2, 2, 2, 3 e 3 pontos.

## Set-up

rules-setup = Preparação
rules-setup-side = Escolhe-se um lado dos tabuleiros, o mesmo para toda a gente. O lado colorido é descrito primeiro. A pontuação começa em 0.
rules-setup-start = Escolhe-se quem começa, ou tira-se à sorte.
rules-setup-fill = Cada fábrica recebe quatro azulejos, tirados do saco sem olhar.
rules-setup-players = Jogadores
rules-setup-count = Fábricas
rules-setup-dealt = Azulejos por ronda

## Taking tiles

rules-offer = Tirar azulejos
rules-offer-turns = Quem começa a ronda joga primeiro; depois joga-se à vez, até não haver azulejos nas fábricas nem no centro. Uma jogada tem duas partes: tirar e colocar.
rules-offer-factory = De uma fábrica: tira todos os azulejos de uma cor. Os outros azulejos dessa fábrica passam para o centro.
rules-offer-centre = Ou do centro: tira todos os azulejos de uma cor. O resto fica lá.
rules-offer-marker = Quem tirar primeiro do centro numa ronda recebe também o marcador do jogador inicial. Este vai para o primeiro espaço livre da sua linha do chão, antes dos azulejos dessa jogada. Essa pessoa começa a próxima ronda.
rules-fig-take = Os dois azulejos azuis são tirados. O vermelho e o preto vão passar para o centro.
    .alt = Três fábricas. Da primeira, com dois azulejos azuis, um vermelho e um preto, são tirados os azuis. No centro estão o marcador do jogador inicial e um azulejo amarelo.

## Placing them

rules-place = Colocar os azulejos
rules-place-one = Todos os azulejos tirados vão para uma só linha. Nunca se dividem.
rules-place-colour = Cada linha leva uma só cor. Uma linha já começada só aceita mais azulejos da mesma.
rules-place-wall = Uma linha não aceita uma cor que a linha da parede ao lado já tenha.
rules-place-full = Uma linha cheia não aceita mais nada.
rules-place-fall = Os azulejos que não cabem caem na linha do chão.
rules-place-floor = Podes sempre pôr tudo o que tiraste na linha do chão, mesmo sem precisares.
rules-fig-place = Dois azulejos azuis podiam ir para a quinta linha padrão, ou para a primeira, onde um cairia. A segunda e a quarta linha da parede já têm azul, e a terceira linha padrão tem preto.
    .alt = Um tabuleiro. A terceira linha padrão tem dois azulejos pretos, as outras estão vazias. A parede tem azul na segunda e na quarta linha horizontal.

## The floor line

rules-floor = A linha do chão
rules-floor-fill = A linha do chão enche-se da esquerda para a direita. Os espaços custam 1, 1, 2, 2, 2, 3 e 3 pontos. O marcador do jogador inicial ocupa um espaço como um azulejo, e custa o mesmo.
rules-floor-over = Quando os sete espaços estão ocupados, os azulejos a mais vão para a tampa da caixa e não custam mais nada.
rules-fig-floor = O marcador e quatro azulejos: 1 + 1 + 2 + 2 + 2 = 8 pontos perdidos.
    .alt = Um tabuleiro cuja linha do chão tem o marcador do jogador inicial, dois azulejos pretos, um amarelo e um branco.

## Tiling

rules-tiling = Das linhas padrão para a parede
rules-tiling-when = Quando não há mais azulejos para tirar, cada pessoa percorre as suas linhas padrão de cima para baixo.
rules-tiling-complete = De uma linha completa, um azulejo passa para o espaço da sua cor na linha da parede ao lado, e dá logo pontos. Os outros azulejos da linha vão para a tampa da caixa.
rules-tiling-incomplete = Uma linha incompleta fica como está, para a próxima ronda.
rules-tiling-cost = Depois, cada pessoa perde os pontos da sua linha do chão, mas nenhuma pontuação desce abaixo de 0. Os azulejos do chão vão para a tampa da caixa; o marcador fica com quem o tem.
rules-fig-before = Antes do revestimento, com 4 pontos…
    .alt = Um tabuleiro. A primeira linha padrão está completa com vermelho, a terceira com azul; a quarta tem dois de quatro azulejos pretos. A parede tem amarelo no terceiro espaço da segunda linha horizontal. No chão estão o marcador e um azulejo amarelo.
rules-fig-after = …e depois dele. O vermelho dá 2 pontos, porque toca no amarelo. O azul faz três seguidos na coluna e dá 3. O chão custa 2: ficam 7 pontos.
    .alt = O mesmo tabuleiro. Vermelho, amarelo e azul estão uns por baixo dos outros na terceira coluna. A quarta linha padrão ainda tem dois azulejos pretos; as outras e o chão estão vazios.

## Scoring

rules-scoring = Quantos pontos dá um azulejo
rules-scoring-how = Parte do novo azulejo e olha para os vizinhos. Conta os azulejos seguidos na horizontal, sem interrupções, e depois na vertical, de cada vez com ele incluído. Se na horizontal houver pelo menos dois, dão tantos pontos quantos são; se na vertical houver pelo menos dois, esses somam-se também. Um azulejo sem vizinhos dá 1 ponto.
rules-fig-lone = Sozinho: 1 ponto.
    .alt = Uma parede com um único azulejo.
rules-fig-row = Três seguidos na horizontal: 3 pontos.
    .alt = Uma parede com três azulejos lado a lado; o novo é o último.
rules-fig-column = Três seguidos na vertical: 3 pontos.
    .alt = Uma parede com três azulejos uns por baixo dos outros; o novo é o mais baixo.
rules-fig-both = Dois na horizontal e três na vertical: 5 pontos.
    .alt = Uma parede onde o novo azulejo tem um vizinho à esquerda e dois por cima.

## The next round

rules-next = A próxima ronda
rules-next-fill = Ninguém tem uma linha horizontal completa? Então enchem-se outra vez as fábricas, com quatro azulejos cada, e começa quem tem o marcador.
rules-next-bag = Se o saco estiver vazio e forem precisos mais azulejos, volta para o saco tudo o que está na tampa da caixa, e continua-se a encher.
rules-next-short = Se os azulejos acabarem de todo, joga-se a ronda com os que houver.

## The end

rules-end = O fim do jogo
rules-end-when = O jogo acaba depois de um revestimento em que pelo menos uma pessoa completou uma linha horizontal da parede. Então somam-se:
rules-end-bonus = Bónus
rules-end-points = Pontos
rules-end-row = cada linha horizontal completa
rules-end-column = cada coluna completa
rules-end-colour = cada cor com os cinco azulejos na parede
rules-end-win = Ganha quem tiver mais pontos. Em caso de empate, ganha quem tiver mais linhas horizontais completas. Se o empate continuar, a vitória é partilhada.
rules-fig-end = Uma linha horizontal, uma coluna e os cinco azulejos azuis: 2 + 7 + 10 = 19 pontos.
    .alt = Uma parede com a primeira linha horizontal e a primeira coluna completas, e com os azulejos azuis a encher a diagonal.

## The grey side

rules-grey = O lado cinzento
rules-grey-free = Tudo é igual, mas a parede não tem cores impressas. Quando uma linha padrão está completa, escolhes tu o espaço na linha da parede ao lado. Cada cor só pode estar uma vez em cada linha horizontal, e uma vez em cada coluna.
rules-grey-none = Se não houver um espaço assim para uma linha completa, todos os seus azulejos caem na linha do chão.
rules-fig-grey = O azulejo vermelho da segunda linha padrão pode ir para qualquer um dos espaços com um anel. A quarta coluna já tem vermelho.
    .alt = Uma parede cinzenta. Na segunda linha horizontal, o primeiro espaço tem azul e o terceiro amarelo. Dos três espaços livres, o segundo e o quinto estão abertos; o quarto está fechado, porque há um vermelho mais abaixo na mesma coluna.

## Finer points

rules-finer = Pormenores
rules-finer-about = Os livros de regras deixam algumas coisas em aberto. O Evora decide-as assim.
rules-finer-marker = Se a tua linha do chão estiver cheia quando receberes o marcador, ele não custa nada. Mesmo assim, começas a próxima ronda.
rules-finer-same = Se ninguém tirou do centro numa ronda, começa outra vez a mesma pessoa.
rules-finer-order = No lado cinzento, quem começou a ronda reveste primeiro, depois as outras pessoas à vez, sempre de cima para baixo. Se um azulejo pode ser colocado, tem de o ser. No fim contam-se todas as linhas do chão ao mesmo tempo.
rules-finer-stalled = Se em três rondas seguidas nenhum azulejo chegar a uma parede, o jogo acaba, com os bónus.
rules-finer-tiles = Se o saco e a tampa da caixa estiverem vazios quando devia começar uma ronda, o jogo acaba, com os bónus. Isso só pode acontecer com quatro jogadores.
rules-finer-public = Tudo está à vista, menos a ordem dos azulejos no saco. Dentro de uma ronda não há sorte nenhuma.
