//! What the rules demand, rule by rule.

mod actions;
mod bonus;
mod characters;
mod cities;
mod contracts;
mod data;
mod end;
mod playouts;
mod rounds;
mod setup;
mod travel;
