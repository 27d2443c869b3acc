-- The games that ended on a server in a time, for its digest. SQLite and PostgreSQL both read this file.
CREATE INDEX result_of_guild ON result (guild, ended) WHERE guild IS NOT NULL;
