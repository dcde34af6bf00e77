//! Buttons and selects.

use serde_json::{Value, json};

use super::super::interaction::Kind;
use super::super::snowflake::Id;
use super::super::world::World;
use super::{Acted, Beginning, Refused};

impl World {
    /// A control on a message that a person sees, with the message's channel.
    fn control(&self, user: Id, message: Id, custom_id: &str) -> Result<(Id, Value), Refused> {
        let seen = self.find_message(message).filter(|(_, message)| message.seen_by(user));
        let Some((channel, message)) = seen else {
            return Refused::because("You do not see such a message.");
        };
        self.check_can_act(user, channel.id)?;
        let rows = message.components.iter().filter_map(|row| row["components"].as_array());
        let Some(control) = rows.flatten().find(|control| control["custom_id"] == custom_id) else {
            return Refused::because(format!("The message has no control {custom_id}."));
        };
        if control["disabled"] == true {
            return Refused::because("This control is greyed out.");
        }
        Ok((channel.id, control.clone()))
    }

    /// A press in a thread that sleeps opens it first, which only a member may; whoever else presses reads of an
    /// error, and the bot hears nothing (documentation, "Threads": unarchiving).
    fn wake_thread_of(&mut self, user: Id, message: Id) -> Result<(), Refused> {
        let Some((channel, _)) = self.find_message(message) else { return Ok(()) };
        let id = channel.id;
        let Some(thread) = channel.place.thread().filter(|thread| thread.archived) else { return Ok(()) };
        if thread.locked || !thread.members.contains(&user) {
            return Refused::because("An error occurred.");
        }
        self.change_thread(id, None, Some(false), None, None).map_err(|refusal| Refused(refusal.message))
    }

    /// Presses a button.
    pub(crate) fn press(&mut self, user: Id, message: Id, custom_id: &str) -> Acted {
        self.wake_thread_of(user, message)?;
        let (channel, button) = self.control(user, message, custom_id)?;
        if button["type"] != 2 {
            return Refused::because(format!("{custom_id} is a select, not a button."));
        }
        let title = button["label"].as_str().unwrap_or("button").to_owned();
        let data = json!({ "custom_id": custom_id, "component_type": 2, "id": 1 });
        self.begin(Beginning { kind: Kind::Component, user, channel, title, source: Some(message), opener: None, data })
    }

    /// Chooses in a select.
    pub(crate) fn choose(&mut self, user: Id, message: Id, custom_id: &str, values: &[String]) -> Acted {
        self.wake_thread_of(user, message)?;
        let (channel, select) = self.control(user, message, custom_id)?;
        if select["type"] != 3 {
            return Refused::because(format!("{custom_id} is a button, not a select."));
        }
        let options = select["options"].as_array().cloned().unwrap_or_default();
        for (index, value) in values.iter().enumerate() {
            if !options.iter().any(|option| option["value"] == *value) {
                let list: Vec<&str> = options.iter().filter_map(|option| option["value"].as_str()).collect();
                return Refused::because(format!("{value} is not among: {}.", list.join(", ")));
            }
            if values.iter().skip(index + 1).any(|other| other == value) {
                return Refused::because(format!("{value} is chosen twice."));
            }
        }
        let least = select["min_values"].as_u64().unwrap_or(1);
        let most = select["max_values"].as_u64().unwrap_or(1);
        if !(least..=most).contains(&(values.len() as u64)) {
            return Refused::because(format!("Choose {least} to {most}."));
        }
        let title = select["placeholder"].as_str().unwrap_or("select").to_owned();
        let data = json!({ "custom_id": custom_id, "component_type": 3, "id": 1, "values": values });
        self.begin(Beginning { kind: Kind::Component, user, channel, title, source: Some(message), opener: None, data })
    }
}
