-- Whoever is not in the server any more: the call about which that was found out (0 where it was about none), in milliseconds
-- since 1970; nothing where they are there, as far as is known.
ALTER TABLE seats ADD COLUMN gone INTEGER;

-- Their seat is not kept for a while, as it is for whoever gets up.
ALTER TABLE claims ADD COLUMN kept INTEGER NOT NULL DEFAULT 1 CHECK (kept IN (0, 1));
