"""The engines that play on the server, and whose turn is next."""
