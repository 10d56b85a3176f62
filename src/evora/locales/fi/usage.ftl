# The frame of the command line's help, and what it says of wrong usage. $name is an option such as
# --players or an argument such as FILE; $value is what was typed, in quotes.

## Help

usage-heading = käyttö:
usage-arguments = argumentit
usage-options = valitsimet
usage-help = näytä tämä ohje ja lopeta

## Wrong usage

# The last line: the program, and one of the messages below.
usage-error = { $program }: virhe: { $message }
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
