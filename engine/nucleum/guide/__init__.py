"""Texts for players: help, hints, look-up, why not, the table as text, typed commands."""
