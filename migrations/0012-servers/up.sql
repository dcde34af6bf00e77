-- How the bot behaves in a server, as those who manage it want it; `gone` is when the bot was taken out of it, if it was.
CREATE TABLE servers (
    guild    INTEGER PRIMARY KEY,
    settings TEXT NOT NULL DEFAULT '{}',
    gone     INTEGER
) STRICT;

CREATE INDEX servers_gone ON servers (gone);
