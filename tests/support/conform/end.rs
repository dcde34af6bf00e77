//! The end: a score sheet that adds up, and places that follow from it.

use guildhall::rules::Seat;

use super::{Exam, Kept, breach, demand};

impl Exam {
    /// Examines a position in which nobody is awaited.
    pub fn end(&self) -> Kept {
        let Some(standing) = self.table().standing() else { return breach("standing", "over, and nobody has won") };
        let seats = usize::from(self.table().seats());
        let (places, scores) = (&standing.places, &standing.scores);
        demand("standing", places.len() == seats && scores.len() == seats, || format!("{standing:?}"))?;
        for a in 0..seats {
            let better = places.iter().filter(|place| **place < places[a]).count();
            demand("standing", usize::from(places[a]) == better + 1, || format!("places {places:?}"))?;
            let lost = standing.losers.has(Seat(a as u8));
            let fair = lost || (0..seats).all(|b| scores[a] <= scores[b] || places[a] < places[b]);
            demand("standing", fair, || format!("places {places:?} for scores {scores:?}"))?;
            let counted = standing.lines.iter().filter(|line| line.counts);
            let sum: i32 = counted.filter_map(|line| line.values.get(a)).sum();
            demand("standing", sum == scores[a], || format!("seat {a}: {sum} on the sheet, {} points", scores[a]))?;
        }
        let feats = standing.feats.len();
        demand("standing", feats == seats || feats == 0, || format!("{feats} seats have of what the game has"))?;
        demand("standing", standing.lines.iter().all(|line| line.values.len() == seats), || format!("{standing:?}"))
    }
}
