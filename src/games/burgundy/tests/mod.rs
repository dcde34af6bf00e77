//! The rules by number, topic by topic: every one is named by the test that would fail without it.

mod actions;
mod buildings;
mod check;
mod end;
mod knowledge;
mod past;
mod pictures;
mod plain;
mod playouts;
mod prices;
mod regions;
mod rounds;
mod setup;
mod ships;
mod variant;
