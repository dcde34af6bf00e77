-- How long the table waits for each seat that was called, where its moves have a deadline: `call` and `step` are the entry and
-- the step of the record at which it was called, `moved_from` and `moved_to` when the program was last away meanwhile.
CREATE TABLE clocks (
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    call       INTEGER NOT NULL,
    step       INTEGER NOT NULL,
    due        INTEGER NOT NULL,
    moved_from INTEGER,
    moved_to   INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX clocks_by_due ON clocks (due);
