-- How often a table was stored: only who knows the newest may store the next one.

ALTER TABLE games ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
