-- What is kept of games that were played to their end. All of it can be made anew from the records.
CREATE TABLE finished (
    table_id      INTEGER PRIMARY KEY REFERENCES tables (id),
    guild         INTEGER,
    game          TEXT NOT NULL,
    -- In milliseconds since 1970.
    ended         INTEGER NOT NULL,
    seats         INTEGER NOT NULL,
    moves         INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    rated         INTEGER NOT NULL CHECK (rated IN (0, 1))
) STRICT;

-- The games that count for a rating, in the order in which they are counted.
CREATE INDEX finished_rated ON finished (guild, game, ended, table_id) WHERE rated;

-- Who held a seat at the end, and who had left one before; people by their ids, bots by their levels. How somebody was
-- rated after it is written where it counted.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    part     TEXT NOT NULL CHECK (part IN ('played', 'took_over', 'left')),
    user     INTEGER,
    bot      TEXT,
    place    INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    -- The place among those who are rated; none where it is not.
    rank      INTEGER,
    mean      REAL,
    deviation REAL,
    -- Neither is there where somebody had themselves forgotten.
    CHECK (user IS NULL OR bot IS NULL)
) STRICT;

CREATE INDEX results_of_table ON results (table_id);
CREATE INDEX results_of_user ON results (user) WHERE user IS NOT NULL;

-- How well somebody plays a game in a server, as of the last game that counted.
CREATE TABLE ratings (
    guild     INTEGER NOT NULL,
    game      TEXT NOT NULL,
    user      INTEGER NOT NULL,
    mean      REAL NOT NULL,
    deviation REAL NOT NULL,
    games     INTEGER NOT NULL,
    PRIMARY KEY (guild, game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_user ON ratings (user);
