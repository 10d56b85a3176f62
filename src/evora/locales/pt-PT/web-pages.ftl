# The pages around the table: start, new game, lobby, my games, settings, about.
# $level is always the name of a level from levels.ftl, $name the name of a player.

## Start page

start-heading = Tira azulejos, constrói uma parede
start-about = O Evora é um lugar calmo para jogares o jogo de tabuleiro Azul: contra o computador, ao teu nível, com amigos ou com quem aparecer. Grátis, aberto e sem conta.
start-play = Jogar já
start-play-against = adversário: { $level }
start-levels = Que força deve ter o adversário?
# $about describes the level, see levels.ftl: "builds for rows, columns and colours".
start-level-about = { $level }: { $about }.
start-waiting = É a tua vez
start-waiting-all = Todas as minhas partidas
# A heading instead of "Your turn": others are to move in all of them.
start-running = As tuas partidas
# A heading, above a game to watch.
start-live = A decorrer agora
# The puzzle of the day, here and among the puzzles.
puzzles-today = Desafio do dia
puzzles-today-solved = Resolvido. O próximo chega amanhã.
puzzle-find = Encontra a melhor jogada.
# Days on which the puzzle of the day was solved.
puzzles-row = { $days ->
    [one] { $days } dia seguido
    [many] { $days } de dias seguidos
   *[other] { $days } dias seguidos
}
# A button.
puzzles-share = Partilhar o resultado
# To be sent to others, with a link. $how says how the puzzle of the day went; $days is 0 where nothing
# is said of days in a row.
puzzles-shared = Desafio Evora de { $date }: { $how ->
    [first] resolvido à primeira
    [later] resolvido
   *[failed] ainda por resolver
}{ $days ->
    [0] { "" }
    [one] , { $days } dia seguido
    [many] , { $days } de dias seguidos
   *[other] , { $days } dias seguidos
}
start-other = Outras maneiras de jogar
start-friend = Com amigos
    .about = Recebes um link. Quem o abrir primeiro senta-se contigo.
start-local = Neste dispositivo
    .about = Duas a quatro pessoas jogam à vez no mesmo ecrã.
start-lobby = Com quem aparecer
    .about = Vê quem está na sala de espera, ou espera lá também.
start-custom = À tua maneira
    .about = Mais jogadores, o lado cinzento, relógios, uma posição tua.
start-learn = Ainda não conheces o jogo?
start-learn-about = Doze pequenos exercícios num tabuleiro a sério. Em cinco minutos já sabes jogar.
start-learn-begin = Aprender a jogar
start-learn-continue = Continuar a aprender
start-learn-rules = Ler as regras
start-scene = Uma mesa vista de cima: três fábricas redondas com azulejos, azulejos soltos no centro e uma parede meio construída.

## New game

new-about = Escolhe quem joga e como. As tuas escolhas ficam guardadas para a próxima vez.
new-seats = Jogadores
new-players = Quantos jogam?
new-players-count = { $count ->
    [one] { $count } jogador
    [many] { $count } de jogadores
   *[other] { $count } jogadores
}
new-seat = Lugar { $seat }
new-seat-me = eu
new-seat-local = neste dispositivo
new-seat-friend = alguém com o link
new-seat-anybody = alguém da sala de espera
new-seat-engine = o computador
new-seat-name = Nome
    .placeholder = opcional
new-seat-level = Nível
new-side = Lado dos tabuleiros
new-side-coloured = Lado colorido
    .about = Cada cor tem o seu espaço em cada linha da parede. O melhor para começar.
new-side-grey = Lado cinzento
    .about = Escolhes tu os espaços; nenhuma cor se repete na mesma linha horizontal ou na mesma coluna. Para quem já conhece o jogo.
