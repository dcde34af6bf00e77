-- What was found of a game that is over, as far as its review was made, and by which method.
CREATE TABLE reviews (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    method   INTEGER NOT NULL,
    found    TEXT NOT NULL
) STRICT;
