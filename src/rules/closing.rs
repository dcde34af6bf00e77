//! The last picture of a game: what all games say in it of how it ended, and how it came about.

use super::{Finale, Footer, Lasted, Lead, Leap, Milestone, ScoreLine, Seat, Standing, Text, Tongue};
use crate::scene::{By, Closing, Column, Graph, News, Note, Player, Source, Station, Style, Turn, u, width};

/// Of parts that are numbers each, or every so manieth, helps to find the others, as long as these are not too many.
const EACH: [usize; 6] = [1, 5, 10, 20, 50, 100];
const MOST: usize = 12;
/// Where there are more of all, only those have their numbers.
const CLOSE: usize = 30;
/// A game of fewer minutes is told as a whole.
const SHORT: u32 = 12 * 60;

/// So much room have names and days in the footer, beside the name of the table.
const ROOM: i32 = u(960);

/// Where nothing is known of how a game went.
static UNKNOWN: Finale = Finale { course: Vec::new(), leap: None, lead: None, lasted: None };

impl Footer {
    fn how_it_went(&self) -> &Finale {
        self.finale.as_deref().unwrap_or(&UNKNOWN)
    }

    /// Who has won, once the game is over.
    pub fn over(&self, tongue: &dyn Tongue, player: impl Fn(Seat) -> Player) -> Turn {
        let standing = self.standing.as_deref();
        let winners = standing.iter().flat_map(|standing| standing.winners()).map(player).collect();
        let what = standing.map(|standing| tongue.say(&standing.outcome())).unwrap_or_default();
        Turn::Over { winners, what }
    }

    /// How long the game was.
    pub fn length(&self, tongue: &dyn Tongue) -> String {
        let days = self.how_it_went().lasted.as_ref().map(|lasted| lasted.whole / (24 * 60)).filter(|days| *days > 0);
        let moves = Text::of("closing-moves").with("n", self.step);
        tongue.say(&match days {
            Some(days) => Text::of("closing-days").with("moves", moves).with("n", days),
            None => moves,
        })
    }

    /// What stands at the foot of the sheet of the end: when the game was played, and who did, where there is room for it; what
    /// happened last, where that is not known.
    pub fn played(&self, tongue: &dyn Tongue, player: impl Fn(Seat) -> Player) -> Vec<News> {
        let Some(Lasted { days: [from, to], .. }) = &self.how_it_went().lasted else {
            return self.news(tongue, player);
        };
        let when = if from == to { from.clone() } else { format!("{from} – {to}") };
        let seats = self.standing.iter().flat_map(|standing| (0u8..).zip(&standing.places));
        let names: Vec<String> = seats.map(|(seat, _)| player(Seat(seat)).name).collect();
        let who = Text::of("closing-players").with("names", names.join(", ")).with("when", when.clone());
        let who = tongue.say(&who);
        let fits = width(&who, Style::Small.face(), u(24)) <= ROOM;
        let words = if fits { who } else { tongue.say(&Text::of("closing-played").with("when", when)) };
        vec![News { by: By::Table, words }]
    }

