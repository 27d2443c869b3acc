"""The drawings of the Court of Progress."""
