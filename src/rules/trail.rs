//! The answers of a path, taken one after the other: for games whose questions are not yet typed. [`super::Walk`] takes
//! its place game by game.

use super::{Answer, Ask, Options, Pick, Refusal, Slot};

/// The answers not looked at yet.
///
/// A question is put with [`Trail::one`] or [`Trail::several`]. If it was answered, the answer comes back; if it was not,
/// the question does, as the error that ends the walk; an answer that was not offered ends it with the reason.
pub struct Trail<'a, P>(std::slice::Iter<'a, Answer<P>>);

impl<'a, P: Pick> Trail<'a, P> {
    /// A walk along these answers.
    pub fn new(answers: &'a [Answer<P>]) -> Self {
        Trail(answers.iter())
    }

    /// The single pick that comes next, if it was made: who knows it need not work out all others.
    pub fn ahead(&self) -> Option<P> {
        match self.0.as_slice().first() {
            Some(Answer::One(pick)) => Some(*pick),
            Some(Answer::Some(_)) | None => None,
        }
    }

    /// A single pick.
    ///
    /// # Errors
    /// The question, if it was not answered, or the reason why the pick is not among the options.
    pub fn one<M>(
        &mut self,
        name: &'static str,
        options: impl IntoIterator<Item = P>,
        why: impl FnOnce(P) -> Refusal,
    ) -> Result<P, Ask<P, M>> {
        let options: Options<P> = options.into_iter().collect();
        match self.0.next() {
            Some(Answer::One(pick)) if options.contains(pick) => Ok(*pick),
            Some(Answer::One(pick)) => Err(Ask::No(why(*pick))),
            Some(Answer::Some(_)) | None => Err(Ask::One(Slot { name, options })),
        }
    }

    /// At least `min` and at most `max` of the options.
    ///
    /// # Errors
    /// The question, if it was not answered, or the reason why a pick is not among the options.
    pub fn several<M>(
        &mut self,
        name: &'static str,
        options: Options<P>,
        (min, max): (usize, usize),
        why: impl FnOnce(P) -> Refusal,
    ) -> Result<Options<P>, Ask<P, M>> {
        let max = max.min(options.len());
        match self.0.next() {
            Some(Answer::Some(picks)) => Ok(picks.iter().copied().collect()),
            Some(Answer::One(pick)) if !options.contains(pick) => Err(Ask::No(why(*pick))),
            Some(Answer::One(_)) | None => Err(Ask::Several { slot: Slot { name, options }, min, max }),
        }
    }
}
