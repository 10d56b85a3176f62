# O que a linha de comando diz ao administrador de um servidor: 'evora admin'.

cli-admin = Age como administrador de um servidor enquanto ele funciona.
cli-admin-more =
    Trabalha ao lado do servidor, com a mesma base de dados. O servidor executa o que se pede, em todos
    os seus processos, e o comando espera por isso; se nenhum servidor estiver a funcionar, é feito no
    arranque seguinte. Cada ação tem um número e fica num registo; quase todas se podem anular.
    Códigos de saída: 0 feito, 1 recusado, 2 uso errado, 3 ainda não executado.
    docs/hosting.md diz o que fazer com quem estraga as partidas dos outros.
cli-admin-find = Encontra pessoas por nome, também por nomes parecidos, por id ou por partida.
cli-admin-bans = Lista os banimentos.
cli-admin-log = Lista o que o administrador fez, o mais novo por último.
cli-admin-status = Mostra a situação: processos, modos, banimentos.
cli-admin-reports = Lista as denúncias de jogadores que esperam, ou mostra uma.
cli-admin-notices = Mostra o que serviços de push e servidores de correio recusaram dos avisos.
cli-admin-rename = Dá outro nome a um convidado ou bot, ou tira-o a um convidado.
cli-admin-ban = Bane um convidado, uma rede ou ambos, por um tempo ou para sempre.
cli-admin-delete-guest = Apaga um convidado e tudo sobre ele; as suas partidas acabam.
cli-admin-delete-game = Apaga uma partida, com o registo e a revisão.
cli-admin-revoke-bots = Revoga um bot, ou todos os bots de um convidado.
cli-admin-remove-review = Remove a revisão de uma partida. Pode ser calculada de novo.
cli-admin-end-game = Encerra uma partida. Ninguém vence.
cli-admin-decide = Decide denúncias: rejeitada (dismissed) ou resolvida (acted).
cli-admin-message = Mostra uma mensagem a todos, ou retira-a.
cli-admin-read-only = Para todas as partidas por um tempo: pode-se ver, os relógios param.
cli-admin-invitation-only = Só deixa entrar gente nova com convite.
cli-admin-invite = Cria um convite e mostra a ligação.
cli-admin-undo = Anula uma ação.

admin-argument-words = um nome ou parte dele, o id de um convidado, de um bot ou de uma partida
admin-argument-guest = o id de um convidado ou bot, ou um nome que só um tem
admin-argument-game = o id de uma partida: o fim do endereço dela
admin-argument-name = o novo nome
admin-argument-text = o que as pessoas leem, numa linha
admin-argument-switch = on (ligar) ou off (desligar)
admin-argument-id = o número de uma ação, como em 'evora admin log'
admin-argument-report = o id de uma denúncia
admin-argument-reports = os ids de denúncias
admin-argument-verdict = dismissed ou acted
admin-option-note = uma nota para ti
admin-option-count = quantas (por omissão: 50)
admin-option-about = só o que diz respeito a este convidado, pelo id
admin-option-yes = não pedir confirmação
admin-option-none = nenhum nome
admin-option-network = um endereço ou uma rede, como 203.0.113.7 ou 2001:db8:12::/48; pode aparecer várias vezes
admin-option-here = também as redes de onde o convidado está ligado agora
admin-option-until = o fim: um tempo a partir de agora (30m, 12h, 7d, 4w), uma data (2026-12-01, 2026-12-01T18:00) ou forever, para sempre (por omissão: { $default })
admin-option-reason = o que a pessoa lê como motivo
admin-option-in = o mesmo texto noutra língua; pode aparecer várias vezes
admin-option-off = retira a mensagem
admin-option-uses = quantas pessoas deixa entrar, no máximo { NUMBER($max, useGrouping: 0) } (por omissão: 1)

admin-bad-until = era esperado um fim como 12h, 7d, 2026-12-01 ou forever, não '{ $value }'
admin-past-until = { $value } já passou
admin-bad-words = eram esperados 1 a { NUMBER($max, useGrouping: 0) } caracteres visíveis
admin-bad-translation = eram esperados uma língua e um texto, como de=Hallo; línguas: { $languages }
admin-bad-network = era esperado um endereço ou uma rede como 203.0.113.0/24, não maior que /8 (IPv6: /16), não '{ $value }'
admin-bad-uses = era esperado um número inteiro de 1 a { NUMBER($max, useGrouping: 0) }
admin-ban-whom = indica um convidado, ou uma rede com --network; --here precisa de um convidado
admin-in-what = --in precisa também do próprio texto

