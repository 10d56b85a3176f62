# The frame of the command line's help, and what it says of wrong usage. $name is an option such as
# --players or an argument such as FILE; $value is what was typed, in quotes.

## Help

usage-heading = notkun:
usage-arguments = viðföng
usage-options = valkostir
usage-help = sýnir þessa hjálp og hættir

## Wrong usage

usage-argument = viðfang { $name }: { $message }
usage-bad-choice = ógilt val: { $value } (kostir: { $choices })
usage-bad-value = ógilt gildi: { $value }
usage-missing = þessi viðföng vantar: { $names }
usage-one-of = eitt þessara viðfanga vantar: { $names }
usage-unknown = óþekkt viðföng: { $words }
usage-ambiguous = margræður valkostur: { $option } gæti átt við { $matches }
usage-one = hér á að vera eitt gildi
usage-at-most-one = hér á að vera eitt gildi í mesta lagi
usage-at-least-one = hér á að vera að minnsta kosti eitt gildi
usage-count = { $count ->
    [one] hér á að vera { $count } gildi
   *[other] hér eiga að vera { $count } gildi
}
usage-not-with = má ekki nota með { $name }
usage-no-value = á ekki að hafa gildi, en er með { $value }
usage-unknown-command = óþekkt skipun { $name } (kostir: { $choices })

## Settings of the server, and players of an arena. $kind: what is wrong

usage-setting = { $name }: { $kind ->
    [whole] á að vera heil tala frá { NUMBER($min, useGrouping: 0) } til { NUMBER($max, useGrouping: 0) }
    [seconds] á að vera sekúndufjöldi, frá 0
    [rate] á að vera tíðni eins og 30/h eða 5/10m, eða 0 ef engin takmörk eru
    [flag] á að vera yes eða no
    [choice] á að vera { $choices }
    [address] á að vera vistfang eins og https://games.example.org, án undirslóðar
    [origins] á að vera listi vefslóða eins og https://games.example.org, með kommum á milli
    [contact] á að vera netfang eða vistfang eins og https://example.org/contact
    [smtp] á að vera póstþjónn eins og smtps://notandi:lykilord@mail.example.org, sértákn skrifuð með %
    [smtp_open] á að vera smtps:// eða smtp+starttls://: annars færi lykilorðið ódulritað á aðra vél
    [mailbox] á að vera eitt netfang eins og evora@example.org
    [folder] á að vera mappa sem er til
    [everybody] aðeins eigin milliþjóna má nefna: svona væri öllu netinu trúað
   *[networks] á að vera listi neta eins og 127.0.0.1 eða 10.0.0.0/8, með kommum á milli
}, en er { $value }
usage-player = leikmaður { $player }: { $kind ->
    [name] á undan '=' á að vera nafn, en er { $value }
    [kind] á að vera eitt af { $choices }
    [quotes] lokagæsalöpp vantar
    [command] á eftir 'cmd:' á að vera skipun
    [python] á eftir 'py:' á að vera eining og klasi, eins og py:my_bot:MyBot
    [unknown] óþekkt stilling { $value }
    [timeout] timeout: á að vera sekúndufjöldi yfir 0, en er { $value }
    [clock] clock: á að vera sekúndufjöldi eins og 60, eða 60+0.6 með viðbótartíma á leik, en er { $value }
    [option] á að vera stilling eins og ms=100, en er { $value }
    [program] á að vera stilling eins og ms=100, en er { $value }; forrit er skrifað sem cmd:SKIPUN
    [twice] hver stilling má aðeins koma einu sinni
    [limits] aðeins má nota eitt af ms, nodes og depth
    [missing] skipunin { $value } fannst ekki
    [level] level: á að vera eitt af { $choices }, en er { $value }
   *[number] { $option }: á að vera heil tala frá 1, en er { $value }
}
# The end of a message about a word that is not known.
usage-did-you-mean = ; áttirðu við { $near }?
