//! Names of people and bots. Names are never inflected, so any name will do; it only has to be printable.

/// What bots are called: names that read the same in every language and begin with different letters.
const BOTS: [&str; 8] = ["Ada", "Bruno", "Cora", "Dario", "Elsa", "Felix", "Greta", "Hugo"];

/// What a bot is called that moves once in somebody's place, and holds no seat.
pub const DEPUTY: &str = "Bot Normal";

/// The longest name the platform lets a person have.
const LONGEST: usize = 32;

/// A name for one more bot at a table where these names are taken.
pub fn bot_name(taken: &[String]) -> String {
    let mut names = BOTS.iter().map(|name| format!("Bot {name}"));
    names.find(|name| !taken.contains(name)).unwrap_or_else(|| format!("Bot {}", taken.len() + 1))
}

/// A name as it can stand in a line: no line breaks, nothing that turns the direction of writing, no run of
/// blanks, at most 32 characters. A name of which nothing is left is `?`.
pub fn tidy(name: &str) -> String {
    let printable = name.chars().filter(|c| !is_unprintable(*c)).map(|c| if c.is_whitespace() { ' ' } else { c });
    let words: String = printable.collect();
    let name: String = words.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(LONGEST).collect();
    let name = name.trim_end();
    if name.is_empty() { "?".to_owned() } else { name.to_owned() }
}

/// Control characters, and the invisible ones that reorder or hide what stands around them.
fn is_unprintable(c: char) -> bool {
    let invisible =
        matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    invisible || (c.is_control() && !c.is_whitespace())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_at_a_table_have_different_names() {
        let mut taken = vec!["Anna".to_owned(), "Bot Ada".to_owned()];
        for _ in 0..9 {
            let name = bot_name(&taken);
            assert!(!taken.contains(&name), "{name}");
            taken.push(name);
        }
        assert_eq!(taken[2], "Bot Bruno");
    }

    #[test]
    fn names_stay_in_their_line() {
        for (name, tidied) in [
            ("Béla", "Béla"),
            (" a\n b\t c ", "a b c"),
            ("\u{202e}evil\u{200b}", "evil"),
            ("\u{200b}\n", "?"),
            ("", "?"),
            ("ő".repeat(40).as_str(), "ő".repeat(32).as_str()),
        ] {
            assert_eq!(tidy(name), tidied, "{name:?}");
        }
    }
}
