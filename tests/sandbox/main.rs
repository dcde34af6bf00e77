//! The sandbox, tested over its wires: REST, gateway and driver as a bot and a script use them.

#![cfg(test)]

mod answers;
mod commands;
mod driver;
mod faults;
mod gateway;
mod messages;
mod serenity_bot;
mod shards;
mod strict;
mod support;
mod threads;
mod wire_bot;
