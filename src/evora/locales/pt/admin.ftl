# O que a linha de comando diz ao administrador de um servidor: 'evora admin'.

cli-admin = Age como administrador de um servidor enquanto ele funciona.
cli-admin-more =
    Trabalha ao lado do servidor, com o mesmo banco de dados. O servidor executa o que se pede, em todos
    os seus processos, e o comando espera por isso; se nenhum servidor estiver no ar, será feito quando
    um começar. Cada ação tem um número e fica em um registro; quase todas podem ser desfeitas.
    Códigos de saída: 0 feito, 1 recusado, 2 uso errado, 3 ainda não executado.
    docs/hosting.md diz o que fazer com quem estraga as partidas dos outros.
cli-admin-find = Encontra pessoas por nome, também por nomes parecidos, por id ou por partida.
cli-admin-bans = Lista os banimentos.
cli-admin-log = Lista o que o administrador fez, o mais novo por último.
cli-admin-status = Mostra a situação: processos, modos, banimentos.
cli-admin-reports = Lista as denúncias de jogadores que esperam, ou mostra uma.
cli-admin-notices = Mostra o que serviços de push e servidores de e-mail recusaram dos avisos.
cli-admin-rename = Dá outro nome a um visitante ou bot, ou deixa um visitante sem nome.
cli-admin-ban = Bane um visitante, uma rede ou ambos, por um tempo ou para sempre.
cli-admin-delete-guest = Exclui um visitante e tudo sobre ele; as partidas dele acabam.
cli-admin-delete-game = Exclui uma partida, com o registro e a revisão.
cli-admin-revoke-bots = Revoga um bot, ou todos os bots de um visitante.
cli-admin-remove-review = Remove a revisão de uma partida. Ela pode ser calculada de novo.
cli-admin-end-game = Encerra uma partida. Ninguém vence.
cli-admin-decide = Decide denúncias: rejeitada (dismissed) ou resolvida (acted).
cli-admin-message = Mostra uma mensagem a todos, ou a retira.
cli-admin-read-only = Para todas as partidas por um tempo: dá para olhar, os relógios param.
cli-admin-invitation-only = Só deixa entrar gente nova com convite.
cli-admin-invite = Cria um convite e mostra o link.
cli-admin-undo = Desfaz uma ação.

admin-argument-words = um nome ou parte dele, o id de um visitante, de um bot ou de uma partida
admin-argument-guest = o id de um visitante ou bot, ou um nome que só um tem
admin-argument-game = o id de uma partida: o fim do endereço dela
admin-argument-name = o novo nome
admin-argument-text = o que as pessoas leem, em uma linha
admin-argument-switch = on (ligar) ou off (desligar)
admin-argument-id = o número de uma ação, como em 'evora admin log'
admin-argument-report = o id de uma denúncia
admin-argument-reports = os ids de denúncias
admin-argument-verdict = dismissed ou acted
admin-option-note = uma nota para você
admin-option-count = quantas (padrão: 50)
admin-option-about = só o que diz respeito a este visitante, pelo id
admin-option-yes = não perguntar se é isso mesmo
admin-option-none = nenhum nome
admin-option-network = um endereço ou uma rede, como 203.0.113.7 ou 2001:db8:12::/48; pode aparecer várias vezes
admin-option-here = também as redes de onde o visitante está conectado agora
admin-option-until = o fim: um tempo a partir de agora (30m, 12h, 7d, 4w), uma data (2026-12-01, 2026-12-01T18:00) ou forever, para sempre (padrão: { $default })
admin-option-reason = o que a pessoa lê como motivo
admin-option-in = o mesmo texto em outro idioma; pode aparecer várias vezes
admin-option-off = retira a mensagem
admin-option-uses = quantas pessoas ele deixa entrar, no máximo { NUMBER($max, useGrouping: 0) } (padrão: 1)

admin-bad-until = esperava um fim como 12h, 7d, 2026-12-01 ou forever, não '{ $value }'
admin-past-until = { $value } já passou
admin-bad-words = esperava de 1 a { NUMBER($max, useGrouping: 0) } caracteres visíveis
admin-bad-translation = esperava um idioma e um texto, como de=Hallo; idiomas: { $languages }
admin-bad-network = esperava um endereço ou uma rede como 203.0.113.0/24, não maior que /8 (IPv6: /16), não '{ $value }'
admin-bad-uses = esperava um número inteiro de 1 a { NUMBER($max, useGrouping: 0) }
admin-ban-whom = diga um visitante, ou uma rede com --network; --here precisa de um visitante
admin-in-what = --in precisa também do próprio texto

