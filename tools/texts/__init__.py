"""All texts, beside each other: for the tests, and as pages to be read (`make texts`)."""
