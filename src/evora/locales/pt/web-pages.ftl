# The pages around the table: start, new game, lobby, my games, settings, about.
# $level is always the name of a level from levels.ftl, $name the name of a player.

## Start page

start-heading = Pegue azulejos, construa uma parede
start-about = O Evora é um lugar tranquilo para jogar o jogo de tabuleiro Azul: contra o computador, no seu nível, com amigos ou com quem aparecer. Grátis, aberto e sem conta.
start-play = Jogar agora
start-play-against = adversário: { $level }
start-levels = Qual deve ser a força do adversário?
# $about describes the level, see levels.ftl: "builds for rows, columns and colours".
start-level-about = { $level }: { $about }.
start-waiting = Sua vez
start-waiting-all = Todas as minhas partidas
# A heading instead of "Your turn": others are to move in all of them.
start-running = Suas partidas
# A heading, above a game to watch.
start-live = Em andamento agora
# The puzzle of the day, here and among the puzzles.
puzzles-today = Desafio do dia
puzzles-today-solved = Resolvido. O próximo chega amanhã.
puzzle-find = Encontre a melhor jogada.
# Days on which the puzzle of the day was solved.
puzzles-row = { $days ->
    [0] { $days } dias seguidos
    [one] { $days } dia seguido
    [many] { $days } de dias seguidos
   *[other] { $days } dias seguidos
}
# A button.
puzzles-share = Compartilhar o resultado
# To be sent to others, with a link. $how says how the puzzle of the day went; $days is 0 where nothing
# is said of days in a row.
puzzles-shared = Desafio Evora de { $date }: { $how ->
    [first] resolvido de primeira
    [later] resolvido
   *[failed] ainda não resolvido
}{ $days ->
    [0] { "" }
    [one] , { $days } dia seguido
    [many] , { $days } de dias seguidos
   *[other] , { $days } dias seguidos
}
start-other = Outras formas de jogar
start-friend = Com um amigo
    .about = Você recebe um link. Quem abrir primeiro joga com você.
start-local = Neste dispositivo
    .about = De duas a quatro pessoas se revezam na mesma tela.
start-lobby = Com quem aparecer
    .about = Veja quem está na sala de espera ou espere lá você também.
start-custom = Do seu jeito
    .about = Mais jogadores, o lado cinza, relógios, uma posição sua.
start-learn = Ainda não conhece o jogo?
start-learn-about = Doze pequenos exercícios em um tabuleiro de verdade. Em cinco minutos você já sabe jogar.
start-learn-begin = Aprender a jogar
start-learn-continue = Continuar aprendendo
start-learn-rules = Ler as regras
start-scene = Uma mesa vista de cima: três fábricas redondas com azulejos, azulejos soltos no centro e uma parede construída pela metade.

## New game

new-about = Escolha quem joga e como. Suas escolhas ficam guardadas para a próxima vez.
new-seats = Jogadores
new-players = Quantos jogam?
new-players-count = { $count ->
    [0] { $count } jogadores
    [one] { $count } jogador
    [many] { $count } de jogadores
   *[other] { $count } jogadores
}
new-seat = Lugar { $seat }
new-seat-me = eu
new-seat-local = neste dispositivo
new-seat-friend = um amigo, por link
new-seat-anybody = alguém da sala de espera
new-seat-engine = o computador
new-seat-name = Nome
    .placeholder = opcional
new-seat-level = Nível
new-side = Lado dos tabuleiros
new-side-coloured = Lado colorido
    .about = Cada cor tem seu espaço em cada linha da parede. O melhor para começar.
new-side-grey = Lado cinza
    .about = Você escolhe os espaços; nenhuma cor duas vezes na mesma linha horizontal ou vertical. Para quem já conhece o jogo.
