# What the server writes into the page for browsers that run no script, and instead of a page that
# was not built.

page-noscript = K zobrazení stolu potřebuje Evora JavaScript.
# A command follows.
page-unbuilt = Server běží, ale jeho stránka není sestavená. Spusť toto ve složce se zdrojovým kódem a pak server znovu:
# A link.
page-unbuilt-api = Rozhraní pro programy funguje i bez stránky.
