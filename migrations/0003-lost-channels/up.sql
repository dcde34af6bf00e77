-- Whether the channel of a table is out of reach: its people were told so, and are not told again.
ALTER TABLE tables ADD COLUMN lost INTEGER NOT NULL DEFAULT 0 CHECK (lost IN (0, 1));
