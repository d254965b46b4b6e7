-- What people have who have no account: an emblem, several browsers, a recovery code, friends; and a way to be forgotten.

ALTER TABLE people ADD COLUMN avatar TEXT;
ALTER TABLE people ADD COLUMN leaving BIGINT;

ALTER TABLE tokens ADD COLUMN kind TEXT;
ALTER TABLE tokens ADD COLUMN way TEXT;
ALTER TABLE tokens ADD COLUMN seen BIGINT;

CREATE INDEX tokens_person ON tokens (person);

ALTER TABLE seats ADD COLUMN avatar TEXT;
ALTER TABLE seats ADD COLUMN offered TEXT;

CREATE INDEX seats_offered ON seats (offered) WHERE offered IS NOT NULL;

-- A code by which a person comes back with no browser left: only its keyed hash.
CREATE TABLE recovery (
  person TEXT NOT NULL PRIMARY KEY,
  hash TEXT NOT NULL,
  maker TEXT NOT NULL,
  made BIGINT NOT NULL,
  used BIGINT
);

CREATE UNIQUE INDEX recovery_hash ON recovery (hash);

-- What one person has decided about another: friend (then the other has, too), declined or blocked. The handle is by what the
-- first one speaks of the other; nobody else knows it.
CREATE TABLE friends (
  person TEXT NOT NULL,
  other TEXT NOT NULL,
  state TEXT NOT NULL,
  handle TEXT NOT NULL,
  name TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (person, other)
);

CREATE UNIQUE INDEX friends_handle ON friends (handle);
CREATE INDEX friends_other ON friends (other);

-- Who asks whom for friendship, and at which seat of which game they met: both are shown as they were there.
CREATE TABLE asks (
  handle TEXT NOT NULL PRIMARY KEY,
  asker TEXT NOT NULL,
  asked TEXT NOT NULL,
  game TEXT NOT NULL,
  seat INTEGER NOT NULL,
  asker_name TEXT NOT NULL,
  asker_avatar TEXT,
  asked_name TEXT NOT NULL,
  asked_avatar TEXT,
  at BIGINT NOT NULL
);

CREATE INDEX asks_asker ON asks (asker);
CREATE INDEX asks_asked ON asks (asked);

-- Links by which somebody becomes a friend, once: only hashes of their secrets.
CREATE TABLE friend_links (
  hash TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL,
  until BIGINT NOT NULL
);

CREATE INDEX friend_links_person ON friend_links (person);
