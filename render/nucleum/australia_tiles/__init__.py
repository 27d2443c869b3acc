"""Pictures of the module australia_tiles."""
