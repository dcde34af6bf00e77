-- The names of tables that were deleted. None is given again: old messages hold buttons that name them.
CREATE TABLE deleted (
    id INTEGER PRIMARY KEY
) STRICT;

INSERT INTO deleted (id) SELECT table_id FROM finished WHERE table_id NOT IN (SELECT id FROM tables);
