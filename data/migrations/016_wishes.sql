-- Standing wishes for a seat at an open table. SQLite and PostgreSQL both read this file.
CREATE TABLE wish (
    person  BIGINT NOT NULL,
    guild   BIGINT NOT NULL,            -- the server on which it was made
    home    BIGINT NOT NULL,            -- the server as Discord tells its shards apart
    game    TEXT   NOT NULL,
    players BIGINT NOT NULL,            -- number of seats in the game; 0: any
    pace    BIGINT NOT NULL,            -- days of each turn; -1: any
    made    DOUBLE PRECISION NOT NULL,  -- unix seconds
    until   DOUBLE PRECISION NOT NULL,  -- unix seconds; 0: it was ended
    offered DOUBLE PRECISION NOT NULL,  -- when a seat was offered last, unix seconds; 0: never
    offer   BIGINT,                     -- the table of an offer that was not answered
    message BIGINT,                     -- the message of that offer; NULL: not known to be sent
    seen    TEXT   NOT NULL,            -- the tables that were offered, JSON
    PRIMARY KEY (person, guild)
);
