# What `evora serve`, `evora backup` and `evora restore` say.

cli-serve = Serve partidas a quem tiver um navegador.
cli-serve-more =
    Um só processo, só nesta máquina, com tudo na pasta de dados do utilizador. Para a família e os
    amigos na mesma rede: --host 0.0.0.0. Atrás de um proxy com HTTPS: --public-url https://…
    --proxies ENDEREÇO. Cada opção pode também vir do ambiente: --new-games é EVORA_NEW_GAMES; vale
    primeiro a da linha de comandos. Os tempos são em segundos; os ritmos escrevem-se 30/h ou 5/10m,
    e 0 é sem limite. docs/hosting.md diz mais.

cli-serve-group-address = onde se encontra
cli-serve-group-data = onde ficam as partidas
cli-serve-group-games = partidas
cli-serve-group-limits = limites, de um endereço ou de uma ligação
cli-serve-group-operation = funcionamento

cli-serve-host = o endereço onde escutar (por omissão: { $default }, só esta máquina)
cli-serve-port = a porta onde escutar (por omissão: { $default }; 0: uma qualquer que esteja livre)
cli-serve-public-url = como se chega ao servidor, por exemplo https://games.example.org (por omissão: pelo endereço e pela porta)
cli-serve-origins = outras páginas que podem usar este servidor, com vírgulas
cli-serve-proxies = endereços ou redes de proxies cujos X-Forwarded-For e -Proto são de confiança, com vírgulas
cli-serve-open = abre a página num navegador
cli-serve-data = a pasta da base de dados (por omissão: { $default })
cli-serve-database = outra base de dados: sqlite:///FICHEIRO ou postgresql://UTILIZADOR@MÁQUINA/NOME (por omissão: evora.db na pasta de dados)
cli-serve-keep-open = depois de quantos dias é cancelada uma partida que ainda espera jogadores se quem a criou está ausente; 0: nunca (padrão: { $default })
cli-serve-keep-abandoned = depois de quantos dias sem jogada são apagadas as partidas inacabadas e as canceladas; 0: nunca (padrão: { $default }, para sempre)
cli-serve-keep-guests = depois de quantos dias sem visita são apagados os convidados que não têm partida em andamento; 0: nunca (padrão: { $default }, para sempre)
cli-serve-engines = quantos motores pensam ao mesmo tempo (por omissão: tantos quantos os núcleos)
cli-serve-engine-timeout = ao fim de quanto tempo se volta a perguntar a um motor, e depois se substitui (por omissão: { $default })
cli-serve-engine-turns = quantas jogadas os motores podem dever a um convidado antes de recusar novas partidas com motores (padrão: { $default })
cli-serve-engine-pause = o tempo mínimo de um motor por jogada, para se poder acompanhar (por omissão: { $default })
cli-serve-claim-after = ao fim de quanto tempo se pode pôr fora da partida quem saiu (por omissão: { $default })
cli-serve-clock-grace = quanto tempo depois do fim do relógio uma jogada ainda pode chegar (por omissão: { $default })
cli-serve-live-games = quantas partidas ficam na memória (por omissão: { $default })
cli-serve-open-games = partidas de um convidado que esperam na sala de espera (padrão: { $default })
cli-serve-lobby-away = quanto tempo uma partida fica na sala de espera depois que quem a criou saiu (padrão: { $default })
cli-serve-game-entries = o tamanho do registro de uma partida a partir do qual nada mais pode ser desfeito nem perguntado (padrão: { $default })
cli-serve-new-guests = novos convidados de um endereço (por omissão: { $default })
cli-serve-new-games = novas partidas de um endereço (por omissão: { $default })
cli-serve-uploads = registos lidos para um endereço (por omissão: { $default })
cli-serve-codes = códigos para outro dispositivo, criados ou tentados de um endereço (por omissão: { $default })
cli-serve-requests = quanto podem custar os pedidos de um endereço; a maioria custa de 1 a 5, respostas longas 15 (por omissão: { $default })
cli-serve-messages = mensagens numa ligação (por omissão: { $default })
cli-serve-connections = conexões HTTP simultâneas de um endereço (padrão: { $default })
cli-serve-header-timeout = quanto tempo um cliente pode levar para enviar os cabeçalhos de um pedido (padrão: { $default })
cli-serve-sockets = ligações de um endereço (por omissão: { $default })
cli-serve-watched = partidas seguidas numa ligação (por omissão: { $default })
cli-serve-bots = bots por convidado (padrão: { $default })
cli-serve-bot-games = partidas que um bot pode ter ao mesmo tempo (padrão: { $default })
cli-serve-bot-requests = pedidos por bot (padrão: { $default })
cli-serve-frame-bytes = a mensagem ou o pedido mais longo (por omissão: { $default })
cli-serve-upload-bytes = o pedido com registo mais longo (por omissão: { $default })
cli-serve-queue-messages = mensagens que esperam por um leitor lento antes de ele ser desligado (por omissão: { $default })
cli-serve-queue-bytes = o comprimento máximo delas em conjunto (por omissão: { $default })
cli-serve-send-timeout = quanto tempo pode um leitor demorar com uma mensagem (por omissão: { $default })
cli-serve-log-format = text ou json (por omissão: { $default })
cli-serve-log-level = debug, info, warning ou error (por omissão: { $default })
cli-serve-metrics-token = quem o trouxer como bearer token pode ler /metrics (por omissão: só esta máquina pode)
cli-serve-stop-timeout = quanto tempo esperar pelas ligações ao parar (por omissão: { $default })
cli-serve-workers = quantos processos atendem, só com PostgreSQL (padrão: { $default })

