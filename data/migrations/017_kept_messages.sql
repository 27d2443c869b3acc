-- The one message with a person's games that is kept up to date in direct messages. SQLite and PostgreSQL both read this file.
CREATE TABLE kept_message (
    person  BIGINT NOT NULL PRIMARY KEY,
    channel BIGINT,                     -- the direct messages; NULL: not known to be sent
    message BIGINT,                     -- as above
    shown   DOUBLE PRECISION NOT NULL,  -- when it was last brought up to date, or asked for; unix seconds
    state   TEXT   NOT NULL,            -- what it shows, in short: it is edited when that changes
    locale  TEXT   NOT NULL             -- the language of its person's Discord when they asked for it
);
