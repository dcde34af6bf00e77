//! What is told of games that were played: how somebody fares, who plays best, how it stands between two, what nobody has
//! outdone. Made from what is kept of finished games and from nothing else; pictures of it, too. Absent: who may see whom, which
//! is decided before, and how long anybody took, which is not kept.

mod companions;
mod duel;
mod facts;
mod ladder;
mod records;
pub mod sheets;
mod tally;
#[cfg(test)]
mod work;

pub use companions::{Companion, companions};
pub use duel::{Duel, Meeting, duel};
pub use facts::{Card, Feats, LadderPage, Person, Versus};
pub use ladder::{Rung, Trend, ladder};
pub use records::{Feat, Record, records};
pub use tally::{Fared, Kind, Tally, fared};
