-- The common subset of SQLite and PostgreSQL: ids are made by the application, times are milliseconds since 1970.

CREATE TABLE people (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  created BIGINT NOT NULL
);

-- The browsers of a person: only hashes of their secrets.
CREATE TABLE tokens (
  hash TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL,
  created BIGINT NOT NULL
);

CREATE TABLE games (
  id TEXT NOT NULL PRIMARY KEY,
  state TEXT NOT NULL,
  creator TEXT NOT NULL,
  created BIGINT NOT NULL,
  settings TEXT NOT NULL,
  listed INTEGER NOT NULL,
  result TEXT,
  rematch TEXT
);

CREATE INDEX games_creator ON games (creator);
CREATE INDEX games_state ON games (state);

CREATE TABLE seats (
  game TEXT NOT NULL,
  seat INTEGER NOT NULL,
  who TEXT NOT NULL,
  person TEXT,
  name TEXT NOT NULL,
  level TEXT,
  hero TEXT NOT NULL,
  invitation TEXT,
  PRIMARY KEY (game, seat)
);

CREATE INDEX seats_person ON seats (person);

-- The heart: what happened in each game, in order. Rows are added and never changed.
CREATE TABLE records (
  game TEXT NOT NULL,
  number INTEGER NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER NOT NULL,
  turn INTEGER NOT NULL,
  at BIGINT NOT NULL,
  request TEXT,
  data TEXT NOT NULL,
  PRIMARY KEY (game, number)
);

-- Finished games as they were shown, so that later rules do not change them.
CREATE TABLE archives (
  game TEXT NOT NULL,
  part TEXT NOT NULL,
  data BYTEA NOT NULL,
  PRIMARY KEY (game, part)
);

CREATE TABLE facts (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL
);
