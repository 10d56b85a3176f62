# What `evora serve`, `evora backup`, `evora restore` and `evora request-log` say.

cli-serve = Aloja partidas para quem tiver um navegador.
cli-serve-more =
    Um só processo, só nesta máquina, com tudo na pasta de dados do utilizador. Para amigos na mesma
    rede: --host 0.0.0.0. Atrás de um proxy com HTTPS: --public-url https://… --proxies ENDEREÇO.
    Cada opção pode também vir do ambiente: --new-games é EVORA_NEW_GAMES; a linha de comandos tem
    prioridade. Os tempos são em segundos; os ritmos escrevem-se 30/h ou 5/10m, e 0 é sem limite.
    docs/hosting.md diz mais.

cli-serve-group-address = onde se encontra o servidor
cli-serve-group-data = onde ficam as partidas
cli-serve-group-games = partidas
cli-serve-group-limits = limites, por endereço ou por ligação
cli-serve-group-operation = funcionamento

cli-serve-host = o endereço onde escutar (por omissão: { $default }, só esta máquina)
cli-serve-port = a porta onde escutar (por omissão: { $default }; 0: uma qualquer que esteja livre)
cli-serve-public-url = como se chega ao servidor, por exemplo https://games.example.org (por omissão: pelo endereço e pela porta)
cli-serve-origins = outras páginas que podem usar este servidor, separadas por vírgulas
cli-serve-proxies = endereços ou redes de proxies cujos X-Forwarded-For e -Proto são de confiança, separados por vírgulas
cli-serve-contact = como te contactar: um endereço de e-mail ou uma página https://…; aparece em /contact e no security.txt
cli-serve-open = abre a página num navegador
cli-serve-data = a pasta da base de dados (por omissão: { $default })
cli-serve-database = outra base de dados: sqlite:///FICHEIRO ou postgresql://UTILIZADOR@MÁQUINA/NOME (por omissão: evora.db na pasta de dados)
cli-serve-texts = a pasta com os teus textos e o robots.txt (por omissão: texts na pasta de dados)
cli-serve-keep-open = ao fim de quantos dias é cancelada uma partida que ainda espera por jogadores, se quem a criou estiver ausente; 0: nunca (por omissão: { $default })
cli-serve-keep-abandoned = ao fim de quantos dias sem jogadas são apagadas as partidas por acabar e as canceladas; 0: nunca (por omissão: { $default }, para sempre)
cli-serve-keep-guests = ao fim de quantos dias sem visitas são apagados os convidados que não têm partidas em curso; 0: nunca (por omissão: { $default }, para sempre)
cli-serve-backup-folder = a pasta em que o servidor faz cópias de segurança sozinho; cada uma é verificada com uma reposição (por omissão: não faz)
cli-serve-backup-every = horas entre uma cópia de segurança e a seguinte (por omissão: { $default })
cli-serve-backup-keep = quantas cópias de segurança ficam guardadas (por omissão: { $default })
cli-serve-backup-key-file = um ficheiro com o segredo com que as cópias de segurança são cifradas (por omissão: não são cifradas)
cli-serve-engines = quantos motores pensam ao mesmo tempo (por omissão: tantos quantos os núcleos)
cli-serve-engine-timeout = quanto tempo esperar por um motor antes de lhe voltar a perguntar, e depois de o substituir (por omissão: { $default })
cli-serve-engine-turns = quantas jogadas podem os motores dever a um convidado antes de se recusarem novas partidas com motores (por omissão: { $default })
cli-serve-engine-pause = o tempo mínimo por jogada de um motor, para se poder acompanhar (por omissão: { $default })
cli-serve-review-nodes = quantas posições examina cada pesquisa das revisões mais profundas; 0: o servidor não revê partidas (por omissão: { $default })
cli-serve-claim-after = ao fim de quanto tempo os outros podem excluir da partida quem saiu (por omissão: { $default })
cli-serve-clock-grace = quanto tempo depois de esgotado o relógio ainda se aceita uma jogada (por omissão: { $default })
cli-serve-live-games = quantas partidas ficam na memória (por omissão: { $default })
cli-serve-open-games = partidas por convidado na sala de espera (por omissão: { $default })
cli-serve-invitation-timeout = quanto tempo tem o bot de outro convidado para aceitar um convite (por omissão: { $default })
cli-serve-lobby-away = quanto tempo fica uma partida na sala de espera depois de sair quem a criou (por omissão: { $default })
cli-serve-game-entries = a que comprimento do relato de uma partida já não se pode anular nem pedir mais nada (por omissão: { $default })
cli-serve-new-guests = novos convidados por endereço (por omissão: { $default })
cli-serve-new-games = novas partidas por endereço (por omissão: { $default })
cli-serve-uploads = registos enviados por endereço (por omissão: { $default })
cli-serve-codes = códigos para outro dispositivo, criados ou tentados, por endereço (por omissão: { $default })
cli-serve-requests = quanto podem custar os pedidos de um endereço; a maioria custa de 1 a 5, respostas longas 15 (por omissão: { $default })
cli-serve-messages = mensagens por ligação (por omissão: { $default })
cli-serve-connections = ligações HTTP simultâneas por endereço (por omissão: { $default })
cli-serve-header-timeout = quanto tempo pode um cliente demorar a enviar os cabeçalhos de um pedido (por omissão: { $default })
cli-serve-sockets = ligações por endereço (por omissão: { $default })
cli-serve-watched = partidas a que se assiste por ligação (por omissão: { $default })
cli-serve-devices = dispositivos por convidado; mais um termina a sessão no que não é usado há mais tempo (por omissão: { $default })
cli-serve-bots = bots por convidado (por omissão: { $default })
cli-serve-bot-games = partidas que um bot pode ter ao mesmo tempo (por omissão: { $default })
cli-serve-bot-requests = pedidos por bot (por omissão: { $default })
cli-serve-frame-bytes = o tamanho máximo de uma mensagem ou de um pedido (por omissão: { $default })
cli-serve-upload-bytes = o tamanho máximo de um pedido com um registo (por omissão: { $default })
cli-serve-queue-messages = quantas mensagens podem esperar por um leitor lento antes de ele ser desligado (por omissão: { $default })
cli-serve-queue-bytes = quantos bytes podem esperar por um leitor lento (por omissão: { $default })
cli-serve-send-timeout = quanto tempo pode um leitor demorar com uma mensagem (por omissão: { $default })
cli-serve-log-format = text ou json (por omissão: { $default })
cli-serve-log-level = debug, info, warning ou error (por omissão: { $default })
cli-serve-slow-request = os pedidos que demoram mais do que isto ficam no log; 0: nenhum (por omissão: { $default })
cli-serve-request-log = a pasta do log de pedidos, que evora request-log liga e desliga (por omissão: request-log na pasta de dados)
cli-serve-request-log-days = ao fim de quantos dias é apagado um log de pedidos (por omissão: { $default })
cli-serve-no-push = não envia avisos aos navegadores: o servidor não pede nada aos serviços push dos fabricantes
cli-serve-reserved-names = nomes que ninguém pode usar, além dos que o Evora reserva, separados por vírgulas
cli-serve-smtp = o servidor de e-mail que envia as cartas, como smtps://utilizador:palavra-passe@mail.example.org ou smtp+starttls://…; melhor em EVORA_SMTP, porque outros podem ler as opções (por omissão: nenhuma carta)
cli-serve-mail-from = o endereço de onde vêm as cartas, como evora@example.org
cli-serve-metrics-token = um bearer token que dá acesso a /metrics (por omissão: só pedidos desta máquina)
cli-serve-stop-timeout = quanto tempo esperar, ao terminar, que as ligações se fechem (por omissão: { $default })
cli-serve-workers = quantos processos atendem, só com PostgreSQL (por omissão: { $default })

