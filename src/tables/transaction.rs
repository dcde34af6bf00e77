//! A change that is being made: a copy of the table, what is added to its record, and what has to be said about
//! it. Nothing of it is true before it is stored.

use serde_json::json;

use crate::chat::{ChannelId, InteractionId, UserId};
use crate::record::{Entry, Play};
use crate::rules::{Path, Played, Refusal, Seat, Text, Tongue};
use crate::store::{self, Act, Along, Append, Left, NewItem, Sat, Start, Store, StoreError, Stored, Surface, Venue};

use super::first;
use super::state::{Board, Letterbox, Sitter, TableState};

/// What a change is, besides additions to the record.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Change {
    /// Only the record grows, if anything.
    #[default]
    None,
    /// Somebody sat down in the lobby.
    Sat(store::Sitter),
    /// A person got up in the lobby.
    Left(UserId),
    /// The number of seats is another one.
    Seats(u8),
    /// The game's options are others.
    Options,
    /// Another place for the game was chosen.
    Venue,
    /// The table speaks another language.
    Language,
    /// The game starts.
    Started,
    /// A seat changed hands while the game runs.
    Taken(Seat),
    /// The table is closed.
    Closed,
}

/// A change that is being made.
pub struct Transaction {
    /// The table as it will be.
    pub state: TableState,
    /// What kind of change it is.
    pub change: Change,
    /// What the record gets.
    entries: Vec<Entry>,
    /// What has to be said.
    say: Vec<NewItem>,
    /// Whether the message of the lobby has to follow.
    pub redraws_lobby: bool,
    /// Whether the message of the board has to follow.
    pub redraws_board: bool,
}

impl Transaction {
    /// A change of that table, with nothing changed yet.
    pub fn of(state: &TableState) -> Transaction {
        Transaction {
            state: state.clone(),
            change: Change::None,
            entries: Vec::new(),
            say: Vec::new(),
            redraws_lobby: false,
            redraws_board: false,
        }
    }

