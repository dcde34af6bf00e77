//! Guildhall: a Discord bot for playing good board games with friends, over days and weeks.
//!
//! A module uses only modules above it in this list; `tests/architecture.rs` holds them to it.

// Some tests of the store are the library's as well, and call it by its name.
#[cfg(test)]
extern crate self as guildhall;

pub mod scene;
pub mod rules;
pub mod games;
pub mod record;
pub mod bots;
pub mod ratings;
pub mod words;
pub mod lessons;
pub mod paint;
pub mod meters;
pub mod chat;
pub mod store;
pub mod stats;
pub mod tables;
pub mod discord;
#[cfg(feature = "sandbox")]
pub mod sandbox;
pub mod config;
pub mod tools;
