//! What a game is, whatever is asked in it: its frame, its positions, and who may know what.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Chance, Habits, Part, Pick, Refusal, Scales, Seat, Seats, Setting, Standing, Verb, Viewer};

/// What is impossible about a position, and in which field.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The field, as it is called in the saved position.
    pub field: String,
    /// What is wrong with it, for developers.
    pub why: String,
}

impl Fault {
    /// A fault of that field.
    pub fn of(field: impl Into<String>, why: impl Into<String>) -> Self {
        Fault { field: field.into(), why: why.into() }
    }
}

/// The rules of one game, but for its questions ([`super::Questions`]). Pure: the same arguments give the same result, for
/// ever.
pub trait Rules: Clone + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The name of the game's folder.
    const ID: &'static str;
    /// The name of the game's slash command.
    const COMMAND: &'static str;
    /// Raised when an old record would replay differently.
    const RULES_VERSION: u16;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// No game takes more steps than this; proved by random play.
    const LONGEST: usize;
    /// How many moves a game of four usually takes; 0 where that is not known.
    const USUAL: usize = 0;
    /// Every verb with the names of its slots: what slash commands are registered from.
    const VERBS: &'static [Verb];
    /// What a table can decide before it starts.
    const SETTINGS: &'static [Setting];

    /// The verb that ends a turn of many steps, if there is one. Where it is all that is left to a person, it is not
    /// played at once like other moves without an alternative, so that the last step can still be taken back.
    const END: Option<&'static str> = None;

    /// Verbs that a person is asked for even where nothing else is left: that it is so is a secret of the seat, and a move
    /// played at once would tell it.
    const VEILED: &'static [&'static str] = &[];

    /// The slot that a player thinks of together with the verb, if there is one: the die, say. Where verbs ask for it
    /// first, its answers stand on the first screen, each with every verb it can be used for; so their labels name the
    /// verb, too.
    const LEAD: Option<&'static str> = None;

    /// Slots whose answers are compared by what they cost and bring. That is always said: above buttons while they are
    /// few, or else in a list. Of several answers those are asked for that are wanted, never those that are left.
    const COMPARED: &'static [&'static str] = &[];

    /// Slots whose answers lead to moves that are all alike in what they draw, roll or show: routes to one place, say. One
    /// of them tells it of all, however many there are.
    const ALIKE: &'static [&'static str] = &[];

    /// Verbs that fix something for the whole game: no later move changes it. Where such a move cannot be taken back, a
    /// person is asked once more before it.
    const LASTING: &'static [&'static str] = &[];

    /// Verbs and answers that do nothing where something could be done. Where that cannot be taken back, it is asked for
    /// once more.
    const DECLINING: &'static [&'static str] = &[];

    /// How bots that look ahead think about this game.
    const HABITS: Habits = Habits::USUAL;

    /// The files that say what is printed on the components.
    const PARTS: &'static [Part] = &[];

    /// The settings of a table: a struct with a field for each of [`Rules::SETTINGS`].
    type Options: Default + Serialize + DeserializeOwned;
    /// One pick on the way to a move.
    type Pick: Pick;
    /// Something that happened.
    type Event: Clone + Debug + PartialEq;
    /// All that one viewer may know.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// The whole numbers by which a bot weighs a position, each with a name; `()` where there is nothing to tune.
    type Weights: Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Whether the game can be played with component files of these contents, in the order of [`Rules::PARTS`].
    ///
    /// # Errors
    /// The first file that cannot be so, and why.
    fn check_parts(_texts: &[&str]) -> Result<(), Fault> {
        Ok(())
    }

    /// Whether seats have things that only they may see, with these settings: where they have none, nobody needs a
    /// private message.
    fn has_secrets(_options: &Self::Options) -> bool {
        true
    }

    /// A new game. `first` begins; without it the lot decides, and is drawn only then.
    ///
    /// # Errors
    /// When that number of seats cannot play.
    fn setup(options: &Self::Options, seats: u8, first: Option<Seat>, chance: &mut dyn Chance)
    -> Result<Self, Refusal>;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// Who must decide now; several seats where the rules let them decide at once, nobody when it is over.
    fn awaiting(&self) -> Seats;

    /// Whether the event shows somebody what they could not know before, though no chance was used.
    fn reveals(_event: &Self::Event) -> bool {
        false
    }

    /// All that a viewer may know, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What a seat holds that it can pay with, such as cards or coins: an amount for each kind, always in the same order.
    /// How much a move pays is how much less there is after it.
    fn purse(&self, _seat: Seat) -> Vec<u32> {
        Vec::new()
    }

    /// Replaces all that these seats together cannot know by a random draw that fits what they know.
    fn reimagine(&mut self, known: Seats, chance: &mut dyn Chance);

    /// Places and score sheet once the game is over.
    fn standing(&self) -> Option<Standing>;

    /// The numbers by which bots weigh positions.
    fn scales() -> &'static Scales<Self::Weights>;

    /// What a seat may hope for, in tenths of a point: what it has, and what it will make of the rest, by these numbers. For
    /// bots, who only ever ask about imagined positions.
    fn prospects(&self, seat: Seat, weights: &Self::Weights) -> i32;

    /// Whether the position can exist at all: nothing lost, nothing doubled.
    ///
    /// # Errors
    /// The first field that cannot be as it is.
    fn check(&self) -> Result<(), Fault>;
}

/// Nothing, or what is impossible.
pub type Checked = Result<(), Fault>;

/// A fault of that field unless the condition holds.
///
/// # Errors
/// When it does not.
pub fn must(holds: bool, field: &str, why: &str) -> Checked {
    if holds { Ok(()) } else { Err(Fault::of(field, why)) }
}
