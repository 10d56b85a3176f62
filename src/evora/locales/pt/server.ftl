# What `evora serve`, `evora backup`, `evora restore` and `evora request-log` say.

cli-serve = Hospeda partidas para quem tiver um navegador.
cli-serve-more =
    Um só processo, só nesta máquina, com tudo na pasta de dados do usuário. Para amigos na mesma
    rede: --host 0.0.0.0. Atrás de um proxy com HTTPS: --public-url https://… --proxies ENDEREÇO.
    Cada opção também pode vir do ambiente: --new-games é EVORA_NEW_GAMES; a linha de comando tem
    prioridade. Os tempos são em segundos; as taxas se escrevem 30/h ou 5/10m, e 0 é sem limite.
    Saiba mais em docs/hosting.md.

cli-serve-group-address = onde o servidor é encontrado
cli-serve-group-data = onde ficam as partidas
cli-serve-group-games = partidas
cli-serve-group-limits = limites, por endereço ou por conexão
cli-serve-group-operation = operação

cli-serve-host = o endereço em que escutar (padrão: { $default }, só esta máquina)
cli-serve-port = a porta em que escutar (padrão: { $default }; 0: qualquer uma que esteja livre)
cli-serve-public-url = como as pessoas chegam ao servidor, por exemplo https://games.example.org (padrão: pelo endereço e pela porta)
cli-serve-origins = outras origens cujas páginas podem usar este servidor, separadas por vírgulas
cli-serve-proxies = endereços ou redes de proxies cujos X-Forwarded-For e -Proto são de confiança, separados por vírgulas
cli-serve-contact = como falar com você: um endereço de e-mail ou uma página https://…; aparece em /contact e no security.txt
cli-serve-open = abre a página em um navegador
cli-serve-data = a pasta do banco de dados (padrão: { $default })
cli-serve-database = outro banco de dados: sqlite:///ARQUIVO ou postgresql://USUÁRIO@HOST/NOME (padrão: evora.db na pasta de dados)
cli-serve-texts = a pasta com os seus textos e o robots.txt (padrão: texts na pasta de dados)
cli-serve-keep-open = depois de quantos dias é cancelada uma partida que ainda espera jogadores, se quem a criou está ausente; 0: nunca (padrão: { $default })
cli-serve-keep-abandoned = depois de quantos dias sem jogada são apagadas as partidas não terminadas e as canceladas; 0: nunca (padrão: { $default }, para sempre)
cli-serve-keep-guests = depois de quantos dias sem visita são apagados os visitantes sem partida em andamento; 0: nunca (padrão: { $default }, para sempre)
cli-serve-backup-folder = a pasta em que o servidor faz backups sozinho; cada um é verificado com uma restauração (padrão: não faz)
cli-serve-backup-every = horas entre um backup e o seguinte (padrão: { $default })
cli-serve-backup-keep = quantos backups são guardados (padrão: { $default })
cli-serve-backup-key-file = um arquivo com o segredo com que os backups são criptografados (padrão: sem criptografia)
cli-serve-engines = quantos motores pensam ao mesmo tempo (padrão: tantos quantos forem os núcleos)
cli-serve-engine-timeout = quanto tempo esperar por um motor até perguntar de novo e, depois, substituí-lo (padrão: { $default })
cli-serve-engine-turns = quantas jogadas os motores podem dever a um visitante antes que novas partidas com motores sejam recusadas (padrão: { $default })
cli-serve-engine-pause = o tempo mínimo por jogada de um motor, para dar para acompanhar (padrão: { $default })
cli-serve-review-nodes = quantas posições cada busca das revisões mais profundas examina; 0: o servidor não revisa partidas (padrão: { $default })
cli-serve-claim-after = quanto tempo alguém precisa ficar ausente até que os outros possam excluí-lo da partida (padrão: { $default })
cli-serve-clock-grace = quanto tempo depois de esgotado o relógio ainda se aceita uma jogada (padrão: { $default })
cli-serve-live-games = quantas partidas ficam na memória (padrão: { $default })
cli-serve-open-games = partidas de um visitante na sala de espera (padrão: { $default })
cli-serve-invitation-timeout = quanto tempo o bot de outro visitante tem para aceitar um convite (padrão: { $default })
cli-serve-lobby-away = quanto tempo uma partida fica na sala de espera depois que quem a criou saiu (padrão: { $default })
cli-serve-game-entries = o tamanho do histórico de uma partida a partir do qual nada mais pode ser desfeito nem perguntado (padrão: { $default })
cli-serve-new-guests = novos visitantes por endereço (padrão: { $default })
cli-serve-new-games = novas partidas por endereço (padrão: { $default })
cli-serve-uploads = registros enviados de um endereço (padrão: { $default })
cli-serve-codes = códigos para outro dispositivo, criados ou tentados, por endereço (padrão: { $default })
cli-serve-requests = quanto podem custar as requisições de um endereço; a maioria custa de 1 a 5, respostas longas, 15 (padrão: { $default })
cli-serve-messages = mensagens por conexão (padrão: { $default })
cli-serve-connections = conexões HTTP simultâneas por endereço (padrão: { $default })
cli-serve-header-timeout = quanto tempo um cliente pode levar para enviar os cabeçalhos de uma requisição (padrão: { $default })
cli-serve-sockets = conexões por endereço (padrão: { $default })
cli-serve-watched = partidas assistidas em uma conexão (padrão: { $default })
cli-serve-devices = dispositivos por visitante; mais um desconecta o que está há mais tempo sem uso (padrão: { $default })
cli-serve-bots = bots por visitante (padrão: { $default })
cli-serve-bot-games = partidas que um bot pode ter ao mesmo tempo (padrão: { $default })
cli-serve-bot-requests = requisições por bot (padrão: { $default })
cli-serve-frame-bytes = o tamanho máximo de uma mensagem ou requisição (padrão: { $default })
cli-serve-upload-bytes = o tamanho máximo de uma requisição com registro (padrão: { $default })
cli-serve-queue-messages = quantas mensagens podem esperar por um leitor lento antes que ele seja desconectado (padrão: { $default })
cli-serve-queue-bytes = quantos bytes podem esperar por um leitor lento (padrão: { $default })
cli-serve-send-timeout = quanto tempo um leitor pode levar com uma mensagem (padrão: { $default })
cli-serve-log-format = text ou json (padrão: { $default })
cli-serve-log-level = debug, info, warning ou error (padrão: { $default })
cli-serve-slow-request = as requisições que demoram mais do que isto vão para o log; 0: nenhuma (padrão: { $default })
cli-serve-request-log = a pasta do log de requisições, que evora request-log liga e desliga (padrão: request-log na pasta de dados)
cli-serve-request-log-days = depois de quantos dias um log de requisições é apagado (padrão: { $default })
cli-serve-no-push = não envia avisos aos navegadores: o servidor não pede nada aos serviços push dos fabricantes
cli-serve-reserved-names = nomes que ninguém pode usar, além dos que o Evora reserva, separados por vírgulas
cli-serve-smtp = o servidor de e-mail que envia as cartas, como smtps://usuario:senha@mail.example.org ou smtp+starttls://…; melhor em EVORA_SMTP, porque outros podem ler as opções (padrão: nenhuma carta)
cli-serve-mail-from = o endereço de onde vêm as cartas, como evora@example.org
cli-serve-metrics-token = um bearer token que dá acesso a /metrics (padrão: só requisições desta máquina)
cli-serve-stop-timeout = quanto tempo esperar, ao encerrar, até que as conexões se fechem (padrão: { $default })
cli-serve-workers = quantos processos atendem, só com PostgreSQL (padrão: { $default })

