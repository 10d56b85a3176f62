# The frame of the command line's help, and what it says of wrong usage. $name is an option such as
# --players or an argument such as FILE; $value is what was typed, in quotes.

## Help

usage-heading = uso:
usage-arguments = argumentos
usage-options = opções
usage-help = mostra esta ajuda e sai

## Wrong usage

# The last line: the program, and one of the messages below.
usage-error = { $program }: erro: { $message }
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
    [0] nenhum valor é aceito ({ $count })
    [one] é preciso { $count } valor
    [many] são precisos { $count } de valores
   *[other] são precisos { $count } valores
}
usage-not-with = não pode ser usado junto com { $name }
usage-no-value = não aceita valor, mas recebeu { $value }
usage-unknown-command = comando desconhecido { $name } (opções: { $choices })
