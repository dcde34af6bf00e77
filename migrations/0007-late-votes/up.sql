-- A table decides about more than yes and no: what becomes of a seat whose time is up. So a choice is a word, and a vote
-- may be about several seats, reminds once of itself (`reminded`: when), and may after a while leave out who stays silent.
CREATE TABLE kept_choices (table_id INTEGER, vote INTEGER, user INTEGER, choice TEXT);
INSERT INTO kept_choices (table_id, vote, user, choice)
SELECT table_id, vote, user, CASE agrees WHEN 1 THEN 'yes' ELSE 'no' END FROM choices;
DROP TABLE choices;

CREATE TABLE votes_of_all_kinds (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    -- Counted from 1 at each table; custom ids name it.
    number   INTEGER NOT NULL CHECK (number > 0),
    kind     TEXT NOT NULL CHECK (kind IN ('close', 'undo', 'late', 'replace', 'seat', 'pause', 'resume', 'pace')),
    -- Who asks, and what they were called then; where nobody asks, whom it is about.
    user     INTEGER NOT NULL,
    name     TEXT NOT NULL,
    -- The seat it is about, if it is about one.
    seat     INTEGER CHECK (seat BETWEEN 0 AND 7),
    -- The seats it is about, one bit each, if they are several.
    seats    INTEGER NOT NULL DEFAULT 0,
    -- The step to go back to, if it is about that.
    step     INTEGER,
    -- How many entries the record had.
    entry    INTEGER NOT NULL,
    opened   INTEGER NOT NULL,
    reminded INTEGER,
    lapsed   INTEGER NOT NULL DEFAULT 0 CHECK (lapsed IN (0, 1)),
    -- How it ended; nothing while it is open.
    outcome  TEXT,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

INSERT INTO votes_of_all_kinds (table_id, number, kind, user, name, seat, step, entry, opened, outcome)
SELECT table_id, number, kind, user, name, seat, step, entry, opened, outcome FROM votes;
DROP TABLE votes;
ALTER TABLE votes_of_all_kinds RENAME TO votes;

-- One of a kind at a time, or one a seat.
CREATE UNIQUE INDEX votes_open ON votes (table_id, kind, coalesce(seat, -1)) WHERE outcome IS NULL;
CREATE INDEX votes_settled ON votes (opened) WHERE outcome IS NOT NULL;

-- Who chose what; a later press takes the place of an earlier one.
CREATE TABLE choices (
    table_id INTEGER NOT NULL,
    vote     INTEGER NOT NULL,
    user     INTEGER NOT NULL,
    choice   TEXT NOT NULL,
    PRIMARY KEY (table_id, vote, user),
    FOREIGN KEY (table_id, vote) REFERENCES votes (table_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
INSERT INTO choices (table_id, vote, user, choice) SELECT table_id, vote, user, choice FROM kept_choices;
DROP TABLE kept_choices;

-- How it stands with the time of a seat: it runs, is up, or a bot is about to move in its place.
ALTER TABLE clocks ADD COLUMN state TEXT NOT NULL DEFAULT 'running'
    CHECK (state IN ('running', 'late', 'deputy', 'frozen'));

-- Until now nothing followed when the time was up.
INSERT INTO alarms (table_id, kind, seat, user, vote, at, mark)
SELECT table_id, 'deadline', seat, 0, 0, due, call FROM clocks
WHERE (SELECT stage FROM tables WHERE id = table_id) = 'playing';
