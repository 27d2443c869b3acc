-- Ratings of people who play rated games: worked out of the rows of `result` that count for them.
ALTER TABLE result ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;  -- 1: the game counts for this person's rating
ALTER TABLE result ADD COLUMN mu    REAL;  -- of a person who was forgotten: the rating they brought into the game,
ALTER TABLE result ADD COLUMN sigma REAL;  -- so that nobody else's changes; else NULL
ALTER TABLE result ADD COLUMN met   INTEGER NOT NULL DEFAULT 0;  -- people forgotten since whom this person met here first
CREATE INDEX result_rated ON result (guild, game, ended, table_id) WHERE rated = 1;
CREATE INDEX result_rated_of_user ON result (user, guild, game) WHERE rated = 1;

-- People whom a server's managers took off its leaderboards.
CREATE TABLE unlisted (
    user  INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    PRIMARY KEY (user, guild)
) WITHOUT ROWID;
CREATE INDEX unlisted_in_guild ON unlisted (guild);
