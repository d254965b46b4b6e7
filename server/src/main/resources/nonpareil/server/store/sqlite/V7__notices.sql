-- For people who come and go: what each has seen of a game, and what they were told last about it.
CREATE TABLE seen (
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  number INTEGER NOT NULL,
  told TEXT,
  PRIMARY KEY (person, game)
);

-- Devices that want to be told by Web Push: one subscription a browser.
CREATE TABLE pushes (
  device TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  public_key TEXT NOT NULL,
  auth TEXT NOT NULL,
  language TEXT NOT NULL,
  live INTEGER NOT NULL,
  failures INTEGER NOT NULL
);

CREATE INDEX pushes_person ON pushes (person);
CREATE INDEX pushes_endpoint ON pushes (endpoint);

-- An address of a person's own that is told, too.
CREATE TABLE hooks (
  person TEXT NOT NULL PRIMARY KEY,
  url TEXT NOT NULL,
  secret TEXT NOT NULL,
  language TEXT NOT NULL,
  live INTEGER NOT NULL,
  failures INTEGER NOT NULL,
  last TEXT,
  switched_off INTEGER NOT NULL
);

-- In the server's own time, which stands while there is no server.
CREATE TABLE holidays (
  person TEXT NOT NULL,
  began BIGINT NOT NULL,
  ends BIGINT NOT NULL,
  PRIMARY KEY (person, began)
);
