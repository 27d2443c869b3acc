"""The map of Gibraltar with its military contracts."""
