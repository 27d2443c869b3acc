-- Nothing that is asked while games are played reads what has grown with the games that have ended.

-- The delivered notices of a table, and those that wait.
DROP INDEX outbox_waiting;
CREATE INDEX outbox_waiting ON outbox (table_id, next_try) WHERE done = 0;
CREATE INDEX outbox_delivered ON outbox (table_id) WHERE done = 1;
-- Of an open table only the newest 100 delivered notices are kept.
DELETE FROM outbox WHERE done = 1 AND id NOT IN (
    SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY table_id ORDER BY id DESC) AS newness FROM outbox WHERE done = 1)
    WHERE newness <= 100
);

-- The log of an ended game is one packed row instead of a row for each move.
CREATE TABLE packed_log (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id),
    body     BLOB    NOT NULL     -- the rows of `move`, MessagePack, zlib
);
ALTER TABLE game_table ADD COLUMN packed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX table_to_pack ON game_table (id) WHERE packed = 0 AND due IS NULL AND status IN ('finished', 'cancelled');
CREATE INDEX table_open ON game_table (status, id) WHERE status IN ('lobby', 'running');

-- How many tables there are by status.
CREATE TABLE table_count (
    status TEXT PRIMARY KEY,
    tables INTEGER NOT NULL
) WITHOUT ROWID;
INSERT INTO table_count (status, tables) VALUES ('lobby', 0), ('running', 0), ('finished', 0), ('cancelled', 0);
UPDATE table_count SET tables = (SELECT count(*) FROM game_table WHERE game_table.status = table_count.status);
CREATE TRIGGER table_counted AFTER INSERT ON game_table BEGIN
    UPDATE table_count SET tables = tables + 1 WHERE status = NEW.status;
END;
CREATE TRIGGER table_counted_anew AFTER UPDATE OF status ON game_table WHEN OLD.status <> NEW.status BEGIN
    UPDATE table_count SET tables = tables - 1 WHERE status = OLD.status;
    UPDATE table_count SET tables = tables + 1 WHERE status = NEW.status;
END;

-- Besides whoever sat at a table, who hosted it or did something there, so that forgetting a person finds it.
ALTER TABLE table_user ADD COLUMN seated INTEGER NOT NULL DEFAULT 1;
INSERT OR IGNORE INTO table_user (user, table_id, seated)
    SELECT host_of(body), id, 0 FROM game_table WHERE host_of(body) IS NOT NULL;
INSERT OR IGNORE INTO table_user (user, table_id, seated)
    SELECT DISTINCT actor, table_id, 0 FROM move WHERE actor IS NOT NULL;
