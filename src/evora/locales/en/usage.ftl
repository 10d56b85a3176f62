# The frame of the command line's help, and what it says of wrong usage. $name is an option such as
# --players or an argument such as FILE; $value is what was typed, in quotes.

## Help

usage-heading = usage:
usage-arguments = arguments
usage-options = options
usage-help = show this help and exit

## Wrong usage

usage-argument = argument { $name }: { $message }
usage-bad-choice = invalid choice: { $value } (choose from { $choices })
usage-bad-value = invalid value: { $value }
usage-missing = these arguments are required: { $names }
usage-one-of = one of these arguments is required: { $names }
usage-unknown = unknown arguments: { $words }
usage-ambiguous = ambiguous option: { $option } could mean { $matches }
usage-one = expected one argument
usage-at-most-one = expected at most one argument
usage-at-least-one = expected at least one argument
usage-count = { $count ->
    [one] expected { $count } argument
   *[other] expected { $count } arguments
}
usage-not-with = not allowed with { $name }
usage-no-value = takes no value, but got { $value }
usage-unknown-command = unknown command { $name } (choose from { $choices })

## Settings of the server, and players of an arena. $kind: what is wrong

usage-setting = { $name }: { $kind ->
    [whole] expected a whole number from { NUMBER($min, useGrouping: 0) } to { NUMBER($max, useGrouping: 0) }
    [seconds] expected seconds, from 0
    [rate] expected a rate such as 30/h or 5/10m, or 0 for none
    [flag] expected yes or no
    [choice] expected { $choices }
    [address] expected an address such as https://games.example.org, without a path
    [origins] expected origins such as https://games.example.org, separated by commas
    [contact] expected a mail address, or an address such as https://example.org/contact
    [smtp] expected a mail server such as smtps://user:password@mail.example.org, with % signs for special characters
    [smtp_open] expected smtps:// or smtp+starttls://: the password would be sent to another machine unencrypted
    [mailbox] expected one mail address such as evora@example.org
    [folder] expected a folder that exists
    [everybody] expected your own proxies: the whole internet would be believed
   *[networks] expected networks such as 127.0.0.1 or 10.0.0.0/8, separated by commas
}, got { $value }
usage-player = player { $player }: { $kind ->
    [name] expected a name before '=', got { $value }
    [kind] expected one of { $choices }
    [quotes] a quotation mark is not closed
    [command] expected a command after 'cmd:'
    [python] expected a module and a class after 'py:', such as py:my_bot:MyBot
    [unknown] unknown option { $value }
    [timeout] timeout: expected seconds above 0, got { $value }
    [clock] clock: expected seconds such as 60, or 60+0.6 with an increment, got { $value }
    [option] expected options such as ms=100, got { $value }
    [program] expected options such as ms=100, got { $value }; for a program write cmd:COMMAND
    [twice] expected every option once
    [limits] expected one of ms, nodes and depth
    [missing] command not found: { $value }
    [level] level: expected one of { $choices }, got { $value }
   *[number] { $option }: expected a whole number from 1, got { $value }
}
# The end of a message about a word that is not known.
usage-did-you-mean = ; did you mean { $near }?