cli-serve-address = O Evora está em { $address } (termina com Ctrl-C).
cli-serve-where = As partidas ficam em { $file }.
cli-serve-kind = As partidas ficam numa base de dados { $kind }.
cli-serve-plain = Isto é HTTP simples: serve bem entre amigos numa rede; para a internet, põe um proxy com HTTPS à frente.
cli-serve-stopped = Terminado.
cli-serve-missing = Para isto é preciso o pacote { $package }, que não está instalado: pip install 'evora[{ $extra }]'
cli-serve-address-used = não é possível escutar em { $host }, porta { $port }: { $reason }. Outra --port pode estar livre.
cli-serve-unknown-host = não é possível escutar em { $host }: essa máquina não existe ({ $reason }). --host é um endereço desta máquina, como 127.0.0.1 ou 0.0.0.0.
cli-serve-unknown-setting = { $name } no ambiente não é uma definição de evora serve; evora serve --help mostra todas.
cli-serve-misspelt-setting = { $name } no ambiente não é uma definição de evora serve; talvez seja { $nearest }.
cli-serve-workers-sqlite = Vários processos precisam de uma base de dados PostgreSQL: --database postgresql://UTILIZADOR@MÁQUINA/NOME
cli-serve-mail-incomplete = --smtp também precisa de --mail-from e --public-url: as cartas têm um remetente e ligações que trazem até aqui
cli-serve-in-use = Outro servidor já usa esta base de dados: { $file }. Termina-o primeiro, ou escolhe outra pasta com --data.

