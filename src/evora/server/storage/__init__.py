"""Where games and guests are kept: in SQLite or PostgreSQL."""
