"""The game in a full screen, for a terminal."""
