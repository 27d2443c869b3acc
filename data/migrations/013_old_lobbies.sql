-- Lobbies of earlier releases are closed as well when nothing has changed there for 14 days. SQLite and PostgreSQL both read this file.
UPDATE game_table SET due = updated + 1209600 WHERE status = 'lobby' AND due IS NULL;
