# The frame of the command line's help, and what it says of wrong usage. $name is an option such as
# --players or an argument such as FILE; $value is what was typed, in quotes.

## Help

usage-heading = käyttö:
usage-arguments = argumentit
usage-options = valitsimet
usage-help = näytä tämä ohje ja lopeta

## Wrong usage

usage-argument = argumentti { $name }: { $message }
usage-bad-choice = ei kelpaa: { $value } (vaihtoehdot: { $choices })
usage-bad-value = ei kelpaa: { $value }
usage-missing = nämä argumentit puuttuvat: { $names }
usage-one-of = jokin näistä argumenteista tarvitaan: { $names }
usage-unknown = tuntemattomat argumentit: { $words }
usage-ambiguous = valitsin ei ole yksiselitteinen: { $option } voi olla { $matches }
usage-one = odotettiin yhtä arvoa
usage-at-most-one = odotettiin enintään yhtä arvoa
usage-at-least-one = odotettiin vähintään yhtä arvoa
usage-count = { $count ->
    [one] odotettiin { $count } arvo
   *[other] odotettiin { $count } arvoa
}
usage-not-with = ei käy yhdessä tämän kanssa: { $name }
usage-no-value = ei ota arvoa, mutta sai: { $value }
usage-unknown-command = tuntematon komento { $name } (vaihtoehdot: { $choices })

## Settings of the server, and players of an arena. $kind: what is wrong

usage-setting = { $name }: { $kind ->
    [whole] odotettiin kokonaislukua väliltä { NUMBER($min, useGrouping: 0) }–{ NUMBER($max, useGrouping: 0) }
    [seconds] odotettiin sekunteja, vähintään 0
    [rate] odotettiin tiheyttä, esimerkiksi 30/h tai 5/10m, tai 0, jos rajaa ei ole
    [flag] odotettiin yes tai no
    [choice] odotettiin { $choices }
    [address] odotettiin osoitetta, esimerkiksi https://games.example.org, ilman polkua
    [origins] odotettiin sivujen osoitteita, esimerkiksi https://games.example.org, pilkuin erotettuina
    [contact] odotettiin sähköpostiosoitetta tai osoitetta, esimerkiksi https://example.org/contact
    [smtp] odotettiin postipalvelinta, esimerkiksi smtps://tunnus:salasana@mail.example.org, erikoismerkit %-muodossa
    [smtp_open] odotettiin smtps:// tai smtp+starttls://: muuten salasana lähetettäisiin toiselle koneelle salaamatta
    [mailbox] odotettiin yhtä sähköpostiosoitetta, esimerkiksi evora@example.org
    [folder] odotettiin kansiota, joka on olemassa
    [everybody] odotettiin vain omia välityspalvelimia: näin uskottaisiin koko internetiä
   *[networks] odotettiin verkkoja, esimerkiksi 127.0.0.1 tai 10.0.0.0/8, pilkuin erotettuina
}, saatiin { $value }
usage-player = pelaaja { $player }: { $kind ->
    [name] merkin = edessä odotettiin nimeä, saatiin { $value }
    [kind] odotettiin jotakin näistä: { $choices }
    [quotes] lainausmerkki jäi sulkematta
    [command] merkinnän cmd: jälkeen odotettiin komentoa
    [python] merkinnän py: jälkeen odotettiin moduulia ja luokkaa, esimerkiksi py:my_bot:MyBot
    [unknown] tuntematon valitsin { $value }
    [timeout] timeout: odotettiin sekunteja, enemmän kuin 0, saatiin { $value }
    [clock] clock: odotettiin sekunteja, esimerkiksi 60, tai lisäajan kanssa 60+0.6, saatiin { $value }
    [option] odotettiin asetuksia, esimerkiksi ms=100, saatiin { $value }
    [program] odotettiin asetuksia, esimerkiksi ms=100, saatiin { $value }; ohjelma annetaan muodossa cmd:KOMENTO
    [twice] kukin asetus saa olla vain kerran
    [limits] odotettiin vain yhtä näistä: ms, nodes, depth
    [missing] komentoa ei löydy: { $value }
    [level] level: odotettiin jotakin näistä: { $choices }, saatiin { $value }
   *[number] { $option }: odotettiin kokonaislukua 1 tai suurempi, saatiin { $value }
}
# The end of a message about a word that is not known.
usage-did-you-mean = ; tarkoititko { $near }?
