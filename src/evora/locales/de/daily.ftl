# The deal of the day in the terminal. What is said about it is in web-deals.ftl, for the page as well.

cli-daily = Die Partie des Tages spielen, für alle die gleiche.
cli-daily-more =
    Du spielst sie einmal, gegen eine Stufe des Computers, ohne Tipps und ohne Zurücknehmen. Sie wird nach
    jedem Zug gespeichert; derselbe Befehl setzt sie fort. Es ist die Partie, die auch die Seite hat.
cli-option-daily-setting = die Seite der Tafeln und die Zahl der Spieler; alle außer coloured-2 wechseln jeden Montag (Vorgabe: coloured-2)
cli-option-daily-date = die Partie dieses Tages, etwa 2026-11-18
deal-strict = Die Partie des Tages wird gespielt, wie sie kommt: ohne Tipps, ohne Zurücknehmen, und ihre Datei bleibt, wo sie ist.
deal-not-yet = die Partie vom { $date } ist noch nicht da
deal-before-first = vor dem { $date } gab es keine Partie des Tages
deal-damaged = { $file }: das ist keine Partie vom { $date }
deal-finished-already = Du hast diese Partie zu Ende gespielt.