admin-no-database = não há banco de dados { $file }: diga com --data ou --database onde fica o do servidor
admin-old-database = as tabelas deste banco de dados são de uma versão mais antiga: inicie uma vez o servidor desta versão
admin-nobody = ninguém é conhecido por '{ $words }'
admin-several = várias pessoas se chamam '{ $words }', então dê um id: { $ids }
admin-not-sure = isto não pode ser desfeito: acrescente --yes
admin-sure = Isto não pode ser desfeito. Digite { $target } para continuar:
admin-nothing-done = nada foi feito
admin-too-many-waiting = há ações demais esperando: o servidor está no ar?
admin-unknown-action = não existe a ação { NUMBER($id, useGrouping: 0) }

# $networks: how many networks were banned.
admin-done = Ação { NUMBER($id, useGrouping: 0) }: feita.{ $networks ->
    [0] {""}
   *[other] {" "}Redes banidas: { NUMBER($networks, useGrouping: 0) }.
}
admin-can-undo = Para desfazer: evora admin undo { NUMBER($id, useGrouping: 0) }
admin-withdrawn = A ação { NUMBER($id, useGrouping: 0) } foi retirada antes que algo fosse feito.
admin-not-yet = { $state ->
    [applied] A ação { NUMBER($id, useGrouping: 0) } já vale, mas nem tudo o que decorre dela foi feito: 'evora admin log' mostra.
   *[waiting] A ação { NUMBER($id, useGrouping: 0) } está anotada e será executada assim que um servidor puder.
}
admin-refused = a ação { NUMBER($id, useGrouping: 0) } foi recusada: { $reason ->
    [unknown_guest] não existe esse visitante
    [unknown_game] não existe essa partida
    [no_bots] este visitante não tem bots
    [no_review] não há revisão guardada com esta partida
    [no_report] nenhuma dessas denúncias espera uma decisão
    [game_over] a partida já acabou
    [bad_name] este nome não pode ser usado ({ $detail })
    [bot_name] um bot precisa de um nome
    [bad_network] { $detail } não é uma rede que se possa banir
    [own_network] { $detail } contém esta máquina ou um de seus proxies: todos seriam banidos
    [over_already] isso já acabou
    [too_many] há demais
    [unknown_action] não existe essa ação
    [not_done] essa ação não foi executada
    [undone_already] essa ação já foi desfeita
    [changed_since] algo mudou desde então, por isso o que havia antes não pode voltar
    [final] essa ação não pode ser desfeita
    [withdrawn] ela foi retirada
   *[failed] o servidor falhou; o log dele diz mais ({ $detail })
}

admin-no-name = (sem nome)
admin-person = desde { $created }, visto por último { $seen }; partidas: { NUMBER($games, useGrouping: 0) }, não acabadas: { NUMBER($playing, useGrouping: 0) }
admin-owner = bot de { $owner }
admin-bot = bot: { $id }, { $name }
admin-banned = banido pela ação { NUMBER($id, useGrouping: 0) }, { $ban }
admin-actions = ações do administrador: { NUMBER($count, useGrouping: 0) } (evora admin log --about { $id })
admin-game = partida { $game }: { $status ->
    [waiting] espera jogadores
    [playing] está sendo jogada
   *[over] acabou
}, última mudança { $changed }; nela:
admin-forever = para sempre
admin-until = até { $date }
admin-no-bans = Ninguém está banido.
admin-no-actions = O administrador ainda não fez nada.
# $id: the action that undid it; $reason: why it was refused, as a code.
admin-state = { $state ->
    [waiting] esperando
    [applied] em execução
    [done] feita
    [undone] desfeita por { NUMBER($id, useGrouping: 0) }
    [withdrawn] retirada
   *[refused] recusada: { $reason }
}
admin-processes = Processos no ar: { NUMBER($count, useGrouping: 0) }
admin-people = Pessoas conectadas: { NUMBER($count, useGrouping: 0) }
admin-mode = { $mode ->
    [read_only] Somente leitura
   *[invitation_only] Somente com convite
}: { $state ->
    [on] ligado
   *[off] desligado
}
admin-message = Mensagem a todos, { $end }: { $message }
admin-bans = Banimentos: visitantes { NUMBER($guests, useGrouping: 0) }, redes { NUMBER($networks, useGrouping: 0) }
admin-waiting = Ações que esperam: { NUMBER($count, useGrouping: 0) }
admin-notices-waiting = Avisos a enviar: { NUMBER($count, useGrouping: 0) }
admin-notices-refused = Recusado por { $way ->
    [mail] e-mail
   *[push] push
}, vezes: { NUMBER($times, useGrouping: 0) }, de { $first } a { $last } UTC: { $why }
admin-notices-none = Nada foi recusado.
