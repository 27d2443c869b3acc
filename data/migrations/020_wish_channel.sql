-- The channel in which a wish was made, where its table may be opened (0: not known). SQLite and PostgreSQL both read this file.
ALTER TABLE wish ADD COLUMN channel BIGINT NOT NULL DEFAULT 0;
