-- Tables, who sits at them, what was decided, what is still to be said, and what is shown where: as SQLite has it
-- after their migration of the same number, column by column, so that rows go from one kind to the other as they are.
-- Times are milliseconds since 1970. Ids of people, channels and messages are the platform's, bit by bit.

CREATE TABLE tables (
    id BIGINT PRIMARY KEY,
    game TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('lobby', 'playing', 'over', 'closed')),
    guild BIGINT,
    channel BIGINT NOT NULL,
    host BIGINT NOT NULL,
    options TEXT NOT NULL,
    seats BIGINT NOT NULL CHECK (seats BETWEEN 1 AND 8),
    language TEXT NOT NULL,
    place TEXT NOT NULL CHECK (place IN ('channel', 'thread')),
    -- How the game began, with its seed: private until the end.
    header TEXT,
    -- How many entries there are, and the seats that must decide, one bit a seat.
    entries BIGINT NOT NULL DEFAULT 0,
    awaiting BIGINT NOT NULL DEFAULT 0,
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    lost BIGINT NOT NULL DEFAULT 0 CHECK (lost IN (0, 1)),
    rematch_of BIGINT REFERENCES tables (id),
    host_seen BIGINT NOT NULL DEFAULT 0,
    paused_until BIGINT,
    moved BIGINT NOT NULL DEFAULT 0,
    broken BIGINT,
    -- How often it was changed, so that a change whose answer was lost can be found. This kind of database alone has it.
    version BIGINT NOT NULL DEFAULT 0,
    CHECK (stage IN ('lobby', 'closed') OR header IS NOT NULL)
);

CREATE UNIQUE INDEX tables_live ON tables (channel) WHERE stage IN ('lobby', 'playing');

CREATE INDEX tables_of_channel ON tables (channel, created);

CREATE TABLE seats (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 7),
    "user" BIGINT,
    name TEXT,
    bot TEXT,
    gone BIGINT,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, "user"),
    CHECK (("user" IS NULL) = (name IS NULL) AND ("user" IS NULL) = (bot IS NOT NULL))
);

CREATE INDEX seats_of_user ON seats ("user") WHERE "user" IS NOT NULL;

CREATE TABLE entries (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL CHECK (n > 0),
    entry TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE snapshots (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id),
    snapshot TEXT NOT NULL
);

CREATE TABLE people (
    "user" BIGINT PRIMARY KEY,
    language TEXT,
    direct BIGINT,
    settings TEXT NOT NULL DEFAULT '{}',
    said_day BIGINT NOT NULL DEFAULT 0,
    said BIGINT NOT NULL DEFAULT 0,
    listed BIGINT NOT NULL DEFAULT 0,
    left_out BIGINT NOT NULL DEFAULT 0 CHECK (left_out IN (0, 1)),
    welcomed BIGINT NOT NULL DEFAULT 0,
    digested BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE direct (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    "user" BIGINT NOT NULL,
    open BIGINT NOT NULL CHECK (open IN (0, 1)),
    PRIMARY KEY (table_id, "user")
);

CREATE TABLE interactions (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE INDEX interactions_by_age ON interactions (at);

CREATE TABLE paths (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    key TEXT NOT NULL,
    path TEXT NOT NULL,
    PRIMARY KEY (table_id, key)
);

CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE alarms (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    seat BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    vote BIGINT NOT NULL,
    at BIGINT NOT NULL,
    mark BIGINT NOT NULL,
    PRIMARY KEY (table_id, kind, seat, "user", vote)
);

CREATE INDEX alarms_by_time ON alarms (at);

CREATE TABLE clocks (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 7),
    call BIGINT NOT NULL,
    step BIGINT NOT NULL,
    due BIGINT NOT NULL,
    moved_from BIGINT,
    moved_to BIGINT,
    state TEXT NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'late', 'deputy', 'frozen')),
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX clocks_by_due ON clocks (due);

CREATE TABLE votes (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    -- Counted from 1 at each table; custom ids name it.
    number BIGINT NOT NULL CHECK (number > 0),
    kind TEXT NOT NULL CHECK (kind IN ('close', 'undo', 'late', 'replace', 'seat', 'pause', 'resume', 'pace')),
    -- Who asks, and what they were called then; where nobody asks, whom it is about.
    "user" BIGINT NOT NULL,
    name TEXT NOT NULL,
    -- The seat it is about, if it is about one.
    seat BIGINT CHECK (seat BETWEEN 0 AND 7),
    -- The seats it is about, one bit each, if they are several.
    seats BIGINT NOT NULL DEFAULT 0,
    -- The step to go back to, if it is about that.
    step BIGINT,
    -- How many entries the record had.
    entry BIGINT NOT NULL,
    opened BIGINT NOT NULL,
    reminded BIGINT,
    lapsed BIGINT NOT NULL DEFAULT 0 CHECK (lapsed IN (0, 1)),
    -- How it ended; nothing while it is open.
    outcome TEXT,
    until BIGINT,
    pace TEXT,
    comer BIGINT,
    comer_name TEXT,
    PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX votes_open ON votes (table_id, kind, coalesce(seat, -1)) WHERE outcome IS NULL;

CREATE INDEX votes_settled ON votes (opened) WHERE outcome IS NOT NULL;

CREATE TABLE choices (
    table_id BIGINT NOT NULL,
    vote BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (table_id, vote, "user"),
    FOREIGN KEY (table_id, vote) REFERENCES votes (table_id, number) ON DELETE CASCADE
);

CREATE TABLE calls (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 7),
    call BIGINT NOT NULL,
    step BIGINT NOT NULL,
    at BIGINT NOT NULL,
    reminders BIGINT NOT NULL,
    nudges BIGINT NOT NULL,
    nudged BIGINT,
    said BIGINT NOT NULL,
    alone BIGINT,
    heralded BIGINT NOT NULL DEFAULT 0 CHECK (heralded IN (0, 1)),
    PRIMARY KEY (table_id, seat)
);

