"""A game on the server as pure values, and what the wire and the database are told of it."""
