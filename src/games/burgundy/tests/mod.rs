//! The rules by number, topic by topic: every one is named by the test that would fail without it.

mod actions;
mod buildings;
mod check;
mod end;
mod knowledge;
mod plain;
mod playouts;
mod regions;
mod rounds;
mod setup;
mod ships;
mod variant;
