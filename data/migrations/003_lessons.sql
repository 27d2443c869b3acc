-- How far users have come in the tutorials: one lesson for each user and game.
CREATE TABLE lesson (
    user    INTEGER NOT NULL,
    game    TEXT    NOT NULL,
    version INTEGER NOT NULL,   -- rises with every change
    body    BLOB    NOT NULL,   -- engine.tutorial.Progress, MessagePack
    PRIMARY KEY (user, game)
);
