//! Marco Polo II: In the Service of the Khan (Hans im Glück, 2019), with a house edition of its components. Rules by
//! number: `docs/rules/marco_polo.md`.

mod board;
mod cards;
mod characters;
mod data;
mod effect;
mod listed;
mod map;
mod seals;
