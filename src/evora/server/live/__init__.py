"""Games in play: held in memory, decided, committed and broadcast."""
