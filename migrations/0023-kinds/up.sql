-- As what each played where a game has such a thing, a character or an estate, and when they came in the order of the game. Of
-- games from before neither is known.
ALTER TABLE results ADD COLUMN kind TEXT;
ALTER TABLE results ADD COLUMN turn INTEGER;

-- All games of a server, in the order in which they ended.
CREATE INDEX finished_of_server ON finished (guild, game, ended, table_id);
