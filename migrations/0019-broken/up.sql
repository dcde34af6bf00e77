-- Since when a table could not be taken up, in milliseconds since 1970; nothing where it can, as far as is known.
ALTER TABLE tables ADD COLUMN broken INTEGER;