    /// Whether there is anything to store.
    pub fn is_changed(&self) -> bool {
        self.change != Change::None || !self.entries.is_empty() || !self.say.is_empty()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Why the rules refuse it; nothing changed then.
    pub fn play(&mut self, seat: Seat, path: &[String], auto: bool) -> Result<Played, Refusal> {
        let play = self.state.play.as_mut().ok_or(Refusal::of("declined-not-started"))?;
        let (entry, played) = play.play(seat, path, auto)?;
        self.entries.push(entry);
        Ok(played)
    }

    /// Plays every decision that is none, until somebody has a choice or the game is over. The end of a person's turn
    /// is left to them, for a while.
    pub fn settle(&mut self) {
        while let Some((seat, path)) = self.forced() {
            if self.play(seat, &path, true).is_err() {
                break;
            }
        }
    }

    fn forced(&self) -> Option<(Seat, Path)> {
        let going = self.state.play.as_ref().filter(|play| !play.is_over() && self.state.auto_end().is_none());
        going.and_then(Play::forced)
    }

    /// Whether the record grows.
    pub fn adds(&self) -> bool {
        !self.entries.is_empty()
    }

    /// Adds to the record what is not a move.
    pub fn note(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// Goes on under the rules as they are now, from where the table stands.
    pub fn renew(&mut self) {
        let Some(play) = &mut self.state.play else { return };
        self.entries.push(play.renew());
        self.notice(&Text::of("rules-renewed").with("game", super::screens::title(self.state.game)), &[], false);
    }

    /// Says a line in the channel.
    pub fn notice(&mut self, text: &Text, mentions: &[UserId], asks: bool) {
        let text = self.state.writer(self.state.language).say(text);
        let payload = json!({ "text": text, "mentions": mentions, "asks": asks });
        self.say(Surface::Notice, payload, false);
    }

    /// Says how the vote ended that is under way, in its own message.
    pub fn settle_vote(&mut self, text: &Text) {
        let text = self.state.writer(self.state.language).say(text);
        let (surface, act, channel) = (Surface::Notice, Act::Edit, Some(self.state.channel));
        let (step, payload) = (self.state.entry() as u64, json!({ "text": text }));
        self.say.push(NewItem { surface, act, channel, step, payload, supersedes: true });
    }

    /// Says of a vote that this change ends without an answer that the game goes on, or is over.
    pub fn lapse_vote(&mut self, before: &TableState) {
        let is_said = self.say.iter().any(|item| (item.surface, item.act) == (Surface::Notice, Act::Edit));
        if !is_said && !before.closing.is_empty() && self.state.closing.is_empty() {
            let is_over = self.state.stage == store::Stage::Over;
            self.settle_vote(&Text::of(if is_over { "close-over" } else { "close-lapsed" }));
        }
    }

    /// Posts the lobby anew.
    pub fn lobby(&mut self) {
        self.say(Surface::Lobby, json!({}), true);
    }

    /// Makes a board the newest one and posts it. Posted again, a board is still the one it was: its step stays.
    pub fn board(&mut self, board: Board, mentions: &[UserId]) {
        let step = board.entry as u64;
        let payload = json!({ "mentions": mentions, "news": board.news });
        self.state.board = Some(board);
        self.redraws_board = false;
        self.say.retain(|item| item.surface != Surface::Board);
        let (surface, act, channel) = (Surface::Board, Act::Post, Some(self.state.channel));
        self.say.push(NewItem { surface, act, channel, step, payload, supersedes: true });
    }

    /// Keeps the message with a person's hand up to date, unless they take none.
    pub fn hand(&mut self, seat: Seat) {
        let open = self.state.chair(seat).filter(|chair| chair.letterbox == Letterbox::Open);
        let Some(user) = open.and_then(|chair| chair.person()) else { return };
        if !self.say.iter().any(|item| item.surface == Surface::Hand(user)) {
            self.say(Surface::Hand(user), json!({}), true);
        }
    }

    /// Tells a person something directly, in a conversation with them.
    pub fn tell(&mut self, channel: ChannelId, text: &str) {
        let payload = json!({ "text": text });
        let step = self.state.entry() as u64;
        let (surface, act) = (Surface::Notice, Act::Post);
        self.say.push(NewItem { surface, act, channel: Some(channel), step, payload, supersedes: false });
    }

    fn say(&mut self, surface: Surface, payload: serde_json::Value, supersedes: bool) {
        let channel = match surface {
            Surface::Hand(_) => None,
            Surface::Lobby => Some(self.state.home),
            Surface::Board | Surface::Notice => Some(self.state.channel),
        };
        let step = self.state.entry() as u64;
        self.say.push(NewItem { surface, act: Act::Post, channel, step, payload, supersedes });
    }

    /// Stores the change. When it comes back without an error, it has happened.
    ///
    /// # Errors
    /// When it has not.
    pub async fn commit(&self, store: &Store, interaction: Option<InteractionId>) -> Stored<()> {
        let (table, state) = (self.state.id, &self.state);
        let along = Along { interaction, say: self.say.clone() };
        match &self.change {
            Change::None if self.entries.is_empty() => store.say_all(table, along).await,
            Change::None | Change::Taken(_) => store.append(self.append(along)).await,
            Change::Sat(who) => match store.sit(table, who.clone(), along).await? {
                Sat::At(_) => Ok(()),
                Sat::Already(_) | Sat::Full => Err(StoreError::Moved(table)),
            },
            Change::Left(user) => match store.leave(table, *user, along).await? {
                Left::Up(_) | Left::Closed => Ok(()),
                Left::NotSeated => Err(StoreError::Moved(table)),
            },
            Change::Seats(seats) => match store.set_seats(table, *seats, along).await? {
                true => Ok(()),
                false => Err(StoreError::Moved(table)),
            },
            Change::Options => store.set_options(table, first::pack(state), along).await,
            Change::Venue => {
                let venue = if state.wants_thread { Venue::Thread } else { Venue::Channel };
                store.set_venue(table, venue, along).await
            }
            Change::Language => store.set_language(table, state.language, along).await,
            Change::Started => self.start(store, along).await,
            Change::Closed => store.close_table(table, along).await,
        }
    }

    fn append(&self, along: Along) -> Append {
        let state = &self.state;
        let seats = match self.change {
            Change::Taken(seat) => state.chair(seat).and_then(sitter).map(|sitter| (seat, sitter)),
            _ => None,
        };
        Append {
            table: state.id,
            n: (state.entry() - self.entries.len()) as u64 + 1,
            entries: self.entries.clone(),
            awaiting: state.awaited(),
            due: state.due,
            is_over: state.play.as_ref().is_some_and(Play::is_over),
            seats: seats.into_iter().collect(),
            snapshot: state.play.as_ref().map(Play::snapshot),
            along,
        }
    }

    /// The start, and the moves the table makes by itself before anybody has a choice.
    async fn start(&self, store: &Store, along: Along) -> Stored<()> {
        let state = &self.state;
        let Some(play) = &state.play else { return Ok(()) };
        let start = Start {
            table: state.id,
            header: play.header().clone(),
            seating: state.chairs.iter().filter_map(sitter).collect(),
            channel: state.channel,
            awaiting: state.awaited(),
            due: state.due,
            entries: self.entries.clone(),
            snapshot: Some(play.snapshot()),
        };
        store.start(start, along).await
    }
}

/// Somebody in a chair, as they are stored.
pub fn sitter(chair: &super::state::Chair) -> Option<store::Sitter> {
    match chair.sitter {
        Sitter::Nobody => None,
        Sitter::Person(user) => Some(store::Sitter::Person { user, name: chair.name.clone() }),
        Sitter::Bot(level) => Some(store::Sitter::Bot(level.name().to_owned())),
    }
}
