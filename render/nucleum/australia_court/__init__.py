"""Pictures of the module australia_court."""
