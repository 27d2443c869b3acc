"""Clocks: deadlines, time banks, pauses, time off, and the consequences when time runs out."""
