//! Slash commands: found by their words, their options checked as Discord's own program checks them before sending.

use serde_json::{Map, Value, json};

use super::super::interaction::Kind;
use super::super::snowflake::Id;
use super::super::world::{Channel, World};
use super::{Acted, Beginning, Refused};

/// Option types (documentation, "Application Command Option Type").
const SUBCOMMAND: i64 = 1;
const GROUP: i64 = 2;

/// A command or subcommand that was found: the names on the way to it and the options it takes.
struct Found<'a> {
    root: &'a Value,
    path: Vec<(String, i64)>,
    options: &'a [Value],
}

impl World {
    /// Runs a command (`table new`) with options by name.
    pub(crate) fn run_command(&mut self, user: Id, channel: Id, words: &str, given: &Map<String, Value>) -> Acted {
        self.start_command(user, channel, words, given, None)
    }

    /// Types into an option that has suggestions; its text so far is among the options.
    pub(crate) fn ask_choices(
        &mut self,
        user: Id,
        channel: Id,
        words: &str,
        given: &Map<String, Value>,
        focused: &str,
    ) -> Acted {
        self.start_command(user, channel, words, given, Some(focused))
    }

    fn start_command(
        &mut self,
        user: Id,
        channel: Id,
        words: &str,
        given: &Map<String, Value>,
        focused: Option<&str>,
    ) -> Acted {
        self.check_can_act(user, channel)?;
        let locale = self.user(user).map(|user| user.locale.clone()).unwrap_or_default();
        let found = find(&self.commands, words, &locale)?;
        self.check_context(found.root, channel)?;
        self.check_allowed(found.root, user)?;
        let guild = self.channels.get(&channel).and_then(|channel| channel.guild);
        let mut reader = Reader { world: self, user, guild, locale: &locale, focused, resolved: Map::new() };
        let values = reader.read_all(&found, given)?;
        let resolved = std::mem::take(&mut reader.resolved);
        let names: Vec<&str> = found.path.iter().map(|(name, _)| name.as_str()).collect();
        let title = format!("/{}", names.join(" "));
        let mut data = json!({ "id": found.root["id"], "name": found.root["name"], "type": 1 });
        data["options"] = wrap(&found.path, values);
        if !resolved.is_empty() {
            data["resolved"] = Value::Object(resolved);
        }
        let kind = if focused.is_some() { Kind::Autocomplete } else { Kind::Command };
        self.begin(Beginning { kind, user, channel, title, source: None, opener: None, data })
    }

    fn check_context(&self, root: &Value, channel: Id) -> Result<(), Refused> {
        let here = u64::from(self.channel(channel).is_ok_and(|channel| channel.is_dm()));
        let fits = root["contexts"].as_array().is_none_or(|list| list.iter().any(|one| one.as_u64() == Some(here)));
        if fits { Ok(()) } else { Refused::because("This command cannot be used here.") }
    }

    fn check_allowed(&self, root: &Value, user: Id) -> Result<(), Refused> {
        let lacks = needed(root) & !self.member_permissions(user);
        if lacks == 0 { Ok(()) } else { Refused::because("You do not have permission to use this command.") }
    }
}

/// A command for those who may do something is not there for others.
fn needed(root: &Value) -> u64 {
    let bits = &root["default_member_permissions"];
    bits.as_u64().or_else(|| bits.as_str()?.parse().ok()).unwrap_or(0)
}

/// Puts the options below their subcommand and group.
fn wrap(path: &[(String, i64)], values: Vec<Value>) -> Value {
    let mut options = json!(values);
    for (name, kind) in path.iter().skip(1).rev() {
        options = json!([{ "name": name, "type": kind, "options": options }]);
    }
    options
}

/// Whether a command or option goes by this name, in itself or in the person's language.
fn is_named(thing: &Value, name: &str, locale: &str) -> bool {
    thing["name"] == name || thing["name_localizations"][locale] == name
}

fn names(things: &[Value]) -> String {
    let names: Vec<&str> = things.iter().filter_map(|thing| thing["name"].as_str()).collect();
    if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }
}

fn find<'a>(commands: &'a [Value], words: &str, locale: &str) -> Result<Found<'a>, Refused> {
    let mut words = words.trim().trim_start_matches('/').split_whitespace();
    let first = words.next().unwrap_or_default();
    let Some(root) = commands.iter().find(|command| is_named(command, first, locale)) else {
        return Refused::because(format!("There is no command /{first}. There are: {}.", names(commands)));
    };
    let empty: &[Value] = &[];
    let below = |thing: &'a Value| thing["options"].as_array().map_or(empty, Vec::as_slice);
    let mut found = Found { root, path: vec![(text_of(root), 0)], options: below(root) };
    let is_branch = |option: &Value| matches!(option["type"].as_i64(), Some(SUBCOMMAND | GROUP));
    while found.options.first().is_some_and(is_branch) {
        let Some(word) = words.next() else {
            return Refused::because(format!("The command goes on with one of: {}.", names(found.options)));
        };
        let Some(next) = found.options.iter().find(|option| is_named(option, word, locale)) else {
            let list = names(found.options);
            return Refused::because(format!("There is no subcommand {word}. There are: {list}."));
        };
        found.path.push((text_of(next), next["type"].as_i64().unwrap_or(SUBCOMMAND)));
        found.options = below(next);
    }
    match words.next() {
        Some(word) => Refused::because(format!("The command ends before \"{word}\".")),
        None => Ok(found),
    }
}

fn text_of(thing: &Value) -> String {
    thing["name"].as_str().unwrap_or_default().to_owned()
}

