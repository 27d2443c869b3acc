"""Pictures of the module australia_f."""
