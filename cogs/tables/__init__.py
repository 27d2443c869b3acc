"""Tables: lobby, list, settings, moving."""
