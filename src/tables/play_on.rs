//! A game of its own that goes on from a moment of one that is over, with the same people, others or bots: a lobby for it,
//! and the position it begins with. It is never rated.

use serde_json::Value;

use crate::chat::{Incoming, Replay, TableId, UserId};
use crate::lessons;
use crate::record::Play;
use crate::rules::{Seat, Seed, Text};
use crate::store::{NewTable, Stage, StoreError, Venue};
use crate::words::tidy;

use super::actor::Actor;
use super::answers::Trouble;
use super::declined::Declined;
use super::load;
use super::manager::Manager;
use super::old_lobbies;
use super::origin::{Moment, Origin};
use super::permitted;
use super::seats;
use super::state::{Chair, Sitter, TableState};

impl Manager {
    /// Opens a lobby for a game that goes on from the moment that somebody looks back at.
    pub(super) async fn play_on(&self, incoming: Incoming, table: TableId, step: usize, shown: Replay) {
        let Ok(handle) = self.handle(table).await else { return self.say(&incoming, &Text::of("fault")).await };
        let state = handle.state.borrow().clone();
        if incoming.place.guild != state.guild {
            // A table is opened where the press came from, and nowhere else.
            return self.say(&incoming, &Text::of("declined-stale-button")).await;
        }
        let settings = self.shared.server(state.guild).await;
        if let Some(why) = permitted::barred(&settings, &incoming.told, &incoming.place) {
            return self.say(&incoming, &why).await;
        }
        let then = match self.shared.stories.of(&state).await {
            Some(story) => state.play.as_ref().and_then(|play| story.moment(play, step).ok()),
            None => None,
        };
        if let Some(why) = why_not(&state, then.as_ref(), step) {
            return self.say(&incoming, &why).await;
        }
        let asked = then.and_then(|then| then.table().awaiting().first());
        let own = state.seat_of(incoming.person.id);
        let eyes = shown.eyes.seat().filter(|seat| seat.index() < state.chairs.len());
        let seat = eyes.or(own).or(asked).unwrap_or(Seat(0));
        self.open_from(incoming, &state, Moment { table, step, seat }).await;
    }

    async fn open_from(&self, incoming: Incoming, state: &TableState, from: Moment) {
        let options = state.pace.pack(Value::Object(state.options.clone()));
        let seats = state.chairs.len() as u8;
        let new = NewTable {
            game: state.game.id.to_owned(),
            guild: state.guild,
            channel: state.home,
            host: incoming.person.id,
            host_name: tidy(&incoming.person.name),
            options: Origin::pack(Some(Origin::Moment(from)), options),
            seats,
            language: state.language,
            venue: if state.wants_thread { Venue::Thread } else { Venue::Channel },
            bots: Vec::new(),
            rematch_of: None,
            opened: self.shared.clock.now(),
            old_at: old_lobbies::old_at(self.shared.clock.now()),
        };
        let payload = serde_json::json!({});
        let mut created = self.create(&incoming, new.clone(), &payload).await;
        if let Err(StoreError::Occupied(other)) = created {
            let Some(there) = self.create_in_thread(&incoming, (state, other), new, &payload).await else { return };
            created = there;
        }
        self.opened(&incoming, (state.game, seats, state.language), created).await;
    }
}

/// Why no game goes on from that moment, if none does: the one that was must be over, and not yet at that moment.
fn why_not(state: &TableState, then: Option<&Play>, step: usize) -> Option<Text> {
    let key = match (state.stage, then) {
        (Stage::Lobby, _) => "declined-not-started",
        (Stage::Playing, _) => "declined-not-over",
        (Stage::Closed, _) => "declined-not-finished",
        (Stage::Over, None) => "declined-lost-moment",
        (Stage::Over, Some(then)) if then.step() != step => "declined-no-moment",
        (Stage::Over, Some(then)) if then.is_over() => "declined-over-there",
        (Stage::Over, Some(_)) => return None,
    };
    Some(Text::of(key))
}

impl Actor {
    /// The game as it begins here, with everybody in their seats. What nobody could know then is drawn anew.
    pub(super) async fn begin_from(&self, state: &mut TableState, origin: Origin, seed: Seed) -> Result<Play, Trouble> {
        let origin = match origin {
            Origin::Moment(moment) => moment,
            Origin::Lesson => return self.begin_from_lesson(state, seed),
        };
        let lost = || Trouble::from(Declined::because("declined-lost-moment"));
        let before = load::table(&self.shared, origin.table).await.map_err(|error| {
            tracing::warn!(table = %self.state.id, %error, "the table to go on from can't be taken up");
            lost()
        })?;
        let story = self.shared.stories.of(&before).await.ok_or_else(lost)?;
        let then = before.play.as_ref().and_then(|play| story.moment(play, origin.step).ok()).ok_or_else(lost)?;
        let play = then.branch(seed).map_err(|fault| {
            tracing::error!(table = %self.state.id, field = fault.field, why = fault.why, "no game goes on from there");
            lost()
        })?;
        arrange(state, origin, &before);
        Ok(play)
    }
}

impl Actor {
    /// The game as it begins where the lesson of the game leads; everybody sits where they sat down.
    fn begin_from_lesson(&self, state: &TableState, seed: Seed) -> Result<Play, Trouble> {
        let lesson = lessons::of(state.game.id).ok_or(Declined::because("declined-lost-moment"))?;
        let play = Play::load(state.game, Value::Null, lesson.rest(), lesson.seats, seed);
        play.map_err(|fault| {
            tracing::error!(table = %self.state.id, field = fault.field, why = fault.why, "no game goes on from the lesson");
            Declined::because("declined-lost-moment").into()
        })
    }
}

/// Seats everybody for a game that goes on from `before`: whoever opened the table where they wanted, those who played
/// before in their own places, all others in what is left in the order in which they came. Bots take the rest.
fn arrange(state: &mut TableState, origin: Moment, before: &TableState) {
    let bots = || Chair::of(Sitter::Bot(seats::LEVEL), String::new());
    let came = std::mem::take(&mut state.chairs).into_iter().filter(|chair| chair.sitter != Sitter::Nobody);
    let (people, others): (Vec<Chair>, Vec<Chair>) = came.partition(|chair| chair.person().is_some());
    let mut chairs: Vec<Option<Chair>> = vec![None; before.chairs.len()];
    let (hosts, guests): (Vec<Chair>, Vec<Chair>) =
        people.into_iter().partition(|chair| chair.person() == Some(state.host));
    let mut waiting: Vec<Chair> = Vec::new();
    let owned = |user: UserId| before.seat_of(user).or_else(|| before.claim_of(user).map(|claim| claim.seat));
    for chair in [hosts, guests].concat() {
        let is_host = chair.person() == Some(state.host);
        let own = if is_host { Some(origin.seat) } else { chair.person().and_then(owned) };
        match own.and_then(|seat| chairs.get_mut(seat.index())).filter(|place| place.is_none()) {
            Some(place) => *place = Some(chair),
            None => waiting.push(chair),
        }
    }
    let mut rest = waiting.into_iter().chain(others);
    state.chairs = chairs.into_iter().map(|place| place.or_else(|| rest.next()).unwrap_or_else(bots)).collect();
    state.name_bots();
}
