# What the server writes into the page for browsers that run no script, and instead of a page that
# was not built.

page-noscript = Evora braucht JavaScript, um den Tisch zu zeigen.
# Also printed by 'evora serve'.
page-unbuilt = Der Server läuft ohne seine Seite, die bei der Installation von Evora nicht gebaut war: Installiere ein veröffentlichtes Paket, das sie enthält, oder führe im Quellordner 'sh tools/build-web' aus und installiere von dort noch einmal.
# A link.
page-unbuilt-api = Die Schnittstelle für Programme geht auch ohne die Seite.
