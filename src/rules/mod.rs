//! The contract between a game and everything else. Pure: no clock, file, network, thread or ambient chance.

mod acts;
mod ask;
mod bag;
mod census;
mod chance;
mod closing;
mod course;
mod declare;
mod entry;
mod face;
mod finale;
mod fingerprint;
mod fold;
mod follow;
mod game;
mod guide;
mod habits;
mod named;
mod parts;
mod public;
mod questions;
mod seat;
mod standing;
mod surveyed;
mod table;
mod text;
mod trace;
mod tried;
mod tries;
mod walked;

pub use acts::{Act, Again, Reader, Retold, Since};
pub(crate) use acts::{players, without};
pub use ask::{Answer, Asked, Choice, JOIN, Menu, NOTHING, OUTCOME, Offer, Options, Path, Pick, Setting, VERB, Verb};
pub use bag::Bag;
pub use census::Census;
pub use chance::{Chance, Dice, Noted, Scripted, Seed};
pub(crate) use closing::stations;
pub(crate) use course::Course;
pub use declare::{draft, or_none, picks, verbs};
pub use entry::{Game, NewTable};
pub use face::{Asking, DECIDED, Drawing, Face, Footer, Passage, Past, Sheet, Topic, Wording};
pub use finale::{Finale, Lasted, Lead, Leap, Milestone, Round};
pub use fingerprint::Fingerprint;
pub use fold::{WHO, doers, fold};
pub use game::{Checked, Fault, Rules, must};
pub use guide::Guide;
pub use habits::Habits;
pub(crate) use named::named;
pub use parts::{Brought, Part, bring, current_fingerprint};
pub use public::{Glimpse, Held, Public, Turn, Way, Ways, Window};
pub(crate) use questions::wander;
pub use questions::{Extent, Key, Legal, Question, Questions, Several, Step, Stop, Thing, Walk};
pub use seat::{MOST_SEATS, Seat, Seats, Viewer};
pub use standing::{ScoreLine, Standing};
pub use surveyed::Surveyed;
pub use table::{Of, Played, Table, Told};
pub use text::{Arg, Refusal, Text, Tongue};
pub use trace::{Change, Sign, Trace, counted, stood};
pub use tries::{Moves, Tries};
pub use walked::{Walked, Waypoint};

#[cfg(test)]
pub(crate) mod given;
#[cfg(test)]
pub(crate) mod work;
