//! What people have played and how well: the pages, and the ways from one to another.

use crate::chat::stats::{Page, Stats, Wanted};
use crate::chat::{Button, Id, Request, Row, Select, SelectOption, limits};
use crate::ratings::Rating;
use crate::rules::{Game, Text, Tongue};
use crate::stats::{Card, Fared, Feat, Feats, Kind, LadderPage, Person, Record, Trend, Versus};
use crate::tables::screen::{Meant, Screen, button};
use crate::words::Speaker;

use super::{day, mention, title};

/// A page as it is for its reader.
pub enum Told {
    /// What they have played.
    Card(Card),
    /// Who plays best.
    Ladder(LadderPage),
    /// With whom they may compare themselves.
    Whom(Vec<Person>),
    /// How it stands between two.
    Versus(Versus),
    /// What nobody has outdone.
    Feats(Feats),
}

/// A page with the ways to others. `in_server`: whether there are others; `may_show`: whether everybody may be shown it.
pub fn screen(told: &Told, (in_server, may_show): (bool, bool), games: &[Game], speaker: &Speaker) -> Screen {
    let lines = match told {
        Told::Card(card) => card_lines(card, speaker),
        Told::Ladder(page) => ladder_lines(page, speaker),
        Told::Whom(_) => vec![speaker.word("against-whom")],
        Told::Versus(versus) => versus_lines(versus, speaker),
        Told::Feats(feats) => feat_lines(feats, speaker),
    };
    let mut screen = Screen::of(limits::cut(&lines.join("\n"), limits::CONTENT));
    screen.rows.extend(selects(told, games, speaker).into_iter().map(Row::Select));
    let shown = may_show.then(|| way(Wanted::Shown, told.page(), "button-replay-show", speaker));
    let screen = screen.row(told.own_ways(in_server, speaker).into_iter().chain(shown));
    let close = button(Id::of(Request::Dismiss), speaker.word("button-close"));
    match in_server {
        true => screen.row(told.pages(speaker).into_iter().chain([close])),
        false => screen.row([close]),
    }
}

fn way(wanted: Wanted, page: Page, label: &'static str, speaker: &Speaker) -> Button {
    button(Id::of(Request::Stats(Stats { wanted, page })), speaker.word(label))
}

impl Told {
    /// Which page it is.
    fn page(&self) -> Page {
        match self {
            Told::Card(card) => Page::Me { everywhere: card.everywhere },
            Told::Ladder(ladder) => Page::Ladder(Some(ladder.game.id.to_owned()), ladder.page),
            Told::Whom(_) => Page::Against(None),
            Told::Versus(versus) => Page::Against(Some(versus.pair[1].user)),
            Told::Feats(feats) => Page::Records(Some(feats.game.id.to_owned()), feats.seats),
        }
    }

