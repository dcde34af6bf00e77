//! What is kept of a game that was played to its end: who held which seat to what end, and who of them is rated.

use crate::chat::UserId;
use crate::record::{Entry, How};
use crate::rules::{Seat, Standing};
use crate::store::{Finished, Part, SeatResult};

use super::state::{Chair, Sitter, TableState};

/// Whoever leaves before such a part of a usual game is over spoils it for everybody: it is not rated.
const EARLY: usize = 4;

/// What is kept of a table whose game is over; nothing where it is not.
pub fn finished(state: &TableState) -> Option<Finished> {
    // What goes on from another game counts for nobody.
    let play = state.play.as_ref().filter(|play| play.header().dealt.is_some())?;
    let standing = play.table().standing()?;
    let entries: Vec<Entry> = play.entries_from(0).collect();
    let (count, gains) = (state.chairs.len() as u8, play.gains().unwrap_or_default());
    let course = Course { first: first(state), count, standing: &standing, gains };
    let mut results = held(state, &course, &entries);
    results.extend(left(state, &course));
    let is_rated = is_rated(state, &results, &entries);
    if is_rated {
        rank(&mut results);
    }
    Some(Finished {
        guild: state.guild,
        game: state.game.id.to_owned(),
        seats: state.chairs.len() as u8,
        moves: play.step() as u32,
        rules_version: state.game.rules_version,
        is_rated,
        results,
    })
}

/// How a game went, seat by seat.
struct Course<'a> {
    /// Who began it, if one did alone.
    first: Option<Seat>,
    /// How many seats there were.
    count: u8,
    /// How it ended.
    standing: &'a Standing,
    /// The most points that came to each seat at once, where that is known.
    gains: Vec<i32>,
}

/// The seat that alone had to decide first. Where all began together, or the beginning is not known any more, it is nobody's.
fn first(state: &TableState) -> Option<Seat> {
    let play = state.play.as_ref().filter(|play| play.floor() == 0)?;
    let awaited = state.position(0).filter(|_| play.step() > 0)?.awaiting();
    awaited.first().filter(|_| awaited.len() == 1)
}

/// Those who held seats at the end.
fn held(state: &TableState, course: &Course<'_>, entries: &[Entry]) -> Vec<SeatResult> {
    let result = |(seat, chair): (Seat, &Chair)| {
        let (user, bot) = match &chair.sitter {
            Sitter::Person(user) => (Some(*user), None),
            Sitter::Bot(level) => (None, Some(level.name().to_owned())),
            Sitter::Nobody => return None,
        };
        let part = if user.is_some() && came_anew(entries, seat) { Part::TookOver } else { Part::Played };
        Some(course.line(seat, part, user, bot))
    };
    state.seated().filter_map(result).collect()
}

/// Those who had left seats for good before.
fn left(state: &TableState, course: &Course<'_>) -> Vec<SeatResult> {
    let is_back = |user: UserId| state.seat_of(user).is_some();
    let gone = state.claims.iter().filter(|claim| !is_back(claim.user));
    gone.map(|claim| course.line(claim.seat, Part::Left, Some(claim.user), None)).collect()
}

impl Course<'_> {
    fn line(&self, seat: Seat, part: Part, user: Option<UserId>, bot: Option<String>) -> SeatResult {
        let Standing { places, scores, kinds, feats, .. } = self.standing;
        let place = places.get(seat.index()).copied().unwrap_or(1);
        let points = scores.get(seat.index()).copied().unwrap_or_default();
        let kind = kinds.get(seat.index()).cloned().flatten();
        let turn = self.first.map(|first| (seat.0 + self.count - first.0) % self.count + 1);
        let [gain, feat] = [&self.gains, feats].map(|all| all.get(seat.index()).copied());
        SeatResult { seat, part, user, bot, place, points, rank: None, kind, turn, gain, feat }
    }
}

/// Whether whoever holds the seat sat down there while the game was going on, without having held it before.
fn came_anew(entries: &[Entry], seat: Seat) -> bool {
    let taken = entries.iter().rev().find_map(|entry| match entry {
        Entry::SeatTaken { seat: taken, how, .. } if *taken == seat => Some(*how),
        _ => None,
    });
    matches!(taken, Some(Some(How::LetIn | How::Invited | How::Replaced)))
}

/// A game is rated that began without a bot, in which two of those persons stayed to the end, and which nobody left early.
fn is_rated(state: &TableState, results: &[SeatResult], entries: &[Entry]) -> bool {
    let of_seat =
        |seat: Seat, part: Part| results.iter().any(|it| it.seat == seat && it.part == part && it.user.is_some());
    let began = |seat: Seat| of_seat(seat, Part::Played) || of_seat(seat, Part::Left);
    let stayed = results.iter().filter(|it| it.part == Part::Played && it.user.is_some()).count();
    let seats = || (0..state.chairs.len() as u8).map(Seat);
    let is_early = seats().filter(|seat| of_seat(*seat, Part::Left)).any(|seat| {
        moves_until_left(entries, seat).is_some_and(|moves| moves * EARLY * 4 < state.game.usual * state.chairs.len())
    });
    seats().all(began) && stayed >= 2 && !is_early
}

/// How many moves were made until the first person left a seat; none where nobody did.
fn moves_until_left(entries: &[Entry], seat: Seat) -> Option<usize> {
    let leaves = |entry: &Entry| match entry {
        Entry::Conceded { seat: left } => *left == seat,
        Entry::SeatTaken { seat: left, how, .. } => *left == seat && *how != Some(How::Back),
        _ => false,
    };
    let at = entries.iter().position(leaves)?;
    Some(entries[..at].iter().filter(|entry| matches!(entry, Entry::Played { .. })).count())
}

/// Those who stayed are ranked by their order; whoever left comes last, and who took over is left out.
fn rank(results: &mut [SeatResult]) {
    let places: Vec<u8> =
        results.iter().filter(|it| it.part == Part::Played && it.user.is_some()).map(|it| it.place).collect();
    for result in results.iter_mut().filter(|it| it.user.is_some()) {
        result.rank = match result.part {
            Part::Played => Some(1 + places.iter().filter(|place| **place < result.place).count() as u8),
            Part::Left => Some(1 + places.len() as u8),
            Part::TookOver => None,
        };
    }
}
