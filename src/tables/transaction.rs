//! A change that is being made: a copy of the table, what is added to its record, and what has to be said about
//! it. Nothing of it is true before it is stored.

use std::collections::BTreeMap;

use serde_json::json;

use crate::bots::Level;
use crate::chat::{ChannelId, Id, InteractionId, Request, UserId};
use crate::meters::{self, By};
use crate::record::{Ending, Entry, Play};
use crate::rules::{Path, Played, Refusal, Seat, Seats, Text, Tongue};
use crate::store::{
    Act, Along, Change, Commit, Forgotten, NewItem, Outcome, Seen, Stage, Store, Stored, Surface, Unasked, Vote,
};

use super::clock::Pace;
use super::electorate;
use super::finished::finished;
use super::kept::Kept;
use super::state::{Board, Chair, Letterbox, TableState};
use super::word::{Kind, Word};

/// Somebody about to sit down, as their chair will be, and whom the newest board has still to call.
#[derive(Clone, Debug)]
pub struct Comer {
    /// Their chair.
    pub chair: Chair,
    /// Whom the newest board has still to call.
    pub still_to_call: Seats,
}

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
    /// Whether that is but for a step of somebody who goes on alone.
    pub is_step: bool,
    /// Whom its board calls aloud.
    pub called: Seats,
    /// The votes whose messages have to follow.
    pub redraws_votes: Vec<u32>,
    /// What was said to people unasked, where that is known and may change.
    pub unasked: BTreeMap<UserId, Unasked>,
    /// Who has just pressed, and is there.
    pub visitor: Option<Seat>,
    /// Whether the newest board has come through, and can follow them.
    pub follows: bool,
    /// Who is led on: asked for something else, and called by no board.
    pub led_on: Option<Seat>,
    /// Whoever sits down if the table lets them in.
    pub comer: Option<Comer>,
    /// Who is forgotten here.
    pub forgotten: Option<Forgotten>,
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
            is_step: false,
            called: Seats::NONE,
            redraws_votes: Vec::new(),
            unasked: BTreeMap::new(),
            visitor: None,
            follows: false,
            led_on: None,
            comer: None,
            forgotten: None,
        }
    }

    /// Whether there is anything to store.
    pub fn is_changed(&self) -> bool {
        let says = !self.entries.is_empty() || !self.say.is_empty();
        says || self.redraws_lobby
            || self.forgotten.is_some()
            || !self.unasked.is_empty()
            || self.before != Kept::of(&self.state)
    }

    /// The game begins.
    pub fn begin(&mut self, play: Play) {
        self.entries.extend(play.entries_from(0));
        self.state.play = Some(play);
        self.state.stage = Stage::Playing;
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

    /// Plays a move that a bot decided in the place of whoever holds the seat.
    ///
    /// # Errors
    /// Why the rules refuse it; nothing changed then.
    pub fn stand_in(&mut self, seat: Seat, path: &[String], level: Level) -> Result<Played, Refusal> {
        let play = self.state.play.as_mut().ok_or(Refusal::of("declined-not-started"))?;
        let (entry, played) = play.stand_in(seat, path, level.name())?;
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

    /// Closes the table before its game is over.
    pub fn end(&mut self, how: Ending) {
        self.state.stage = Stage::Closed;
        if let Some(play) = self.state.play.as_mut() {
            self.entries.push(play.end(how));
            self.redraws_board = true;
        }
    }

    /// Adds to the record what is not a move.
    pub fn note(&mut self, entry: Entry) {
        self.entries.push(entry);
    }

    /// Goes on under the rules as they are now, from where the table stands.
    pub fn renew(&mut self) {
        let Some(play) = &mut self.state.play else { return };
        self.entries.push(play.renew());
        self.notice(&Text::of("rules-renewed").with("game", super::screens::title(self.state.game)), &[]);
    }

    /// Says a line in the channel.
    pub fn notice(&mut self, text: &Text, mentions: &[UserId]) {
        self.offer(text, mentions, &[]);
    }

    /// Says a line in the channel, with buttons under it that ask for this, each with the key of its label.
    pub fn offer(&mut self, text: &Text, mentions: &[UserId], offers: &[(Request, &str)]) {
        let text = self.state.writer(self.state.language).say(text);
        let id = |request: &Request| Id::at(self.state.id, 0, request.clone()).to_string();
        let offers: Vec<(String, &str)> = offers.iter().map(|(request, key)| (id(request), *key)).collect();
        self.say(Surface::Notice, json!({ "text": text, "mentions": mentions, "offers": offers }), false);
    }

    /// Shows everybody a moment that is over, under that line: the step, and which board.
    pub fn show_past(&mut self, text: &Text, past: (usize, u8)) {
        let text = self.state.writer(self.state.language).say(text);
        self.say(Surface::Notice, json!({ "text": text, "past": past }), false);
    }

    /// Shows somebody who follows the table how it stands: in a new message, or where it was shown before.
    pub fn show_watcher(&mut self, user: UserId, act: Act) {
        let (surface, step) = (Surface::Watch(user), self.state.entry() as u64);
        self.say.push(NewItem { surface, act, channel: None, step, payload: json!({}), supersedes: true });
    }

    /// Says to somebody, where they had their hand, that they have none any more.
    pub fn farewell(&mut self, user: UserId, text: &str) {
        let (surface, act, payload) = (Surface::Hand(user), Act::Edit, json!({ "text": text }));
        let step = self.state.entry() as u64;
        self.say.push(NewItem { surface, act, channel: None, step, payload, supersedes: true });
    }

    /// Whoever that is, is forgotten here, and nothing is said to them any more.
    pub fn forget(&mut self, forgotten: Forgotten) {
        let user = forgotten.user;
        let theirs = [Surface::Hand(user), Surface::Word(user), Surface::Watch(user)];
        self.say.retain(|item| !theirs.contains(&item.surface));
        self.unasked.remove(&user);
        self.forgotten = Some(forgotten);
    }

    /// Asks something of the table, in a message of its own that calls these people. Where nothing reaches the channel, each
    /// of them is asked directly.
    pub fn ask(&mut self, vote: Vote, mentions: &[UserId]) {
        self.say(Surface::Vote(vote.number), json!({ "mentions": mentions }), true);
        let (number, now) = (vote.number, vote.opened);
        self.state.votes.push(vote);
        if self.state.is_lost {
            self.ask_directly(number, now);
        }
    }

    /// Asks those who have not answered in a vote directly, when they rest no more.
    pub fn ask_directly(&mut self, number: u32, now: i64) {
        let Some(vote) = self.state.vote(number) else { return };
        for seat in electorate::silent(&self.state, vote).iter().collect::<Vec<_>>() {
            self.word_awake(Word { vote: Some(number), ..Word::of(Kind::Vote, seat, now) }, now);
        }
    }

    /// Posts the message of a vote once more. It calls nobody.
    pub fn repost_vote(&mut self, number: u32) {
        self.say(Surface::Vote(number), json!({}), true);
    }

    /// Ends a vote, and says so in its own message.
    pub fn end_vote(&mut self, number: u32, outcome: Outcome) {
        let open = self.state.votes.iter_mut().find(|vote| vote.number == number && vote.outcome.is_none());
        if let Some(vote) = open {
            vote.outcome = Some(outcome);
            self.rewrite_vote(number);
        }
    }

    /// Says what has become of a vote, in its own message.
    pub fn rewrite_vote(&mut self, number: u32) {
        let (surface, act, channel) = (Surface::Vote(number), Act::Edit, Some(self.state.channel));
        let (step, payload) = (self.state.entry() as u64, json!({}));
        self.say.push(NewItem { surface, act, channel, step, payload, supersedes: true });
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

    /// Tells whoever holds a seat something: directly if that reaches them, or else in the channel. Where a move may take
    /// minutes, it is said where everybody is.
    pub fn word(&mut self, word: Word) {
        let Some((user, chair)) = self.state.chair(word.seat).and_then(|chair| Some((chair.person()?, chair))) else {
            return;
        };
        let is_private = word.kind.is_private();
        // Whoever wants a daily list wants to be written to, whatever was refused before.
        if is_private && !chair.hears && word.kind != Kind::Digest {
            return;
        }
        let is_here = !is_private && ((self.state.pace == Pace::Evening && !self.state.is_lost) || !chair.hears);
        let channel = is_here.then_some(self.state.channel);
        let (surface, act, step) = (Surface::Word(user), Act::Post, self.state.entry() as u64);
        self.say.push(NewItem { surface, act, channel, step, payload: word.payload(), supersedes: false });
    }

    fn say(&mut self, surface: Surface, payload: serde_json::Value, supersedes: bool) {
        let channel = match surface {
            Surface::Hand(_) | Surface::Word(_) | Surface::Watch(_) => None,
            Surface::Lobby => Some(self.state.home),
            Surface::Board | Surface::Notice | Surface::Vote(_) => Some(self.state.channel),
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
        let ends = self.before.seen() != Seen::Ended && self.state.stage == Stage::Over;
        changes
            .extend(ends.then(|| finished(&self.state)).flatten().map(|finished| Change::Finished(Box::new(finished))));
        changes.extend(self.unasked.iter().map(|(user, unasked)| Change::Unasked(*user, *unasked)));
        changes.extend(self.forgotten.clone().map(Change::Forgotten));
        let along = Along { interaction, say: self.say.clone() };
        store.commit(Commit { table: self.state.id, seen: self.before.seen(), changes, along }).await
    }

    /// Counts the moves that were stored, for whoever watches.
    pub fn count(&self) {
        for entry in &self.entries {
            let Entry::Played { seat, auto, by, .. } = entry else { continue };
            let is_person = by.is_none() && self.state.chair(*seat).is_some_and(|chair| chair.person().is_some());
            let by = match (auto, is_person) {
                (true, _) => By::Table,
                (false, true) => By::Person,
                (false, false) => By::Bot,
            };
            meters::moved(self.state.game.id, by);
        }
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