cli-serve-address = O Evora está em { $address } (Ctrl-C encerra).
cli-serve-where = As partidas ficam em { $file }.
cli-serve-kind = As partidas ficam em um banco de dados { $kind }.
cli-serve-plain = Isto é HTTP simples: serve bem entre amigos em uma rede; para a internet, coloque um proxy com HTTPS na frente.
cli-serve-stopped = Encerrado.
cli-serve-missing = Isto precisa do pacote { $package }, que não está instalado: pip install 'evora[{ $extra }]'
cli-serve-address-used = não é possível escutar em { $host }, porta { $port }: { $reason }. Talvez outra --port esteja livre.
cli-serve-unknown-host = não é possível escutar em { $host }: esse host não existe ({ $reason }). --host é um endereço desta máquina, como 127.0.0.1 ou 0.0.0.0.
cli-serve-unknown-setting = { $name }, no ambiente, não é uma configuração de evora serve; evora serve --help lista todas.
cli-serve-misspelt-setting = { $name }, no ambiente, não é uma configuração de evora serve; talvez seja { $nearest }.
cli-serve-workers-sqlite = Vários processos precisam de um banco de dados PostgreSQL: --database postgresql://USUÁRIO@HOST/NOME
cli-serve-mail-incomplete = --smtp também precisa de --mail-from e --public-url: cartas têm um remetente e links que levam até aqui
cli-serve-in-use = Outro servidor já usa { $file }. Encerre-o primeiro ou escolha outra pasta com --data.

