# What the server writes into the page for browsers that run no script, and instead of a page that
# was not built.

page-noscript = Az asztal megjelenítéséhez az Evorának JavaScriptre van szüksége.
# A command follows.
page-unbuilt = A szerver fut, de a weboldal még nincs elkészítve. Futtasd ezt a forráskód mappájában, majd indítsd újra a szervert:
# A link.
page-unbuilt-api = A programoknak szóló felület az oldal nélkül is működik.
