//! Backdrops that were painted before: land, estates, everything that stays the same for a whole game.

use crate::scene::Marks;

use super::canvas::Canvas;
use super::runs::{Run, runs};

/// Backdrops of fewer marks are painted again sooner than they are looked up.
pub const WORTH_KEEPING: usize = 100;

/// How many are kept, the latest used first: a few boards of each game.
const KEPT: usize = 8;

/// The backdrops painted last.
#[derive(Default)]
pub struct Backdrops(Vec<Backdrop>);

/// A painted backdrop: its pixels as runs of one colour, a small part of the size of the pixels themselves.
struct Backdrop {
    marks: Marks,
    size: (u32, u32, u32),
    runs: Vec<Run>,
}

impl Backdrops {
    /// Paints the backdrop from memory; false when it is not there.
    pub fn recall(&mut self, marks: &Marks, canvas: &mut Canvas) -> bool {
        if marks.count() < WORTH_KEEPING {
            return false;
        }
        let Some(at) = self.0.iter().position(|kept| kept.size == size(canvas) && kept.marks == *marks) else {
            return false;
        };
        self.0[..=at].rotate_right(1);
        let mut rest = canvas.pixels.data_mut();
        for &(length, colour) in &self.0[0].runs {
            let Some((run, after)) = rest.split_at_mut_checked(length as usize * 4) else { break };
            run.as_chunks_mut::<4>().0.fill(colour);
            rest = after;
        }
        true
    }

    /// Remembers what the canvas shows as the backdrop of those marks.
    pub fn keep(&mut self, marks: &Marks, canvas: &Canvas) {
        if marks.count() < WORTH_KEEPING {
            return;
        }
        let runs = runs(canvas.pixels.data().as_chunks::<4>().0).collect();
        self.0.truncate(KEPT - 1);
        self.0.insert(0, Backdrop { marks: marks.clone(), size: size(canvas), runs });
    }
}

fn size(canvas: &Canvas) -> (u32, u32, u32) {
    (canvas.pixels.width(), canvas.pixels.height(), canvas.scale.to_bits())
}