cli-backup = Escreve num só ficheiro tudo o que um servidor guarda.
cli-backup-more =
    Pode fazer-se com o servidor a funcionar. O ficheiro contém as sementes das partidas em curso: guarda-o só
    para ti ou cifra-o com --key-file. --check repõe uma cópia de segurança numa base de dados temporária e
    reproduz todas as suas partidas. --folder dá à cópia o nome da sua hora, verifica-a e só depois apaga as
    mais antigas.
cli-restore = Repõe uma cópia de segurança numa base de dados vazia.
cli-restore-more =
    O servidor tem de estar parado. O ficheiro é verificado de ponta a ponta antes de se escrever algo.
cli-argument-backup = o ficheiro da cópia de segurança (por omissão: um novo na pasta)
cli-argument-restore = o ficheiro da cópia de segurança
cli-option-backup-check = não escreve nada, só verifica se o ficheiro pode ser reposto
cli-option-backup-folder = a pasta das cópias de segurança (por omissão: EVORA_BACKUP_FOLDER)
cli-option-backup-keep = quantas cópias de segurança ficam na pasta (por omissão: EVORA_BACKUP_KEEP, senão 7)
cli-option-backup-key-file = um ficheiro com o segredo das cópias de segurança cifradas (por omissão: EVORA_BACKUP_KEY_FILE)
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
cli-backup-progress = linhas: { $done } de { $rows }…
cli-restore-in-use = Um servidor usa esta base de dados. Termina-o primeiro; depois de uma falha, espera dez segundos.
cli-backup-where = falta FILE ou --folder FOLDER
cli-backup-one-place = deve ser FILE ou --folder, não ambos
cli-backup-check-what = --check: falta FILE
cli-check-progress = partidas: { $done } de { $rows }…
cli-check-done = { $file } está em ordem: { $rows ->
    [one] { $rows } linha reposta
    [many] { $rows } de linhas repostas
   *[other] { $rows } linhas repostas
}, { $games ->
    [one] { $games } partida reproduzida
    [many] { $games } de partidas reproduzidas
   *[other] { $games } partidas reproduzidas
}.

cli-request-log = Liga ou desliga o log de pedidos.
cli-request-log-more =
    Enquanto está ligado, um servidor a funcionar escreve na sua pasta uma linha por pedido. Endereços e
    convidados aparecem lá só como hashes, com uma chave que dura um dia: hash ADDRESS mostra o hash de um
    endereço hoje.
cli-argument-request-log = on, off ou hash
cli-argument-request-log-address = o endereço, como 203.0.113.7
cli-option-request-log-folder = a pasta do log (por omissão: EVORA_REQUEST_LOG, senão request-log na pasta de dados)
cli-request-log-on = O log de pedidos está ligado: { $folder }
cli-request-log-off = O log de pedidos está desligado.
cli-request-log-no-key = Não há chave de hoje em { $folder }: o log de pedidos não esteve ligado hoje.
cli-request-log-bad-address = deve ser um endereço como 203.0.113.7, não { $value }

# Names that nobody may take on a server, separated by commas: what a player would believe to be the server
# itself, the people who run it, or a computer player. Whole names, in any spelling. Leave out what people
# are really called.
names-reserved = admin, administrador, administradora, administração, moderador, moderadora, moderação, anfitrião, anfitriã, suporte, apoio, equipa, oficial, sistema, servidor, computador, motor, bot
