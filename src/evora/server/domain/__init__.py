"""A game on the server as pure values: its stored log, the table, and their public form."""