admin-no-database = não há base de dados { $file }: indica com --data ou --database onde fica o do servidor
admin-old-database = as tabelas desta base de dados são de uma versão mais antiga: inicia uma vez o servidor desta versão
admin-nobody = ninguém é conhecido por '{ $words }'
admin-several = várias pessoas se chamam '{ $words }', por isso dá um id: { $ids }
admin-not-sure = isto não pode ser anulado: acrescenta --yes
admin-sure = Isto não pode ser anulado. Escreve { $target } para continuar:
admin-nothing-done = nada foi feito
admin-too-many-waiting = há demasiadas ações à espera: o servidor está a funcionar?
admin-unknown-action = não existe a ação { NUMBER($id, useGrouping: 0) }

# $networks: how many networks were banned.
admin-done = Ação { NUMBER($id, useGrouping: 0) }: feita.{ $networks ->
    [0] {""}
   *[other] {" "}Redes banidas: { NUMBER($networks, useGrouping: 0) }.
}
admin-can-undo = Para anular: evora admin undo { NUMBER($id, useGrouping: 0) }
admin-withdrawn = A ação { NUMBER($id, useGrouping: 0) } foi retirada antes que algo fosse feito.
admin-not-yet = { $state ->
    [applied] A ação { NUMBER($id, useGrouping: 0) } já vale, mas nem tudo o que decorre dela foi feito: 'evora admin log' mostra.
   *[waiting] A ação { NUMBER($id, useGrouping: 0) } está anotada e será executada assim que um servidor puder.
}
admin-refused = a ação { NUMBER($id, useGrouping: 0) } foi recusada: { $reason ->
    [unknown_guest] não existe esse convidado
    [unknown_game] não existe essa partida
    [no_bots] este convidado não tem bots
    [no_review] não há revisão guardada com esta partida
    [no_report] nenhuma destas denúncias espera uma decisão
    [game_over] a partida já acabou
    [bad_name] este nome não pode ser usado ({ $detail })
    [bot_name] um bot precisa de um nome
    [bad_network] { $detail } não é uma rede que se possa banir
    [own_network] { $detail } contém esta máquina ou um dos seus proxies: todos seriam banidos
    [over_already] isso já acabou
    [too_many] são demasiados
    [unknown_action] não existe essa ação
    [not_done] essa ação não foi executada
    [undone_already] essa ação já foi anulada
    [changed_since] algo mudou desde então, por isso o que havia antes não pode voltar
    [final] essa ação não pode ser anulada
    [withdrawn] ela foi retirada
   *[failed] o servidor falhou; o registo dele diz mais ({ $detail })
}

admin-no-name = (sem nome)
admin-person = desde { $created }, visto por último { $seen }; partidas: { NUMBER($games, useGrouping: 0) }, não acabadas: { NUMBER($playing, useGrouping: 0) }
admin-owner = bot de { $owner }
admin-bot = bot: { $id }, { $name }
admin-banned = banido pela ação { NUMBER($id, useGrouping: 0) }, { $ban }
admin-actions = ações do administrador: { NUMBER($count, useGrouping: 0) } (evora admin log --about { $id })
admin-game = partida { $game }: { $status ->
    [waiting] espera jogadores
    [playing] está a ser jogada
   *[over] acabou
}, última mudança { $changed }; nela:
admin-forever = para sempre
admin-until = até { $date }
admin-no-bans = Ninguém está banido.
admin-no-actions = O administrador ainda não fez nada.
# $id: the action that undid it; $reason: why it was refused, as a code.
admin-state = { $state ->
    [waiting] à espera
    [applied] em execução
    [done] feita
    [undone] anulada por { NUMBER($id, useGrouping: 0) }
    [withdrawn] retirada
   *[refused] recusada: { $reason }
}
admin-processes = Processos a funcionar: { NUMBER($count, useGrouping: 0) }
admin-people = Pessoas ligadas: { NUMBER($count, useGrouping: 0) }
admin-mode = { $mode ->
    [read_only] Somente leitura
   *[invitation_only] Somente com convite
}: { $state ->
    [on] ligado
   *[off] desligado
}
admin-message = Mensagem a todos, { $end }: { $message }
admin-bans = Banimentos: convidados { NUMBER($guests, useGrouping: 0) }, redes { NUMBER($networks, useGrouping: 0) }
admin-waiting = Ações à espera: { NUMBER($count, useGrouping: 0) }
admin-notices-waiting = Avisos por enviar: { NUMBER($count, useGrouping: 0) }
admin-notices-refused = Recusado por { $way ->
    [mail] correio
   *[push] push
}, vezes: { NUMBER($times, useGrouping: 0) }, de { $first } a { $last } UTC: { $why }
admin-notices-none = Nada foi recusado.
