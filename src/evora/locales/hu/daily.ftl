# The deal of the day in the terminal. What is said about it is in web-deals.ftl, for the page as well.

cli-daily = A nap játszmája, mindenkinek ugyanaz.
cli-daily-more =
    Egyszer játszod le, a gép egyik szintje ellen, segítség és visszavétel nélkül. Minden lépés után
    mentve van; ugyanez a parancs folytatja. Ugyanaz a játszma, mint az oldalon.
cli-option-daily-setting = a táblák oldala és a játékosok száma; a coloured-2 kivételével hétfőnként változik (alapérték: coloured-2)
cli-option-daily-date = annak a napnak a játszmája, például 2026-11-18
deal-strict = A nap játszmája úgy megy, ahogy jön: segítség és visszavétel nélkül, és a fájlja a helyén marad.
deal-not-yet = ennek a napnak a játszmája még nincs itt: { $date }
deal-before-first = az első nap: { $date }
deal-damaged = { $file }: ez nem ennek a napnak a játszmája: { $date }
deal-finished-already = Ezt a játszmát befejezted.
