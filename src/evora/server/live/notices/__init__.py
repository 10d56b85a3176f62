"""Notices: what calls people back, and the ways by which it reaches them."""