new-start = Quem começa?
new-start-draw = Tirar à sorte
new-start-seat = Lugar { $seat }
new-clock = Relógio
new-clock-about = Um tempo para a partida toda, e um pouco mais em cada jogada. Ou dias para cada jogada, para partidas ao ritmo do dia a dia.
new-from = Partir de uma posição ou de um registo
new-from-about = Cola uma posição (uma só linha) ou o registo inteiro de uma partida, ou abre um ficheiro. Os lugares, o lado e quem começa vêm daí.
new-from-text = Posição ou registo
new-from-file = Abrir ficheiro
new-from-check = Verificar
new-from-clear = Começar do início
new-from-good = { $players ->
    [one] Uma partida para { $players } jogador, na ronda { $round }.
    [many] Uma partida para { $players } de jogadores, na ronda { $round }.
   *[other] Uma partida para { $players } jogadores, na ronda { $round }.
}
new-from-over = Essa partida já acabou. Revê-a e escolhe a jogada a partir da qual queres começar.
new-from-game = A partida começa no ponto em que outra estava.
new-create = Começar a partida
new-create-link = Criar a partida e o link
new-create-lobby = Esperar na sala
new-invite-hint = Na página seguinte recebes o link para enviar.

clock-none = sem relógio
clock-budget = { $seconds ->
    [0] { $minutes ->
        [one] { $minutes } minuto
        [many] { $minutes } de minutos
       *[other] { $minutes } minutos
    }
   *[other] { $minutes } min + { $seconds } s por jogada
}
clock-days = { $days ->
    [one] { $days } dia por jogada
    [many] { $days } de dias por jogada
   *[other] { $days } dias por jogada
}

## Lobby

# A heading, above the games that wait for somebody.
lobby-title = Na sala de espera
lobby-about = Estas partidas esperam por alguém. Senta-te, e a partida começa quando todos os lugares estiverem ocupados.
lobby-join = Sentar-me
    .aria-label = Sentar-me com { $names }
lobby-free = { $count ->
    [one] { $count } lugar livre
    [many] { $count } de lugares livres
   *[other] { $count } lugares livres
}
lobby-own = A tua partida, à espera
lobby-live = A lista atualiza-se sozinha.
lobby-offline = Não foi possível atualizar a lista. O Evora continua a tentar.

## A line of a list of games

game-side-grey = lado cinzento
game-players = { $count ->
    [one] { $count } jogador
    [many] { $count } de jogadores
   *[other] { $count } jogadores
}
game-your-turn = É a tua vez
game-their-turn = A jogar: { $name }
game-waiting = à espera de jogadores
game-won = Venceste
game-shared = Partilhaste a vitória
game-lost = { $name } venceu
game-lost-shared = Vitória partilhada: { $names }
game-no-winner = Ninguém venceu
game-score = Pontos: { $score }
# The scores of two players, and what is between them; of more, one after another.
game-score-between = { $first }–{ $second }
game-reason-resigned = alguém desistiu
game-reason-time = tempo esgotado
game-reason-forfeit = alguém saiu
game-reason-abandoned = acabou antes do tempo
game-reason-cancelled = cancelada
game-reason-void = não conta
game-reason-host = terminada pelo administrador
game-reason-stalled = três rondas sem azulejos na parede
game-reason-no_tiles = sem mais azulejos
game-you = tu

## My games

games-your-turn = É a tua vez
games-running = Em curso
games-waiting = À espera de jogadores
games-finished = Terminadas
games-empty = Ainda não há partidas.
games-empty-about = As partidas que jogares neste dispositivo aparecem aqui e continuam cá depois de fechares a página.
games-play = Jogar já
games-more = Mostrar mais antigas
games-loading = A carregar as tuas partidas.
games-code-about = Já jogaste noutro dispositivo?
games-code = Trazer as tuas partidas

## Settings

settings-you = Tu
settings-name = Nome a mostrar
    .hint = { $kept ->
        [yes] O que se vê à mesa. Até 24 carateres; um nome que é só teu não pode ficar vazio.
       *[no] O que se vê à mesa. Até 24 carateres; deixa-o vazio para jogares sem nome.
    }
settings-save = Guardar o nome
settings-saved = Guardado.
settings-look = Língua e cores
settings-table = A mesa
settings-tiles = Azulejos
settings-tiles-glazed = Vidrados
settings-tiles-calm = Calmos
settings-tiles-contrast = Alto contraste
settings-letters = Letras nos azulejos
    .hint = B azul, Y amarelo, R vermelho, K preto e W branco, além dos desenhos.
