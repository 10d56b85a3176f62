# What the command line says about engines: 'evora engine' and 'evora engine-test'.

cli-engine = Käynnistä moottori toista ohjelmaa varten.
cli-engine-more =
    Lukee pyynnöt vakiosyötteestä ja vastaa vakiotulosteeseen, yksi JSON-olio riviä kohti, kunnes
    tulee ”quit” tai syöte loppuu. docs/engine-protocol.md kuvaa kaikki viestit.
    Kokeile: echo '{ "{" }"op":"hello"{ "}" }' | evora engine
cli-engine-test = Tarkista, noudattaako moottori moottoriprotokollaa.
cli-engine-test-more =
    Ajaa komennon COMMAND ja tekee sille kaikki tarkistukset, rivi kutakin kohti. Asetukset,
    joita moottori ei luettele, ohitetaan. Paluukoodi on 0, jos mikään ei epäonnistu, muuten 1.
    Esimerkki: evora engine-test -- python3 my_engine.py --fast

cli-argument-engine-command = moottorin käynnistävä komento, merkkien -- jälkeen
cli-option-engine-timeout = kuinka monta sekuntia vastausta odotetaan (oletus: 10)
cli-option-engine-tier = mitkä tarkistukset: play (riittää pelaamiseen) vai complete (koko protokolla; oletus)

cli-engine-test-passed = ok    { $check }
cli-engine-test-failed = FAIL  { $check }: { $reason }
cli-engine-test-skipped = skip  { $check }: { $reason }
cli-engine-test-tier-play = osaa pelata: onnistui { NUMBER($passed, useGrouping: 0) }, epäonnistui { NUMBER($failed, useGrouping: 0) }
cli-engine-test-tier-complete = koko protokolla: onnistui { NUMBER($passed, useGrouping: 0) }, epäonnistui { NUMBER($failed, useGrouping: 0) }
