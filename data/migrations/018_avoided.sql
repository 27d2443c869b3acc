-- Whom people want to avoid. SQLite and PostgreSQL both read this file.
CREATE TABLE avoided (
    person BIGINT NOT NULL,           -- whose list it is
    other  BIGINT NOT NULL,           -- who is avoided
    name   TEXT   NOT NULL,           -- how the server called them
    at     DOUBLE PRECISION NOT NULL, -- unix seconds
    PRIMARY KEY (person, other)
);
CREATE INDEX avoided_other ON avoided (other);
