# What the command line says about engines: 'evora engine' and 'evora engine-test'.

cli-engine = Keyrir vélina fyrir annað forrit.
cli-engine-more =
    Les beiðnir af staðalinntaki og svarar á staðalúttaki, einn JSON-hlutur í línu, þar til 'quit'
    kemur eða inntakið endar. docs/engine-protocol.md lýsir öllum skilaboðum.
    Prófaðu: echo '{ "{" }"op":"hello"{ "}" }' | evora engine
cli-engine-test = Athugar hvort vél fylgi samskiptareglum véla.
cli-engine-test-more =
    Keyrir COMMAND, gerir allar prófanir og prentar eina línu fyrir hverja. Stillingum sem vélin telur ekki upp er
    sleppt. Skilakóðinn er 0 ef ekkert mistókst, annars 1.
    Dæmi: evora engine-test -- python3 my_engine.py --fast

cli-argument-engine-command = skipunin sem keyrir vélina, á eftir --
cli-option-engine-timeout = hve margar sekúndur er beðið eftir svari (sjálfgefið: 10)
cli-option-engine-tier = hvaða prófanir: play (nóg til að spila) eða complete (allar reglurnar; sjálfgefið)

cli-engine-test-passed = ok    { $check }
cli-engine-test-failed = FAIL  { $check }: { $reason }
cli-engine-test-skipped = skip  { $check }: { $reason }
cli-engine-test-tier-play = kann að spila – tókst: { NUMBER($passed, useGrouping: 0) }, mistókst: { NUMBER($failed, useGrouping: 0) }
cli-engine-test-tier-complete = allar reglurnar – tókst: { NUMBER($passed, useGrouping: 0) }, mistókst: { NUMBER($failed, useGrouping: 0) }
