"""Plays on a server as a bot, with any program that speaks the engine protocol."""
