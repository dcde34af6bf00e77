//! One table as its actor holds it: who sits where, how far it is, and the game itself. Plain data, copied to try
//! something and put in place once it is stored.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::{Map, Value};

use crate::bots::Level;
use crate::chat::wishes::{Pings, Wishes};
use crate::chat::{ChannelId, GuildId, TableId, UserId};
use crate::record::{Entry, Play};
use crate::rules::{Chance, Dice, Footer, Game, Lasted, Seat, Seats, Seed, Setting, Table, Viewer, Window};
use crate::store::{self, Alarms, Calls, Claim, Clocks, Invitation, Stage, Vote, Watcher};
use crate::words::{Language, Speaker};

use super::advice::Advice;
use super::clock::Pace;
use super::days::Days;
use super::origin::Origin;
use super::overtime::Overtime;
use super::tips::Tips;

/// Who sits in a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person(UserId),
    /// A bot.
    Bot(Level),
}

/// Whether direct messages reach a person at this table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Letterbox {
    /// As far as we know.
    #[default]
    Open,
    /// They were refused, and the person has not been told yet.
    Closed,
    /// A daily list was refused, and the person has not been told yet that they are called in the channel again.
    Undigested,
    /// They are refused or unwanted, and the person knows.
    Known,
}

impl Letterbox {
    /// Whether something about it is still to be told.
    pub const fn is_news(self) -> bool {
        matches!(self, Letterbox::Closed | Letterbox::Undigested)
    }
}

/// A chair at the table. Before the start they stand in the order of arrival, afterwards in seat order.
#[derive(Clone, Debug, PartialEq)]
pub struct Chair {
    /// Who sits there.
    pub sitter: Sitter,
    /// The name as it is, fit for one line.
    pub name: String,
    /// The language of what only this person sees.
    pub language: Language,
    /// Whether direct messages reach the person.
    pub letterbox: Letterbox,
    /// Whether words by direct message reach the person, whatever they wish for their hand.
    pub hears: bool,
    /// Whether they have pressed something since neither the channel nor a word reaches them.
    pub is_there: bool,
    /// The call about which it was found out that the person is no longer in the server; 0 where it was about none.
    pub gone: Option<i64>,
    /// Where their clocks are, when they rest, and until when they are away.
    pub days: Days,
    /// How they wish to be told what concerns them.
    pub wishes: Wishes,
    /// The tips they may still get.
    pub tips: Tips,
}

impl Chair {
    /// A chair nobody sits in.
    pub fn empty() -> Chair {
        Chair::of(Sitter::Nobody, String::new())
    }

    /// A chair with somebody of that name in it.
    pub fn of(sitter: Sitter, name: String) -> Chair {
        let (language, letterbox, days) = (Language::default(), Letterbox::Open, Days::default());
        let (wishes, gone, tips) = (Wishes::default(), None, Tips::default());
        Chair { sitter, name, language, letterbox, hears: true, is_there: false, gone, days, wishes, tips }
    }

    /// A sign by which whoever sits there is told from others, which says nothing of them.
    pub fn mark(&self) -> u16 {
        let who = self.person().map(|user| user.0.to_le_bytes());
        let bytes = self.name.bytes().chain(who.into_iter().flatten());
        bytes.fold(7, |mark: u16, byte| mark.wrapping_mul(31).wrapping_add(byte.into()))
    }

    /// The person in the chair. Whoever had themselves forgotten sits there under a name and is nobody to write to.
    pub fn person(&self) -> Option<UserId> {
        match self.sitter {
            Sitter::Person(id) => Some(id).filter(|id| store::is_known(*id)),
            Sitter::Nobody | Sitter::Bot(_) => None,
        }
    }
}

/// The newest board in the channel.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// How many entries the record had when it was made: which board it is. Posted again, it is the same.
    pub entry: usize,
    /// How many steps counted then.
    pub step: usize,
    /// How many steps counted when it last said who must act: it does so again for whoever is led on.
    pub told: usize,
    /// Whom it called.
    pub called: Seats,
    /// What it tells that happened until then.
    pub news: String,
}

