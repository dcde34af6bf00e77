-- Until when a table rests; and what a vote about its time suggests: until when, or which pace.
ALTER TABLE tables ADD COLUMN paused_until INTEGER;
ALTER TABLE votes ADD COLUMN until INTEGER;
ALTER TABLE votes ADD COLUMN pace TEXT;
