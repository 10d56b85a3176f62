# What the server writes into the page for browsers that run no script, and instead of a page that
# was not built.

page-noscript = Evora braucht JavaScript, um den Tisch zu zeigen.
# A command follows.
page-unbuilt = Der Server läuft, aber seine Seite wurde noch nicht gebaut. Führe das im Quellordner aus und starte den Server neu:
# A link.
page-unbuilt-api = Die Schnittstelle für Programme geht auch ohne die Seite.
