# What the command line says about engines: 'evora engine' and 'evora engine-test'.

cli-engine = Executa o motor para outro programa.
cli-engine-more =
    Lê pedidos da entrada padrão e responde na saída padrão, um objeto JSON por linha, até 'quit'
    ou ao fim da entrada. docs/engine-protocol.md descreve todas as mensagens.
    Experimenta: echo '{ "{" }"op":"hello"{ "}" }' | evora engine
cli-engine-test = Verifica se um motor cumpre o protocolo dos motores.
cli-engine-test-more =
    Executa COMMAND e faz todas as verificações, uma por linha. As definições que o motor não indica
    são saltadas. O código de saída é 0 se nada falhou, senão 1.
    Exemplo: evora engine-test -- python3 my_engine.py --fast

cli-argument-engine-command = o comando que executa o motor, depois de --
cli-option-engine-timeout = quantos segundos esperar por uma resposta (por omissão: 10)
cli-option-engine-tier = que verificações: play (basta para jogar) ou complete (o protocolo inteiro; por omissão)

cli-engine-test-passed = ok    { $check }
cli-engine-test-failed = FAIL  { $check }: { $reason }
cli-engine-test-skipped = skip  { $check }: { $reason }
cli-engine-test-tier-play = sabe jogar – com êxito: { NUMBER($passed, useGrouping: 0) }, com falha: { NUMBER($failed, useGrouping: 0) }
cli-engine-test-tier-complete = protocolo inteiro – com êxito: { NUMBER($passed, useGrouping: 0) }, com falha: { NUMBER($failed, useGrouping: 0) }
