-- Who follows a table by direct message: when the message was last brought up to date, in milliseconds since 1970, and whether it
-- could not be, of which they have still to be told.
CREATE TABLE watchers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user     INTEGER NOT NULL,
    shown    INTEGER NOT NULL,
    closed   INTEGER NOT NULL CHECK (closed IN (0, 1)),
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

-- That message is a surface of its own.
CREATE TABLE outbox_of_watchers (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    surface  TEXT NOT NULL CHECK (surface IN ('lobby', 'board', 'notice', 'hand', 'vote', 'word', 'watch')),
    -- Whose hand, which vote, to whom or who follows; 0 for a surface of which there is one.
    which    INTEGER NOT NULL,
    act      TEXT NOT NULL CHECK (act IN ('post', 'edit')),
    channel  INTEGER,
    step     INTEGER NOT NULL,
    payload  TEXT NOT NULL,
    nonce    TEXT NOT NULL UNIQUE,
    state    TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'superseded', 'given_up')),
    why      TEXT,
    created  INTEGER NOT NULL,
    CHECK ((surface IN ('hand', 'vote', 'word', 'watch')) = (which <> 0)),
    CHECK ((surface IN ('hand', 'word', 'watch')) OR channel IS NOT NULL)
) STRICT;

INSERT INTO outbox_of_watchers (id, table_id, surface, which, act, channel, step, payload, nonce, state, why, created)
SELECT id, table_id, surface, which, act, channel, step, payload, nonce, state, why, created FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_of_watchers RENAME TO outbox;
CREATE INDEX outbox_waiting ON outbox (table_id, id) WHERE state = 'waiting';
CREATE INDEX outbox_done ON outbox (created) WHERE state <> 'waiting';

CREATE TABLE posts_of_watchers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    surface  TEXT NOT NULL CHECK (surface IN ('lobby', 'board', 'hand', 'vote', 'watch')),
    which    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    step     INTEGER NOT NULL,
    PRIMARY KEY (table_id, surface, which)
) STRICT, WITHOUT ROWID;

INSERT INTO posts_of_watchers (table_id, surface, which, channel, message, step)
SELECT table_id, surface, which, channel, message, step FROM posts;
DROP TABLE posts;
ALTER TABLE posts_of_watchers RENAME TO posts;
