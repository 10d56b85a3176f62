"""Who is here: connections, what they watch, and who is at which game."""
