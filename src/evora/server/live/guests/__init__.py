"""Guests: who they are, what they are called, their devices, bots and puzzles."""
