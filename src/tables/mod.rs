//! The game manager: opens tables, seats people, takes their moves, and says what happened to whom it concerns.
//!
//! Absent: SQL, the platform's own types, pixels, and every game by name.

mod actor;
mod alarms;
mod announce;
mod answers;
mod auto_end;
mod bot_turns;
mod clock;
mod clocks;
mod declined;
mod delivery;
mod easel;
mod ending_requests;
mod first;
mod games;
mod host;
mod inbox;
mod kept;
mod line;
mod load;
mod lobby;
mod lobby_requests;
mod log_lines;
mod manager;
mod open;
mod opened;
mod openings;
mod outgoing;
mod people;
mod pool;
mod posting;
mod reach;
mod requests;
mod routing;
mod rules;
mod scheduler;
mod screen;
mod screens;
mod servers;
mod settings;
mod shared;
mod state;
mod suggest;
mod table_request;
mod threads;
mod time;
mod transaction;
mod turn;
mod turn_requests;
mod undo;

pub use manager::{Manager, StartError};
pub use pool::Paint;
pub use settings::Settings;
pub use time::Clock;
