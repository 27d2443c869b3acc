-- What the managers of a server set, and who changed it when. SQLite and PostgreSQL both read this file.
CREATE TABLE server (
    guild BIGINT NOT NULL PRIMARY KEY,
    body  TEXT   NOT NULL  -- engine.records.server.ServerSettings, JSON
);
CREATE TABLE server_change (
    guild   BIGINT  NOT NULL,
    number  INTEGER NOT NULL,  -- counted from 1 on each server; only the newest changes are kept
    setting TEXT    NOT NULL,
    person  BIGINT,            -- the manager; NULL once forgotten
    at      DOUBLE PRECISION NOT NULL,  -- unix seconds
    PRIMARY KEY (guild, number)
);
CREATE INDEX server_change_of_person ON server_change (person) WHERE person IS NOT NULL;

-- The limits of tables were notes of the bot.
INSERT INTO server (guild, body)
    SELECT CAST(substr(key, 6) AS BIGINT), '{"caps":' || value || '}' FROM bot_note WHERE substr(key, 1, 5) = 'caps-';
DELETE FROM bot_note WHERE substr(key, 1, 5) = 'caps-';
