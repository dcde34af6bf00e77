//! What people do: run commands, press buttons, choose, fill in forms. Each becomes an interaction for the bot.

mod command;
mod controls;
mod form;

use std::time::Instant;

use serde_json::{Value, json};

use super::interaction::{Interaction, Kind};
use super::place::Place;
use super::snowflake::Id;
use super::upload::FILE_LIMIT;
use super::world::{User, World};

/// Why a person cannot do this, in a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Refused(pub(crate) String);

impl Refused {
    fn because<T>(reason: impl Into<String>) -> Result<T, Refused> {
        Err(Refused(reason.into()))
    }
}

/// The id of the interaction that came of it.
pub(crate) type Acted = Result<Id, Refused>;

/// An interaction about to begin.
struct Beginning {
    kind: Kind,
    user: Id,
    channel: Id,
    title: String,
    source: Option<Id>,
    opener: Option<Id>,
    data: Value,
}

impl World {
    /// In an archived thread nothing can be pressed or run. A locked one lets it happen, and the bot cannot answer.
    fn check_can_act(&self, user: Id, channel: Id) -> Result<(), Refused> {
        let found = self.channels.get(&channel);
        let is_member = |user: &User| self.is_member(user, found.and_then(|channel| channel.guild));
        match found.map(|channel| &channel.place) {
            None => Refused::because("There is no such channel."),
            Some(Place::Dm { user: owner }) if *owner != user => {
                Refused::because("These are somebody else's direct messages.")
            }
            Some(place) if !place.is_seen_by(user) => Refused::because("There is no such channel."),
            Some(Place::Guild(_) | Place::Thread(_)) if !self.user(user).is_ok_and(is_member) => {
                Refused::because("Who has left the server can do nothing there.")
            }
            Some(Place::Thread(thread)) if thread.archived => {
                Refused::because("The thread is archived. A message in it opens it again.")
            }
            Some(_) => Ok(()),
        }
    }

    /// Sends an interaction to the bot and starts its clock.
    fn begin(&mut self, beginning: Beginning) -> Acted {
        let id = self.ids.next();
        let token = format!("aW50ZXJhY3Rpb246{id}{:032x}", rand::random::<u128>());
        let event = self.event(id, &token, &beginning)?;
        let guild = self.channel(beginning.channel).ok().and_then(|channel| channel.guild);
        let Beginning { kind, user, channel, title, source, opener, .. } = beginning;
        let made = Instant::now();
        let interaction = Interaction {
            id,
            token,
            kind,
            user,
            channel,
            title,
            made,
            source,
            opener,
            answered: None,
            original: None,
            completed: false,
            messages: Vec::new(),
            choices: None,
            modal: None,
            expired: false,
        };
        self.interactions.insert(id, interaction);
        self.deadlines.push(made + self.options.answer_within);
        self.tell("INTERACTION_CREATE", guild, &event);
        self.touch();
        Ok(id)
    }

    /// The data of INTERACTION_CREATE.
    fn event(&self, id: Id, token: &str, beginning: &Beginning) -> Result<Value, Refused> {
        let refuse = |_| Refused("There is no such channel or person.".to_owned());
        let user = self.user(beginning.user).map_err(refuse)?;
        let channel = self.channel(beginning.channel).map_err(refuse)?;
        let mut event = json!({
            "id": id, "application_id": self.bot, "type": beginning.kind.number(), "token": token, "version": 1,
            "channel_id": channel.id, "channel": self.channel_wire(channel), "locale": user.locale,
            "app_permissions": self.permissions_in(channel).to_string(), "entitlements": [],
            "attachment_size_limit": FILE_LIMIT, "data": beginning.data,
        });
        event["authorizing_integration_owners"] = channel.owners();
        if channel.is_dm() {
            event["user"] = user.wire();
            event["context"] = json!(1);
        } else {
            let mut member = self.member_wire(user, channel.guild);
            member["permissions"] = json!(self.member_permissions(user.id).to_string());
            event["member"] = member;
            event["guild_id"] = json!(channel.guild);
            event["guild_locale"] = json!("en-US");
            event["guild"] = json!({ "id": channel.guild, "locale": "en-US", "features": [] });
            event["context"] = json!(0);
        }
        if let Some(source) = beginning.source
            && let Ok(message) = self.message(beginning.channel, source)
        {
            event["message"] = self.message_wire(message);
        }
        Ok(event)
    }
}
