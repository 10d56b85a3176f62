"""What a process knows of the others that serve the same database, and tells them."""
