//! The memory in a PostgreSQL database.
//!
//! Each request has a connection of a pool. A change of a table locks the table's row before it looks at anything of it, so
//! changes of one table happen one after the other, whoever makes them.

mod again;
mod alarms;
mod checkup;
mod clocks;
mod commit;
mod copies;
mod create;
mod entries;
mod forgetting;
mod forgotten;
mod handle;
mod lease;
mod lessons;
mod meta;
mod migrate;
mod of_table;
mod old_tables;
mod outbox;
mod own;
mod people;
mod results;
mod servers;
mod server;
mod sql;
mod statistics;
mod tables;
mod together;
mod traces;
mod vitals;
mod votes;

pub use checkup::examine_at;
pub use copies::{export_from, import_into};
pub(super) use handle::Postgres;
pub use migrate::migrate;
