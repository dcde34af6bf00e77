//! Backdrops that were painted before: land, estates, everything that stays the same for a whole game.

use crate::scene::Marks;

use super::canvas::Canvas;
use super::runs::{Run, collected};

/// Backdrops of fewer marks are painted again sooner than they are looked up.
pub const WORTH_KEEPING: usize = 100;

/// How many are kept, the latest used first: a few boards of each game.
const KEPT: usize = 8;

/// The backdrops painted last.
#[derive(Default)]
pub struct Backdrops {
    kept: Vec<Backdrop>,
    /// Those that came up once: the next time they are kept. Many never come up again.
    once: Vec<(Marks, Size)>,
}

/// Width and height in pixels, and the bits of the scale.
type Size = (u32, u32, u32);

/// A painted backdrop: its pixels as runs of one colour, a small part of the size of the pixels themselves.
struct Backdrop {
    marks: Marks,
    size: Size,
    runs: Vec<Run>,
}

impl Backdrops {
    /// Paints the backdrop from memory; false when it is not there.
    pub fn recall(&mut self, marks: &Marks, canvas: &mut Canvas) -> bool {
        if marks.count() < WORTH_KEEPING {
            return false;
        }
        let Some(at) = self.kept.iter().position(|kept| kept.size == size(canvas) && kept.marks == *marks) else {
            return false;
        };
        self.kept[..=at].rotate_right(1);
        let mut rest = canvas.pixels.data_mut();
        for &(length, colour) in &self.kept[0].runs {
            let Some((run, after)) = rest.split_at_mut_checked(length as usize * 4) else { break };
            run.as_chunks_mut::<4>().0.fill(colour);
            rest = after;
        }
        true
    }

    /// Remembers what the canvas shows as the backdrop of those marks, if it has come up before.
    pub fn keep(&mut self, marks: &Marks, canvas: &Canvas) {
        if marks.count() < WORTH_KEEPING {
            return;
        }
        let size = size(canvas);
        let Some(at) = self.once.iter().position(|(known, of)| *of == size && known == marks) else {
            self.once.truncate(KEPT - 1);
            return self.once.insert(0, (marks.clone(), size));
        };
        let (marks, size) = self.once.remove(at);
        let runs = collected(canvas.pixels.data().as_chunks::<4>().0);
        self.kept.truncate(KEPT - 1);
        self.kept.insert(0, Backdrop { marks, size, runs });
    }
}

fn size(canvas: &Canvas) -> Size {
    (canvas.pixels.width(), canvas.pixels.height(), canvas.scale.to_bits())
}
