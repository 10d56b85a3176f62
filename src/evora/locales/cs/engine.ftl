# What the command line says about engines: 'evora engine' and 'evora engine-test'.

cli-engine = Spustí engine pro jiný program.
cli-engine-more =
    Čte požadavky ze standardního vstupu a odpovídá na standardní výstup, jeden objekt JSON na
    řádek, až do 'quit' nebo konce vstupu. docs/engine-protocol.md popisuje všechny zprávy.
    Vyzkoušej: echo '{ "{" }"op":"hello"{ "}" }' | evora engine
cli-engine-test = Ověří, zda engine dodržuje protokol enginů.
cli-engine-test-more =
    Spustí COMMAND a provede všechny kontroly a o každé vypíše řádek. Nastavení, která engine
    neuvádí, se přeskočí. Návratový kód 0, pokud nic neselhalo, jinak 1.
    Příklad: evora engine-test -- python3 my_engine.py --fast

cli-argument-engine-command = příkaz, který spustí engine, za --
cli-option-engine-timeout = kolik sekund čekat na odpověď (výchozí: 10)
cli-option-engine-tier = které kontroly: play (stačí ke hře), nebo complete (celý protokol; výchozí)

cli-engine-test-passed = ok    { $check }
cli-engine-test-failed = FAIL  { $check }: { $reason }
cli-engine-test-skipped = skip  { $check }: { $reason }
cli-engine-test-tier-play = umí hrát: v pořádku { NUMBER($passed, useGrouping: 0) }, selhalo { NUMBER($failed, useGrouping: 0) }
cli-engine-test-tier-complete = celý protokol: v pořádku { NUMBER($passed, useGrouping: 0) }, selhalo { NUMBER($failed, useGrouping: 0) }