cli-serve-address = O Evora está em { $address } (Ctrl-C para-o).
cli-serve-where = As partidas ficam em { $file }.
cli-serve-kind = As partidas ficam numa base de dados { $kind }.
cli-serve-plain = Isto é HTTP simples: serve bem entre amigos numa rede; para a internet, põe um proxy com HTTPS à frente.
cli-serve-stopped = Parado.
cli-serve-missing = Para isto é preciso o pacote { $package }, que não está instalado: pip install 'evora[{ $extra }]'
cli-serve-address-used = não se pode escutar em { $host }, porta { $port }: { $reason }. Outra --port pode estar livre.
cli-serve-unknown-host = não é possível escutar em { $host }: essa máquina não existe ({ $reason }). --host é um endereço desta máquina, como 127.0.0.1 ou 0.0.0.0.
cli-serve-unknown-setting = { $name } no ambiente não é uma configuração de evora serve; evora serve --help lista todas.
cli-serve-misspelt-setting = { $name } no ambiente não é uma configuração de evora serve; talvez seja { $nearest }.
cli-serve-workers-sqlite = Vários processos precisam de um banco de dados PostgreSQL: --database postgresql://USUÁRIO@HOST/NOME
cli-serve-in-use = Outro servidor já usa este banco de dados: { $file }. Pare-o primeiro ou escolha outra pasta com --data.

cli-backup = Escreve num só ficheiro tudo o que um servidor guarda.
cli-backup-more =
    Também com o servidor a funcionar. O ficheiro contém as sementes das partidas em curso: guarda-o
    só para ti.
cli-restore = Repõe uma cópia de segurança numa base de dados vazia.
cli-restore-more =
    Para primeiro o servidor. O ficheiro é verificado de ponta a ponta antes de se escrever algo.
cli-argument-backup = o ficheiro da cópia de segurança
cli-option-backup-database = a base de dados (por omissão: EVORA_DATABASE, senão evora.db na pasta de dados)
cli-option-backup-data = a pasta de dados (por omissão: EVORA_DATA, senão a do utilizador)
cli-option-restore-force = substitui o que está na base de dados
cli-backup-done = { $rows ->
    [one] { $rows } linha escrita
    [many] { $rows } de linhas escritas
   *[other] { $rows } linhas escritas
} em { $file }.
cli-restore-done = { $rows ->
    [one] { $rows } linha reposta.
    [many] { $rows } de linhas repostas.
   *[other] { $rows } linhas repostas.
}
cli-backup-progress = linhas: { $done } de { $rows } …
cli-restore-in-use = Um servidor usa este banco de dados. Pare-o primeiro; depois de uma queda, espere dez segundos.
