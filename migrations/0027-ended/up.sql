-- What is kept of finished games outlives their tables, where whoever runs the bot has those deleted after a while.
CREATE TABLE finished_alone (
    table_id      INTEGER PRIMARY KEY,
    guild         INTEGER,
    game          TEXT NOT NULL,
    -- In milliseconds since 1970.
    ended         INTEGER NOT NULL,
    seats         INTEGER NOT NULL,
    moves         INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    rated         INTEGER NOT NULL CHECK (rated IN (0, 1))
) STRICT;

INSERT INTO finished_alone (table_id, guild, game, ended, seats, moves, rules_version, rated)
SELECT table_id, guild, game, ended, seats, moves, rules_version, rated FROM finished;
DROP TABLE finished;
ALTER TABLE finished_alone RENAME TO finished;
CREATE INDEX finished_rated ON finished (guild, game, ended, table_id) WHERE rated;
CREATE INDEX finished_of_server ON finished (guild, game, ended, table_id);

CREATE TABLE results_alone (
    table_id  INTEGER NOT NULL,
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    part      TEXT NOT NULL CHECK (part IN ('played', 'took_over', 'left')),
    user      INTEGER,
    bot       TEXT,
    place     INTEGER NOT NULL,
    points    INTEGER NOT NULL,
    rank      INTEGER,
    mean      REAL,
    deviation REAL,
    kind      TEXT,
    turn      INTEGER,
    gain      INTEGER,
    feat      INTEGER,
    -- Neither is there where somebody had themselves forgotten.
    CHECK (user IS NULL OR bot IS NULL)
) STRICT;

INSERT INTO results_alone
    (table_id, seat, part, user, bot, place, points, rank, mean, deviation, kind, turn, gain, feat)
SELECT table_id, seat, part, user, bot, place, points, rank, mean, deviation, kind, turn, gain, feat FROM results;
DROP TABLE results;
ALTER TABLE results_alone RENAME TO results;
CREATE INDEX results_of_table ON results (table_id);
CREATE INDEX results_of_user ON results (user) WHERE user IS NOT NULL;

-- Tables that are over, by when they changed last: the old ones are deleted.
CREATE INDEX tables_ended ON tables (touched) WHERE stage IN ('over', 'closed');
