# The deal of the day in the terminal. What is said about it is in web-deals.ftl, for the page as well.

cli-daily = Zahrát partii dne, pro všechny stejnou.
cli-daily-more =
    Hraješ ji jednou, proti úrovni počítače, bez nápověd a bez vracení tahů. Ukládá se po každém tahu;
    stejný příkaz v ní pokračuje. Je to partie, kterou mají i stránky.
cli-option-daily-setting = strana desek a počet hráčů; kromě coloured-2 se mění každé pondělí (výchozí: coloured-2)
cli-option-daily-date = partie toho dne, třeba 2026-11-18
deal-strict = Partie dne se hraje, jak přijde: bez nápověd, bez vracení tahů a její soubor zůstává, kde je.
deal-not-yet = partie ze dne { $date } ještě nepřišla
deal-before-first = před { $date } žádná partie dne nebyla
deal-damaged = { $file }: to není partie ze dne { $date }
deal-finished-already = Tuto partii máš dohranou.
