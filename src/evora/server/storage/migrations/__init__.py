"""The steps that made the tables: one file per change in `versions/`, not edited once released."""