    /// The sheet of the end. `icons`: those of what is counted, in its order; `words`: what the things are called that
    /// everybody has built, and points.
    pub fn closing(
        &self,
        icons: &[&'static str],
        [built, points]: [String; 2],
        tongue: &dyn Tongue,
        player: impl Fn(Seat) -> Player,
    ) -> Closing {
        let empty = Standing::ranked::<i32>(&[], Vec::new(), Vec::new());
        let standing = self.standing.as_deref().unwrap_or(&empty);
        let order = standing.order();
        let column = |seat: &Seat| Column {
            player: player(*seat),
            place: standing.places[seat.index()],
            points: standing.scores[seat.index()],
            is_lost: standing.losers.has(*seat),
        };
        let is_tied = standing.is_tied();
        let sources = standing.lines.iter().zip(icons).filter(|(line, _)| line.counts || is_tied);
        let source = |(line, icon): (&ScoreLine, &&'static str)| Source {
            icon,
            words: tongue.say(&line.label),
            values: order.iter().map(|seat| line.values[seat.index()]).collect(),
            counts: line.counts,
        };
        Closing {
            words: [tongue.say(&Text::of("closing-places")), built, points],
            columns: order.iter().map(column).collect(),
            sources: sources.map(source).collect(),
            graph: self.graph(order.iter().map(|seat| player(*seat)).collect()),
            notes: self.notes(tongue, player),
        }
    }

    /// The points of the game, if they are known.
    fn graph(&self, players: Vec<Player>) -> Option<Graph> {
        let finale = self.how_it_went();
        let notes = finale.leap.iter().map(|leap| (leap.step, "1".to_owned()));
        let turned = finale.lead.iter().filter(|lead| !lead.is_early).filter_map(|lead| lead.since);
        let notes = notes.chain(turned.map(|step| (step, "2".to_owned()))).collect();
        let stations = stations(&finale.course);
        (stations.len() > 1).then_some(Graph { players, stations, notes })
    }

    /// What is worth telling of the game, as it is read out, too.
    pub fn highlights(&self) -> Vec<Text> {
        let finale = self.how_it_went();
        let leap = finale.leap.as_ref().map(|leap| {
            let text = Text::of("closing-alt-leap").with("seat", leap.seat).with("by", leap.by);
            text.with("n", leap.step)
        });
        let lead = finale.lead.as_ref().map(Lead::told);
        let wait = finale.lasted.as_ref().map(|lasted| {
            let [title, words] = lasted.told();
            Text::of("closing-alt-wait").with("what", title).with("time", lasted.figure()).with("more", words)
        });
        leap.into_iter().chain(lead).chain(wait).collect()
    }

    fn notes(&self, tongue: &dyn Tongue, player: impl Fn(Seat) -> Player) -> Vec<Note> {
        let word = |key: &'static str| tongue.say(&Text::of(key));
        let finale = self.how_it_went();
        let leap = finale.leap.as_ref().map(|leap| Note {
            number: "1".to_owned(),
            title: word("closing-leap"),
            player: Some(player(leap.seat)),
            sign: None,
            figure: format!("+{}", leap.by),
            words: tongue.say(&leap.told()),
        });
        let lead = finale.lead.as_ref().map(|lead| Note {
            number: "2".to_owned(),
            title: word("closing-turning"),
            player: Some(player(lead.seat)),
            sign: lead.since.filter(|step| *step > 0).map(|_| "hourglass"),
            figure: lead.figure(&finale.course),
            words: tongue.say(&lead.told()),
        });
        let wait = finale.lasted.as_ref().map(|lasted| {
            let [title, words] = lasted.told().map(|text| tongue.say(&text));
            let figure = tongue.say(&lasted.figure());
            Note { number: "3".to_owned(), title, player: None, sign: Some("clock"), figure, words }
        });
        leap.into_iter().chain(lead).chain(wait).collect()
    }
}

impl Leap {
    fn told(&self) -> Text {
        match &self.told {
            Some(told) => Text::of("closing-leap-what").with("n", self.step).with("what", told.clone()),
            None => Text::of("closing-leap-bare").with("n", self.step),
        }
    }
}

impl Lead {
    /// The round in which it began, as the graph marks it; where the end decided, what that brought.
    fn figure(&self, course: &[Milestone]) -> String {
        let since = match self.since {
            None => return format!("+{}", self.last),
            Some(0) => return String::new(),
            Some(since) => since,
        };
        let Some(round) = &self.round else { return since.to_string() };
        let mut of_part = course.iter().filter_map(|it| it.round.as_ref()).filter(|it| it.part == round.part);
        match of_part.position(|it| it == round) {
            Some(at) if round.part.parse::<u32>().is_err() => format!("{} {}", round.part, at + 1),
            _ => round.part.clone(),
        }
    }

    fn told(&self) -> Text {
        let (key, step) = match self.since {
            None => ("closing-lead-end", 0),
            Some(0) => ("closing-lead-start", 0),
            Some(step) if self.is_early => ("closing-lead-early", step),
            Some(step) => ("closing-lead-step", step),
        };
        let text = Text::of(key).with("seat", self.seat);
        if step > 0 { text.with("n", step) } else { text }
    }
}

impl Lasted {
    fn is_short(&self) -> bool {
        self.whole < SHORT
    }

    /// The longest wait; of a short game all of it.
    fn figure(&self) -> Text {
        time(if self.is_short() { self.whole } else { self.longest.0 })
    }

    /// What that is, and more of it.
    fn told(&self) -> [Text; 2] {
        // "Less than" is true of what comes next.
        let half = if self.half < 60 { self.half + 1 } else { self.half / 60 * 60 + 60 };
        if self.is_short() {
            return [Text::of("closing-whole"), Text::of("closing-whole-what").with("time", time(half))];
        }
        let what = Text::of("closing-wait-what").with("n", self.longest.1).with("time", time(half));
        [Text::of("closing-wait"), what]
    }
}

/// So many minutes, in the two largest units that say enough.
fn time(minutes: u32) -> Text {
    let (days, hours) = (minutes / (24 * 60), minutes / 60);
    match (days, hours) {
        (0, 0) => Text::of("closing-time-minutes").with("n", minutes),
        (0, hours) => Text::of("closing-time-hours").with("n", hours),
        (days, hours) => Text::of("closing-time-days").with("n", days).with("hours", hours % 24),
    }
}

/// The places of the graph. A part with a letter has it where it begins, and its further rounds are counted; parts that are
/// numbers have those.
pub(crate) fn stations(course: &[Milestone]) -> Vec<Station> {
    let parts: Vec<&str> = course.iter().filter_map(|it| it.round.as_ref()).map(|round| &*round.part).collect();
    let each = EACH.into_iter().find(|each| parts.len() / each < MOST).unwrap_or(parts.len());
    let mut known: Vec<&str> = Vec::new();
    let mut stations = Vec::new();
    for milestone in course {
        let (label, is_border) = match milestone.round.as_ref().map(|round| &*round.part) {
            None => (String::new(), false),
            Some(part) => {
                let before = known.iter().filter(|other| **other == part).count();
                known.push(part);
                let number: Option<usize> = part.parse().ok();
                let is_helpful = number.is_none_or(|number| each == 1 || number == 1 || number.is_multiple_of(each));
                let is_border = before == 0 && is_helpful;
                let label = match before {
                    _ if parts.len() > CLOSE && !is_border => String::new(),
                    0 => part.to_owned(),
                    _ => (before + 1).to_string(),
                };
                (label, is_border)
            }
        };
        stations.push(Station { step: milestone.step, label, is_border, points: milestone.points.clone() });
    }
    stations
}
