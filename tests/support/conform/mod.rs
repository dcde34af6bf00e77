//! What every game owes, checked at the positions of random games through the one face all games have.

mod end;
mod garbage;
mod history;
mod offers;
mod past;
mod secrets;
mod wording;

use guildhall::record::{Play, Source, Story};
use guildhall::rules::{Dice, Game, Guide, Path, Seat, Seed, Table};
use serde_json::Value;

/// What a game got wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Breach {
    /// The duty that was not kept.
    pub duty: &'static str,
    /// Where and how.
    pub why: String,
}

pub type Kept = Result<(), Breach>;

pub fn breach(duty: &'static str, why: impl Into<String>) -> Kept {
    Err(Breach { duty, why: why.into() })
}

/// Fails with that duty unless the condition holds.
pub fn demand(duty: &'static str, holds: bool, why: impl FnOnce() -> String) -> Kept {
    if holds { Ok(()) } else { breach(duty, why()) }
}

/// Words are slow to make: they are examined at one position in so many, and at the end.
const WORDS_EVERY: usize = 3;

/// One random game under examination.
pub struct Exam {
    pub game: &'static Game,
    pub play: Play,
    /// The same game, saved and loaded again at every step.
    reloaded: Box<dyn Table>,
    /// The chance of the examiner, which the game does not share.
    pub whim: Dice,
    /// Whether `reimagine` has ever changed anything.
    pub imagined: bool,
    /// What somebody saw now and then, and the story up to there.
    pub seen: Vec<past::Seen>,
    pub story: Option<Story>,
}

/// Plays so many random games of a game at that number of seats and checks everything on the way.
pub fn conform(game: &'static Game, seats: u8, games: u64) -> Kept {
    setups(game, seats)?;
    let mut imagined = false;
    for number in 0..games {
        let seed = Seed::from_number(1000 * u64::from(seats) + number);
        let play = open_with(game, &settings(game, u64::from(seats) + number), seats, seed)?;
        let mut exam = Exam {
            game,
            reloaded: play.table().fork(),
            play,
            whim: Dice::for_step(Seed::from_number(number), u64::MAX),
            imagined: false,
            seen: Vec::new(),
            story: None,
        };
        exam.run().map_err(|b| Breach { duty: b.duty, why: format!("{} {}", exam.place(number), b.why) })?;
        imagined |= exam.imagined;
    }
    demand("imagine", imagined, || "reimagine never changed anything".into())
}

pub fn open(game: &'static Game, seats: u8, seed: Seed) -> Result<Play, Breach> {
    open_with(game, &Value::Null, seats, seed)
}

fn open_with(game: &'static Game, options: &Value, seats: u8, seed: Seed) -> Result<Play, Breach> {
    let fault = |fault| Breach { duty: "setup", why: format!("{seats} seats: {fault:?}") };
    Play::open(game, options, seats, seed).map_err(fault)
}

/// A value for every setting of the game; with every number another one, as long as there are others.
fn settings(game: &Game, number: u64) -> Value {
    let value = |values: &[&'static str]| values.iter().cycle().nth(number as usize % values.len().max(1)).copied();
    game.settings.iter().map(|setting| (setting.name.to_owned(), Value::from(value(setting.values)))).collect()
}

/// Setups differ by seed, every setting's values are understood, and only the stated numbers of seats play.
fn setups(game: &'static Game, seats: u8) -> Kept {
    let mut hashes = Vec::new();
    for seed in 0..20 {
        hashes.push(open(game, seats, Seed::from_number(seed))?.table().hash().0);
    }
    hashes.sort_unstable();
    hashes.dedup();
    demand("setup", hashes.len() > 2, || "all seeds give the same setup".into())?;
    for setting in game.settings {
        for value in setting.values {
            let options = serde_json::json!({ setting.name: value });
            let opened = Play::open(game, &options, seats, Seed::from_number(1));
            demand("setup", opened.is_ok(), || format!("{options}: {:?}", opened.err()))?;
        }
    }
    for first in 0..=seats {
        let seed = Seed::from_number(1);
        let opened = Play::open_with(game, &Value::Null, seats, Some(Seat(first)), seed);
        if first == seats {
            let field = opened.err().map(|fault| fault.field);
            demand("setup", field.as_deref() == Some("first"), || "a seat begins that is not there".into())?;
            continue;
        }
        let Ok(opened) = opened else {
            return breach("setup", format!("seat {first} can't begin: {:?}", opened.err()));
        };
        let text = serde_json::to_string(&opened.record()).unwrap_or_default();
        let again = serde_json::from_str(&text).ok().map(|record| Play::resume(game, record, Source::Seed));
        let same = matches!(&again, Some(Ok(again)) if again.table().hash() == opened.table().hash());
        demand("setup", same, || format!("the record forgets that seat {first} begins"))?;
    }
    for other in (0..=9).chain([255]).filter(|other| !game.seats.contains(other)) {
        let opened = Play::open(game, &Value::Null, other, Seed::from_number(1));
        demand("setup", opened.is_err(), || format!("{other} seats are let in"))?;
    }
    Ok(())
}

impl Exam {
    fn place(&self, number: u64) -> String {
        format!("{}, {} seats, game {number}, step {}:", self.game.id, self.play.table().seats(), self.play.step())
    }

    fn run(&mut self) -> Kept {
        loop {
            self.position()?;
            self.remember()?;
            if self.whim.one(WORDS_EVERY) == 0 {
                self.wording()?;
            }
            let awaiting: Vec<Seat> = self.table().awaiting().iter().collect();
            if awaiting.is_empty() {
                break;
            }
            demand("longest", self.play.step() < self.game.longest, || "the game goes on for too long".into())?;
            let seat = awaiting[self.whim.one(awaiting.len())];
            let path = self.offers(seat)?;
            self.secrets(seat, &path)?;
            self.step(seat, &path)?;
        }
        self.wording()?;
        self.end()?;
        self.looks_back()?;
        self.replays()
    }

    pub fn table(&self) -> &dyn Table {
        self.play.table()
    }

    /// The position can exist, and saving and loading it loses nothing.
    fn position(&mut self) -> Kept {
        let fault = self.table().check().err();
        demand("check", fault.is_none(), || format!("{fault:?}"))?;
        let loaded = (self.game.load)(self.reloaded.save());
        let Ok(loaded) = loaded else { return breach("save", format!("{:?}", loaded.err())) };
        self.reloaded = loaded;
        demand("save", self.reloaded.hash() == self.table().hash(), || "a reloaded game went another way".into())
    }

    /// Plays on, in the table and in the reloaded one.
    fn step(&mut self, seat: Seat, path: &Path) -> Kept {
        let mut dice = self.play.dice();
        let played = self.play.play(seat, path, false);
        demand("ready", played.is_ok(), || format!("{path:?} was offered: {:?}", played.err()))?;
        let again = self.reloaded.play(seat, path, &mut dice);
        demand("save", again.is_ok(), || format!("{path:?} in the reloaded game: {:?}", again.err()))?;
        self.history()
    }
}
