# What the server writes into the page for browsers that run no script, and instead of a page that
# was not built.

page-noscript = Evora needs JavaScript to show the table.
# A command follows.
page-unbuilt = The server runs, but its page has not been built. Run this in the source folder, and start the server again:
# A link.
page-unbuilt-api = The interface for programs works without the page.
