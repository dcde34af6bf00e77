-- Where somebody stands in the lesson of a game, so that they can go on after months: the step, what they picked on the way, and
-- the sign of the lesson as it was then. Each press that leads on is counted, so that of two at once one counts.
CREATE TABLE lessons (
    user     INTEGER NOT NULL,
    game     TEXT NOT NULL,
    step     TEXT NOT NULL,
    picks    TEXT NOT NULL,
    wrong    INTEGER NOT NULL,
    sign     TEXT NOT NULL,
    presses  INTEGER NOT NULL,
    begun    INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    finished INTEGER,
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;
