# The rules on one page, in our own words. Each picture has a caption, and as .alt a description for people who
# do not see it. The words for the parts of the game are those of the glossary.

rules-about = O jogo inteiro em uma página. Para aprender jogando, experimente as lições.
rules-lessons = Aprender jogando
rules-print = Imprimir
rules-contents = Nesta página

## At a glance

rules-glance = Em resumo
rules-glance-take = Na sua vez, pegue de uma fábrica ou do centro todos os azulejos de uma cor.
rules-glance-place = Coloque todos em uma das suas linhas padrão, que só aceita uma cor. O que não cabe cai na sua linha do chão.
rules-glance-tile = Quando não há mais azulejos para pegar, cada linha completa passa um azulejo para a sua parede e dá pontos. Azulejos que se tocam dão mais.
rules-glance-floor = Os azulejos na sua linha do chão custam pontos.
rules-glance-end = A primeira linha horizontal completa em uma parede acaba com o jogo. Linhas horizontais, linhas verticais e cores dão um último bônus, e vence quem tiver mais pontos.

## What is on the table

rules-table = O que há na mesa
rules-table-tiles = São 100 azulejos, 20 de cada uma das cinco cores: azul, amarelo, vermelho, preto e branco. No início, todos estão no saco. Os azulejos usados esperam na tampa da caixa até o saco ficar vazio.
rules-table-factories = As fábricas são círculos em que cabem quatro azulejos. Entre elas está o centro da mesa, para onde vão os azulejos que os outros deixam para trás. O marcador do jogador inicial também começa ali cada rodada.
rules-table-board = Cada um tem um tabuleiro. À esquerda estão cinco linhas padrão, para um a cinco azulejos. À direita está a parede, com cinco linhas horizontais de cinco espaços, cada uma ao lado da sua linha padrão. Embaixo fica a linha do chão, com sete espaços.
rules-fig-board = Um tabuleiro do lado colorido, antes do primeiro azulejo.
    .alt = Um tabuleiro. À esquerda, cinco linhas com um, dois, três, quatro e cinco espaços. À direita, uma parede com cinco linhas horizontais e cinco verticais. Embaixo, sete espaços de chão que custam 1, 1, 2, 2, 2, 3 e 3 pontos.

## Set-up

rules-setup = Preparação
rules-setup-side = Escolham um lado dos tabuleiros, o mesmo para todos. O lado colorido é descrito primeiro. A pontuação começa em 0.
rules-setup-start = Escolham quem começa ou façam um sorteio.
rules-setup-fill = Encham cada fábrica com quatro azulejos, tirados do saco sem olhar.
rules-setup-players = Jogadores
rules-setup-count = Fábricas
rules-setup-dealt = Azulejos por rodada

## Taking tiles

rules-offer = Pegar azulejos
rules-offer-turns = Quem começa a rodada joga primeiro; depois, cada um joga na sua vez, até não haver mais azulejos nas fábricas nem no centro. Uma jogada tem duas partes: pegar e colocar.
rules-offer-factory = De uma fábrica: pegue todos os azulejos de uma cor. Os outros azulejos dessa fábrica vão para o centro.
rules-offer-centre = Ou do centro: pegue todos os azulejos de uma cor. O resto fica lá.
rules-offer-marker = Quem for o primeiro a pegar do centro em uma rodada leva também o marcador do jogador inicial. Ele vai para o primeiro espaço livre da linha do chão desse jogador, antes dos azulejos dessa jogada. É esse jogador quem começa a próxima rodada.
rules-fig-take = Alguém pega os dois azulejos azuis. O vermelho e o preto vão para o centro.
    .alt = Três fábricas. Da primeira, com dois azulejos azuis, um vermelho e um preto, saem os azuis. No centro estão o marcador do jogador inicial e um azulejo amarelo.

## Placing them

rules-place = Colocar os azulejos
rules-place-one = Todos os azulejos de uma jogada vão para uma só linha. Nunca se dividem.
rules-place-colour = Cada linha tem uma só cor. Uma linha já começada só aceita mais da mesma.
rules-place-wall = Uma linha não aceita uma cor que já esteja ao lado dela na parede.
rules-place-full = Uma linha cheia não aceita mais nada.
rules-place-fall = Os azulejos que não cabem caem na linha do chão.
rules-place-floor = Você sempre pode colocar tudo o que pegou na linha do chão, mesmo sem precisar.
rules-fig-place = Dois azulejos azuis poderiam ir para a quinta linha padrão, ou para a primeira, e aí um cairia. A segunda e a quarta linha da parede já têm azul, e a terceira linha padrão tem preto.
    .alt = Um tabuleiro. A terceira linha padrão tem dois azulejos pretos, as outras estão vazias. A parede tem azul na segunda e na quarta linha horizontal.

## The floor line

rules-floor = A linha do chão
rules-floor-fill = A linha do chão se enche da esquerda para a direita. Os espaços custam 1, 1, 2, 2, 2, 3 e 3 pontos. O marcador do jogador inicial ocupa um espaço como um azulejo e custa o mesmo.
rules-floor-over = Quando os sete espaços estão ocupados, os azulejos que sobram vão para a tampa da caixa e não custam mais nada.
rules-fig-floor = O marcador e quatro azulejos: 1 + 1 + 2 + 2 + 2 = 8 pontos perdidos.
    .alt = Um tabuleiro cuja linha do chão tem o marcador do jogador inicial, dois azulejos pretos, um amarelo e um branco.

## Tiling

