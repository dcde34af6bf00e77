-- Who was invited to a table, when, and what came of it; the number is counted from 1 at each table, and custom ids name it.
CREATE TABLE invitations (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL CHECK (number > 0),
    user     INTEGER NOT NULL,
    -- What they were called then.
    name     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    answer   TEXT NOT NULL CHECK (answer IN ('open', 'taken', 'declined')),
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
