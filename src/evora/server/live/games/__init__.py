"""Games in play: in memory, decided, committed, followed and broadcast."""
