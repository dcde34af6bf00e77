//! Counting pieces, for positions that are checked: as many of each kind as were made, wherever they lie.

use super::{Bag, Checked, Fault};

/// How many of each of `N` kinds were found, in all places together.
pub struct Census<const N: usize> {
    found: [u32; N],
    strange: u32,
}

impl<const N: usize> Default for Census<N> {
    fn default() -> Self {
        Census { found: [0; N], strange: 0 }
    }
}

impl<const N: usize> Census<N> {
    /// With what is in a bag.
    #[must_use]
    pub fn bag(self, bag: &Bag<N>) -> Self {
        self.counts(bag.counts().map(u32::from))
    }

    /// With so many more of each kind.
    #[must_use]
    pub fn counts(mut self, counts: [u32; N]) -> Self {
        self.found.iter_mut().zip(counts).for_each(|(found, count)| *found += count);
        self
    }

    /// With one for each time that a kind is named.
    #[must_use]
    pub fn each(mut self, kinds: impl IntoIterator<Item = usize>) -> Self {
        for kind in kinds {
            *self.found.get_mut(kind).unwrap_or(&mut self.strange) += 1;
        }
        self
    }

    /// How many of a kind were found.
    pub const fn of(&self, kind: usize) -> u32 {
        self.found[kind]
    }

    /// Whether each kind was found as often as it was made; `name` says what a kind is called.
    ///
    /// # Errors
    /// A fault of `field` that names the first kind of which there are more or fewer.
    pub fn complete(&self, field: &str, made: impl Fn(usize) -> u32, name: impl Fn(usize) -> String) -> Checked {
        self.fits(field, |found, made| found == made, made, name)
    }

    /// Whether no kind was found more often than it was made, where things may have left the game.
    ///
    /// # Errors
    /// A fault of `field` that names the first kind of which there are more.
    pub fn within(&self, field: &str, made: impl Fn(usize) -> u32, name: impl Fn(usize) -> String) -> Checked {
        self.fits(field, |found, made| found <= made, made, name)
    }

    fn fits(
        &self,
        field: &str,
        fit: impl Fn(u32, u32) -> bool,
        made: impl Fn(usize) -> u32,
        name: impl Fn(usize) -> String,
    ) -> Checked {
        if self.strange > 0 {
            return Err(Fault::of(field, "there is no such thing in this game"));
        }
        match (0..N).find(|kind| !fit(self.found[*kind], made(*kind))) {
            Some(kind) => {
                let (found, name, made) = (self.found[kind], name(kind), made(kind));
                Err(Fault::of(field, format!("{found} {name} in all places together, not {made}")))
            }
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn why(checked: Checked) -> Option<String> {
        checked.err().map(|fault| format!("{}: {}", fault.field, fault.why))
    }

    #[test]
    fn every_place_counts_and_the_first_wrong_kind_is_named() {
        let made = |kind: usize| [3, 1, 0][kind];
        let name = |kind: usize| ["apples", "pears", "plums"][kind].to_owned();
        let census = || Census::default().bag(&Bag::of([1, 1, 0])).each([0]);
        assert_eq!(why(census().each([0]).complete("basket", made, name)), None);
        assert_eq!(why(census().within("basket", made, name)), None);
        let fewer = "basket: 2 apples in all places together, not 3";
        assert_eq!(why(census().complete("basket", made, name)).as_deref(), Some(fewer));
        let more = "basket: 2 pears in all places together, not 1";
        assert_eq!(why(census().counts([0, 1, 0]).within("basket", made, name)).as_deref(), Some(more));
        assert_eq!(census().each([0, 2]).of(2), 1);
    }

    #[test]
    fn what_there_is_not_is_no_kind() {
        let census = Census::<2>::default().each([0, 2]);
        assert!(census.complete("hand", |_| 1, |_| String::new()).is_err());
        assert!(census.within("hand", |_| 9, |_| String::new()).is_err());
    }
}
