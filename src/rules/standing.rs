//! How a game ended: places and the score sheet.

use super::{Seat, Seats, Text};

/// So many of somebody's sources of points are told.
const TOLD: usize = 2;

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The place of each seat; 1 is the winner's, and equal places are shared.
    pub places: Vec<u8>,
    /// The points of each seat.
    pub scores: Vec<i32>,
    /// Where the points come from, in the order in which they are counted; tie-breaks come last.
    pub lines: Vec<ScoreLine>,
    /// Who has lost whatever the points say, as a rule of the game wants it.
    pub losers: Seats,
    /// As what each seat played, by a token that [`super::Face::kind`] names; empty where the game has no such thing.
    pub kinds: Vec<Option<String>>,
    /// How much each seat has of what [`super::Face::feat`] names; empty where the game has no such thing.
    pub feats: Vec<i32>,
}

/// One source of points.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreLine {
    /// What is counted.
    pub label: Text,
    /// What each seat has of it.
    pub values: Vec<i32>,
    /// Whether the values are part of the score; those of a tie-break are not.
    pub counts: bool,
}

impl Standing {
    /// Places by a key for each seat, the greatest first; equal keys share a place.
    pub fn ranked<K: Ord>(keys: &[K], scores: Vec<i32>, lines: Vec<ScoreLine>) -> Standing {
        let places = keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect();
        Standing { places, scores, lines, losers: Seats::NONE, kinds: Vec::new(), feats: Vec::new() }
    }

    /// The seats in the order of places; of those who share one, the first comes first.
    pub fn order(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = (0u8..).map(Seat).take(self.places.len()).collect();
        seats.sort_by_key(|seat| self.places[seat.index()]);
        seats
    }

    /// Whether somebody has as many points as somebody else, so that something else decided.
    pub fn is_tied(&self) -> bool {
        let mut scores = self.scores.clone();
        scores.sort_unstable();
        scores.windows(2).any(|pair| pair[0] == pair[1])
    }

    /// How whoever has won is ahead of the others, as it follows their names.
    pub fn outcome(&self) -> Text {
        let winners: Vec<Seat> = self.winners().collect();
        let of = |seat: Seat| self.scores[seat.index()];
        let Some(first) = winners.first().copied() else { return Text::of("closing-won").with("n", 0) };
        let text = |key: &'static str| Text::of(key).with("n", of(first));
        if winners.len() > 1 {
            return text("closing-shared");
        }
        let others: Vec<Seat> = self.order().into_iter().filter(|seat| *seat != first).collect();
        let Some(next) = others.first().copied() else { return text("closing-won") };
        let next: Vec<Seat> =
            others.into_iter().filter(|seat| self.places[seat.index()] == self.places[next.index()]).collect();
        let ahead = next.first().map_or(0, |next| of(first) - of(*next));
        // Where points are equal, the first of what decides then that is not equal has decided.
        let decides = |line: &&ScoreLine| {
            !line.counts && next.iter().all(|seat| line.values[first.index()] > line.values[seat.index()])
        };
        match self.lines.iter().find(decides).filter(|_| ahead == 0) {
            Some(line) => text("closing-tie").with("what", line.label.clone()),
            None if ahead > 0 => text("closing-ahead").with("by", ahead).with("names", next),
            None => text("closing-won"),
        }
    }

    /// The result for whoever does not see it: everybody with their place, their points and where most of them come from.
    pub fn told(&self) -> Vec<Text> {
        let line = |seat: Seat| {
            let mut sources: Vec<&ScoreLine> = self.lines.iter().filter(|line| line.counts).collect();
            sources.sort_by_key(|line| -line.values[seat.index()]);
            let best = sources.into_iter().map(|line| (line, line.values[seat.index()]));
            let best = best.filter(|(_, points)| *points > 0).take(TOLD);
            let part = |(line, points): (&ScoreLine, i32)| {
                Text::of("closing-part").with("what", line.label.clone()).with("n", points)
            };
            let parts: Vec<Text> = best.map(part).collect();
            let key = match (self.losers.has(seat), parts.is_empty()) {
                (true, _) => "closing-lost",
                (false, true) => "closing-place-bare",
                (false, false) => "closing-place",
            };
            let text = Text::of(key).with("seat", seat).with("place", self.places[seat.index()]);
            let text = text.with("n", self.scores[seat.index()]);
            if key == "closing-place" { text.with("parts", parts) } else { text }
        };
        self.order().into_iter().map(line).collect()
    }

    /// Who has the first place, alone or shared.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        (0u8..).zip(&self.places).filter(|(_, place)| **place == 1).map(|(seat, _)| Seat(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_place_and_the_next_one_is_left_out() {
        let standing = Standing::ranked(&[(30, 2), (34, 0), (30, 2), (30, 1)], vec![30, 34, 30, 30], vec![]);
        assert_eq!(standing.places, [2, 1, 2, 4]);
        assert_eq!(standing.winners().collect::<Vec<_>>(), [Seat(1)]);
        assert_eq!(standing.order(), [Seat(1), Seat(0), Seat(2), Seat(3)]);
    }

    #[test]
    fn the_outcome_says_by_what_a_game_is_won() {
        let line =
            |label: &'static str, values: Vec<i32>, counts: bool| ScoreLine { label: Text::of(label), values, counts };
        let of = |keys: &[(i32, i32)]| {
            let scores: Vec<i32> = keys.iter().map(|key| key.0).collect();
            let lines = vec![
                line("points", scores.clone(), true),
                line("same", vec![1; keys.len()], false),
                line("tie", keys.iter().map(|key| key.1).collect(), false),
            ];
            Standing::ranked(keys, scores, lines)
        };
        let ahead = of(&[(30, 9), (34, 0), (30, 9)]);
        let text = Text::of("closing-ahead").with("n", 34).with("by", 4).with("names", vec![Seat(0), Seat(2)]);
        assert_eq!(ahead.outcome(), text);
        let tie = of(&[(34, 1), (34, 2), (30, 9)]);
        assert_eq!(tie.outcome(), Text::of("closing-tie").with("n", 34).with("what", Text::of("tie")));
        assert_eq!(of(&[(34, 2), (34, 2)]).outcome(), Text::of("closing-shared").with("n", 34));
        let lost = Standing { places: vec![2, 1], losers: Seats::only(Seat(0)), ..of(&[(34, 0), (30, 0)]) };
        assert_eq!(lost.outcome(), Text::of("closing-won").with("n", 30));
        assert!(ahead.is_tied() && !of(&[(1, 0), (2, 0)]).is_tied());
    }
}
