"""When players are reminded, and when their time is up."""
