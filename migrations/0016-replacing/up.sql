-- Who is to sit down in place of whoever a vote is about, if it is about that, and what they were called then.
ALTER TABLE votes ADD COLUMN comer INTEGER;
ALTER TABLE votes ADD COLUMN comer_name TEXT;
