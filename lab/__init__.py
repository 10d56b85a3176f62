"""The laboratory: README.md says what is in it. Nothing outside of it imports it."""
