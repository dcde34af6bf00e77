//! Closed sets of words: how a choice between a few things stands in a row, in every kind of database.

/// Gives each variant of an enum its word.
macro_rules! words {
    ($name:ty { $($variant:path => $word:literal),* $(,)? }) => {
        impl $name {
            /// The word that stands in a row.
            pub(in crate::store) const fn word(self) -> &'static str {
                match self { $($variant => $word),* }
            }

            /// What a word in a row says; none where no release wrote it.
            pub(in crate::store) fn of_word(word: &str) -> Option<Self> {
                match word {
                    $($word => Some($variant),)*
                    _ => None,
                }
            }
        }
    };
}
pub(super) use words;
