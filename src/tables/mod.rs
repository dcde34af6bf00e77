//! The game manager: opens tables, seats people, takes their moves, and says what happened to whom it concerns.
//!
//! Absent: SQL, the platform's own types, pixels, and every game by name.

mod actor;
mod announce;
mod answers;
mod chores;
mod declined;
mod desk;
mod draft;
mod easel;
mod first;
mod games;
mod hall;
mod host;
mod inbox;
mod keep;
mod line;
mod linger;
mod lobby;
mod open;
mod opened;
mod openings;
mod outgoing;
mod posting;
mod postman;
mod reach;
mod routing;
mod rules;
mod screen;
mod screens;
mod serve;
mod serve_end;
mod serve_lobby;
mod serve_turn;
mod servers;
mod settings;
mod shared;
mod since;
mod studio;
mod suggest;
mod threads;
mod turn;
mod undo;
mod wish;

pub use hall::{Hall, StartError};
pub use settings::Settings;
pub use studio::Paint;
