"""Programs that write what tests compare with."""
