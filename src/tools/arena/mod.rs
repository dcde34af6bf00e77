//! Bots play against each other, those of other people among them: who wins how often, and how sure that is.
//!
//! Every set-up is played once with each bot on each seat, so that neither the cards nor the seat make the difference.
//! Bots of other people are programs of their own ([`outside`]); whatever they do, a game goes on.

mod entrant;
mod fault;
mod figures;
mod outside;
mod process;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

pub use self::entrant::Bot;
pub use self::fault::{Fault, Kind};
pub use self::figures::{Report, Standings};

use self::entrant::Sitter;
use self::figures::Tally;
pub(super) use self::figures::wilson;
use super::ToolError;
use super::selfplay::{Deed, dealt, play_out, result, seed_of};
use crate::rules::{Game, Seat, Seed, Standing};

/// What is to be played.
#[derive(Clone)]
pub struct Order {
    /// Which game.
    pub game: &'static Game,
    /// At how many seats.
    pub seats: u8,
    /// How many games; as many more as it takes for everybody to sit everywhere equally often.
    pub games: u64,
    /// What the set-ups are drawn from.
    pub seed: Seed,
    /// Who plays. Where there are more seats, copies of the last one take the others.
    pub bots: Vec<Bot>,
    /// How long a bot of somebody else may take for a decision.
    pub limit: Duration,
    /// On how many threads.
    pub threads: usize,
}

/// What is told while games are played.
#[derive(Clone, Debug)]
pub enum News {
    /// So many games of so many are over.
    Over(u64, u64),
    /// A bot, by its place in the order, did something wrong.
    Wrong(usize, Fault),
}

/// One game that was played.
struct Played {
    number: u64,
    /// The place in the order of the bot on each seat.
    bots: Vec<usize>,
    standing: Standing,
    decisions: Vec<Decision>,
}

/// A decision of the bot at that place in the order.
struct Decision {
    bot: usize,
    took: Duration,
    fault: Option<Fault>,
}

impl Order {
    fn check(&self) -> Result<(), ToolError> {
        let wrong = |why: String| Err(ToolError::Usage(why));
        let (bots, seats) = (self.bots.len(), usize::from(self.seats));
        if bots == 0 || bots > seats {
            return wrong(format!("{bots} bots for {seats} seats: at least one, and no more than there are seats"));
        }
        if self.threads == 0 || self.threads > 1 && self.bots.iter().any(Bot::is_outside) {
            return wrong("several threads are for bots that are built in; others play on one".into());
        }
        // Whether such a table can be opened is found out before anything is started.
        dealt(self.game, self.seats, self.seed).map(drop)
    }

    /// How many games it takes for everybody to sit everywhere equally often.
    fn total(&self) -> u64 {
        self.games.div_ceil(self.seats.into()) * u64::from(self.seats)
    }

    /// The place in the line-up of whoever has a seat in a game: all move on by one seat from game to game, and sit the
    /// other way round in every other set-up, so that nobody always sits behind the same one.
    fn position(&self, number: u64, seat: Seat) -> usize {
        let seats = u64::from(self.seats);
        let position = (u64::from(seat.0) + number) % seats;
        (if (number / seats).is_multiple_of(2) { position } else { seats - 1 - position }) as usize
    }

    /// The place in the order of whoever has a position in the line-up.
    fn bot(&self, position: usize) -> usize {
        position.min(self.bots.len() - 1)
    }

    fn play(&self, number: u64, sitters: &mut [Sitter]) -> Result<Played, ToolError> {
        let seed = seed_of(self.seed, number / u64::from(self.seats));
        let mut table = dealt(self.game, self.seats, seed)?;
        let seats = || (0..self.seats).map(Seat);
        for seat in seats() {
            sitters[self.position(number, seat)].begin(&*table, seat);
        }
        let mut decisions = Vec::new();
        play_out(&mut *table, seed, |table, seat, step, _| {
            let position = self.position(number, seat);
            let start = Instant::now();
            let (path, fault) = sitters[position].decide(table, seat, seed, step);
            decisions.push(Decision { bot: self.bot(position), took: start.elapsed(), fault });
            path.map(Deed::Plays)
        })?;
        for seat in seats() {
            sitters[self.position(number, seat)].end(&*table);
        }
        let bots = seats().map(|seat| self.bot(self.position(number, seat))).collect();
        Ok(Played { number, bots, standing: result(&*table)?, decisions })
    }
}

/// Plays what was ordered and tells on the way. The same order gives the same games, on however many threads.
///
/// # Errors
/// When the order makes no sense, a program cannot be started, or a game breaks its contract.
pub fn run(order: &Order, tell: &mut dyn FnMut(News)) -> Result<Report, ToolError> {
    order.check()?;
    let (start, total) = (Instant::now(), order.total());
    let sit = || (0..usize::from(order.seats)).map(|at| order.bots[order.bot(at)].sit(order.limit)).collect();
    let line_ups: Vec<Vec<Sitter>> = (0..order.threads).map(|_| sit()).collect::<Result<_, _>>()?;
    // Games count in the order of their numbers, in whichever order they end.
    let (mut tally, mut early) = (Tally::of(order), BTreeMap::new());
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        let (done, played) = channel();
        for mut sitters in line_ups {
            let (next, done) = (&next, done.clone());
            scope.spawn(move || work(order, &mut sitters, next, &done));
        }
        drop(done);
        for (over, game) in (1..).zip(played) {
            let game = game.inspect_err(|_| next.store(total, Ordering::Relaxed))?;
            for decision in &game.decisions {
                if let Some(fault) = &decision.fault {
                    tell(News::Wrong(decision.bot, fault.clone()));
                }
            }
            tell(News::Over(over, total));
            early.insert(game.number, game);
            while let Some(game) = early.remove(&tally.games()) {
                tally.add(&game);
            }
        }
        Ok::<_, ToolError>(())
    })?;
    Ok(tally.report(start.elapsed()))
}

/// Plays one game after the other until there are no more.
fn work(order: &Order, sitters: &mut [Sitter], next: &AtomicU64, done: &Sender<Result<Played, ToolError>>) {
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= order.total() || done.send(order.play(number, sitters)).is_err() {
            return;
        }
    }
}
