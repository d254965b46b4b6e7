-- What people say to each other at a table: outside of its log, numbered and bounded for each channel (0: all at the table; else a team).

CREATE TABLE talk (
  game TEXT NOT NULL,
  channel INTEGER NOT NULL,
  number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  person TEXT NOT NULL,
  at BIGINT NOT NULL,
  request TEXT NOT NULL,
  data TEXT NOT NULL,
  PRIMARY KEY (game, channel, number)
);

CREATE UNIQUE INDEX talk_request ON talk (game, request);
CREATE INDEX talk_person ON talk (person);

-- Whoever deletes a table deletes what was said there.
CREATE TRIGGER talk_goes AFTER DELETE ON games BEGIN
  DELETE FROM talk WHERE game = OLD.id;
END;

-- Lines that were reported to the operator, each with those before it; kept until the operator deletes them.
CREATE TABLE reports (
  id INTEGER NOT NULL PRIMARY KEY,
  game TEXT NOT NULL,
  channel INTEGER NOT NULL,
  number INTEGER NOT NULL,
  reporter TEXT NOT NULL,
  at BIGINT NOT NULL,
  person TEXT NOT NULL,
  lines TEXT NOT NULL
);

CREATE UNIQUE INDEX reports_line ON reports (game, channel, number, reporter);
