"""Clocks: deadlines, time banks, pauses, time off, and what happens once time has run out."""
