# What `evora serve`, `evora backup` and `evora restore` say.

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
cli-serve-open = abre a página em um navegador
cli-serve-data = a pasta do banco de dados (padrão: { $default })
cli-serve-database = outro banco de dados: sqlite:///ARQUIVO ou postgresql://USUÁRIO@HOST/NOME (padrão: evora.db na pasta de dados)
cli-serve-keep-open = depois de quantos dias é cancelada uma partida que ainda espera jogadores, se quem a criou está ausente; 0: nunca (padrão: { $default })
cli-serve-keep-abandoned = depois de quantos dias sem jogada são apagadas as partidas não terminadas e as canceladas; 0: nunca (padrão: { $default }, para sempre)
cli-serve-keep-guests = depois de quantos dias sem visita são apagados os visitantes sem partida em andamento; 0: nunca (padrão: { $default }, para sempre)
cli-serve-engines = quantos motores pensam ao mesmo tempo (padrão: tantos quantos forem os núcleos)
cli-serve-engine-timeout = quanto tempo esperar por um motor até perguntar de novo e, depois, substituí-lo (padrão: { $default })
cli-serve-engine-turns = quantas jogadas os motores podem dever a um visitante antes que novas partidas com motores sejam recusadas (padrão: { $default })
cli-serve-engine-pause = o tempo mínimo por jogada de um motor, para dar para acompanhar (padrão: { $default })
cli-serve-claim-after = quanto tempo alguém precisa ficar ausente até que os outros possam excluí-lo da partida (padrão: { $default })
cli-serve-clock-grace = quanto tempo depois de esgotado o relógio ainda se aceita uma jogada (padrão: { $default })
cli-serve-live-games = quantas partidas ficam na memória (padrão: { $default })
cli-serve-open-games = partidas de um visitante na sala de espera (padrão: { $default })
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
cli-serve-in-use = Outro servidor já usa { $file }. Encerre-o primeiro ou escolha outra pasta com --data.

cli-backup = Grava em um só arquivo todos os dados de um servidor.
cli-backup-more =
    Funciona também com o servidor no ar. O arquivo contém as sementes das partidas em andamento:
    não o mostre a ninguém.
cli-restore = Restaura um backup em um banco de dados vazio.
cli-restore-more =
    O servidor precisa estar parado. O arquivo é verificado de ponta a ponta antes que algo seja gravado.
cli-argument-backup = o arquivo do backup
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
