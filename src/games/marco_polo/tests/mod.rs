//! What the rules demand, rule by rule.

mod actions;
mod bonus;
mod characters;
mod check;
mod cities;
mod contracts;
mod data;
mod end;
mod plain;
mod playouts;
mod prices;
mod rounds;
mod setup;
mod travel;
mod work;
