"""The Barons at the Court of Progress: rules that need both solo play and the court."""
