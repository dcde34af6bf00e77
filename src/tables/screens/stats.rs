//! What people have played and how well: the pages, and the ways from one to another.

use crate::chat::stats::{Page, Stats, Wanted};
use crate::chat::{Button, Id, Request, Row, Select, SelectOption, limits};
use crate::rules::{Game, Tongue};
use crate::stats::sheets::{self, Sheet, feat_title};
use crate::stats::{Card, Feats, LadderPage, Person, Versus};
use crate::tables::alt::read_out;
use crate::tables::screen::{Drawn, Meant, Screen, button};
use crate::words::Speaker;

use super::stat_lines::{Writer, seat_count};
use super::title;

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

/// How a page is wanted.
#[derive(Clone, Copy)]
pub struct Shape {
    /// Whether there are others beside it: in a direct conversation there are none.
    pub in_server: bool,
    /// Whether everybody may be shown it.
    pub may_show: bool,
    /// Whether it is wanted in words.
    pub in_words: bool,
    /// Now, in milliseconds since 1970.
    pub now: i64,
}

/// A page with the ways to others.
pub fn screen(told: &Told, shape: Shape, games: &[Game], speaker: &Speaker) -> Screen {
    let drawn = if shape.in_words { None } else { drawn(told, shape.now, speaker) };
    let is_drawn = drawn.is_some();
    let lines = told.lines(&Writer { speaker, in_chat: true, day: &date });
    // The picture says the rest.
    let lines = if is_drawn { &lines[..1] } else { &lines[..] };
    let mut screen = Screen { drawn, ..Screen::of(limits::cut(&lines.join("\n"), limits::CONTENT)) };
    screen.rows.extend(selects(told, games, speaker).into_iter().map(Row::Select));
    let other = if shape.in_words { (Wanted::Picture, "button-as-picture") } else { (Wanted::Words, "button-as-text") };
    let other = told.is_drawable().then(|| way(other.0, told.page(), other.1, speaker));
    let shown = shape.may_show.then(|| way(Wanted::Shown, told.page(), "button-replay-show", speaker));
    let screen = screen.row(told.own_ways(shape.in_server, speaker).into_iter().chain(other).chain(shown));
    let close = button(Id::of(Request::Dismiss), speaker.word("button-close"));
    match shape.in_server {
        true => screen.row(told.pages(speaker).into_iter().chain([close])),
        false => screen.row([close]),
    }
}

/// The picture of a page, and what it says to whoever does not see it.
fn drawn(told: &Told, now: i64, speaker: &Speaker) -> Option<Box<Drawn>> {
    let sheet = Sheet { tongue: speaker, day: &date, now };
    let scene = match told {
        _ if !told.is_drawable() => return None,
        Told::Card(page) => sheets::card(page, &sheet),
        Told::Ladder(page) => sheets::ladder(page, &sheet),
        Told::Versus(page) => sheets::versus(page, &sheet),
        Told::Feats(page) => sheets::feats(page, &sheet),
        Told::Whom(_) => return None,
    };
    let lines = told.lines(&Writer { speaker, in_chat: false, day: &date });
    Some(Box::new(Drawn { scene, alt: read_out(lines.into_iter()) }))
}

/// A day as pictures write it, which know neither where their reader is nor when.
fn date(at: i64) -> String {
    let day = jiff::Timestamp::from_millisecond(at).unwrap_or_default();
    day.strftime("%Y-%m-%d").to_string()
}

fn way(wanted: Wanted, page: Page, label: &'static str, speaker: &Speaker) -> Button {
    button(Id::of(Request::Stats(Stats { wanted, page })), speaker.word(label))
}

impl Told {
    fn lines(&self, writer: &Writer<'_>) -> Vec<String> {
        match self {
            Told::Card(card) => writer.card(card),
            Told::Ladder(page) => writer.ladder(page),
            Told::Whom(_) => vec![writer.speaker.word("against-whom")],
            Told::Versus(versus) => writer.versus(versus),
            Told::Feats(feats) => writer.feats(feats),
        }
    }

    /// Whether there is something to be seen.
    fn is_drawable(&self) -> bool {
        match self {
            Told::Card(card) => !card.games.is_empty(),
            Told::Ladder(page) => !page.rungs.is_empty(),
            Told::Versus(_) => true,
            Told::Feats(feats) => !feats.records.is_empty(),
            Told::Whom(_) => false,
        }
    }

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
        let least = if matches!(wanted, Wanted::Person | Wanted::Table) { 1 } else { 2 };
        (options.len() >= least).then(|| Select { id, placeholder: speaker.word(placeholder), options, min: 1, max: 1 })
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
    let tables = match told {
        Told::Feats(feats) => {
            let tables = feats.open.iter().map(|table| {
                let here = feats.records.iter().filter(|(record, _)| record.table == *table);
                let what = here.map(|(record, _)| speaker.say(&feat_title(record.feat, feats.game)));
                let label = format!("{table} · {}", what.collect::<Vec<_>>().join(" · "));
                option(&label, table.to_string(), false)
            });
            list(Wanted::Table, "records-look", tables.collect())
        }
        Told::Card(_) | Told::Ladder(_) | Told::Whom(_) | Told::Versus(_) => None,
    };
    games.into_iter().chain(others).chain(tables).collect()
}

/// What somebody is called in a list; their number where nothing is known.
fn shown_name(person: &Person) -> String {
    if person.name.trim().is_empty() { person.user.0.to_string() } else { person.name.clone() }
}
