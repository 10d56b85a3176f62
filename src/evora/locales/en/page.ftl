# What the server writes into the page for browsers that run no script, and instead of a page that
# was not built.

page-noscript = Evora needs JavaScript to show the table.
# Also printed by 'evora serve'.
page-unbuilt = The server runs without its page, which was not built when Evora was installed: install a released package, which contains the page, or run 'sh tools/build-web' in a copy of the repository and install from there again.
# A link.
page-unbuilt-api = The interface for programs works without the page.
