"""Plain records: what is stored of tables, seats, moves, notices, people and lessons."""
