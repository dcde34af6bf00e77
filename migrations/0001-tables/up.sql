-- Tables, who sits at them, what was decided, what is still to be said, and what is shown where.
-- Times are milliseconds since 1970. Ids of people, channels and messages are the platform's.

PRAGMA application_id = 0x4775696c;

CREATE TABLE tables (
    id       INTEGER PRIMARY KEY,
    game     TEXT NOT NULL,
    stage    TEXT NOT NULL CHECK (stage IN ('lobby', 'playing', 'over', 'closed')),
    guild    INTEGER,
    channel  INTEGER NOT NULL,
    host     INTEGER NOT NULL,
    options  TEXT NOT NULL,
    seats    INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 8),
    language TEXT NOT NULL,
    place    TEXT NOT NULL CHECK (place IN ('channel', 'thread')),
    -- How the game began, with its seed: private until the end.
    header   TEXT,
    -- How many entries there are, and the seats that must decide, one bit a seat.
    entries  INTEGER NOT NULL DEFAULT 0,
    awaiting INTEGER NOT NULL DEFAULT 0,
    created  INTEGER NOT NULL,
    touched  INTEGER NOT NULL,
    CHECK (stage IN ('lobby', 'closed') OR header IS NOT NULL)
) STRICT;

-- At most one table lives in a channel; a thread is a channel.
CREATE UNIQUE INDEX tables_live ON tables (channel) WHERE stage IN ('lobby', 'playing');
CREATE INDEX tables_of_channel ON tables (channel, created);

-- In a lobby the seats are taken in order; the start draws lots.
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    user     INTEGER,
    name     TEXT,
    bot      TEXT,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user),
    CHECK ((user IS NULL) = (name IS NULL) AND (user IS NULL) = (bot IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_user ON seats (user) WHERE user IS NOT NULL;

-- The record. Entries are only ever added; the key is the guard against two writers.
CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL CHECK (n > 0),
    entry    TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- A cache: each can be made anew from the record.
CREATE TABLE snapshots (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    snapshot TEXT NOT NULL
) STRICT;

-- What has to be said, written together with what happened.
CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    surface  TEXT NOT NULL CHECK (surface IN ('lobby', 'board', 'notice', 'hand')),
    -- Whose hand; 0 for a surface that everybody sees.
    user     INTEGER NOT NULL,
    act      TEXT NOT NULL CHECK (act IN ('post', 'edit')),
    channel  INTEGER,
    step     INTEGER NOT NULL,
    payload  TEXT NOT NULL,
    nonce    TEXT NOT NULL UNIQUE,
    state    TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'superseded', 'given_up')),
    why      TEXT,
    created  INTEGER NOT NULL,
    CHECK ((surface = 'hand') = (user <> 0)),
    CHECK ((surface = 'hand') OR channel IS NOT NULL)
) STRICT;

CREATE INDEX outbox_waiting ON outbox (table_id, id) WHERE state = 'waiting';
CREATE INDEX outbox_done ON outbox (created) WHERE state <> 'waiting';

-- Which message shows what of a table.
CREATE TABLE posts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    surface  TEXT NOT NULL CHECK (surface IN ('lobby', 'board', 'notice', 'hand')),
    user     INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    step     INTEGER NOT NULL,
    PRIMARY KEY (table_id, surface, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    user     INTEGER PRIMARY KEY,
    language TEXT,
    direct   INTEGER,
    settings TEXT NOT NULL DEFAULT '{}'
) STRICT;

-- Whether a person at a table takes direct messages: told once a table.
CREATE TABLE direct (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user     INTEGER NOT NULL,
    open     INTEGER NOT NULL CHECK (open IN (0, 1)),
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

-- Presses and commands that were served: delivered again, they do nothing.
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX interactions_by_age ON interactions (at);

-- Paths that are too long for a custom id.
CREATE TABLE paths (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    key      TEXT NOT NULL,
    path     TEXT NOT NULL,
    PRIMARY KEY (table_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
