# What the command line says about engines: 'evora engine' and 'evora engine-test'.

cli-engine = A motort futtatja egy másik program számára.
cli-engine-more =
    A szabványos bemenetről olvas kéréseket, és a szabványos kimeneten válaszol, soronként egy
    JSON-objektummal, a „quit” kérésig vagy a bemenet végéig. Minden üzenet leírása:
    docs/engine-protocol.md.
    Próbáld ki: echo '{ "{" }"op":"hello"{ "}" }' | evora engine
cli-engine-test = Ellenőrzi, hogy egy motor betartja-e a motorprotokollt.
cli-engine-test-more =
    Elindítja a COMMAND parancsot, minden ellenőrzést lefuttat rajta, és mindegyikről egy sort ír ki.
    Amit a motor nem sorol fel a beállításai közt, az kimarad. Kilépési kód: 0, ha semmi sem hibás,
    különben 1.
    Példa: evora engine-test -- python3 my_engine.py --fast

cli-argument-engine-command = a motort futtató parancs, a -- után
cli-option-engine-timeout = hány másodpercig várjon a válaszra (alapérték: 10)
cli-option-engine-tier = mely ellenőrzések: play (ennyi elég a játékhoz) vagy complete (a teljes protokoll; alapérték)

cli-engine-test-passed = jó    { $check }
cli-engine-test-failed = HIBA  { $check }: { $reason }
cli-engine-test-skipped = –     { $check }: { $reason }
cli-engine-test-tier-play = tud játszani: { NUMBER($passed, useGrouping: 0) } sikeres, { NUMBER($failed, useGrouping: 0) } hibás
cli-engine-test-tier-complete = teljes protokoll: { NUMBER($passed, useGrouping: 0) } sikeres, { NUMBER($failed, useGrouping: 0) } hibás
