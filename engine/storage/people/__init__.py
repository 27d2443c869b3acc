"""Data about people (settings, results, names), and its deletion."""
