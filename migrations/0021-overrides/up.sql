-- What a person wishes otherwise at one table, by the names of the wishes; it ends with the table.
CREATE TABLE overrides (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user     INTEGER NOT NULL,
    settings TEXT NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;
