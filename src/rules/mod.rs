//! The contract between a game and everything else. Pure: no clock, file, network, thread or ambient chance.

mod ask;
mod bag;
mod chance;
mod course;
mod entry;
mod fingerprint;
mod follow;
mod game;
mod named;
mod parts;
mod seat;
mod standing;
mod table;
mod text;
mod walk;

pub use ask::{Answer, Ask, Choice, JOIN, NOTHING, Options, Path, Pick, Setting, Slot, VERB, Verb};
pub use bag::Bag;
pub use chance::{Chance, Dice, Noted, Scripted, Seed};
pub(crate) use course::Course;
pub use entry::{Game, NewTable};
pub use fingerprint::Fingerprint;
pub use follow::Guide;
pub(crate) use follow::wander;
pub use game::{Face, Fault, Footer, Rules, Sheet, Topic};
pub(crate) use named::named;
pub use parts::{Brought, Part, bring, current_fingerprint};
pub use seat::{MOST_SEATS, Seat, Seats, Viewer};
pub use standing::{ScoreLine, Standing};
pub use table::{Asked, Menu, Of, Offer, Played, Table, Told};
pub use text::{Arg, Refusal, Text, Tongue};
pub use walk::Walk;
