"""Pictures of the module australia."""
