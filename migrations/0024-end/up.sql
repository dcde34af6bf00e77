-- Where the film of a game stands that is over, so that it is posted once.
CREATE TABLE films (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL
) STRICT;

-- The most points that came to a seat by one move before the end, and how much it had of what its game has of its own, a chain or
-- posts. Of games from before neither is known.
ALTER TABLE results ADD COLUMN gain INTEGER;
ALTER TABLE results ADD COLUMN feat INTEGER;
