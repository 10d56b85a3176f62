"""Lists of games, games to watch, and quick pairing."""
