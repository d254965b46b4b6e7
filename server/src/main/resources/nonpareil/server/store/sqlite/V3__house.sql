-- Where a table was made, as long as it waits in the public list: a keyed hash, so that nobody fills the list alone.

ALTER TABLE games ADD COLUMN house TEXT;