settings-confirm = Perguntar antes de cada jogada
    .hint = Mostra primeiro a jogada, e só a faz quando confirmares.
settings-log = O relato
settings-log-words = Por palavras
settings-log-notation = Em notação
settings-holiday = Férias
holiday-about = Nas partidas com dias por jogada, os teus relógios param durante as férias. Todos à mesa ficam a saber.
holiday-left = { $days ->
    [one] Resta { $days } dia este ano.
    [many] Restam { $days } de dias este ano.
   *[other] Restam { $days } dias este ano.
}
holiday-days = Número de dias
holiday-start = Começar agora
holiday-end = Terminar as férias
holiday-end-about = Os dias que ainda não começaram continuam a ser teus.
settings-devices = Outro dispositivo
settings-devices-about = O Evora não tem contas nem palavras-passe. Um código que funciona uma só vez leva o teu nome e as tuas partidas para outro dispositivo.
settings-code-make = Criar um código
settings-code-made = Escreve este código no outro dispositivo, nas definições:
settings-code-expires = Funciona uma só vez. Válido até: { $time }
settings-code-use = Tenho um código
settings-code-label = Código do outro dispositivo ou de recuperação
settings-code-go = Trazer as partidas
settings-code-done = Feito. O teu nome e as tuas partidas estão agora neste dispositivo.
settings-data = Os meus dados
settings-data-about = Podes levar contigo ou apagar o que o servidor guarda sobre ti.
# A link to the page about privacy, here and on the page about Evora.
privacy-link = O que é guardado, e durante quanto tempo
settings-export = Descarregar os meus dados
settings-delete = Apagar os meus dados
settings-delete-about = O teu nome, as tuas chaves e o acesso às tuas partidas desaparecem para sempre. As partidas terminadas ficam, sem o teu nome. Ninguém mais recebe um nome com que tenhas ficado, nem tu.
settings-delete-sure = Apagar mesmo tudo?
settings-delete-yes = Sim, apagar
settings-delete-no = Não apagar
settings-deleted = Os teus dados foram apagados.
settings-stranger = Ainda não jogaste, por isso não há nada guardado sobre ti.

## About

about-what = O que é o Evora
about-what-text = O Evora é uma casa aberta para um jogo de azulejos e paredes: um motor de regras, adversários de todas as forças e esta página. Fala várias línguas e funciona no telemóvel, com o teclado e com um leitor de ecrã.
about-game-text = O Evora segue as regras do jogo de tabuleiro Azul. O nome Azul pertence aos seus donos, que nada têm a ver com o Evora; se gostas do jogo, arranja-o para a tua mesa.
about-open = Código aberto
about-open-text = Tudo é software livre com a licença MIT: lê-o, muda-o, põe a funcionar um servidor teu com um só comando. Os desenhos foram feitos para o Evora.
about-letters = As letras vêm do tipo de letra Source Sans, da Adobe, com a licença SIL Open Font License.
about-letters-link = Licença do tipo de letra
about-privacy = Sem rastreio
about-privacy-text = Não há publicidade, nem análise de visitas, nem contas. Um cookie, criado quando jogas pela primeira vez, permite-te voltar às tuas partidas. Podes ver, levar contigo e apagar tudo o que está guardado sobre ti.
about-privacy-link = Os meus dados
about-fair = Distribuições justas
about-fair-text = Os azulejos de uma partida vêm de um número aleatório, escolhido antes da primeira ronda. A impressão digital dele mostra-se desde o início, e o próprio número no fim: assim, qualquer pessoa pode verificar que nada foi manipulado.
about-engines = Os níveis do computador
about-engines-text = { $count ->
    [one] Um nível, que joga com as mesmas regras que tu e não sabe mais do que tu: nunca a ordem dos azulejos no saco.
    [many] { $count } de níveis, do principiante à força máxima. Jogam com as mesmas regras que tu e não sabem mais do que tu: nunca a ordem dos azulejos no saco.
   *[other] { $count } níveis, do principiante à força máxima. Jogam com as mesmas regras que tu e não sabem mais do que tu: nunca a ordem dos azulejos no saco.
}

## Page not found

missing-learn = Aprender a jogar
