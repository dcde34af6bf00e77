//! Which tips of a game somebody may still get: each once, at most one a turn. Which ones there are, and where they are of use, is the
//! games'.

use crate::record::Play;
use crate::rules::{MOST_TIPS, Seat};

/// Which tips of its game somebody at a table may still get. What is shown counts as seen once they have answered below it; what
/// was only replaced comes again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tips {
    /// Whether it was looked up what they have seen.
    pub is_known: bool,
    /// Those they have not seen, a bit for each.
    left: u16,
    /// The last one that was shown, and in which turn.
    shown: Option<(usize, u8)>,
}

impl Tips {
    /// For whoever has not seen these yet, a bit for each.
    pub const fn of(left: u16) -> Tips {
        Tips { is_known: true, left, shown: None }
    }

    /// Whether none can come any more.
    pub const fn is_over(self) -> bool {
        self.left == 0 && self.shown.is_none()
    }

    /// The tip of a turn where these are of use: the one that it has already, or else the first.
    pub fn at(self, turn: usize, fitting: u16) -> Option<u8> {
        match self.shown.filter(|(shown, _)| *shown == turn) {
            Some((_, tip)) => Some(tip).filter(|tip| fitting >> tip & 1 == 1),
            None => (0..MOST_TIPS as u8).find(|tip| (fitting & self.left) >> tip & 1 == 1),
        }
    }

    /// Notes that a tip is shown in a turn; whether it was not already.
    pub fn show(&mut self, turn: usize, tip: u8) -> bool {
        self.shown.replace((turn, tip)) != Some((turn, tip))
    }

    /// Notes that they answer below the tip that was shown; which one, where they see it for the first time.
    pub fn answer(&mut self) -> Option<u8> {
        let (_, tip) = self.shown.filter(|(_, tip)| self.left >> tip & 1 == 1)?;
        self.left &= !(1 << tip);
        Some(tip)
    }
}

/// Which turn of a seat it is: after how many steps of the others.
pub fn turn(play: &Play, seat: Seat) -> usize {
    play.steps(0).rev().find(|(_, step)| step.seat != seat).map_or(0, |(number, _)| number + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use crate::rules::{Dice, Seed, Text};
    use crate::words::{Language, phrase};

    #[test]
    fn every_tip_is_short_in_every_language() {
        for game in GAMES {
            let tips = (game.tips)();
            assert!((10..=MOST_TIPS).contains(&tips.len()), "{}", game.id);
            for ((tip, _), language) in tips.iter().flat_map(|tip| Language::ALL.map(|language| (tip, language))) {
                let long = phrase(language, &Text::of(*tip)).chars().count();
                assert!((40..=180).contains(&long), "{tip} {language:?}: {long}");
            }
        }
    }

    #[test]
    fn every_tip_is_of_use_somewhere_in_random_games() {
        for game in GAMES {
            let tips = (game.tips)();
            let (all, mut met) = ((1_u32 << tips.len()) - 1, 0);
            for number in 0..60 {
                let seed = Seed::from_number(number);
                let seats = game.seats.clone().nth(number as usize % game.seats.len()).unwrap_or_default();
                let mut play = Play::open(game, &serde_json::Value::Null, seats, seed).unwrap();
                let mut guide = Dice::for_step(seed, u64::MAX);
                while met != all
                    && let Some(seat) = play.table().awaiting().first()
                {
                    let path = play.table().wander(seat, &mut guide).unwrap();
                    met |= (0..path.len()).fold(0, |met, end| met | u32::from(play.table().tips(seat, &path[..end])));
                    play.play(seat, &path, false).unwrap();
                }
            }
            let missed: Vec<_> = tips.iter().zip(0..).filter(|(_, nth)| met >> nth & 1 == 0).collect();
            assert!(missed.is_empty(), "{missed:?}");
        }
    }
}
