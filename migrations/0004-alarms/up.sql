-- What tables do by themselves, and when: at most one of each kind for what it is about (-1 and 0: it is about no seat, person
-- or vote). `mark` tells whether it is still for what it was set for.
CREATE TABLE alarms (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind     TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    user     INTEGER NOT NULL,
    vote     INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    mark     INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind, seat, user, vote)
) STRICT, WITHOUT ROWID;

CREATE INDEX alarms_by_time ON alarms (at);

INSERT INTO alarms (table_id, kind, seat, user, vote, at, mark)
SELECT id, 'turn-end', -1, 0, 0, due, entries FROM tables WHERE due IS NOT NULL;

DROP INDEX tables_due;
ALTER TABLE tables DROP COLUMN due;
