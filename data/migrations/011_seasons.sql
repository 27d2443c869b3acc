-- Seasons: who signed up, and the tables that were drawn. SQLite and PostgreSQL both read this file.
CREATE TABLE season (
    id       BIGINT NOT NULL PRIMARY KEY,
    guild    BIGINT NOT NULL,
    home     BIGINT NOT NULL,  -- the server as Discord tells its shards apart
    channel  BIGINT NOT NULL,
    game     TEXT   NOT NULL,
    state    TEXT   NOT NULL,  -- 'signup', 'asking', 'drawn', 'over', or 'off'
    seed     BIGINT NOT NULL,  -- of the draw; 0 before it
    revision BIGINT NOT NULL,
    body     TEXT   NOT NULL   -- engine.club.seasons.season.Season, JSON
);
CREATE INDEX season_open ON season (guild) WHERE state IN ('signup', 'asking', 'drawn');
CREATE INDEX season_of_game ON season (guild, game, id);
CREATE TABLE season_person (
    season   BIGINT NOT NULL,
    number   BIGINT NOT NULL,           -- in the order of signing up
    person   BIGINT,                    -- NULL: was forgotten
    name     TEXT   NOT NULL,
    at       DOUBLE PRECISION NOT NULL, -- unix seconds
    division BIGINT NOT NULL,           -- 1, or 2 for the lower one; 0 before the draw
    gone     BIGINT NOT NULL,           -- 1: left after the draw
    PRIMARY KEY (season, number)
);
CREATE UNIQUE INDEX season_person_once ON season_person (person, season) WHERE person IS NOT NULL;
CREATE TABLE season_table (
    season   BIGINT NOT NULL,
    number   BIGINT NOT NULL,           -- in the draw, from 1
    table_id BIGINT NOT NULL UNIQUE REFERENCES game_table (id),
    PRIMARY KEY (season, number)
);
