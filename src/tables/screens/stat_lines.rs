//! What people have played and how well, in words: to be read in a chat, or read out in place of a picture.

use crate::ratings::Rating;
use crate::rules::{Game, Text, Tongue};
use crate::stats::sheets::feat_title;
use crate::stats::{Card, Fared, Feat, Feats, LadderPage, Person, Record, Trend, Versus};
use crate::words::Speaker;

use super::{day, mention, title};

/// How the words are written.
pub struct Writer<'a> {
    /// The language.
    pub speaker: &'a Speaker,
    /// Whether they stand in a chat, where people are mentioned and heads are bold.
    pub in_chat: bool,
    /// A day by a moment of it, where they do not.
    pub day: &'a dyn Fn(i64) -> String,
}

impl Writer<'_> {
    fn say(&self, text: &Text) -> String {
        self.speaker.say(text)
    }

    fn word(&self, key: &'static str) -> String {
        self.speaker.word(key)
    }

    fn head(&self, text: String) -> String {
        if self.in_chat { format!("**{text}**") } else { text }
    }

    fn note(&self, key: &'static str) -> Option<String> {
        self.in_chat.then(|| format!("-# {}", self.word(key)))
    }

    fn who(&self, person: &Person) -> String {
        if self.in_chat { mention(person.user) } else { person.name.clone() }
    }

    fn when(&self, at: i64) -> String {
        if self.in_chat { day(at) } else { (self.day)(at) }
    }

    /// A person's own games, game by game, as what they fare best and with whom they played.
    pub fn card(&self, card: &Card) -> Vec<String> {
        if card.games.is_empty() {
            return vec![self.word(if card.everywhere { "stats-none-everywhere" } else { "stats-none" })];
        }
        let mut lines =
            vec![self.head(self.word(if card.everywhere { "stats-head-everywhere" } else { "stats-head" }))];
        lines.extend(card.games.iter().map(|(game, tally)| {
            let text = Text::of("stats-game").with("game", title(game)).with("n", tally.games).with("won", tally.won());
            let text = self.say(&text.with("best", tally.best).with("mean", tally.mean));
            let figure = figure(tally.rating).map(|figure| self.say(&figure));
            [text].into_iter().chain(figure).collect::<Vec<_>>().join(" · ")
        }));
        if !card.fared.is_empty() {
            lines.push(self.head(self.word("stats-best")));
            lines.extend(card.fared.iter().map(|(game, fared)| self.say(&fared_line(game, fared))));
        }
        if !card.companions.is_empty() {
            lines.push(self.head(self.word("stats-with")));
            lines.extend(card.companions.iter().map(|(person, companion)| {
                let text = Text::of("stats-companion").with("who", self.who(person)).with("n", companion.games);
                self.say(&text.with("ahead", companion.ahead).with("behind", companion.behind))
            }));
        }
        lines.extend((card.helped > 0).then(|| self.say(&Text::of("stats-helped").with("n", card.helped))));
        lines.extend(self.note("stats-note"));
        lines
    }

    /// The best of a server, and where whoever looks stands.
    pub fn ladder(&self, page: &LadderPage) -> Vec<String> {
        let mut lines = vec![self.head(self.say(&Text::of("ladder-head").with("game", title(page.game))))];
        let reader = page.reader.as_ref().map(|(reader, _)| *reader);
        lines.extend(page.rungs.iter().map(|(place, person, rung, trend)| {
            let text = Text::of("ladder-line").with("place", *place).with("trend", arrow(*trend).to_owned());
            let text = text.with("who", self.who(person)).with("rating", rung.figure);
            let text = text.with("n", rung.tally.games).with("won", rung.tally.won());
            let line = self.say(&text.with("best", rung.tally.best).with("mean", rung.tally.mean));
            if Some(person.user) == reader { self.head(line) } else { line }
        }));
        if page.rungs.is_empty() {
            lines.push(self.word(if page.page > 1 { "ladder-end" } else { "ladder-none" }));
        }
        let own = page.reader.as_ref().and_then(|(_, tally)| tally.as_ref());
        let own = own.filter(|tally| tally.rating.shown().is_none()).and_then(|tally| figure(tally.rating));
        lines.extend(own.map(|figure| self.say(&Text::of("ladder-own").with("figure", figure))));
        lines.extend(self.note("ladder-note"));
        lines
    }

    /// How it stands between two: in all, game by game, and the last times.
    pub fn versus(&self, versus: &Versus) -> Vec<String> {
        let Versus { pair, duel, games, third } = versus;
        let pair = pair.each_ref().map(|person| self.who(person));
        let text = Text::of("against-head").with("first", pair[0].clone()).with("second", pair[1].clone());
        let [first, second] = duel.ahead;
        let score = Text::of("against-score").with("first", first).with("second", second).with("n", duel.games);
        let mut lines = vec![self.head(self.say(&text)), self.say(&score)];
        let of = |id: &str| games.iter().find(|game| game.id == id).map(|game| title(game));
        lines.extend(duel.by_game.iter().filter_map(|(id, [first, second])| {
            let text = Text::of("against-game").with("game", of(id)?).with("first", *first);
            Some(self.say(&text.with("second", *second)))
        }));
        lines.push(self.head(self.word("against-last")));
        lines.extend(duel.last.iter().filter_map(|meeting| {
            let text = Text::of("against-meeting").with("when", self.when(meeting.ended));
            let [first, second] = meeting.points;
            let ahead = meeting.ahead.map_or_else(|| self.word("against-even"), |ahead| pair[ahead].clone());
            let text = text.with("game", of(&meeting.game)?).with("first", first).with("second", second);
            Some(self.say(&text.with("who", ahead)))
        }));
        lines.extend(third.as_ref().map(|(person, often)| {
            self.say(&Text::of("against-third").with("who", self.who(person)).with("n", *often))
        }));
        lines.extend(self.note("against-note"));
        lines
    }

    /// What nobody has outdone, each with whoever did it.
    pub fn feats(&self, feats: &Feats) -> Vec<String> {
        let text = Text::of("records-head").with("game", title(feats.game)).with("seats", seat_count(feats.seats));
        let mut lines = vec![self.head(self.say(&text))];
        if feats.records.is_empty() {
            lines.push(self.word("records-none"));
            return lines;
        }
        lines.extend(feats.records.iter().map(|(record, holders)| {
            let text =
                Text::of("records-line").with("what", feat(record, feats.game)).with("when", self.when(record.ended));
            self.say(&text.with("who", self.holders(record, holders)))
        }));
        lines.extend(self.note("records-note"));
        lines
    }

    /// By whom something was reached; the table where it was all of it, and nobody's name where it may not be said.
    fn holders(&self, record: &Record, holders: &[Option<Person>]) -> String {
        if holders.is_empty() {
            return self.say(&Text::of("records-table").with("table", record.table.to_string()));
        }
        let name = |holder: &Option<Person>| match holder {
            Some(person) => self.who(person),
            None => self.word("stats-someone"),
        };
        self.speaker.list(&holders.iter().map(name).collect::<Vec<_>>())
    }
}