new-start = Quem começa?
new-start-draw = Sortear
new-start-seat = Lugar { $seat }
new-clock = Relógio
new-clock-about = Um tempo para a partida toda e um pouco mais a cada jogada. Ou dias para cada jogada, em partidas no ritmo do dia a dia.
new-from = Começar a partir de uma posição ou de um registro
new-from-about = Cole uma posição em uma linha ou o registro de uma partida inteira, ou abra um arquivo. Os lugares, o lado e quem começa vêm dali.
new-from-text = Posição ou registro
new-from-file = Abrir um arquivo
new-from-check = Verificar
new-from-clear = Começar do início
new-from-good = { $players ->
    [0] Uma partida para { $players } jogadores, na rodada { $round }.
    [one] Uma partida para { $players } jogador, na rodada { $round }.
    [many] Uma partida para { $players } de jogadores, na rodada { $round }.
   *[other] Uma partida para { $players } jogadores, na rodada { $round }.
}
new-from-over = Essa partida já acabou. Reveja a partida e escolha a jogada a partir da qual quer começar.
new-from-game = A partida começa de onde outra estava.
new-create = Começar a partida
new-create-link = Criar a partida e o link
new-create-lobby = Esperar na sala
new-invite-hint = Na próxima página você recebe o link para enviar.

clock-none = sem relógio
clock-budget = { $seconds ->
    [0] { $minutes ->
        [0] { $minutes } minutos
        [one] { $minutes } minuto
        [many] { $minutes } de minutos
       *[other] { $minutes } minutos
    }
   *[other] { $minutes } min + { $seconds } s por jogada
}
clock-days = { $days ->
    [0] { $days } dias por jogada
    [one] { $days } dia por jogada
    [many] { $days } de dias por jogada
   *[other] { $days } dias por jogada
}

## Lobby

# A heading, above the games that wait for somebody.
lobby-title = Na sala de espera
lobby-about = Estas partidas estão esperando alguém. Sente-se, e a partida começa quando todos os lugares estiverem ocupados.
lobby-join = Sentar
    .aria-label = Sentar com { $names }
lobby-free = { $count ->
    [0] nenhum lugar livre
    [one] { $count } lugar livre
    [many] { $count } de lugares livres
   *[other] { $count } lugares livres
}
lobby-own = Sua partida, esperando
lobby-live = A lista se atualiza sozinha.
lobby-offline = Não foi possível atualizar a lista. O Evora continua tentando.

## A line of a list of games

game-side-grey = lado cinza
game-players = { $count ->
    [0] { $count } jogadores
    [one] { $count } jogador
    [many] { $count } de jogadores
   *[other] { $count } jogadores
}
game-your-turn = Sua vez
game-their-turn = Vez de { $name }
game-waiting = esperando jogadores
game-won = Você venceu
game-shared = Você compartilha a vitória
game-lost = { $name } venceu
game-lost-shared = Vitória compartilhada: { $names }
game-no-winner = Ninguém venceu
game-score = Pontos: { $score }
# The scores of two players, and what is between them; of more, one after another.
game-score-between = { $first }–{ $second }
game-reason-resigned = alguém desistiu
game-reason-time = tempo esgotado
game-reason-forfeit = alguém saiu
game-reason-abandoned = encerrada antes do fim
game-reason-cancelled = cancelada
game-reason-void = não conta
game-reason-host = encerrada pelo administrador
game-reason-stalled = três rodadas sem azulejo na parede
game-reason-no_tiles = sem mais azulejos
game-you = você

## My games

games-your-turn = Sua vez
games-running = Em andamento
games-waiting = Esperando jogadores
games-finished = Terminadas
games-empty = Nenhuma partida ainda.
games-empty-about = As partidas que você jogar neste dispositivo aparecem aqui e continuam aqui quando você fecha a página.
games-play = Jogar agora
games-more = Mostrar partidas mais antigas
games-loading = Carregando suas partidas.
games-code-about = Já jogou em outro dispositivo?
games-code = Trazer suas partidas

## Settings

settings-you = Você
settings-name = Nome de exibição
    .hint = { $kept ->
        [yes] É o que os outros veem na mesa. Até 24 caracteres; um nome que é só seu não pode ficar em branco.
       *[no] É o que os outros veem na mesa. Até 24 caracteres; deixe em branco para jogar sem nome.
    }
settings-save = Salvar o nome
settings-saved = Salvo.
settings-look = Idioma e aparência
settings-table = A mesa
settings-tiles = Azulejos
settings-tiles-glazed = Esmaltados
settings-tiles-calm = Tranquilos
settings-tiles-contrast = Alto contraste
settings-letters = Letras nos azulejos
    .hint = B azul, Y amarelo, R vermelho, K preto e W branco, além dos desenhos.
