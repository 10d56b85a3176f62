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
usage-bad-choice = ungültige Auswahl: { $value } (möglich: { $choices })
usage-bad-value = ungültiger Wert: { $value }
usage-missing = diese Argumente fehlen: { $names }
usage-one-of = eines dieser Argumente ist nötig: { $names }
usage-unknown = unbekannte Argumente: { $words }
usage-ambiguous = mehrdeutige Option: { $option } kann { $matches } sein
usage-one = erwartet wird ein Wert
usage-at-most-one = erwartet wird höchstens ein Wert
usage-at-least-one = erwartet wird mindestens ein Wert
usage-count = { $count ->
    [one] erwartet wird { $count } Wert
   *[other] erwartet werden { $count } Werte
}
usage-not-with = nicht zusammen mit { $name } möglich
usage-no-value = nimmt keinen Wert an, auch nicht { $value }
usage-unknown-command = unbekannter Befehl { $name } (möglich: { $choices })
