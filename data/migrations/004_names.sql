-- Two tables get the names the code has for them.
ALTER TABLE papers RENAME TO drafts;
DROP INDEX papers_of_table;
CREATE INDEX drafts_of_table ON drafts (table_id);
ALTER TABLE house RENAME TO bot_note;