CREATE TABLE claims (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    "user" BIGINT NOT NULL,
    -- What they were called when they got up.
    name TEXT NOT NULL,
    seat BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 7),
    -- When they got up.
    since BIGINT NOT NULL,
    standing TEXT NOT NULL CHECK (standing IN ('open', 'ended', 'gave-up')),
    kept BIGINT NOT NULL DEFAULT 1 CHECK (kept IN (0, 1)),
    PRIMARY KEY (table_id, "user")
);

CREATE INDEX tables_rematch ON tables (rematch_of, created) WHERE rematch_of IS NOT NULL;

CREATE TABLE barred (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    "user" BIGINT NOT NULL,
    PRIMARY KEY (table_id, "user")
);

CREATE TABLE servers (
    guild BIGINT PRIMARY KEY,
    settings TEXT NOT NULL DEFAULT '{}',
    gone BIGINT
);

CREATE INDEX servers_gone ON servers (gone);

CREATE TABLE invitations (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL CHECK (number > 0),
    "user" BIGINT NOT NULL,
    -- What they were called then.
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    answer TEXT NOT NULL CHECK (answer IN ('open', 'taken', 'declined')),
    PRIMARY KEY (table_id, number)
);

CREATE INDEX alarms_of_person ON alarms ("user", kind, at) WHERE "user" <> 0;

CREATE TABLE watchers (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    "user" BIGINT NOT NULL,
    shown BIGINT NOT NULL,
    closed BIGINT NOT NULL CHECK (closed IN (0, 1)),
    PRIMARY KEY (table_id, "user")
);

CREATE TABLE outbox (
    id BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    surface TEXT NOT NULL CHECK (surface IN ('lobby', 'board', 'notice', 'hand', 'vote', 'word', 'watch')),
    -- Whose hand, which vote, to whom or who follows; 0 for a surface of which there is one.
    which BIGINT NOT NULL,
    act TEXT NOT NULL CHECK (act IN ('post', 'edit')),
    channel BIGINT,
    step BIGINT NOT NULL,
    payload TEXT NOT NULL,
    nonce TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'superseded', 'given_up')),
    why TEXT,
    created BIGINT NOT NULL,
    CHECK ((surface IN ('hand', 'vote', 'word', 'watch')) = (which <> 0)),
    CHECK ((surface IN ('hand', 'word', 'watch')) OR channel IS NOT NULL)
);

CREATE INDEX outbox_waiting ON outbox (table_id, id) WHERE state = 'waiting';

CREATE INDEX outbox_done ON outbox (created) WHERE state <> 'waiting';

CREATE TABLE posts (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    surface TEXT NOT NULL CHECK (surface IN ('lobby', 'board', 'hand', 'vote', 'watch')),
    which BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL,
    step BIGINT NOT NULL,
    PRIMARY KEY (table_id, surface, which)
);

CREATE TABLE overrides (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    "user" BIGINT NOT NULL,
    settings TEXT NOT NULL,
    PRIMARY KEY (table_id, "user")
);

CREATE TABLE ratings (
    guild BIGINT NOT NULL,
    game TEXT NOT NULL,
    "user" BIGINT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (guild, game, "user")
);

CREATE INDEX ratings_of_user ON ratings ("user");

CREATE TABLE films (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id),
    channel BIGINT NOT NULL,
    message BIGINT NOT NULL
);

CREATE TABLE reviews (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id),
    method BIGINT NOT NULL,
    found TEXT NOT NULL
);

CREATE TABLE lessons (
    "user" BIGINT NOT NULL,
    game TEXT NOT NULL,
    step TEXT NOT NULL,
    picks TEXT NOT NULL,
    wrong BIGINT NOT NULL,
    sign TEXT NOT NULL,
    presses BIGINT NOT NULL,
    begun BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    finished BIGINT,
    PRIMARY KEY ("user", game)
);

CREATE TABLE finished (
    table_id BIGINT PRIMARY KEY,
    guild BIGINT,
    game TEXT NOT NULL,
    -- In milliseconds since 1970.
    ended BIGINT NOT NULL,
    seats BIGINT NOT NULL,
    moves BIGINT NOT NULL,
    rules_version BIGINT NOT NULL,
    rated BIGINT NOT NULL CHECK (rated IN (0, 1))
);

CREATE INDEX finished_rated ON finished (guild, game, ended, table_id) WHERE rated = 1;

CREATE INDEX finished_of_server ON finished (guild, game, ended, table_id);

CREATE TABLE results (
    table_id BIGINT NOT NULL,
    seat BIGINT NOT NULL CHECK (seat BETWEEN 0 AND 7),
    part TEXT NOT NULL CHECK (part IN ('played', 'took_over', 'left')),
    "user" BIGINT,
    bot TEXT,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    rank BIGINT,
    mean DOUBLE PRECISION,
    deviation DOUBLE PRECISION,
    kind TEXT,
    turn BIGINT,
    gain BIGINT,
    feat BIGINT,
    -- Neither is there where somebody had themselves forgotten.
    CHECK ("user" IS NULL OR bot IS NULL)
);

CREATE INDEX results_of_table ON results (table_id);

CREATE INDEX results_of_user ON results ("user") WHERE "user" IS NOT NULL;

CREATE INDEX tables_ended ON tables (touched) WHERE stage IN ('over', 'closed');

CREATE TABLE deleted (
    id BIGINT PRIMARY KEY
);

CREATE TABLE names (
    guild BIGINT NOT NULL,
    "user" BIGINT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (guild, "user")
);
