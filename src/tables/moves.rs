//! A table goes on in another channel of its server: its board stands there anew, the old one says where, and its clocks go on.
//! One whose channel is out of reach is fetched from where its people are.

use crate::chat::{
    Id, Incoming, Permission, Place, PlaceKind, Request, Row, Select, SelectOption, ToldChannel, limits,
};
use crate::rules::{Text, Tongue};
use crate::store::{Stage, Waiting};
use crate::words::Speaker;

use super::actor::Actor;
use super::announce;
use super::answers::Trouble;
use super::declined::Declined;
use super::games;
use super::manager::Manager;
use super::open::lacking;
use super::permitted;
use super::requests::{Asker, Served};
use super::screen::{Screen, button};
use super::screens::{mention, stamp, title};
use super::state::Chair;
use super::transaction::Transaction;

/// A table moves at most so often, in milliseconds.
const AGAIN: i64 = 3600 * 1000;

impl Actor {
    /// Goes on in the channel that was named.
    pub(super) async fn move_to(&mut self, asker: &Asker<'_>, to: Option<ToldChannel>) -> Served {
        let to = to.ok_or(Declined::because("declined-move-where"))?;
        asker.seated()?;
        let guild = self.state.guild.ok_or(Declined::because("declined-server-only"))?;
        let place = &to.place;
        // A thread has the permissions of its channel; where only members may write, the bot has to be one.
        let lacks = self.shared.chat.lacking(guild, place.parent.unwrap_or(place.channel)).await;
        let is_private = place.kind == PlaceKind::PrivateThread;
        let is_out = is_private && matches!(self.shared.chat.is_member(place.channel).await, Ok(false));
        let mut lacks = lacks.map_err(|error| {
            tracing::warn!(table = %self.state.id, %error, "what is lacking in a channel can't be asked");
            Trouble::Fault
        })?;
        if is_out && !lacks.contains(&Permission::ViewChannel) {
            lacks.push(Permission::ViewChannel);
        }
        let place = Place { lacks, ..to.place };
        self.go(asker, ToldChannel { place, ..to }).await
    }

    /// Goes on where the button was pressed.
    pub(super) async fn move_here(&mut self, asker: &Asker<'_>) -> Served {
        let (place, writes) = (asker.incoming.place.clone(), asker.incoming.told.writes);
        self.go(asker, ToldChannel { place, writes }).await
    }

    async fn go(&mut self, asker: &Asker<'_>, to: ToldChannel) -> Served {
        asker.seated()?;
        let speaker = asker.speaker(&self.state);
        let now = self.shared.clock.now();
        let ToldChannel { place, writes } = to;
        match self.state.stage {
            Stage::Lobby | Stage::Playing => {}
            Stage::Over | Stage::Closed => return Err(Declined::Over.into()),
        }
        let may = self.state.moved.saturating_add(AGAIN);
        if place.guild.is_none() || place.guild != self.state.guild || place.channel == self.state.channel {
            return Err(Declined::because("declined-move-where").into());
        }
        if self.state.moved > 0 && may > now && !self.state.is_lost {
            return Err(Text::of("declined-move-soon").with("when", stamp(may)).into());
        }
        if !writes {
            return Err(Declined::because("declined-move-you").into());
        }
        if !place.takes_tables() {
            return Err(Declined::because("declined-move-kind").into());
        }
        if let Some(why) = permitted::elsewhere(&self.shared.server(self.state.guild).await, &place) {
            return Err(why.into());
        }
        let lacks = lacking(&place, crate::store::Venue::Channel);
        if !lacks.is_empty() || !place.has_bot {
            let names: Vec<String> = lacks.iter().map(|each| format!("**{}**", speaker.word(each.key()))).collect();
            return Err(Text::of("declined-move-lacks").with("permissions", speaker.list(&names)).into());
        }
        let still_to_call = self.still_to_call().await;
        let mut tx = Transaction::of(&self.state);
        let (old, new) = (self.state.channel, place.channel);
        (tx.state.channel, tx.state.moved, tx.state.is_tried) = (new, now, true);
        if self.state.stage == Stage::Lobby {
            tx.state.home = new;
            tx.lobby();
        } else {
            announce::show_there(&mut tx, &still_to_call);
            tx.redraws_lobby = true;
        }
        let people: Vec<_> = self.state.chairs.iter().filter_map(Chair::person).collect();
        let who = people.iter().map(|user| mention(*user)).collect::<Vec<_>>().join(" ");
        let here = Text::of("moved-here").with("who", who).with("game", title(self.state.game));
        tx.notice(&here, &people);
        self.state.open_votes().for_each(|vote| tx.repost_vote(vote.number));
        if !self.state.is_lost {
            let away = Text::of("moved-away").with("where", format!("<#{}>", new.0));
            tx.tell(old, &self.state.writer(self.state.language).say(&away));
        }
        self.commit(tx, asker.interaction()).await?;
        let done = Text::of("moved-done").with("where", format!("<#{}>", new.0));
        Ok(Screen::of(speaker.say(&done)))
    }
}

impl Manager {
    /// Whether a table lives where a command was typed.
    pub(super) async fn is_occupied(&self, incoming: &Incoming) -> bool {
        let here = self.table_in(incoming.place.channel).await;
        here.is_some_and(|row| matches!(row.stage, Stage::Lobby | Stage::Playing))
    }

    /// Offers to fetch a table of the person's whose channel is out of reach.
    pub(super) async fn offer_lost(&self, incoming: &Incoming) {
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let mut lost = self.shared.store.tables_of(incoming.person.id).await.unwrap_or_default();
        lost.retain(|waiting| waiting.table.is_lost && waiting.table.guild == incoming.place.guild);
        let mut options = Vec::new();
        for Waiting { table, seat, .. } in lost.iter().take(limits::SELECT_OPTIONS) {
            let Ok(handle) = self.handle(table.id).await else { continue };
            let state = handle.state.borrow().clone();
            let label = games::short(&state, *seat, &state.speaker(speaker.language));
            let (label, value) = (limits::cut(&label, limits::CHOICE), table.id.to_string());
            options.push((table.id, SelectOption { label, value, note: None, chosen: false }));
        }
        match options.as_slice() {
            [] => self.no_table(incoming).await,
            [(table, option)] => {
                let here = button(Id::at(*table, 0, Request::Here), speaker.word("button-move-here"));
                self.show(incoming, Screen::of(crate::chat::escape(&option.label)).row([here]));
            }
            _ => {
                let (id, placeholder) = (Id::of(Request::Here).to_string(), speaker.word("button-move-here"));
                let options = options.into_iter().map(|(_, option)| option).collect();
                let mut screen = Screen::of(speaker.word("hand-which"));
                screen.rows.push(Row::Select(Select { id, placeholder, options, min: 1, max: 1 }));
                self.show(incoming, screen);
            }
        }
    }
}
