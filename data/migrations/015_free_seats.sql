-- How many seats of a running game anyone may take over. SQLite and PostgreSQL both read this file.
ALTER TABLE game_table ADD COLUMN free_seats INTEGER NOT NULL DEFAULT 0;
CREATE INDEX table_with_free_seats ON game_table (home, id) WHERE free_seats > 0;
