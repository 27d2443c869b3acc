-- Who may look at which tables in a browser. SQLite and PostgreSQL both read this file.
CREATE TABLE web_link (
    hash     TEXT   PRIMARY KEY,        -- SHA-256 of the secret in the link, hexadecimal
    person   BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    until    DOUBLE PRECISION NOT NULL  -- unix seconds
);
CREATE INDEX web_link_person ON web_link (person);
CREATE INDEX web_link_until ON web_link (until);
CREATE TABLE web_session (
    hash   TEXT   PRIMARY KEY,          -- SHA-256 of the secret in the browser's cookie, hexadecimal
    person BIGINT NOT NULL,
    tables TEXT   NOT NULL,             -- the tables that were opened by a link in this browser, JSON
    device TEXT   NOT NULL,             -- what the person reads the browser's name as
    made   DOUBLE PRECISION NOT NULL,   -- unix seconds
    used   DOUBLE PRECISION NOT NULL,   -- unix seconds
    until  DOUBLE PRECISION NOT NULL    -- unix seconds
);
CREATE INDEX web_session_person ON web_session (person);
CREATE INDEX web_session_until ON web_session (until);
