"""The combination of the Court of Progress and Gibraltar: workers that may become politicians at once."""