/// One table.
#[derive(Clone)]
pub struct TableState {
    /// Which table; its short name begins every custom id.
    pub id: TableId,
    /// The game.
    pub game: &'static Game,
    /// How far it is.
    pub stage: Stage,
    /// The server.
    pub guild: Option<GuildId>,
    /// Where the lobby stands.
    pub home: ChannelId,
    /// Where the boards go: the home, or a thread of its own.
    pub channel: ChannelId,
    /// When it moved there, in milliseconds since 1970; 0 where it never did.
    pub moved: i64,
    /// Whether a thread is opened at the start.
    pub wants_thread: bool,
    /// Whether threads can begin where the lobby stands, as far as that is known.
    pub takes_threads: bool,
    /// Who opened the table.
    pub host: UserId,
    /// The language of the channel's posts.
    pub language: Language,
    /// The options that differ from what a new table starts with.
    pub options: Map<String, Value>,
    /// Who is to begin; by lot, where nobody is named.
    pub first: Option<First>,
    /// Where the game goes on from, if it is not dealt anew.
    pub origin: Option<Origin>,
    /// The chairs.
    pub chairs: Vec<Chair>,
    /// Who has held a seat and holds none now.
    pub claims: Vec<Claim>,
    /// Who was invited.
    pub invitations: Vec<Invitation>,
    /// The game, once it has begun.
    pub play: Option<Play>,
    /// The newest board.
    pub board: Option<Board>,
    /// Whether a message of the table has come through.
    pub is_reached: bool,
    /// Whether the channel is out of reach.
    pub is_lost: bool,
    /// Whether it is being tried, though it is out of reach.
    pub is_tried: bool,
    /// When the host was asked to start, in milliseconds since 1970.
    pub host_asked: Option<i64>,
    /// When the host was last active in the lobby.
    pub host_seen: i64,
    /// Whom the host has taken off before the start.
    pub barred: BTreeSet<UserId>,
    /// Who follows it without sitting there.
    pub watchers: Vec<Watcher>,
    /// What is being decided together, and what was not long ago.
    pub votes: Vec<Vote>,
    /// How long a move may take.
    pub pace: Pace,
    /// What follows where that is over.
    pub overtime: Overtime,
    /// Whether people may ask for advice.
    pub advice: Advice,
    /// Until when it rests, if it does, in milliseconds since 1970.
    pub paused_until: Option<i64>,
    /// Since when it could not be taken up, in milliseconds since 1970.
    pub broken: Option<i64>,
    /// How long it waits for whom.
    pub clocks: Clocks,
    /// Who is called, and what was said to them about it since.
    pub calls: Calls,
    /// What it does by itself, and when.
    pub alarms: Alarms,
    /// When the game was played, once it is over.
    pub lasted: Option<Arc<Lasted>>,
    /// Whose hand has changed since the message with it was sent: those go on deciding. After a restart, whoever decides.
    pub unshown: Seats,
}

/// The stream of chance that draws the seats; no step has it.
const LOT: u64 = u64::MAX;

