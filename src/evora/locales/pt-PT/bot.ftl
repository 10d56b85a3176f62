# What the command line says about bots: 'evora bot'.

cli-bot = Joga num servidor com um programa teu.
cli-bot-more =
    Liga COMMAND, que fala o protocolo dos motores, a um servidor como o bot a que o token pertence.
    O dono do bot cria o token nas definições, na página do servidor. Ctrl-C termina o bot; as partidas
    continuam quando ele voltar a ser iniciado. docs/bots.md diz mais.
    Exemplo: evora bot --server https://games.example.org --token-file token -- evora engine
cli-bot-server = o endereço do servidor
cli-bot-token = o token; outros utilizadores desta máquina podem vê-lo na lista de processos
cli-bot-token-file = um ficheiro com o token (por omissão: a variável de ambiente EVORA_BOT_TOKEN)
cli-bot-accept-from = de quem aceitar convites: everyone, owner ou nobody (por omissão: o que está definido no servidor)
cli-bot-games = quantas partidas jogar ao mesmo tempo (por omissão: { NUMBER($default, useGrouping: 0) })
cli-bot-engines = quantos processos do programa pensam ao mesmo tempo (por omissão: { NUMBER($default, useGrouping: 0) })
cli-bot-ms = milissegundos por jogada, menos quando o relógio aperta (por omissão: { NUMBER($default, useGrouping: 0) })
cli-bot-nodes = posições por jogada em vez de um tempo
cli-bot-level = o nível de jogo, se o programa tiver níveis

bot-connected = Ligação feita. Bot: { $name }. Partidas abertas: { NUMBER($games, useGrouping: 0) }.
bot-accepted = Partida { $game }: convite aceite.
bot-declined = Partida { $game }: convite recusado.
bot-began = Partida { $game }: começa, com { NUMBER($players, useGrouping: 0) } jogadores ({ $variant ->
        [grey] lado cinzento
       *[coloured] lado colorido
    }), no lugar { NUMBER($seat, useGrouping: 0) }.
bot-over = Partida { $game }: fim, { $scores }. { $result ->
        [won] O bot venceu.
        [shared] Vitória partilhada.
        [lost] O bot perdeu.
       *[none] Ninguém venceu.
    }
bot-lost = Sem ligação ({ $reason }). Nova tentativa daqui a { NUMBER($seconds, useGrouping: 0) } s.
bot-engine-failed = Partida { $game }: o programa falhou: { $reason }
bot-resigned = Partida { $game }: desistência, porque o programa não deu nenhuma jogada.
bot-stopped = Interrompido. As partidas esperam até o bot voltar a ser iniciado.

bot-error-address = --server: deve ser um endereço como https://games.example.org, e não { $value }
bot-error-no-token = falta o token do bot: usa --token-file ou a variável de ambiente { $variable }
bot-error-token-file = não é possível ler { $file }: { $reason }
bot-error-token = o servidor não aceita este token: está errado ou foi revogado
bot-error-replaced = outro programa usa o mesmo token, por isso este terminou
bot-error-refused = o servidor recusou: { $reason }
bot-error-unreachable = não foi possível ligar ao servidor: { $reason }
bot-error-engine = o programa não pode ser usado: { $reason }
bot-error-level = --level: deve ser um destes: { $levels }; e não { $level }
