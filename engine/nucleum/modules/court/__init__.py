"""The expansion Court of Progress: parties, politicians and the king."""
