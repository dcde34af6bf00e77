-- Who has held a seat of a running game and holds none now: the seat is theirs to come back to until somebody else sits there,
-- or they gave it up; and whoever has seen one hand never sees another.
CREATE TABLE claims (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user     INTEGER NOT NULL,
    -- What they were called when they got up.
    name     TEXT NOT NULL,
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    -- When they got up.
    since    INTEGER NOT NULL,
    standing TEXT NOT NULL CHECK (standing IN ('open', 'ended', 'gave-up')),
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
