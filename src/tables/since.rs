//! What happened, as lines to read: folded where several seats did the same, and cut to what a phone shows.

use crate::rules::{Text, Tongue};
use crate::words::fold;

/// The most lines a post in the channel shows of what happened.
pub const MOST_LINES: usize = 6;

/// What was told, one sentence a line, in the order it happened. Neighbours that differ only in who did it are
/// one line.
pub fn lines<'a>(told: impl IntoIterator<Item = &'a Text>, tongue: &dyn Tongue) -> Vec<String> {
    fold(told.into_iter().cloned().collect()).iter().map(|text| tongue.say(text)).collect()
}

/// The newest lines as a list, below one that counts those left out. A single one is not left out: it takes no more room
/// than its number.
pub fn newest(lines: &[String], most: usize, tongue: &dyn Tongue) -> Vec<String> {
    let skipped = if lines.len() == most + 1 { 0 } else { lines.len().saturating_sub(most) };
    let more = (skipped > 0).then(|| tongue.say(&Text::of("board-more").with("n", skipped)));
    let shown = lines[skipped..].iter().map(|line| tongue.say(&Text::of("board-line").with("what", line.clone())));
    more.into_iter().chain(shown).collect()
}

/// Lines joined into pages of at most `most` characters, the oldest first. There is always a page.
pub fn pages(lines: &[String], most: usize) -> Vec<String> {
    let mut pages = vec![String::new()];
    for line in lines {
        let line: String = line.chars().take(most).collect();
        let fits = pages.last().is_some_and(|page| page.chars().count() + 1 + line.chars().count() <= most);
        match pages.last_mut() {
            Some(page) if page.is_empty() => page.push_str(&line),
            Some(page) if fits => {
                page.push('\n');
                page.push_str(&line);
            }
            _ => pages.push(line),
        }
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Speaker};

    #[test]
    fn the_newest_lines_stay_and_the_others_are_counted() {
        let speaker = Speaker::alone(Language::En);
        let lines: Vec<_> = (1..=8).map(|n| n.to_string()).collect();
        let shown = newest(&lines, 6, &speaker);
        assert_eq!(shown, ["… and 2 more", "· 3", "· 4", "· 5", "· 6", "· 7", "· 8"]);
        assert_eq!(newest(&lines[..7], 6, &speaker).len(), 7, "one that is left out would take as much room");
        assert_eq!(newest(&lines[..6], 6, &speaker).len(), 6);
    }

    #[test]
    fn pages_hold_what_fits_and_lose_nothing() {
        let lines: Vec<_> = (0..50).map(|n| format!("line {n}")).collect();
        let pages = pages(&lines, 100);
        assert!(pages.iter().all(|page| page.chars().count() <= 100));
        assert_eq!(pages.join("\n").lines().count(), 50);
        assert_eq!(super::pages(&[], 100), [""]);
    }
}
