//! What happened, as lines to read: folded where several seats did the same, and cut to what a phone shows.
//! What is told, and to whom, is the record's and the games'.

use crate::record::Play;
use crate::rules::{Arg, Seat, Text, Tongue, Viewer, WHO, fold};
use crate::words::DEPUTY;

/// The most lines a post in the channel shows of what happened.
pub const MOST_LINES: usize = 3;

/// What was told, one sentence a line, in the order it happened. Neighbours that differ only in who did it are
/// one line.
pub fn lines<'a>(told: impl IntoIterator<Item = &'a Text>, tongue: &dyn Tongue) -> Vec<String> {
    fold(told.into_iter().cloned().collect()).iter().map(|text| tongue.say(text)).collect()
}

/// What a viewer reads of all that happened after a step, with its number, oldest first. What a bot decided in somebody's
/// place is told as that.
pub fn told(play: &Play, viewer: Viewer, after: usize) -> Vec<(usize, Text)> {
    let in_place_of = |number: usize| {
        let (_, step) = play.steps(number.checked_sub(1)?).next()?;
        step.stands_in.then_some(step.seat)
    };
    let told = play.told_to_by_step(viewer, after).into_iter().map(|(number, text)| {
        let by_bot = in_place_of(number);
        (number, by_bot.map_or(text.clone(), |seat| by_deputy(text, seat)))
    });
    told.collect()
}

/// What somebody reads of all that happened after a step and is news to them: that a turn of their own ended is none.
pub fn missed(play: &Play, seat: Option<Seat>, after: usize) -> Vec<(usize, Text)> {
    let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
    let is_own =
        |number: usize| play.steps(number.saturating_sub(1)).next().is_some_and(|(_, step)| Some(step.seat) == seat);
    let told = told(play, viewer, after).into_iter();
    told.filter(|(number, text)| !play.table().is_idle(text) || !is_own(*number)).collect()
}

/// The same text, which says that a bot did it in the place of that seat.
fn by_deputy(mut text: Text, seat: Seat) -> Text {
    let who = text.args.iter_mut().find(|(name, arg)| *name == WHO && *arg == Arg::Seat(seat));
    if let Some((_, who)) = who {
        *who = Text::of("seat-by-bot").with("name", seat).with("bot", DEPUTY.to_owned()).into();
    }
    text
}

/// What to call the time of which a table knows: since it began, or since it goes on under newer rules.
pub const fn since_start(play: &Play) -> &'static str {
    if play.floor() == 0 { "missed-start" } else { "missed-renewed" }
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

    #[test]
    fn pages_hold_what_fits_and_lose_nothing() {
        let lines: Vec<_> = (0..50).map(|n| format!("line {n}")).collect();
        let pages = pages(&lines, 100);
        assert!(pages.iter().all(|page| page.chars().count() <= 100));
        assert_eq!(pages.join("\n").lines().count(), 50);
        assert_eq!(super::pages(&[], 100), [""]);
    }
}
