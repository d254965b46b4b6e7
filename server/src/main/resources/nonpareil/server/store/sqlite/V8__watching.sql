-- Links by which others may watch a table: one of each person there, of which only a hash is kept; and who has come by one.

CREATE TABLE watch_links (
  game TEXT NOT NULL,
  person TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (game, person)
);

CREATE TABLE watchers (
  game TEXT NOT NULL,
  person TEXT NOT NULL,
  PRIMARY KEY (game, person)
);

CREATE INDEX watch_links_person ON watch_links (person);
CREATE INDEX watchers_person ON watchers (person);

CREATE TRIGGER watching_goes AFTER DELETE ON games BEGIN
  DELETE FROM watch_links WHERE game = OLD.id;
  DELETE FROM watchers WHERE game = OLD.id;
END;
