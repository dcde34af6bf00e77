-- Whether whoever comes next was told of a call; and the day of theirs for which a person had their daily list last.
ALTER TABLE calls ADD COLUMN heralded INTEGER NOT NULL DEFAULT 0 CHECK (heralded IN (0, 1));
ALTER TABLE people ADD COLUMN digested INTEGER NOT NULL DEFAULT 0;
