### The Castles of Burgundy.
