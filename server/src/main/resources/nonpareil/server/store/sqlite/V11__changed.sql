-- When somebody was renamed, signed out somewhere or deleted last: other servers ask for it every few seconds.

ALTER TABLE people ADD COLUMN changed BIGINT;

CREATE INDEX people_changed ON people (changed) WHERE changed IS NOT NULL;
