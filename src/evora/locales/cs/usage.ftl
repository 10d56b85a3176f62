# The frame of the command line's help, and what it says of wrong usage. $name is an option such as
# --players or an argument such as FILE; $value is what was typed, in quotes.

## Help

usage-heading = použití:
usage-arguments = argumenty
usage-options = volby
usage-help = vypíše tuto nápovědu a skončí

## Wrong usage

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

## Settings of the server, and players of an arena. $kind: what is wrong

usage-setting = { $name }: { $kind ->
    [whole] má být celé číslo od { NUMBER($min, useGrouping: 0) } do { NUMBER($max, useGrouping: 0) }
    [seconds] mají být sekundy, od 0
    [rate] má být četnost, třeba 30/h nebo 5/10m, nebo 0 bez omezení
    [flag] má být yes nebo no
    [choice] má být { $choices }
    [address] má být adresa, třeba https://games.example.org, bez cesty
    [origins] mají být adresy stránek, třeba https://games.example.org, oddělené čárkami
    [contact] má být e-mailová adresa nebo adresa, třeba https://example.org/contact
    [smtp] má být poštovní server, třeba smtps://uzivatel:heslo@mail.example.org, zvláštní znaky zapsané pomocí %
    [smtp_open] má být smtps:// nebo smtp+starttls://: jinak by heslo šlo na jiný počítač nešifrovaně
    [mailbox] má být jedna e-mailová adresa, třeba evora@example.org
    [folder] má být složka, která existuje
    [everybody] mají být jen vlastní proxy: takto by se věřilo celému internetu
   *[networks] mají být sítě, třeba 127.0.0.1 nebo 10.0.0.0/8, oddělené čárkami
}, zadáno { $value }
usage-player = hráč { $player }: { $kind ->
    [name] před „=“ má být jméno, zadáno { $value }
    [kind] má být něco z těchto: { $choices }
    [quotes] chybí koncové uvozovky
    [command] po „cmd:“ má být příkaz
    [python] po „py:“ má být modul a třída, třeba py:my_bot:MyBot
    [unknown] neznámá volba { $value }
    [timeout] timeout: mají být sekundy nad 0, zadáno { $value }
    [clock] clock: mají být sekundy, třeba 60, nebo s přídavkem za tah 60+0.6, zadáno { $value }
    [option] mají být volby, třeba ms=100, zadáno { $value }
    [program] mají být volby, třeba ms=100, zadáno { $value }; program se píše cmd:PŘÍKAZ
    [twice] každá volba smí být jen jednou
    [limits] má být jen jedno z ms, nodes a depth
    [missing] příkaz { $value } nebyl nalezen
    [level] level: má být něco z těchto: { $choices }, zadáno { $value }
   *[number] { $option }: má být celé číslo od 1, zadáno { $value }
}
# The end of a message about a word that is not known.
usage-did-you-mean = ; nemělo to být { $near }?
