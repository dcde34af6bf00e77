-- When the table ends a turn by itself, in milliseconds since 1970: where whoever has it has nothing else left to do.
ALTER TABLE tables ADD COLUMN due INTEGER;

CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
