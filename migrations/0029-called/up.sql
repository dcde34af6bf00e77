-- What people were called in a server, where the tables at which they were called so are deleted: results outlive them.
CREATE TABLE names (
    guild INTEGER NOT NULL,
    user  INTEGER NOT NULL,
    name  TEXT NOT NULL,
    PRIMARY KEY (guild, user)
) STRICT, WITHOUT ROWID;
