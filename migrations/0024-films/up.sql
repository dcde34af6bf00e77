-- Where the film of a game stands that is over, so that it is posted once.
CREATE TABLE films (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL
) STRICT;
