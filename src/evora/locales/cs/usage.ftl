# The frame of the command line's help, and what it says of wrong usage. $name is an option such as
# --players or an argument such as FILE; $value is what was typed, in quotes.

## Help

usage-heading = použití:
usage-arguments = argumenty
usage-options = volby
usage-help = vypíše tuto nápovědu a skončí

## Wrong usage

# The last line: the program, and one of the messages below.
usage-error = { $program }: chyba: { $message }
usage-argument = argument { $name }: { $message }
usage-bad-choice = neplatná volba: { $value } (možnosti: { $choices })
usage-bad-value = neplatná hodnota: { $value }
usage-missing = chybějí povinné argumenty: { $names }
usage-one-of = chybí jeden z těchto argumentů: { $names }
usage-unknown = neznámé argumenty: { $words }
usage-ambiguous = nejednoznačná volba: { $option } může znamenat { $matches }
usage-one = chybí hodnota, má být právě jedna
usage-at-most-one = smí být nejvýš jedna hodnota
usage-at-least-one = má být aspoň jedna hodnota
usage-count = { $count ->
    [one] má být { $count } hodnota
    [few] mají být { $count } hodnoty
    [many] má být { $count } hodnoty
   *[other] má být { $count } hodnot
}
usage-not-with = nelze použít spolu s { $name }
usage-no-value = nepřijímá žádnou hodnotu, dostal { $value }
usage-unknown-command = neznámý příkaz { $name } (možnosti: { $choices })
