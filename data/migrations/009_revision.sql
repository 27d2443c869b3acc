-- `user` is a function in other databases, so the column that says whose row it is gets another name.
ALTER TABLE table_user RENAME COLUMN user TO person;
ALTER TABLE player RENAME COLUMN user TO person;
ALTER TABLE drafts RENAME COLUMN user TO person;
ALTER TABLE lesson RENAME COLUMN user TO person;
ALTER TABLE solo_game RENAME COLUMN user TO person;
ALTER TABLE trophy RENAME COLUMN user TO person;
ALTER TABLE result RENAME COLUMN user TO person;
ALTER TABLE unlisted RENAME COLUMN user TO person;

-- The server a table is on, as Discord tells its shards apart: the server's id without its lowest 22 bits, 0 in direct messages.
ALTER TABLE game_table ADD COLUMN home INTEGER NOT NULL DEFAULT 0;
UPDATE game_table SET home = home_of(body);
-- Rises with every commit of the table, also with those that leave its version as it is.
ALTER TABLE game_table ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
