//! What people have played and how well, in words.

use crate::chat::{Id, Request, UserId};
use crate::ratings::Rating;
use crate::rules::{Game, Text, Tongue};
use crate::store::{Part, Played, Rung};
use crate::tables::screen::{Screen, button};
use crate::words::Speaker;

use super::{mention, title};

/// A person's own games, game by game: how many, how many won, the best and the usual result, and how they are rated.
pub fn card(played: &[Played], ratings: &[(&Game, Rating)], in_server: bool, speaker: &Speaker) -> Screen {
    let lines: Vec<String> = ratings
        .iter()
        .filter_map(|(game, rating)| {
            let own: Vec<&Played> = played.iter().filter(|it| it.game == game.id && it.part == Part::Played).collect();
            let best = own.iter().map(|it| it.points).max()?;
            let text = Text::of("stats-game").with("game", title(game)).with("n", own.len());
            let text = text.with("won", own.iter().filter(|it| it.place == 1).count());
            let mean = own.iter().map(|it| i64::from(it.points)).sum::<i64>() / own.len() as i64;
            let text = speaker.say(&text.with("best", best).with("mean", mean));
            Some(match figure(*rating).filter(|_| in_server) {
                Some(figure) => format!("{text} · {}", speaker.say(&figure)),
                None => text,
            })
        })
        .collect();
    if lines.is_empty() {
        return closable(speaker.word("stats-none"), speaker);
    }
    let head = speaker.word(if in_server { "stats-head" } else { "stats-head-alone" });
    let helped = played.iter().filter(|it| it.part == Part::TookOver).count();
    let helped = (helped > 0).then(|| speaker.say(&Text::of("stats-helped").with("n", helped)));
    let text: Vec<String> = [format!("**{head}**")].into_iter().chain(lines).chain(helped).collect();
    closable(text.join("\n"), speaker)
}

/// How somebody is rated; nothing before the first game that counts.
fn figure(rating: Rating) -> Option<Text> {
    match rating.shown() {
        Some(figure) => Some(Text::of("stats-rating").with("rating", figure)),
        None => (rating.games > 0).then(|| Text::of("stats-rating-soon").with("n", rating.games)),
    }
}

/// The best of a server, and where whoever looks stands.
pub fn ladder(game: &Game, rungs: &[Rung], (reader, own): (UserId, Option<Rating>), speaker: &Speaker) -> Screen {
    let head = format!("**{}**", speaker.say(&Text::of("ladder-head").with("game", title(game))));
    let line = |(place, rung): (usize, &Rung)| {
        let text = Text::of("ladder-line").with("place", place).with("who", mention(rung.user));
        let text = text.with("rating", rung.rating.shown().unwrap_or_default()).with("n", rung.rating.games);
        let text = speaker.say(&text);
        if rung.user == reader { format!("**{text}**") } else { text }
    };
    let mut lines = vec![head];
    lines.extend((1..).zip(rungs).map(line));
    if rungs.is_empty() {
        lines.push(speaker.word("ladder-none"));
    }
    if rungs.iter().all(|rung| rung.user != reader) {
        let own = own.and_then(figure).map(|figure| speaker.say(&Text::of("ladder-own").with("figure", figure)));
        lines.extend(own);
    }
    lines.push(format!("-# {}", speaker.word("ladder-note")));
    closable(lines.join("\n"), speaker)
}

fn closable(text: String, speaker: &Speaker) -> Screen {
    Screen::of(text).row([button(Id::of(Request::Dismiss), speaker.word("button-close"))])
}