cli-backup = Grava em um só arquivo todos os dados de um servidor.
cli-backup-more =
    Funciona também com o servidor no ar. O arquivo contém as sementes das partidas em andamento: não o mostre
    a ninguém ou criptografe-o com --key-file. --check restaura um backup em um banco de dados temporário e
    reproduz todas as suas partidas. --folder dá ao backup o nome da sua hora, verifica-o e só então apaga os
    mais antigos.
cli-restore = Restaura um backup em um banco de dados vazio.
cli-restore-more =
    O servidor precisa estar parado. O arquivo é verificado de ponta a ponta antes que algo seja gravado.
cli-argument-backup = o arquivo do backup (padrão: um novo na pasta)
cli-argument-restore = o arquivo do backup
cli-option-backup-check = não grava nada, só verifica se o arquivo pode ser restaurado
cli-option-backup-folder = a pasta dos backups (padrão: EVORA_BACKUP_FOLDER)
cli-option-backup-keep = quantos backups são guardados na pasta (padrão: EVORA_BACKUP_KEEP ou, sem ele, 7)
cli-option-backup-key-file = um arquivo com o segredo dos backups criptografados (padrão: EVORA_BACKUP_KEY_FILE)
cli-option-backup-database = o banco de dados (padrão: EVORA_DATABASE ou, sem ele, evora.db na pasta de dados)
cli-option-backup-data = a pasta de dados (padrão: EVORA_DATA ou, sem ela, a do usuário)
cli-option-restore-force = substitui o que está no banco de dados
cli-backup-done = { $rows ->
    [0] Nenhuma linha gravada
    [one] { $rows } linha gravada
    [many] { $rows } de linhas gravadas
   *[other] { $rows } linhas gravadas
} em { $file }.
cli-restore-done = { $rows ->
    [0] Nenhuma linha restaurada.
    [one] { $rows } linha restaurada.
    [many] { $rows } de linhas restauradas.
   *[other] { $rows } linhas restauradas.
}
cli-backup-progress = linhas: { $done } de { $rows }…
cli-restore-in-use = Um servidor usa este banco de dados. Encerre-o primeiro; depois de uma queda, espere dez segundos.
cli-backup-where = falta FILE ou --folder FOLDER
cli-backup-one-place = deve ser FILE ou --folder, não os dois
cli-backup-check-what = --check: falta FILE
cli-check-progress = partidas: { $done } de { $rows }…
cli-check-done = { $file } está em ordem: { $rows ->
    [0] nenhuma linha restaurada
    [one] { $rows } linha restaurada
    [many] { $rows } de linhas restauradas
   *[other] { $rows } linhas restauradas
}, { $games ->
    [0] nenhuma partida reproduzida
    [one] { $games } partida reproduzida
    [many] { $games } de partidas reproduzidas
   *[other] { $games } partidas reproduzidas
}.

cli-request-log = Liga ou desliga o log de requisições.
cli-request-log-more =
    Enquanto está ligado, um servidor no ar grava na sua pasta uma linha por requisição. Endereços e visitantes
    aparecem ali só como hashes, com uma chave que vale por um dia: hash ADDRESS mostra o hash de um endereço
    hoje.
cli-argument-request-log = on, off ou hash
cli-argument-request-log-address = o endereço, como 203.0.113.7
cli-option-request-log-folder = a pasta do log (padrão: EVORA_REQUEST_LOG ou, sem ele, request-log na pasta de dados)
cli-request-log-on = O log de requisições está ligado: { $folder }
cli-request-log-off = O log de requisições está desligado.
cli-request-log-no-key = Não há chave de hoje em { $folder }: o log de requisições não foi ligado hoje.
cli-request-log-bad-address = deve ser um endereço como 203.0.113.7, não { $value }

# Names that nobody may take on a server, separated by commas: what a player would believe to be the server
# itself, the people who run it, or a computer player. Whole names, in any spelling. Leave out what people
# are really called.
names-reserved = admin, administrador, administradora, administração, moderador, moderadora, moderação, anfitrião, anfitriã, suporte, equipe, oficial, sistema, servidor, computador, motor, bot
