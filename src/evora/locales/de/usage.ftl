# The frame of the command line's help, and what it says of wrong usage. $name is an option such as
# --players or an argument such as FILE; $value is what was typed, in quotes.

## Help

usage-heading = Aufruf:
usage-arguments = Argumente
usage-options = Optionen
usage-help = diese Hilfe anzeigen und beenden

## Wrong usage

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

## Settings of the server, and players of an arena. $kind: what is wrong

usage-setting = { $name }: { $kind ->
    [whole] erwartet wird eine ganze Zahl von { NUMBER($min, useGrouping: 0) } bis { NUMBER($max, useGrouping: 0) }
    [seconds] erwartet werden Sekunden, ab 0
    [rate] erwartet wird eine Rate wie 30/h oder 5/10m, oder 0 für keine
    [flag] erwartet wird yes oder no
    [choice] erwartet wird { $choices }
    [address] erwartet wird eine Adresse wie https://games.example.org, ohne Pfad
    [origins] erwartet werden Adressen wie https://games.example.org, durch Kommas getrennt
    [contact] erwartet wird eine Mailadresse oder eine Adresse wie https://example.org/contact
    [smtp] erwartet wird ein Mailserver wie smtps://nutzer:passwort@mail.example.org, Sonderzeichen mit % geschrieben
    [smtp_open] erwartet wird smtps:// oder smtp+starttls://: das Passwort ginge sonst unverschlüsselt an einen anderen Rechner
    [mailbox] erwartet wird eine einzelne Mailadresse wie evora@example.org
    [folder] erwartet wird ein Ordner, den es gibt
    [everybody] erwartet werden nur eigene Proxys: so würde dem ganzen Internet geglaubt
   *[networks] erwartet werden Netze wie 127.0.0.1 oder 10.0.0.0/8, durch Kommas getrennt
}, nicht { $value }
usage-player = Spieler { $player }: { $kind ->
    [name] vor dem = wird ein Name erwartet, nicht { $value }
    [kind] möglich sind { $choices }
    [quotes] ein Anführungszeichen ist nicht geschlossen
    [command] nach cmd: wird ein Befehl erwartet
    [python] nach py: werden Modul und Klasse erwartet, etwa py:my_bot:MyBot
    [unknown] unbekannte Option { $value }
    [timeout] timeout: erwartet werden Sekunden über 0, nicht { $value }
    [clock] clock: erwartet werden Sekunden wie 60 oder, mit Zeitgutschrift je Zug, 60+0.6, nicht { $value }
    [option] erwartet werden Optionen wie ms=100, nicht { $value }
    [program] erwartet werden Optionen wie ms=100, nicht { $value }; ein Programm schreibst du als cmd:BEFEHL
    [twice] jede Option darf nur einmal vorkommen
    [limits] nur eines von ms, nodes und depth ist möglich
    [missing] Befehl nicht gefunden: { $value }
    [level] level: möglich sind { $choices }, nicht { $value }
   *[number] { $option }: erwartet wird eine ganze Zahl ab 1, nicht { $value }
}
# The end of a message about a word that is not known.
usage-did-you-mean = ; meintest du { $near }?
