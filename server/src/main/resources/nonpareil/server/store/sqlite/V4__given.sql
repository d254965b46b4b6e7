-- The few games in which a computer plays for somebody who is away: they are looked for at every start.

CREATE INDEX records_given ON records (game) WHERE kind = 'seat-given';
