"""Tables: the open table, lobby, moves, notices, archive, repair, plans and lessons."""
