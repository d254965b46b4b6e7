-- What players have offered and not answered yet: as JSON, beside the log, for it is no part of the game.

ALTER TABLE games ADD COLUMN offers TEXT;
