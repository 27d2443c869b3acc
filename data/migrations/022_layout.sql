-- The packed logs of earlier releases are packed again, smaller, while the bot runs. SQLite and PostgreSQL both read this file.
ALTER TABLE packed_log ADD COLUMN layout INTEGER NOT NULL DEFAULT 0;  -- 0: by rows, zlib; 1: by columns, xz
CREATE INDEX log_to_pack ON packed_log (table_id) WHERE layout = 0;
