//! What people can set for themselves, wherever they play: which wishes there are, what each can be, and by which names
//! they are stored and sent. Who follows them is decided elsewhere.

use serde_json::Value;

use super::desk::Asks;
use crate::words::Language;

/// Something that a person can set for themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// How they are told that it is their turn.
    Pings,
    /// How often they are reminded of it.
    Reminders,
    /// Whether they are told when they come next.
    HeadsUp,
    /// How they get what is theirs alone.
    Hand,
    /// Before which moves they are asked once more.
    Confirm,
    /// How they look at boards.
    Boards,
    /// Whether others see how they play.
    Stats,
    /// Whether they get tips in their first games.
    Tips,
    /// What they read.
    Language,
}

/// Whether others see how a person plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stats {
    /// In the servers in which they finished a game.
    #[default]
    Shown,
    /// Nowhere.
    Hidden,
}

/// How a person looks at boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Boards {
    /// As pictures.
    #[default]
    Picture,
    /// In words, as a screen reader can say them.
    Text,
}

/// How a person gets what is theirs alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// By direct message.
    #[default]
    Direct,
    /// When they ask.
    Request,
}

/// How a person is told that it is their turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pings {
    /// By a board that mentions them.
    #[default]
    Channel,
    /// By direct message.
    Direct,
    /// Once a day, in a list of all that waits.
    Daily,
    /// Not at all.
    None,
}

/// How often a person is reminded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reminders {
    /// As it is usual.
    #[default]
    Normal,
    /// Only with the last reminder.
    Last,
    /// More often.
    Often,
    /// Never.
    Off,
}

/// They do not want it: to be told when they come next, to get tips.
pub const OFF: &str = "off";
/// They do.
pub const ON: &str = "on";

impl Pings {
    const ALL: [Pings; 4] = [Pings::Channel, Pings::Direct, Pings::Daily, Pings::None];

    /// The name under which it is sent and stored.
    pub const fn name(self) -> &'static str {
        match self {
            Pings::Channel => "channel",
            Pings::Direct => "direct",
            Pings::Daily => "daily",
            Pings::None => "none",
        }
    }
}

impl Reminders {
    const ALL: [Reminders; 4] = [Reminders::Normal, Reminders::Last, Reminders::Often, Reminders::Off];

    const fn name(self) -> &'static str {
        match self {
            Reminders::Normal => "normal",
            Reminders::Last => "last",
            Reminders::Often => "often",
            Reminders::Off => "off",
        }
    }
}

impl Hand {
    const ALL: [Hand; 2] = [Hand::Direct, Hand::Request];

    const fn name(self) -> &'static str {
        match self {
            Hand::Direct => "direct",
            Hand::Request => "request",
        }
    }
}

impl Stats {
    const ALL: [Stats; 2] = [Stats::Shown, Stats::Hidden];

    const fn name(self) -> &'static str {
        match self {
            Stats::Shown => "shown",
            Stats::Hidden => "hidden",
        }
    }
}

impl Boards {
    const ALL: [Boards; 2] = [Boards::Picture, Boards::Text];

    const fn name(self) -> &'static str {
        match self {
            Boards::Picture => "picture",
            Boards::Text => "text",
        }
    }
}

impl Wish {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Wish; 9] = [
        Wish::Pings,
        Wish::Reminders,
        Wish::HeadsUp,
        Wish::Hand,
        Wish::Confirm,
        Wish::Boards,
        Wish::Stats,
        Wish::Tips,
        Wish::Language,
    ];

    /// The name under which it is sent and stored.
    pub const fn name(self) -> &'static str {
        match self {
            Wish::Pings => "pings",
            Wish::Reminders => "reminders",
            Wish::HeadsUp => "headsup",
            Wish::Hand => "hand",
            Wish::Confirm => "confirm",
            Wish::Boards => "boards",
            Wish::Stats => "stats",
            Wish::Tips => "tips",
            Wish::Language => "language",
        }
    }

    /// Those that can be another at one table, in the order in which they are shown.
    pub const AT_TABLE: [Wish; 4] = [Wish::Pings, Wish::Reminders, Wish::Hand, Wish::Confirm];

    /// The wish of that name.
    pub fn of(name: &str) -> Option<Wish> {
        Wish::ALL.into_iter().find(|wish| wish.name() == name)
    }

    /// What it can be; what holds where nobody chose comes first.
    pub fn values(self) -> Vec<&'static str> {
        match self {
            Wish::Pings => Pings::ALL.map(Pings::name).into(),
            Wish::Reminders => Reminders::ALL.map(Reminders::name).into(),
            Wish::HeadsUp => vec![OFF, ON],
            Wish::Hand => Hand::ALL.map(Hand::name).into(),
            Wish::Confirm => Asks::ALL.map(Asks::name).into(),
            Wish::Boards => Boards::ALL.map(Boards::name).into(),
            Wish::Stats => Stats::ALL.map(Stats::name).into(),
            Wish::Tips => vec![ON, OFF],
            Wish::Language => Language::ALL.map(Language::code).into(),
        }
    }
}

