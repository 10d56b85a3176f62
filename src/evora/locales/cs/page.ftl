# What the server writes into the page for browsers that run no script, and instead of a page that
# was not built.

page-noscript = K zobrazení stolu potřebuje Evora JavaScript.
# Also printed by 'evora serve'.
page-unbuilt = Server běží bez své stránky, protože při instalaci Evory nebyla sestavená: nainstaluj vydaný balíček, který ji obsahuje, nebo ve složce se zdrojovým kódem spusť 'sh tools/build-web' a nainstaluj Evoru odtud znovu.
# A link.
page-unbuilt-api = Rozhraní pro programy funguje i bez stránky.