settings-confirm = Perguntar antes de cada jogada
    .hint = Primeiro mostra a jogada; ela é feita quando você confirma.
settings-log = O histórico
settings-log-words = Em palavras
settings-log-notation = Em notação
settings-holiday = Férias
holiday-about = Nas partidas com dias por jogada, seus relógios param durante as férias. Todos à mesa ficam sabendo.
holiday-left = { $days ->
    [0] Restam { $days } dias este ano.
    [one] Resta { $days } dia este ano.
    [many] Restam { $days } de dias este ano.
   *[other] Restam { $days } dias este ano.
}
holiday-days = Número de dias
holiday-start = Começar agora
holiday-end = Encerrar as férias
holiday-end-about = Os dias que ainda não começaram continuam seus.
settings-devices = Outro dispositivo
settings-devices-about = O Evora não tem contas nem senhas. Um código que funciona uma só vez leva seu nome e suas partidas para outro dispositivo.
settings-code-make = Criar um código
settings-code-made = Digite este código no outro dispositivo, nas configurações:
settings-code-expires = Funciona uma só vez. Válido até: { $time }
settings-code-use = Tenho um código
settings-code-label = Código do outro dispositivo ou de recuperação
settings-code-go = Trazer minhas partidas
settings-code-done = Pronto. Seu nome e suas partidas agora estão neste dispositivo.
settings-data = Meus dados
settings-data-about = Você pode levar com você ou apagar o que o servidor guarda sobre você.
# A link to the page about privacy, here and on the page about Evora.
privacy-link = O que é guardado, e por quanto tempo
settings-export = Baixar tudo sobre mim
settings-delete = Apagar meus dados
settings-delete-about = Seu nome, suas chaves e o acesso às suas partidas desaparecem para sempre. As partidas terminadas ficam, sem o seu nome. Ninguém mais recebe um nome que você guardou, nem você.
settings-delete-sure = Apagar tudo mesmo?
settings-delete-yes = Sim, apagar
settings-delete-no = Manter meus dados
settings-deleted = Seus dados foram apagados.
settings-stranger = Você ainda não jogou, por isso não há nada guardado sobre você.

## About

about-what = O que é o Evora
about-what-text = O Evora é uma casa aberta para um jogo de azulejos e paredes: um motor de regras, adversários de todos os níveis e esta página. Fala vários idiomas e funciona no celular, com o teclado e com leitor de tela.
about-game-text = O Evora segue as regras do jogo de tabuleiro Azul. O nome Azul pertence aos seus donos, que não têm nada a ver com o Evora; se você gosta do jogo, leve-o para a sua mesa.
about-open = Código aberto
about-open-text = Tudo é software livre sob a licença MIT: leia, modifique, rode seu próprio servidor com um só comando. Os desenhos foram feitos para o Evora.
about-letters = As letras vêm da fonte Source Sans, da Adobe, sob a licença SIL Open Font License.
about-letters-link = Licença da fonte
about-privacy = Sem rastreamento
about-privacy-text = Não há publicidade, análise de visitas nem contas. Um cookie, criado quando você joga pela primeira vez, permite que você volte às suas partidas. Você pode ver, levar com você e apagar tudo o que está guardado a seu respeito.
about-privacy-link = Meus dados
about-fair = Distribuições justas
about-fair-text = Os azulejos de uma partida vêm de um número aleatório, escolhido antes da primeira rodada. A impressão digital dele é mostrada desde o início, e o próprio número, no fim: assim, qualquer pessoa pode verificar que nada foi manipulado.
about-engines = Os níveis do computador
about-engines-text = { $count ->
    [one] Um nível, que joga pelas mesmas regras que você e não sabe mais do que você: nunca a ordem dos azulejos no saco.
    [many] { $count } de níveis, do iniciante à força máxima. Eles jogam pelas mesmas regras que você e não sabem mais do que você: nunca a ordem dos azulejos no saco.
   *[other] { $count } níveis, do iniciante à força máxima. Eles jogam pelas mesmas regras que você e não sabem mais do que você: nunca a ordem dos azulejos no saco.
}

## Page not found

missing-learn = Aprender a jogar
