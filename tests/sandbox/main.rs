//! The sandbox, tested over its wires: REST, gateway and driver as a bot and a script use them.

#![cfg(test)]

mod answers;
mod serenity_bot;
mod support;
