-- What users keep to themselves at a table: the turn they try ahead, the plan they kept, their notes.
CREATE TABLE papers (
    user     INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    version  INTEGER NOT NULL DEFAULT 0,   -- rises with every change of draft or plan
    draft    BLOB,                         -- engine.papers.Draft, MessagePack
    plan     BLOB,                         -- engine.papers.Plan, MessagePack
    notes    TEXT    NOT NULL DEFAULT '',
    PRIMARY KEY (user, table_id)
);
CREATE INDEX papers_of_table ON papers (table_id);
