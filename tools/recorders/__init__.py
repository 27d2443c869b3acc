"""Programs that write the data that tests compare with."""