/// For how many seats.
pub fn seat_count(seats: Option<u8>) -> Text {
    seats.map_or(Text::of("records-all"), |seats| Text::of("records-seats").with("n", seats))
}

fn fared_line(game: &Game, fared: &Fared) -> Text {
    let text = Text::of("stats-fared").with("kind", fared.kind.name(game)).with("game", title(game));
    text.with("won", fared.won).with("n", fared.games)
}

/// How somebody is rated; nothing before the first game that counts.
fn figure(rating: Rating) -> Option<Text> {
    match rating.shown() {
        Some(figure) => Some(Text::of("stats-rating").with("rating", figure)),
        None => (rating.games > 0).then(|| Text::of("stats-rating-soon").with("n", rating.games)),
    }
}

/// How somebody's place changed.
const fn arrow(trend: Trend) -> &'static str {
    match trend {
        Trend::Up => " ▲",
        Trend::None => "",
        Trend::Down => " ▼",
    }
}

fn feat(record: &Record, game: &Game) -> Text {
    let text = match record.feat {
        Feat::Points => Text::of("records-points"),
        Feat::Widest => Text::of("records-widest"),
        Feat::Closest => Text::of("records-closest"),
        Feat::Gain => Text::of("records-gain"),
        Feat::Own => Text::of("records-own").with("what", feat_title(Feat::Own, game)),
        Feat::Streak => Text::of("records-streak"),
        Feat::Together => Text::of("records-together"),
        Feat::Shortest => Text::of("records-shortest"),
    };
    text.with("n", record.value)
}
