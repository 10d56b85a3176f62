# The deal of the day in the terminal. What is said about it is in web-deals.ftl, for the page as well.

cli-daily = Spila spil dagsins, eins fyrir alla.
cli-daily-more =
    Þú spilar það einu sinni, gegn styrkleika tölvunnar, án vísbendinga og án þess að taka til baka. Það er
    vistað eftir hvern leik; sama skipun heldur áfram. Það er sama spil og á síðunni.
cli-option-daily-setting = hlið spjaldanna og fjöldi spilara; öll nema coloured-2 skipta á mánudögum (sjálfgefið: coloured-2)
cli-option-daily-date = spil þess dags, til dæmis 2026-11-18
deal-strict = Spil dagsins er spilað eins og það kemur: án vísbendinga, ekkert tekið til baka og skráin er kyrr.
deal-not-yet = spil dagsins { $date } er ekki komið enn
deal-before-first = ekkert spil dagsins var fyrir { $date }
deal-damaged = { $file }: þetta er ekki spil dagsins { $date }
deal-finished-already = Þú hefur klárað þetta spil.
