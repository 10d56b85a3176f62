"""How the tables came to be: a file for each change in `versions/`, never edited once released."""
