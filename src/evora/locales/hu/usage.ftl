# The frame of the command line's help, and what it says of wrong usage. $name is an option such as
# --players or an argument such as FILE; $value is what was typed, in quotes.

## Help

usage-heading = használat:
usage-arguments = argumentumok
usage-options = kapcsolók
usage-help = kiírja ezt a súgót, és kilép

## Wrong usage

# The last line: the program, and one of the messages below.
usage-error = { $program }: hiba: { $message }
usage-argument = { $name }: { $message }
usage-bad-choice = érvénytelen választás: { $value } (lehetőségek: { $choices })
usage-bad-value = érvénytelen érték: { $value }
usage-missing = ezek az argumentumok hiányoznak: { $names }
usage-one-of = ezek közül az egyik kötelező: { $names }
usage-unknown = ismeretlen argumentumok: { $words }
usage-ambiguous = nem egyértelmű kapcsoló: { $option }, ezek bármelyike lehet: { $matches }
usage-one = pontosan egy érték kell
usage-at-most-one = legfeljebb egy érték adható meg
usage-at-least-one = legalább egy érték kell
usage-count = ennyi érték kell: { $count }
usage-not-with = nem használható ezzel együtt: { $name }
usage-no-value = nem vár értéket, ez lett megadva: { $value }
usage-unknown-command = ismeretlen parancs: { $name } (lehetőségek: { $choices })
