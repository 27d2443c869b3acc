"""What the Court of Progress and Gibraltar bring together: workers that may become politicians at once."""