/// What a person wishes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// How they are told that it is their turn.
    pub pings: Pings,
    /// How often they are reminded of it.
    pub reminders: Reminders,
    /// Whether they are told when they come next.
    pub heads_up: bool,
    /// How they get what is theirs alone.
    pub hand: Hand,
    /// Before which moves they are asked once more.
    pub asks: Asks,
    /// How they look at boards.
    pub boards: Boards,
    /// Whether others see how they play.
    pub stats: Stats,
    /// Whether they get no tips in their first games.
    pub no_tips: bool,
}

impl Wishes {
    /// As they are stored, by the names of the wishes; what is not there, or is not known, is as where nobody chose.
    pub fn stored(settings: &Value) -> Wishes {
        let chosen = |wish: Wish| settings.get(wish.name()).and_then(Value::as_str);
        let pings = Pings::ALL.into_iter().find(|pings| chosen(Wish::Pings) == Some(pings.name()));
        let reminders = Reminders::ALL.into_iter().find(|often| chosen(Wish::Reminders) == Some(often.name()));
        let hand = Hand::ALL.into_iter().find(|hand| chosen(Wish::Hand) == Some(hand.name()));
        let asks = Asks::ALL.into_iter().find(|asks| chosen(Wish::Confirm) == Some(asks.name()));
        let boards = Boards::ALL.into_iter().find(|boards| chosen(Wish::Boards) == Some(boards.name()));
        let stats = Stats::ALL.into_iter().find(|stats| chosen(Wish::Stats) == Some(stats.name()));
        Wishes {
            pings: pings.unwrap_or_default(),
            reminders: reminders.unwrap_or_default(),
            heads_up: chosen(Wish::HeadsUp) == Some(ON),
            hand: hand.unwrap_or_default(),
            asks: asks.unwrap_or_default(),
            boards: boards.unwrap_or_default(),
            stats: stats.unwrap_or_default(),
            no_tips: chosen(Wish::Tips) == Some(OFF),
        }
    }

    /// The same with what is wished otherwise at a table.
    #[must_use]
    pub fn with(&self, overrides: &Value) -> Wishes {
        let set = |wish: &Wish| overrides.get(wish.name()).filter(|value| value.is_string()).cloned();
        let all = Wish::ALL.into_iter().filter(|wish| *wish != Wish::Language);
        let value = |wish: Wish| set(&wish).unwrap_or_else(|| self.value(wish, Language::default()).into());
        Wishes::stored(&all.map(|wish| (wish.name().to_owned(), value(wish))).collect())
    }

    /// The value of a wish; of the language, the one that is read.
    pub fn value(&self, wish: Wish, language: Language) -> &'static str {
        match wish {
            Wish::Pings => self.pings.name(),
            Wish::Reminders => self.reminders.name(),
            Wish::HeadsUp if self.heads_up => ON,
            Wish::HeadsUp => OFF,
            Wish::Hand => self.hand.name(),
            Wish::Confirm => self.asks.name(),
            Wish::Boards => self.boards.name(),
            Wish::Stats => self.stats.name(),
            Wish::Tips if self.no_tips => OFF,
            Wish::Tips => ON,
            Wish::Language => language.code(),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn wishes_are_read_as_they_are_stored() {
        for wish in [Wish::Pings, Wish::Reminders, Wish::HeadsUp, Wish::Hand, Wish::Confirm, Wish::Boards, Wish::Stats]
        {
            for value in wish.values() {
                let wishes = Wishes::stored(&json!({ wish.name(): value, "client": "hu" }));
                assert_eq!(wishes.value(wish, Language::En), value);
            }
            assert_eq!(Wishes::default().value(wish, Language::En), wish.values()[0]);
        }
        for strange in [json!(null), json!({}), json!({ "hand": "dove", "confirm": 7 })] {
            assert_eq!(Wishes::stored(&strange), Wishes::default());
        }
        assert_eq!(Wishes::default().value(Wish::Language, Language::Pl), "pl");
    }

    #[test]
    fn what_is_wished_at_a_table_goes_over_what_is_wished_everywhere() {
        let everywhere = Wishes::stored(&json!({ "pings": "direct", "hand": "request", "headsup": "on" }));
        let here = everywhere.with(&json!({ "pings": "none", "hand": null, "reminders": "off" }));
        let expected = json!({ "pings": "none", "hand": "request", "headsup": "on", "reminders": "off" });
        assert_eq!(here, Wishes::stored(&expected));
        assert_eq!(everywhere.with(&json!(null)), everywhere);
    }

    #[test]
    fn wishes_are_found_by_name() {
        assert!(Wish::ALL.into_iter().all(|wish| Wish::of(wish.name()) == Some(wish)));
        assert_eq!(Wish::of("moon"), None);
    }
}