    /// The game it is about, if it is about one.
    fn game(&self) -> Option<&'static Game> {
        match self {
            Told::Ladder(ladder) => Some(ladder.game),
            Told::Feats(feats) => Some(feats.game),
            Told::Card(_) | Told::Whom(_) | Told::Versus(_) => None,
        }
    }

    /// The ways that only this page has.
    fn own_ways(&self, in_server: bool, speaker: &Speaker) -> Vec<Button> {
        match self {
            Told::Card(card) if in_server && !card.everywhere => {
                vec![way(Wanted::See, Page::Me { everywhere: true }, "button-stats-everywhere", speaker)]
            }
            Told::Ladder(ladder) => {
                let to = |page| Page::Ladder(Some(ladder.game.id.to_owned()), page);
                let before = (ladder.page > 1).then(|| to(ladder.page - 1));
                let before = before.map(|page| way(Wanted::See, page, "button-previous", speaker));
                let after = ladder.goes_on.then(|| way(Wanted::See, to(ladder.page + 1), "button-next", speaker));
                before.into_iter().chain(after).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The row of pages; grey is the one that is shown. A ladder begins at its first page, which has no number here, so that
    /// no two buttons are alike.
    fn pages(&self, speaker: &Speaker) -> [Button; 4] {
        let game = || self.game().map(|game| game.id.to_owned());
        let to = |page, label| way(Wanted::See, page, label, speaker);
        let here_alone = matches!(self, Told::Card(card) if !card.everywhere);
        [
            to(Page::Me { everywhere: false }, "button-stats-me").only_if(!here_alone),
            to(Page::Ladder(game(), 0), "button-stats-ladder").only_if(!matches!(self, Told::Ladder(_))),
            to(Page::Against(None), "button-stats-against").only_if(!matches!(self, Told::Whom(_))),
            to(Page::Records(game(), None), "button-stats-records").only_if(!matches!(self, Told::Feats(_))),
        ]
    }
}

/// The lists to choose from: the game, the seats, somebody.
fn selects(told: &Told, games: &[Game], speaker: &Speaker) -> Vec<Select> {
    let list = |wanted, placeholder, options: Vec<SelectOption>| {
        let id = Id::of(Request::Stats(Stats { wanted, page: told.page() })).to_string();
        let options: Vec<_> = options.into_iter().take(limits::SELECT_OPTIONS).collect();
        (options.len() > 1 || wanted == Wanted::Person).then(|| Select {
            id,
            placeholder: speaker.word(placeholder),
            options,
            min: 1,
            max: 1,
        })
    };
    let option = |label: &str, value: String, chosen| {
        let label = limits::cut(label, limits::SELECT_TEXT);
        SelectOption { label, value, note: None, chosen }
    };
    let games = told.game().and_then(|shown| {
        let options =
            games.iter().map(|game| option(&speaker.say(&title(game)), game.id.to_owned(), game.id == shown.id));
        list(Wanted::Game, "table-slot-game.description", options.collect())
    });
    let others = match told {
        Told::Feats(feats) => {
            let counts = [None].into_iter().chain(feats.game.seats.clone().map(Some));
            let seats = counts.map(|seats| {
                let value = seats.unwrap_or_default().to_string();
                option(&speaker.say(&seat_count(seats)), value, seats == feats.seats)
            });
            list(Wanted::Seats, "stats-slot-seats.description", seats.collect())
        }
        Told::Whom(people) => {
            let people = people.iter().map(|person| option(&shown_name(person), person.user.0.to_string(), false));
            list(Wanted::Person, "stats-slot-person.description", people.collect())
        }
        Told::Card(_) | Told::Ladder(_) | Told::Versus(_) => None,
    };
    games.into_iter().chain(others).collect()
}

/// What somebody is called in a list; their number where nothing is known.
fn shown_name(person: &Person) -> String {
    if person.name.trim().is_empty() { person.user.0.to_string() } else { person.name.clone() }
}

fn seat_count(seats: Option<u8>) -> Text {
    seats.map_or(Text::of("records-all"), |seats| Text::of("records-seats").with("n", seats))
}

fn head(text: String) -> String {
    format!("**{text}**")
}

fn note(speaker: &Speaker, key: &'static str) -> String {
    format!("-# {}", speaker.word(key))
}

/// A person's own games, game by game, as what they fare best and with whom they played.
fn card_lines(card: &Card, speaker: &Speaker) -> Vec<String> {
    if card.games.is_empty() {
        return vec![speaker.word(if card.everywhere { "stats-none-everywhere" } else { "stats-none" })];
    }
    let mut lines = vec![head(speaker.word(if card.everywhere { "stats-head-everywhere" } else { "stats-head" }))];
    lines.extend(card.games.iter().map(|(game, tally)| {
        let text = Text::of("stats-game").with("game", title(game)).with("n", tally.games).with("won", tally.won());
        let text = speaker.say(&text.with("best", tally.best).with("mean", tally.mean));
        let figure = figure(tally.rating).map(|figure| speaker.say(&figure));
        [text].into_iter().chain(figure).collect::<Vec<_>>().join(" · ")
    }));
    if !card.fared.is_empty() {
        lines.push(head(speaker.word("stats-best")));
        lines.extend(card.fared.iter().map(|(game, fared)| speaker.say(&fared_line(game, fared))));
    }
    if !card.companions.is_empty() {
        lines.push(head(speaker.word("stats-with")));
        lines.extend(card.companions.iter().map(|(person, companion)| {
            let text = Text::of("stats-companion").with("who", mention(person.user)).with("n", companion.games);
            speaker.say(&text.with("ahead", companion.ahead).with("behind", companion.behind))
        }));
    }
    lines.extend((card.helped > 0).then(|| speaker.say(&Text::of("stats-helped").with("n", card.helped))));
    lines.push(note(speaker, "stats-note"));
    lines
}

fn fared_line(game: &Game, fared: &Fared) -> Text {
    let text = Text::of("stats-fared").with("kind", kind(game, &fared.kind)).with("game", title(game));
    text.with("won", fared.won).with("n", fared.games)
}

/// As what somebody played; by its token where this program does not know it any more.
fn kind(game: &Game, kind: &Kind) -> Text {
    match kind {
        Kind::Turn(turn) => Text::of("stats-turn").with("n", *turn),
        Kind::Named(token) => (game.kind)(token).unwrap_or_else(|| Text::of("stats-kind").with("kind", token.clone())),
    }
}

/// How somebody is rated; nothing before the first game that counts.
fn figure(rating: Rating) -> Option<Text> {
    match rating.shown() {
        Some(figure) => Some(Text::of("stats-rating").with("rating", figure)),
        None => (rating.games > 0).then(|| Text::of("stats-rating-soon").with("n", rating.games)),
    }
}

/// The best of a server, and where whoever looks stands.
fn ladder_lines(page: &LadderPage, speaker: &Speaker) -> Vec<String> {
    let mut lines = vec![head(speaker.say(&Text::of("ladder-head").with("game", title(page.game))))];
    let reader = page.reader.as_ref().map(|(reader, _)| *reader);
    lines.extend(page.rungs.iter().map(|(place, person, rung, trend)| {
        let text = Text::of("ladder-line").with("place", *place).with("trend", arrow(*trend).to_owned());
        let text = text.with("who", mention(person.user)).with("rating", rung.figure);
        let text = text.with("n", rung.tally.games).with("won", rung.tally.won());
        let line = speaker.say(&text.with("best", rung.tally.best).with("mean", rung.tally.mean));
        if Some(person.user) == reader { head(line) } else { line }
    }));
    if page.rungs.is_empty() {
        lines.push(speaker.word(if page.page > 1 { "ladder-end" } else { "ladder-none" }));
    }
    let own = page.reader.as_ref().and_then(|(_, tally)| tally.as_ref());
    let own = own.filter(|tally| tally.rating.shown().is_none()).and_then(|tally| figure(tally.rating));
    lines.extend(own.map(|figure| speaker.say(&Text::of("ladder-own").with("figure", figure))));
    lines.push(note(speaker, "ladder-note"));
    lines
}

/// How somebody's place changed.
const fn arrow(trend: Trend) -> &'static str {
    match trend {
        Trend::Up => " ▲",
        Trend::None => "",
        Trend::Down => " ▼",
    }
}

/// How it stands between two: in all, game by game, and the last times.
fn versus_lines(versus: &Versus, speaker: &Speaker) -> Vec<String> {
    let Versus { pair, duel, games, third } = versus;
    let pair = pair.each_ref().map(|person| mention(person.user));
    let text = Text::of("against-head").with("first", pair[0].clone()).with("second", pair[1].clone());
    let [first, second] = duel.ahead;
    let mut lines = vec![head(speaker.say(&text))];
    lines.push(
        speaker.say(&Text::of("against-score").with("first", first).with("second", second).with("n", duel.games)),
    );
    let of = |id: &str| games.iter().find(|game| game.id == id).map(|game| title(game));
    lines.extend(duel.by_game.iter().filter_map(|(id, [first, second])| {
        let text = Text::of("against-game").with("game", of(id)?).with("first", *first);
        Some(speaker.say(&text.with("second", *second)))
    }));
    lines.push(head(speaker.word("against-last")));
    lines.extend(duel.last.iter().filter_map(|meeting| {
        let text = Text::of("against-meeting").with("when", day(meeting.ended)).with("game", of(&meeting.game)?);
        let [first, second] = meeting.points;
        let ahead = meeting.ahead.map_or_else(|| speaker.word("against-even"), |ahead| pair[ahead].clone());
        Some(speaker.say(&text.with("first", first).with("second", second).with("who", ahead)))
    }));
    lines.extend(third.as_ref().map(|(person, often)| {
        speaker.say(&Text::of("against-third").with("who", mention(person.user)).with("n", *often))
    }));
    lines.push(note(speaker, "against-note"));
    lines
}

/// What nobody has outdone, each with whoever did it.
fn feat_lines(feats: &Feats, speaker: &Speaker) -> Vec<String> {
    let text = Text::of("records-head").with("game", title(feats.game)).with("seats", seat_count(feats.seats));
    let mut lines = vec![head(speaker.say(&text))];
    if feats.records.is_empty() {
        lines.push(speaker.word("records-none"));
        return lines;
    }
    lines.extend(feats.records.iter().map(|(record, holders)| {
        let text = Text::of("records-line").with("what", feat(record)).with("when", day(record.ended));
        speaker.say(&text.with("who", holders_of(record, holders, &|person| mention(person.user), speaker)))
    }));
    lines.push(note(speaker, "records-note"));
    lines
}

/// By whom something was reached; the table where it was all of it, and nobody's name where it may not be said.
fn holders_of(
    record: &Record,
    holders: &[Option<Person>],
    name: &dyn Fn(&Person) -> String,
    speaker: &Speaker,
) -> String {
    if holders.is_empty() {
        return speaker.say(&Text::of("records-table").with("table", record.table.to_string()));
    }
    let someone = |holder: &Option<Person>| holder.as_ref().map_or_else(|| speaker.word("stats-someone"), name);
    speaker.list(&holders.iter().map(someone).collect::<Vec<_>>())
}

fn feat(record: &Record) -> Text {
    let key = match record.feat {
        Feat::Points => "records-points",
        Feat::Widest => "records-widest",
        Feat::Closest => "records-closest",
        Feat::Streak => "records-streak",
        Feat::Together => "records-together",
        Feat::Shortest => "records-shortest",
    };
    Text::of(key).with("n", record.value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_that_is_not_known_any_more_is_called_by_its_token() {
        let speaker = Speaker::alone(crate::words::Language::En);
        let named = |token: &str, game: &Game| speaker.say(&kind(game, &Kind::Named(token.to_owned())));
        let game = |id: &str| crate::games::find(id).unwrap();
        assert_eq!(named("x9", game("san_juan")), "x9");
        assert_eq!(named("6", game("burgundy")), "Estate 6");
        assert_eq!(named("mongke_khan", game("marco_polo")), "Möngke Khan");
    }
}
