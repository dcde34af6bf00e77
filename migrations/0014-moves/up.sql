-- When a table moved to another channel last, in milliseconds since 1970.
ALTER TABLE tables ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;
