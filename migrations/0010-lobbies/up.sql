-- After which table another was opened, for those who played there.
ALTER TABLE tables ADD COLUMN rematch_of INTEGER REFERENCES tables (id);
CREATE INDEX tables_rematch ON tables (rematch_of, created) WHERE rematch_of IS NOT NULL;

-- When the host was last active in the lobby: where that is long ago, whoever sits there may look after it.
ALTER TABLE tables ADD COLUMN host_seen INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET host_seen = created;

-- Whom the host has taken off a table before its start.
CREATE TABLE barred (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user     INTEGER NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

-- A lobby without a change for a week is closed.
INSERT INTO alarms (table_id, kind, seat, user, vote, at, mark)
SELECT id, 'lobby-old', -1, 0, 0, touched + 604800000, 0 FROM tables WHERE stage = 'lobby';
