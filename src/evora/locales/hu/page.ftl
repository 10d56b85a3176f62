# What the server writes into the page for browsers that run no script, and instead of a page that
# was not built.

page-noscript = Az asztal megjelenítéséhez az Evorának JavaScriptre van szüksége.
# Also printed by 'evora serve'.
page-unbuilt = A szerver az oldala nélkül fut, mert az az Evora telepítésekor nem készült el: telepíts egy kiadott csomagot, amely tartalmazza, vagy futtasd a forráskód mappájában a 'sh tools/build-web' parancsot, és telepíts onnan újra.
# A link.
page-unbuilt-api = A programoknak szóló felület az oldal nélkül is működik.
