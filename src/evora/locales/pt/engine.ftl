# What the command line says about engines: 'evora engine' and 'evora engine-test'.

cli-engine = Executa o motor para outro programa.
cli-engine-more =
    Lê pedidos da entrada padrão e responde na saída padrão, um objeto JSON por linha, até receber
    'quit' ou até o fim da entrada. docs/engine-protocol.md descreve todas as mensagens.
    Experimente: echo '{ "{" }"op":"hello"{ "}" }' | evora engine
cli-engine-test = Verifica se um motor segue o protocolo dos motores.
cli-engine-test-more =
    Submete COMMAND a todas as verificações e mostra uma por linha. As opções que o motor não
    anuncia são puladas. O código de saída é 0 se nada falhou; senão, 1.
    Exemplo: evora engine-test -- python3 my_engine.py --fast

cli-argument-engine-command = o comando que executa o motor, depois de --
cli-option-engine-timeout = quantos segundos esperar por uma resposta (padrão: 10)
cli-option-engine-tier = quais verificações: play (basta para jogar) ou complete (o protocolo inteiro; padrão)

cli-engine-test-passed = ok    { $check }
cli-engine-test-failed = FAIL  { $check }: { $reason }
cli-engine-test-skipped = skip  { $check }: { $reason }
cli-engine-test-tier-play = sabe jogar – com sucesso: { NUMBER($passed, useGrouping: 0) }, com falha: { NUMBER($failed, useGrouping: 0) }
cli-engine-test-tier-complete = protocolo inteiro – com sucesso: { NUMBER($passed, useGrouping: 0) }, com falha: { NUMBER($failed, useGrouping: 0) }
