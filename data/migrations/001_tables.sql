-- Tables (lobbies and games), their move log, the notices still to be delivered, and players' settings.
CREATE TABLE game_table (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    channel INTEGER NOT NULL,
    status  TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'cancelled')),
    version INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    due     REAL,                 -- when the next reminder is to be thought about, unix seconds
    updated REAL    NOT NULL,
    body    BLOB    NOT NULL      -- engine.table.Table, MessagePack
);
CREATE UNIQUE INDEX one_open_table_per_channel ON game_table (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX table_due ON game_table (due) WHERE due IS NOT NULL;
CREATE INDEX table_by_channel ON game_table (channel, id);

CREATE TABLE table_user (
    user     INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    PRIMARY KEY (user, table_id)
) WITHOUT ROWID;

CREATE TABLE move (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    ply      INTEGER NOT NULL,    -- the match's ply after this entry
    verb     TEXT    NOT NULL,    -- start, choose, undo, redo, restart, force-undo, ...
    seat     INTEGER,
    actor    INTEGER,             -- the user who did it; NULL for a computer player or the game
    choice   TEXT,
    live     INTEGER NOT NULL,    -- 1: a choice that stands; 0: taken back, or not a choice
    at       REAL    NOT NULL,
    events   BLOB    NOT NULL     -- list of engine.kernel.Event, MessagePack
);
CREATE INDEX move_of_table ON move (table_id, id);

CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    kind     TEXT    NOT NULL,
    created  REAL    NOT NULL,
    next_try REAL    NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    message  INTEGER,             -- id of the message posted for it
    done     INTEGER NOT NULL DEFAULT 0,
    body     BLOB    NOT NULL     -- engine.table.Notice, MessagePack
);
CREATE INDEX outbox_waiting ON outbox (next_try) WHERE done = 0;

CREATE TABLE player (
    user INTEGER PRIMARY KEY,
    body BLOB NOT NULL            -- engine.table.PlayerSettings, MessagePack
);

CREATE TABLE house (
    key   TEXT PRIMARY KEY,       -- e.g. which commands Discord was last told about
    value TEXT NOT NULL
) WITHOUT ROWID;
