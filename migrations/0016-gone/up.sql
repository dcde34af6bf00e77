-- Whoever is not in the server any more: the call about which that was found out (0 where it was about none), in milliseconds
-- since 1970; nothing where they are there, as far as is known.
ALTER TABLE seats ADD COLUMN gone INTEGER;
