# The frame of the command line's help, and what it says of wrong usage. $name is an option such as
# --players or an argument such as FILE; $value is what was typed, in quotes.

## Help

usage-heading = usage:
usage-arguments = arguments
usage-options = options
usage-help = show this help and exit

## Wrong usage

# The last line: the program, and one of the messages below.
usage-error = { $program }: error: { $message }
usage-argument = argument { $name }: { $message }
usage-bad-choice = invalid choice: { $value } (choose from { $choices })
usage-bad-value = invalid value: { $value }
usage-missing = these arguments are required: { $names }
usage-one-of = one of these arguments is required: { $names }
usage-unknown = unrecognized arguments: { $words }
usage-ambiguous = ambiguous option: { $option } could mean { $matches }
usage-one = expected one argument
usage-at-most-one = expected at most one argument
usage-at-least-one = expected at least one argument
usage-count = { $count ->
    [one] expected { $count } argument
   *[other] expected { $count } arguments
}
usage-not-with = not allowed together with { $name }
usage-no-value = takes no value, but got { $value }
usage-unknown-command = unknown command { $name } (choose from { $choices })
