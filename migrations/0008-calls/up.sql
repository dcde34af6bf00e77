-- Who was called, when, and what was said to them about it since: `call` and `step` are the entry and the step of the record
-- at which it was, `said` when anything was said about it last, `alone` since when only they are missing of several.
CREATE TABLE calls (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    call      INTEGER NOT NULL,
    step      INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    reminders INTEGER NOT NULL,
    nudges    INTEGER NOT NULL,
    nudged    INTEGER,
    said      INTEGER NOT NULL,
    alone     INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- A word to one person goes to them directly, or, where that does not work, to the channel.
CREATE TABLE outbox_of_words (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    surface  TEXT NOT NULL CHECK (surface IN ('lobby', 'board', 'notice', 'hand', 'vote', 'word')),
    -- Whose hand, which vote or to whom; 0 for a surface of which there is one.
    which    INTEGER NOT NULL,
    act      TEXT NOT NULL CHECK (act IN ('post', 'edit')),
    channel  INTEGER,
    step     INTEGER NOT NULL,
    payload  TEXT NOT NULL,
    nonce    TEXT NOT NULL UNIQUE,
    state    TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'superseded', 'given_up')),
    why      TEXT,
    created  INTEGER NOT NULL,
    CHECK ((surface IN ('hand', 'vote', 'word')) = (which <> 0)),
    CHECK ((surface IN ('hand', 'word')) OR channel IS NOT NULL)
) STRICT;

INSERT INTO outbox_of_words (id, table_id, surface, which, act, channel, step, payload, nonce, state, why, created)
SELECT id, table_id, surface, which, act, channel, step, payload, nonce, state, why, created FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_of_words RENAME TO outbox;
CREATE INDEX outbox_waiting ON outbox (table_id, id) WHERE state = 'waiting';
CREATE INDEX outbox_done ON outbox (created) WHERE state <> 'waiting';
