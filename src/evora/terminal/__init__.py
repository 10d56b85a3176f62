"""Whole games in a terminal: in a full screen, or typed line by line."""
