"""The Barons at the Court of Progress: what solo play and the court need of each other."""
