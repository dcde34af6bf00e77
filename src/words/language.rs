//! The languages Guildhall speaks.

use serde::{Deserialize, Serialize};

/// A language with a complete set of words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Hungarian.
    Hu,
    /// Polish.
    Pl,
}

impl Language {
    /// All of them, the first being the one to fall back to.
    pub const ALL: [Language; 3] = [Language::En, Language::Hu, Language::Pl];

    /// The code that names the word files.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Hu => "hu",
            Language::Pl => "pl",
        }
    }

    /// The language of a locale such as `hu` or `en-GB`; English where there is no better one.
    pub fn of_locale(locale: &str) -> Language {
        let spoken = locale.split(['-', '_']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code() == spoken).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_find_their_language_and_unknown_ones_english() {
        for (locale, language) in [
            ("hu", Language::Hu),
            ("pl", Language::Pl),
            ("en-GB", Language::En),
            ("de", Language::En),
            ("", Language::En),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }
}
