//! A change that is being made: a copy of the table, what is added to its record, and what has to be said about
//! it. Nothing of it is true before it is stored.

use serde_json::json;

use crate::chat::{ChannelId, InteractionId, UserId};
use crate::record::{Entry, Play};
use crate::rules::{Path, Played, Refusal, Seat, Text, Tongue};
use crate::store::{Act, Along, Change, Commit, NewItem, Stage, Store, Stored, Surface};

use super::kept::Kept;
use super::state::{Board, Letterbox, TableState};

/// A change that is being made.
pub struct Transaction {
    /// What was stored of the table as it was.
    before: Kept,
    /// The table as it will be.
    pub state: TableState,
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
            before: Kept::of(state),
            state: state.clone(),
            entries: Vec::new(),
            say: Vec::new(),
            redraws_lobby: false,
            redraws_board: false,
        }
    }

    /// Whether there is anything to store.
    pub fn is_changed(&self) -> bool {
        let says = !self.entries.is_empty() || !self.say.is_empty();
        says || self.redraws_lobby || self.before != Kept::of(&self.state)
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

    /// Whether a board is posted.
    pub fn posts_board(&self) -> bool {
        self.say.iter().any(|item| item.surface == Surface::Board)
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
            let is_over = self.state.stage == Stage::Over;
            self.settle_vote(&Text::of(if is_over { "close-over" } else { "close-lapsed" }));
        }
    }

    /// Posts the lobby anew.
    pub fn lobby(&mut self) {
        self.say(Surface::Lobby, json!({}), true);
    }

    /// Turns the lobby's message into the result, after all that is said before.
    pub fn result(&mut self) {
        let (surface, act, channel) = (Surface::Lobby, Act::Edit, Some(self.state.home));
        let step = self.state.entry() as u64;
        self.say.push(NewItem { surface, act, channel, step, payload: json!({}), supersedes: false });
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
        let mut changes = self.record();
        changes.extend(self.before.changes(&Kept::of(&self.state)));
        let along = Along { interaction, say: self.say.clone() };
        store.commit(Commit { table: self.state.id, seen: self.before.seen(), changes, along }).await
    }

    /// What the record gets, and the position it leads to.
    fn record(&self) -> Vec<Change> {
        let Some(play) = &self.state.play else { return Vec::new() };
        let begun = (!self.before.has_begun).then(|| Change::Begun(play.header().clone()));
        let entries = self.adds().then(|| Change::Entries(self.entries.clone()));
        let is_new = begun.is_some() || entries.is_some();
        begun.into_iter().chain(entries).chain(is_new.then(|| Change::Snapshot(play.snapshot()))).collect()
    }
}
