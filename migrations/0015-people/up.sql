-- How much was said to a person unasked, so that it stays little: on which day of theirs (`said_day`) how often (`said`), when
-- a list of all that waits for them was last said, whether anything was left out since, and which absence they were welcomed
-- back from.
ALTER TABLE people ADD COLUMN said_day INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN said INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN left_out INTEGER NOT NULL DEFAULT 0 CHECK (left_out IN (0, 1));
ALTER TABLE people ADD COLUMN welcomed INTEGER NOT NULL DEFAULT 0;

-- What is about to be said to a person at other tables.
CREATE INDEX alarms_of_person ON alarms (user, kind, at) WHERE user <> 0;
