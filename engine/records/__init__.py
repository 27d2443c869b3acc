"""Plain records: the stored data of tables, seats, moves, notices, people and lessons."""
