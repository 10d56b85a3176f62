# The frame of the command line's help, and what it says of wrong usage. $name is an option such as
# --players or an argument such as FILE; $value is what was typed, in quotes.

## Help

usage-heading = Aufruf:
usage-arguments = Argumente
usage-options = Optionen
usage-help = diese Hilfe anzeigen und beenden

## Wrong usage

# The last line: the program, and one of the messages below.
usage-error = { $program }: Fehler: { $message }
usage-argument = Argument { $name }: { $message }
usage-bad-choice = { $value } geht hier nicht (zur Wahl stehen { $choices })
usage-bad-value = { $value } geht hier nicht
usage-missing = es fehlen noch: { $names }
usage-one-of = eines davon wird gebraucht: { $names }
usage-unknown = unbekannte Argumente: { $words }
usage-ambiguous = mehrdeutige Option: { $option } kann { $matches } heißen
usage-one = erwartet wird ein Wert
usage-at-most-one = erwartet wird höchstens ein Wert
usage-at-least-one = erwartet wird mindestens ein Wert
usage-count = { $count ->
    [one] erwartet wird { $count } Wert
   *[other] erwartet werden { $count } Werte
}
usage-not-with = geht nicht zusammen mit { $name }
usage-no-value = nimmt keinen Wert an, auch nicht { $value }
usage-unknown-command = unbekannter Befehl { $name } (zur Wahl stehen { $choices })
