-- What a table decides together. Settled ones are kept for a while, since their buttons may still be pressed.
CREATE TABLE votes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    -- Counted from 1 at each table; custom ids name it.
    number   INTEGER NOT NULL CHECK (number > 0),
    kind     TEXT NOT NULL CHECK (kind IN ('close', 'undo', 'seat')),
    -- Who asks, and what they were called then.
    user     INTEGER NOT NULL,
    name     TEXT NOT NULL,
    -- The seat it is about, if it is about one.
    seat     INTEGER CHECK (seat BETWEEN 0 AND 7),
    -- The step to go back to, if it is about that.
    step     INTEGER,
    -- How many entries the record had.
    entry    INTEGER NOT NULL,
    opened   INTEGER NOT NULL,
    -- How it ended; nothing while it is open.
    outcome  TEXT,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- One of a kind at a time, or one a seat.
CREATE UNIQUE INDEX votes_open ON votes (table_id, kind, coalesce(seat, -1)) WHERE outcome IS NULL;
CREATE INDEX votes_settled ON votes (opened) WHERE outcome IS NOT NULL;

-- Who chose what; a later press takes the place of an earlier one.
CREATE TABLE choices (
    table_id INTEGER NOT NULL,
    vote     INTEGER NOT NULL,
    user     INTEGER NOT NULL,
    agrees   INTEGER NOT NULL CHECK (agrees IN (0, 1)),
    PRIMARY KEY (table_id, vote, user),
    FOREIGN KEY (table_id, vote) REFERENCES votes (table_id, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- A vote is shown by a message of its own, so the columns of whose hand a message is name which vote it is, too.
CREATE TABLE outbox_of_votes (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    surface  TEXT NOT NULL CHECK (surface IN ('lobby', 'board', 'notice', 'hand', 'vote')),
    -- Whose hand or which vote; 0 for a surface of which there is one.
    which    INTEGER NOT NULL,
    act      TEXT NOT NULL CHECK (act IN ('post', 'edit')),
    channel  INTEGER,
    step     INTEGER NOT NULL,
    payload  TEXT NOT NULL,
    nonce    TEXT NOT NULL UNIQUE,
    state    TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'superseded', 'given_up')),
    why      TEXT,
    created  INTEGER NOT NULL,
    CHECK ((surface IN ('hand', 'vote')) = (which <> 0)),
    CHECK ((surface = 'hand') OR channel IS NOT NULL)
) STRICT;

INSERT INTO outbox_of_votes (id, table_id, surface, which, act, channel, step, payload, nonce, state, why, created)
SELECT id, table_id, surface, user, act, channel, step, payload, nonce, state, why, created FROM outbox
-- The end of a vote as it was kept before this.
WHERE NOT (surface = 'notice' AND act = 'edit');
DROP TABLE outbox;
ALTER TABLE outbox_of_votes RENAME TO outbox;
CREATE INDEX outbox_waiting ON outbox (table_id, id) WHERE state = 'waiting';
CREATE INDEX outbox_done ON outbox (created) WHERE state <> 'waiting';

CREATE TABLE posts_of_votes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    surface  TEXT NOT NULL CHECK (surface IN ('lobby', 'board', 'hand', 'vote')),
    which    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    step     INTEGER NOT NULL,
    PRIMARY KEY (table_id, surface, which)
) STRICT, WITHOUT ROWID;

INSERT INTO posts_of_votes (table_id, surface, which, channel, message, step)
SELECT table_id, surface, user, channel, message, step FROM posts WHERE surface <> 'notice';
DROP TABLE posts;
ALTER TABLE posts_of_votes RENAME TO posts;
