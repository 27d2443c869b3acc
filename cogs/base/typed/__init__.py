"""Typed text: cut and normalized before any other code sees it, and matched with the suggestions."""
