-- Links by which another browser becomes a person's, once: one of each person, of which only a hash is kept.

CREATE TABLE links (
  person TEXT NOT NULL PRIMARY KEY,
  hash TEXT NOT NULL,
  until BIGINT NOT NULL,
  used INTEGER NOT NULL
);

CREATE UNIQUE INDEX links_hash ON links (hash);
CREATE INDEX links_until ON links (until);