rules-tiling = Das linhas padrão para a parede
rules-tiling-when = Quando não há mais azulejos para pegar, cada um percorre suas linhas padrão de cima para baixo.
rules-tiling-complete = De uma linha completa, um azulejo passa para o espaço da sua cor na linha da parede ao lado e já dá pontos. Os outros azulejos da linha vão para a tampa da caixa.
rules-tiling-incomplete = Uma linha incompleta fica como está, para a próxima rodada.
rules-tiling-cost = Depois, cada um perde os pontos da sua linha do chão, mas nenhuma pontuação fica abaixo de 0. Os azulejos do chão vão para a tampa da caixa; o marcador fica com quem o tem.
rules-fig-before = Antes do revestimento, com 4 pontos…
    .alt = Um tabuleiro. A primeira linha padrão está completa com vermelho, a terceira com azul; a quarta tem dois de quatro azulejos pretos. A parede tem amarelo no terceiro espaço da segunda linha horizontal. No chão estão o marcador e um azulejo amarelo.
rules-fig-after = … e depois dele. O vermelho dá 2 pontos, porque toca no amarelo. O azul faz três na vertical e dá 3. O chão custa 2: ficam 7 pontos.
    .alt = O mesmo tabuleiro. Vermelho, amarelo e azul estão um embaixo do outro na terceira linha vertical. A quarta linha padrão ainda tem dois azulejos pretos; as outras linhas e o chão estão vazios.

## Scoring

rules-scoring = Quantos pontos dá um azulejo
rules-scoring-how = Olhe do novo azulejo para os vizinhos. Conte os azulejos seguidos na horizontal, sem interrupções, e depois na vertical, sempre contando também o novo. Se na horizontal houver pelo menos dois, some tantos pontos quantos forem; se na vertical houver pelo menos dois, some esses também. Um azulejo sem vizinhos dá 1 ponto.
rules-fig-lone = Sozinho: 1 ponto.
    .alt = Uma parede com um único azulejo.
rules-fig-row = Terceiro na horizontal: 3 pontos.
    .alt = Uma parede com três azulejos lado a lado; o novo é o último.
rules-fig-column = Terceiro na vertical: 3 pontos.
    .alt = Uma parede com três azulejos um embaixo do outro; o novo é o de baixo.
rules-fig-both = Dois na horizontal e três na vertical: 5 pontos.
    .alt = Uma parede em que o novo azulejo tem um vizinho à esquerda e dois acima.

## The next round

rules-next = A próxima rodada
rules-next-fill = Ninguém tem uma linha horizontal completa? Então encham de novo as fábricas, com quatro azulejos cada, e começa quem tem o marcador.
rules-next-bag = Se o saco ficar vazio e ainda faltarem azulejos, coloquem no saco tudo o que está na tampa da caixa e continuem enchendo.
rules-next-short = Se os azulejos acabarem de vez, joguem a rodada com os que houver.

## The end

rules-end = O fim do jogo
rules-end-when = O jogo acaba depois de um revestimento em que pelo menos um jogador completou uma linha horizontal da parede. Então cada um soma:
rules-end-bonus = Bônus
rules-end-points = Pontos
rules-end-row = cada linha horizontal completa
rules-end-column = cada linha vertical completa
rules-end-colour = cada cor com os cinco azulejos na parede
rules-end-win = Vence quem tiver mais pontos. Em caso de empate, vence quem tiver mais linhas horizontais completas. Se o empate continuar, a vitória é compartilhada.
rules-fig-end = Uma linha horizontal, uma linha vertical e os cinco azulejos azuis: 2 + 7 + 10 = 19 pontos.
    .alt = Uma parede com a primeira linha horizontal e a primeira linha vertical completas e com os azulejos azuis preenchendo a diagonal.

## The grey side

rules-grey = O lado cinza
rules-grey-free = Tudo é igual, mas a parede não tem cores impressas. Quando uma linha padrão está completa, você escolhe o espaço na linha da parede ao lado. Cada cor só pode aparecer uma vez em cada linha horizontal e uma vez em cada linha vertical.
rules-grey-none = Se não houver um espaço assim para uma linha completa, todos os azulejos dela caem na linha do chão.
rules-fig-grey = O azulejo vermelho da segunda linha padrão pode ir para qualquer um dos espaços com um anel. A quarta linha vertical já tem vermelho.
    .alt = Uma parede cinza. Na segunda linha horizontal, o primeiro espaço tem azul e o terceiro, amarelo. Dos três espaços livres, o segundo e o quinto estão abertos; o quarto está fechado, porque há um vermelho mais abaixo na mesma linha vertical.

## Finer points

rules-finer = Detalhes
rules-finer-about = Os livros de regras deixam algumas coisas em aberto. No Evora, vale o seguinte.
rules-finer-marker = Se a sua linha do chão estiver cheia quando você receber o marcador, ele não custa nada. Mesmo assim, você começa a próxima rodada.
rules-finer-same = Se ninguém pegou do centro em uma rodada, o mesmo jogador começa de novo.
rules-finer-order = No lado cinza, quem começou a rodada reveste primeiro; depois, os outros, cada um na sua vez, sempre de cima para baixo. Se um azulejo pode ser colocado, é obrigatório colocá-lo. As linhas do chão de todos são contadas juntas, no fim.
rules-finer-stalled = Se em três rodadas seguidas nenhum azulejo chegar a uma parede, o jogo acaba, com os bônus.
rules-finer-tiles = Se o saco e a tampa da caixa estiverem vazios quando uma rodada deveria começar, o jogo acaba, com os bônus. Isso só pode acontecer com quatro jogadores.
rules-finer-public = Tudo está à vista, menos a ordem dos azulejos no saco. Dentro de uma rodada, a sorte não conta.
