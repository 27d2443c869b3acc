-- How everyone who ever sat at an ended game fared, a row for each, written in the commit that ends the game.
CREATE TABLE result (
    table_id       INTEGER NOT NULL REFERENCES game_table (id),
    seat           INTEGER NOT NULL,
    part           INTEGER NOT NULL,   -- who had the seat before comes before
    user           INTEGER,            -- NULL: a computer player, an automaton, or a person who was forgotten
    name           TEXT    NOT NULL,   -- what the table called the person; '' for all others and where it is not known
    player         TEXT    NOT NULL,   -- the computer player or automaton; '' for a person
    guild          INTEGER,
    game           TEXT    NOT NULL,
    place          INTEGER,            -- among the people; whoever left is last; NULL for who is no person
    place_all      INTEGER,            -- among all seats; NULL for who left
    score          INTEGER,            -- NULL for who left
    seats          INTEGER NOT NULL,
    people         INTEGER NOT NULL,   -- how many people ever sat there
    how            TEXT    NOT NULL CHECK (how IN ('stayed', 'took-over', 'left')),
    turns          INTEGER NOT NULL,
    median_seconds REAL,               -- of the time from being asked to the confirmation; NULL without a turn
    ended          REAL    NOT NULL,   -- unix seconds
    body           BLOB    NOT NULL,   -- engine.records.results.Circumstances, MessagePack
    PRIMARY KEY (table_id, seat, part)
) WITHOUT ROWID;
CREATE INDEX result_of_user ON result (user, ended) WHERE user IS NOT NULL;

-- 0: to be written (past games, by a background task), 1: written, 2: there is nothing to write, or it cannot be read.
ALTER TABLE game_table ADD COLUMN recorded INTEGER NOT NULL DEFAULT 0;
CREATE INDEX table_to_record ON game_table (id) WHERE recorded = 0 AND status = 'finished';