impl TableState {
    /// The seat where a person sits.
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        let at = self.chairs.iter().position(|chair| chair.person() == Some(user))?;
        Some(Seat(at as u8))
    }

    /// The seat of that number, from 0, or of whoever is called that.
    pub fn seat_called(&self, called: &str) -> Option<Seat> {
        let number = called.parse().ok().filter(|number| usize::from(*number) < self.chairs.len());
        let named = || self.chairs.iter().position(|chair| chair.name.to_lowercase() == called.trim().to_lowercase());
        number.or_else(|| named().map(|at| at as u8)).map(Seat)
    }

    /// The chair of a seat.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    /// The chair of a person, to note something about them.
    pub fn chair_of_mut(&mut self, user: UserId) -> Option<&mut Chair> {
        self.chairs.iter_mut().find(|chair| chair.person() == Some(user))
    }

    /// The chairs with their seats.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        (0..).map(Seat).zip(&self.chairs)
    }

    /// The seats that people hold.
    pub fn people(&self) -> Seats {
        self.seated().filter(|(_, chair)| chair.person().is_some()).map(|(seat, _)| seat).collect()
    }

    /// Whether boards call whoever holds a seat aloud: as they wish, but where a move may take minutes, always.
    pub fn is_called_here(&self, seat: Seat) -> bool {
        let pings = self.chair(seat).map(|chair| chair.wishes.pings);
        self.pace == Pace::Evening || pings == Some(Pings::Channel)
    }

    /// Whether votes call whoever holds a seat aloud: unless they want to be called nowhere, and a move may take more than
    /// minutes.
    pub fn is_asked_here(&self, seat: Seat) -> bool {
        let pings = self.chair(seat).map(|chair| chair.wishes.pings);
        self.pace == Pace::Evening || pings != Some(Pings::None)
    }

    /// How many chairs are taken.
    pub fn taken(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.sitter != Sitter::Nobody).count()
    }

    /// A language with the names as they are: for pictures and alt texts.
    pub fn speaker(&self, language: Language) -> Speaker {
        Speaker::new(language, self.chairs.iter().map(|chair| chair.name.clone()))
    }

    /// A language with the names as they may stand in a message.
    pub fn writer(&self, language: Language) -> Speaker {
        self.speaker(language).writing(crate::chat::escape)
    }

    /// How many entries the record has: what a control names as its step.
    pub fn entry(&self) -> usize {
        self.play.as_ref().map_or(0, Play::entries)
    }

    /// Whether the game keeps something from others, with the options chosen.
    pub fn has_secrets(&self) -> bool {
        (self.game.has_secrets)(&Value::Object(self.options.clone()))
    }

    /// What the table has chosen for a setting.
    pub fn option(&self, setting: &Setting) -> &str {
        let chosen = self.options.get(setting.name).and_then(Value::as_str);
        chosen.or(setting.values.first().copied()).unwrap_or_default()
    }

    /// Who must decide now; nobody before the start and after the end.
    pub fn awaited(&self) -> Seats {
        let going = self.play.as_ref().filter(|_| self.stage == Stage::Playing);
        going.map_or(Seats::NONE, |play| play.table().awaiting())
    }

    /// Which people must decide now.
    pub fn awaited_people(&self) -> Seats {
        let people = self.people();
        self.awaited().iter().filter(|seat| people.has(*seat)).collect()
    }

    /// A bot that must decide now. Bots do not play on among themselves: where no person sits, the table rests.
    pub fn awaited_bot(&self) -> Option<(Seat, Level)> {
        let awaited = if self.people().is_empty() { Seats::NONE } else { self.awaited() };
        awaited.iter().find_map(|seat| match self.chair(seat)?.sitter {
            Sitter::Bot(level) => Some((seat, level)),
            Sitter::Nobody | Sitter::Person(_) => None,
        })
    }

    /// The latest step that may be shown: where several answer at once, nothing that one of them answered shows before all
    /// have.
    pub fn open_step(&self) -> usize {
        let now = self.play.as_ref().map_or(0, Play::step);
        let several = self.board.as_ref().filter(|board| board.called.len() > 1);
        several.map_or(now, |board| board.step.min(now))
    }

    /// The game after a step, or as near to it as is remembered.
    pub fn play_at(&self, step: usize) -> Option<Play> {
        let mut then = self.play.clone()?;
        if step < then.step() {
            // Where the way back is barred, the present position is what there is to show.
            let _ = then.undo(step);
        }
        Some(then)
    }

    /// The position after a step, or as near to it as is remembered.
    pub fn position(&self, step: usize) -> Option<Arc<dyn Table>> {
        self.play_at(step).map(|then| then.shared())
    }

    /// Seats people where the seed's lot puts them, and bots among them in the order in which they came, so that each
    /// keeps its name. Chairs that are still empty are taken away.
    pub fn draw_seats(&mut self, seed: Seed) {
        self.chairs.retain(|chair| chair.sitter != Sitter::Nobody);
        let is_bot = |chair: &Chair| matches!(chair.sitter, Sitter::Bot(_));
        let bots: Vec<Chair> = self.chairs.iter().filter(|chair| is_bot(chair)).cloned().collect();
        let mut dice = Dice::for_step(seed, LOT);
        for last in (1..self.chairs.len()).rev() {
            let other = dice.below(last as u32 + 1) as usize;
            self.chairs.swap(last, other);
        }
        let drawn = self.chairs.iter_mut().filter(|chair| is_bot(chair));
        drawn.zip(bots).for_each(|(chair, bot)| *chair = bot);
        self.name_bots();
    }

    /// Whether a control that was made when the record had `step` entries still is about what the seat has to decide:
    /// nothing happened since but what others did who were asked at the same time.
    pub fn is_current(&self, seat: Seat, step: usize) -> bool {
        let others = |entry: &Entry| match entry {
            Entry::Played { seat: by, .. } | Entry::Conceded { seat: by } | Entry::SeatTaken { seat: by, .. } => {
                *by != seat
            }
            Entry::Undone { .. } | Entry::Rebased { .. } | Entry::Ended { .. } => false,
        };
        let play = self.play.as_ref().filter(|play| step <= play.entries());
        play.is_some_and(|play| play.entries_from(step).all(|entry| others(&entry)))
    }

    /// What the frame of a picture says to a viewer after a step. The picture tells what is new in that window.
    pub fn footer(&self, viewer: Viewer, step: usize, window: Window) -> Footer {
        let table = self.id.to_string();
        let footer = self.play.as_ref().map(|play| play.footer(viewer, step, &*table));
        Footer { window, ..footer.unwrap_or(Footer { table, step, ..Footer::default() }) }
    }

    /// The table as it was when its record had so many entries.
    pub fn at_entry(&self, entries: usize) -> Option<TableState> {
        let play = self.play.as_ref()?.earlier(entries)?;
        Some(TableState { play: Some(play), stage: Stage::Playing, ..self.clone() })
    }
}

/// Somebody who is to begin. A bot is the one that sat down as the first, the second… of the bots; bots never get up
/// before the start, and keep their order when seats are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// A person.
    Person(UserId),
    /// A bot, counted from 0.
    Bot(usize),
}

impl First {
    /// What stands for it in a select and in the store.
    pub fn token(self) -> String {
        match self {
            First::Person(user) => user.0.to_string(),
            First::Bot(nth) => format!("bot-{nth}"),
        }
    }

    /// Who is meant by that.
    pub(super) fn of(token: &str) -> Option<First> {
        match token.strip_prefix("bot-") {
            Some(nth) => nth.parse().ok().map(First::Bot),
            None => token.parse().ok().map(|user| First::Person(UserId(user))),
        }
    }
}
