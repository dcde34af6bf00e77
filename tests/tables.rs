//! The game manager against a platform that remembers and the real store in memory.

#[path = "tables/games.rs"]
mod games;
#[path = "tables/killed.rs"]
mod killed;
#[path = "tables/lobby.rs"]
mod lobby;
#[path = "tables/presser.rs"]
mod presser;
#[path = "tables/world.rs"]
mod world;
