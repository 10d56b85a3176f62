# What the command line says about bots: 'evora bot'.

cli-bot = Joga em um servidor com um programa seu.
cli-bot-more =
    Conecta COMMAND, que fala o protocolo dos motores, a um servidor, como o bot dono do token.
    O dono do bot cria o token na página de configurações do servidor. Ctrl-C encerra o bot; as
    partidas dele continuam quando ele é iniciado de novo. Saiba mais em docs/bots.md.
    Exemplo: evora bot --server https://games.example.org --token-file token -- evora engine
cli-bot-server = o endereço do servidor
cli-bot-token = o token; outros usuários desta máquina podem vê-lo na lista de processos
cli-bot-token-file = um arquivo com o token (padrão: a variável de ambiente EVORA_BOT_TOKEN)
cli-bot-accept-from = de quem aceitar convites: everyone, owner ou nobody (padrão: o que está definido no servidor)
cli-bot-games = quantas partidas jogar ao mesmo tempo (padrão: { NUMBER($default, useGrouping: 0) })
cli-bot-engines = quantos processos do programa pensam ao mesmo tempo (padrão: { NUMBER($default, useGrouping: 0) })
cli-bot-ms = milissegundos por jogada, menos quando o relógio aperta (padrão: { NUMBER($default, useGrouping: 0) })
cli-bot-nodes = posições por jogada, em vez de um tempo
cli-bot-level = o nível em que jogar, se o programa tiver níveis

bot-connected = Conexão aberta. Bot: { $name }. Partidas abertas: { NUMBER($games, useGrouping: 0) }.
bot-accepted = Partida { $game }: convite aceito.
bot-declined = Partida { $game }: convite recusado.
bot-began = Partida { $game }: começou, com { NUMBER($players, useGrouping: 0) } jogadores ({ $variant ->
        [grey] lado cinza
       *[coloured] lado colorido
    }), no lugar { NUMBER($seat, useGrouping: 0) }.
bot-over = Partida { $game }: fim, { $scores }. { $result ->
        [won] O bot venceu.
        [shared] Vitória compartilhada.
        [lost] O bot perdeu.
       *[none] Ninguém venceu.
    }
bot-lost = Sem conexão ({ $reason }). Nova tentativa em { NUMBER($seconds, useGrouping: 0) } s.
bot-engine-failed = Partida { $game }: o programa falhou: { $reason }
bot-resigned = Partida { $game }: desistência, porque o programa não tem uma jogada.
bot-stopped = Encerrado. As partidas esperam até o bot ser iniciado de novo.

bot-error-address = --server: deve ser um endereço como https://games.example.org, e não { $value }
bot-error-no-token = falta o token do bot: use --token-file ou a variável de ambiente { $variable }
bot-error-token-file = não é possível ler { $file }: { $reason }
bot-error-token = o servidor não aceita este token: está errado ou foi revogado
bot-error-replaced = outro programa usa o mesmo token, por isso este foi encerrado
bot-error-refused = o servidor recusou: { $reason }
bot-error-unreachable = não foi possível conectar ao servidor: { $reason }
bot-error-engine = o programa não pode ser usado: { $reason }
bot-error-level = --level: deve ser um destes, e não { $level }: { $levels }
