-- How people fared in games against automata, and what they have reached in them.
CREATE TABLE solo_game (
    user      INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    table_id  INTEGER NOT NULL,
    level     INTEGER NOT NULL,
    score     INTEGER NOT NULL,
    margin    INTEGER NOT NULL,   -- the score less the best automaton's
    won       INTEGER NOT NULL,
    challenge TEXT    NOT NULL,   -- "" for none
    at        REAL    NOT NULL,   -- when the game was over, unix seconds
    PRIMARY KEY (user, game, table_id)
) WITHOUT ROWID;
CREATE TABLE trophy (
    user     INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    id       TEXT    NOT NULL,
    table_id INTEGER NOT NULL,   -- at which table it was first reached
    at       REAL    NOT NULL,
    PRIMARY KEY (user, game, id)
) WITHOUT ROWID;
