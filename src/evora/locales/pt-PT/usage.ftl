# The frame of the command line's help, and what it says of wrong usage. $name is an option such as
# --players or an argument such as FILE; $value is what was typed, in quotes.

## Help

usage-heading = uso:
usage-arguments = argumentos
usage-options = opções
usage-help = mostra esta ajuda e sai

## Wrong usage

usage-argument = argumento { $name }: { $message }
usage-bad-choice = escolha inválida: { $value } (opções: { $choices })
usage-bad-value = valor inválido: { $value }
usage-missing = faltam argumentos obrigatórios: { $names }
usage-one-of = é preciso um destes argumentos: { $names }
usage-unknown = argumentos desconhecidos: { $words }
usage-ambiguous = opção ambígua: { $option } pode ser { $matches }
usage-one = é preciso um valor
usage-at-most-one = no máximo um valor
usage-at-least-one = é preciso pelo menos um valor
usage-count = { $count ->
    [one] é preciso { $count } valor
    [many] são precisos { $count } de valores
   *[other] são precisos { $count } valores
}
usage-not-with = não se pode usar com { $name }
usage-no-value = não aceita valor, mas recebeu { $value }
usage-unknown-command = comando desconhecido { $name } (opções: { $choices })

## Settings of the server, and players of an arena. $kind: what is wrong

usage-setting = { $name }: { $kind ->
    [whole] deve ser um número inteiro de { NUMBER($min, useGrouping: 0) } a { NUMBER($max, useGrouping: 0) }
    [seconds] devem ser segundos, a partir de 0
    [rate] deve ser uma taxa como 30/h ou 5/10m, ou 0 para nenhuma
    [flag] deve ser yes ou no
    [choice] deve ser { $choices }
    [address] deve ser um endereço como https://games.example.org, sem caminho
    [origins] devem ser origens como https://games.example.org, separadas por vírgulas
    [contact] deve ser um endereço de e-mail ou um endereço como https://example.org/contact
    [smtp] deve ser um servidor de e-mail como smtps://utilizador:palavra-passe@mail.example.org, com os caracteres especiais escritos com %
    [smtp_open] deve ser smtps:// ou smtp+starttls://: senão a palavra-passe iria para outra máquina sem cifra
    [mailbox] deve ser um único endereço de e-mail como evora@example.org
    [folder] deve ser uma pasta que existe
    [everybody] devem ser apenas os teus proxies: assim confiar-se-ia na Internet inteira
   *[networks] devem ser redes como 127.0.0.1 ou 10.0.0.0/8, separadas por vírgulas
}; foi dado { $value }
usage-player = jogador { $player }: { $kind ->
    [name] antes de = deve haver um nome, foi dado { $value }
    [kind] deve ser um destes: { $choices }
    [quotes] falta fechar as aspas
    [command] depois de cmd: deve haver um comando
    [python] depois de py: deve haver um módulo e uma classe, como py:my_bot:MyBot
    [unknown] opção desconhecida { $value }
    [timeout] timeout: devem ser segundos acima de 0, foi dado { $value }
    [clock] clock: devem ser segundos como 60, ou 60+0.6 com incremento por jogada, foi dado { $value }
    [option] devem ser opções como ms=100, foi dado { $value }
    [program] devem ser opções como ms=100, foi dado { $value }; um programa escreve-se cmd:COMANDO
    [twice] cada opção só pode aparecer uma vez
    [limits] deve ser só um entre ms, nodes e depth
    [missing] comando não encontrado: { $value }
    [level] level: deve ser um destes: { $choices }, foi dado { $value }
   *[number] { $option }: deve ser um número inteiro a partir de 1, foi dado { $value }
}
# The end of a message about a word that is not known.
usage-did-you-mean = ; querias dizer { $near }?
