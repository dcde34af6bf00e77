//! Points as they are said in a line. What they are made up of is the score sheet's.

use crate::rules::{Seat, Standing, Text, Tongue};
use crate::words::Speaker;

/// The points of everybody but these, the best first.
pub fn scores(standing: &Standing, but: &[Seat], writer: &Speaker) -> String {
    let mut seats: Vec<Seat> = (0..).map(Seat).take(standing.places.len()).filter(|seat| !but.contains(seat)).collect();
    seats.sort_by_key(|seat| standing.places[seat.index()]);
    let score = |seat: Seat| standing.scores.get(seat.index()).copied().unwrap_or_default();
    let said =
        seats.into_iter().map(|seat| writer.say(&Text::of("end-score").with("name", seat).with("n", score(seat))));
    said.collect::<Vec<_>>().join(", ")
}
