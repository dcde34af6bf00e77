//! Component files, read as one reads a sentence: what is wrong with one is told on a single line.

use serde::de::DeserializeOwned;

/// What is in a TOML file.
///
/// # Errors
/// The line that cannot be read, where it is known, and why.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    toml::from_str(text).map_err(|error: toml::de::Error| {
        let why = error.message().split_whitespace().collect::<Vec<_>>().join(" ");
        let before = error.span().and_then(|span| text.get(..span.start));
        match before {
            Some(before) => format!("line {}: {why}", before.matches('\n').count() + 1),
            None => why,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Count {
        of: u8,
    }

    #[test]
    fn what_is_wrong_is_one_line_that_names_the_line() {
        assert_eq!(read("of = 3"), Ok(Count { of: 3 }));
        for (text, line) in [("of = 3\nof = 4", "line 2: "), ("\n\nof = \"x\"", "line 3: "), ("= 1", "line 1: ")] {
            let why = read::<Count>(text).unwrap_err();
            assert!(why.starts_with(line) && !why.contains('\n'), "{why:?}");
        }
        for text in ["", "of = 3\nto = 5", "of = 700", "[[of]]", "of = '''\n\n"] {
            let why = read::<Count>(text).unwrap_err();
            assert!(why.len() > 5 && !why.contains('\n'), "{why:?}");
        }
    }
}