/// Reads given options against what the command takes.
struct Reader<'a> {
    world: &'a World,
    user: Id,
    /// The server it is run in.
    guild: Option<Id>,
    locale: &'a str,
    focused: Option<&'a str>,
    resolved: Map<String, Value>,
}

impl Reader<'_> {
    fn read_all(&mut self, found: &Found, given: &Map<String, Value>) -> Result<Vec<Value>, Refused> {
        for name in given.keys() {
            if !found.options.iter().any(|option| is_named(option, name, self.locale)) {
                let list = names(found.options);
                return Refused::because(format!("There is no option {name}. There are: {list}."));
            }
        }
        let mut values = Vec::new();
        let mut focus_seen = false;
        for option in found.options {
            let name = text_of(option);
            let value = given.iter().find(|(key, _)| is_named(option, key, self.locale)).map(|(_, value)| value);
            let has_focus = self.focused.is_some_and(|focus| is_named(option, focus, self.locale));
            if has_focus {
                if option["autocomplete"] != true {
                    return Refused::because(format!("The option {name} has no suggestions."));
                }
                focus_seen = true;
                let text = value.map_or(String::new(), plain);
                values.push(json!({ "name": name, "type": option["type"], "value": text, "focused": true }));
                continue;
            }
            match value {
                Some(value) => {
                    let value = self.read(option, &name, value)?;
                    values.push(json!({ "name": name, "type": option["type"], "value": value }));
                }
                None if option["required"] == true && self.focused.is_none() => {
                    return Refused::because(format!("The option {name} is required."));
                }
                None => {}
            }
        }
        match self.focused {
            Some(focus) if !focus_seen => Refused::because(format!("There is no option {focus}.")),
            _ => Ok(values),
        }
    }

    fn read(&mut self, option: &Value, name: &str, value: &Value) -> Result<Value, Refused> {
        if let Some(choices) = option["choices"].as_array().filter(|choices| !choices.is_empty()) {
            return self.choice(choices, name, value);
        }
        let wrong = |what: &str| Refused(format!("The option {name} takes {what}."));
        let text = plain(value);
        match option["type"].as_i64() {
            Some(3) => check_length(option, name, &text).map(|()| json!(text)),
            Some(4) => {
                let number: i64 = text.parse().map_err(|_| wrong("a whole number"))?;
                check_range(option, name, number as f64).map(|()| json!(number))
            }
            Some(5) => text.parse::<bool>().map(|value| json!(value)).map_err(|_| wrong("true or false")),
            Some(10) => {
                let number: f64 = text.parse().map_err(|_| wrong("a number"))?;
                check_range(option, name, number).map(|()| json!(number))
            }
            Some(6) => {
                let user = self.world.find_user(&text).ok_or_else(|| wrong("a person"))?;
                let mut member = self.world.member_wire(user, self.guild);
                if let Some(fields) = member.as_object_mut() {
                    fields.retain(|name, _| !["user", "deaf", "mute"].contains(&name.as_str()));
                }
                member["permissions"] = json!(self.world.member_permissions(user.id).to_string());
                let id = user.id.to_string();
                self.resolve("users", &id, user.wire());
                self.resolve("members", &id, member);
                Ok(json!(id))
            }
            Some(7) => {
                let channel = self.find_channel(&text).ok_or_else(|| wrong("a channel"))?;
                let mut wire = self.world.channel_wire(channel);
                wire["permissions"] = json!(self.world.member_permissions(self.user).to_string());
                wire["app_permissions"] = json!(self.world.permissions_in(channel).to_string());
                let id = channel.id.to_string();
                self.resolve("channels", &id, wire);
                Ok(json!(id))
            }
            Some(8) => {
                let role = self.world.find_role(&text).ok_or_else(|| wrong("a role"))?;
                let id = role.0.to_string();
                self.resolve("roles", &id, self.world.role_wire(role.0, &role.1));
                Ok(json!(id))
            }
            _ => Err(wrong("what the sandbox does not have")),
        }
    }

    /// A channel that can be chosen where the command is run.
    fn find_channel(&self, text: &str) -> Option<&Channel> {
        self.guild.map_or_else(|| self.world.find_channel(text), |guild| self.world.find_channel_in(guild, text))
    }

    fn choice(&self, choices: &[Value], name: &str, value: &Value) -> Result<Value, Refused> {
        let text = plain(value);
        let fits = |choice: &&Value| {
            choice["value"] == *value || plain(&choice["value"]) == text || is_named(choice, &text, self.locale)
        };
        match choices.iter().find(fits) {
            Some(choice) => Ok(choice["value"].clone()),
            None => Refused::because(format!("The option {name} is one of: {}.", names(choices))),
        }
    }

    fn resolve(&mut self, kind: &str, id: &str, thing: Value) {
        let kind = self.resolved.entry(kind).or_insert_with(|| json!({}));
        kind[id] = thing;
    }
}

/// A value as it would be typed.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn check_length(option: &Value, name: &str, text: &str) -> Result<(), Refused> {
    let length = text.chars().count() as u64;
    let least = option["min_length"].as_u64().unwrap_or(0);
    let most = option["max_length"].as_u64().unwrap_or(6000);
    let fits = (least..=most).contains(&length);
    if fits { Ok(()) } else { Refused::because(format!("The option {name} takes {least} to {most} characters.")) }
}

fn check_range(option: &Value, name: &str, number: f64) -> Result<(), Refused> {
    let too_small = option["min_value"].as_f64().is_some_and(|least| number < least);
    let too_large = option["max_value"].as_f64().is_some_and(|most| number > most);
    if too_small || too_large { Refused::because(format!("The option {name} is out of range.")) } else { Ok(()) }
}
