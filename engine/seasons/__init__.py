"""Seasons as pure functions: the draw of the tables, the standings, and the divisions."""
