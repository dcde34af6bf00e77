//! Discord's interactions as the port's plain data. Acknowledges nothing and answers nothing; [`super::serve`] does.

use serenity::all::{
    CommandDataOption, CommandDataOptionValue, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind,
    Member, MessageFlags, ModalInteraction, User,
};
use serenity::model::application::ActionRowComponent;

use super::place::place;
use super::told;
use crate::chat::{Ack, Incoming, InteractionId, MessageId, Person, Place, Reply, Told, Typing, UserId, What};
use crate::words::Language;

/// A slash command, acknowledged privately.
pub(super) fn command(event: &CommandInteraction, ack: Ack) -> Incoming {
    let (name, given) = words(&event.data.name, &event.data.options);
    let options = given.iter().filter_map(|option| Some((option.name.clone(), filled(&option.value)?))).collect();
    let place = command_place(event);
    Incoming {
        person: person(&event.user, event.member.as_deref(), &event.locale),
        told: told::by_options(event, given, &place),
        place,
        reply: Reply { interaction: InteractionId(event.id.get()), token: event.token.clone(), ack },
        what: What::Command { name, options },
    }
}

/// A question for suggestions; none if no option is being typed.
pub(super) fn typing(event: &CommandInteraction) -> Option<Typing> {
    let (name, options) = words(&event.data.name, &event.data.options);
    let focused = event.data.autocomplete()?;
    Some(Typing {
        person: person(&event.user, event.member.as_deref(), &event.locale),
        place: command_place(event),
        name,
        options: options.iter().filter_map(|option| Some((option.name.clone(), filled(&option.value)?))).collect(),
        focused: (focused.name.to_owned(), focused.value.to_owned()),
    })
}

/// A button or select, acknowledged as `ack` says.
pub(super) fn press(event: &ComponentInteraction, ack: Ack) -> Incoming {
    let values = match &event.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        _ => Vec::new(),
    };
    let place = place(event.channel_id, event.guild_id, event.channel.as_ref(), event.app_permissions);
    Incoming {
        person: person(&event.user, event.member.as_ref(), &event.locale),
        told: Told {
            message: Some(MessageId(event.message.id.get())),
            ..told::of_member(event.member.as_ref(), &place)
        },
        place,
        reply: Reply { interaction: InteractionId(event.id.get()), token: event.token.clone(), ack },
        what: What::Press { id: event.data.custom_id.clone(), values },
    }
}

/// A form. The bot opens none, so this one is from another time; it is served like any press nobody knows.
pub(super) fn form(event: &ModalInteraction) -> Incoming {
    let fields = event.data.components.iter().flat_map(|row| &row.components);
    let values = fields.filter_map(|field| match field {
        ActionRowComponent::InputText(text) => text.value.clone(),
        _ => None,
    });
    let place = place(event.channel_id, event.guild_id, event.channel.as_ref(), event.app_permissions);
    Incoming {
        person: person(&event.user, event.member.as_ref(), &event.locale),
        told: told::of_member(event.member.as_ref(), &place),
        place,
        reply: Reply { interaction: InteractionId(event.id.get()), token: event.token.clone(), ack: Ack::Private },
        what: What::Press { id: event.data.custom_id.clone(), values: values.collect() },
    }
}

/// Whether only one person sees the message with the button, and whether it stands in a direct conversation.
pub(super) fn surroundings(event: &ComponentInteraction) -> (bool, bool) {
    let is_panel = event.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    (is_panel, event.guild_id.is_none())
}

/// The command and its subcommands, and the options of the innermost one.
fn words<'a>(name: &str, options: &'a [CommandDataOption]) -> (Vec<String>, &'a [CommandDataOption]) {
    let mut names = vec![name.to_owned()];
    let mut options = options;
    while let [CommandDataOption { name, value, .. }] = options
        && let CommandDataOptionValue::SubCommand(inner) | CommandDataOptionValue::SubCommandGroup(inner) = value
    {
        names.push(name.clone());
        options = inner;
    }
    (names, options)
}

/// An option's value as text; none for the one being typed and for kinds the bot does not use.
fn filled(value: &CommandDataOptionValue) -> Option<String> {
    match value {
        CommandDataOptionValue::String(text) => Some(text.clone()),
        CommandDataOptionValue::Integer(number) => Some(number.to_string()),
        CommandDataOptionValue::Boolean(yes) => Some(yes.to_string()),
        CommandDataOptionValue::User(id) => Some(id.to_string()),
        CommandDataOptionValue::Channel(id) => Some(id.to_string()),
        CommandDataOptionValue::Role(id) => Some(id.to_string()),
        _ => None,
    }
}

fn person(user: &User, member: Option<&Member>, locale: &str) -> Person {
    let name = member.map_or_else(|| user.display_name(), |member| member.display_name());
    Person { id: UserId(user.id.get()), name: name.to_owned(), language: Language::of_locale(locale) }
}

fn command_place(event: &CommandInteraction) -> Place {
    place(event.channel_id, event.guild_id, event.channel.as_ref(), event.app_permissions)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::chat::{ChannelId, GuildId, PlaceKind, RoleId};

    /// An interaction in a server, by Béla, with this type and data; `more` replaces or adds fields.
    fn event(kind: u8, data: Value, more: Value) -> Value {
        let mut event = json!({
            "id": "11", "application_id": "1", "type": kind, "token": "tok", "version": 1,
            "guild_id": "2", "channel_id": "3", "channel": {"id": "3", "type": 0}, "locale": "hu",
            "member": {"user": {"id": "7", "username": "bela", "global_name": "Béla"}, "roles": [], "deaf": false,
                "mute": false, "flags": 0},
            "entitlements": [], "attachment_size_limit": 10_485_760, "app_permissions": "277025507328", "data": data,
        });
        for (key, value) in more.as_object().unwrap() {
            event[key] = value.clone();
        }
        event
    }

    fn parsed<T: serde::de::DeserializeOwned>(event: Value) -> T {
        serde_json::from_value(event).unwrap()
    }

    fn message(flags: u64) -> Value {
        json!({"id": "5", "channel_id": "3", "author": {"id": "1", "username": "g"}, "content": "", "flags": flags,
            "timestamp": "2026-01-01T00:00:00Z", "tts": false, "mention_everyone": false, "mentions": [],
            "mention_roles": [], "attachments": [], "embeds": [], "pinned": false, "type": 0})
    }

    #[test]
    fn a_command_gives_its_words_and_its_options() {
        let data = json!({"id": "1", "name": "table", "type": 1, "options": [{"name": "new", "type": 1, "options": [
            {"name": "game", "type": 3, "value": "San Juan"}, {"name": "seats", "type": 4, "value": 3}]}]});
        let incoming = command(&parsed(event(2, data, json!({}))), Ack::Private);
        let What::Command { name, options } = incoming.what else { panic!() };
        assert_eq!(name, ["table", "new"]);
        assert_eq!(options, [("game".into(), "San Juan".into()), ("seats".into(), "3".into())]);
        let person = Person { id: UserId(7), name: "Béla".into(), language: Language::Hu };
        assert_eq!(incoming.person, person);
        assert_eq!((incoming.place.channel, incoming.place.guild), (ChannelId(3), Some(GuildId(2))));
        assert_eq!((incoming.reply.token.as_str(), incoming.reply.ack), ("tok", Ack::Private));
    }

    #[test]
    fn a_nickname_is_the_name_and_a_direct_conversation_has_none() {
        let data = json!({"id": "1", "name": "hand", "type": 1});
        let mut nicknamed = event(2, data.clone(), json!({}));
        nicknamed["member"]["nick"] = json!("Bélus");
        assert_eq!(command(&parsed(nicknamed), Ack::Private).person.name, "Bélus");
        let mut direct = event(2, data, json!({"user": {"id": "8", "username": "cili"}, "locale": "pl"}));
        direct.as_object_mut().unwrap().retain(|key, _| key != "member" && key != "guild_id");
        let incoming = command(&parsed(direct), Ack::Private);
        assert_eq!(incoming.person, Person { id: UserId(8), name: "cili".into(), language: Language::Pl });
        assert_eq!((incoming.place.guild, incoming.place.lacks.len()), (None, 0));
    }

    #[test]
    fn whom_and_what_somebody_names_comes_along() {
        let named = |name: &str, kind: u8, id: &str| json!({"name": name, "type": kind, "value": id});
        let options = [named("player", 6, "8"), named("channel", 7, "40"), named("role", 8, "60")];
        let resolved = json!({
            "users": {"8": {"id": "8", "username": "cili", "bot": true}},
            "members": {"8": {"roles": [], "nick": "Cili", "permissions": "0", "joined_at": null}},
            "channels": {"40": {"id": "40", "name": "a thread", "type": 11, "parent_id": "3", "permissions": "274877907968"}},
            "roles": {"60": {"id": "60", "name": "players", "color": 0, "hoist": false, "managed": false,
                "colors": {"primary_color": 0}, "mentionable": false, "permissions": "0", "position": 1}},
        });
        let sub = json!([{"name": "move", "type": 1, "options": options}]);
        let data = json!({"id": "1", "name": "table", "type": 1, "options": sub, "resolved": resolved});
        let mut event = event(2, data, json!({}));
        event["member"]["roles"] = json!(["61"]);
        event["member"]["permissions"] = json!("32");
        let incoming = command(&parsed(event), Ack::Private);
        let What::Command { options, .. } = &incoming.what else { panic!() };
        assert_eq!(options.iter().map(|(_, value)| value.as_str()).collect::<Vec<_>>(), ["8", "40", "60"]);
        let Told { roles, manages, writes, person, channel, role, .. } = incoming.told;
        assert_eq!((roles, manages, writes), (vec![RoleId(61)], true, false));
        let person = person.unwrap();
        assert_eq!((person.id, person.name.as_str(), person.is_bot, person.sees), (UserId(8), "Cili", true, false));
        let channel = channel.unwrap();
        assert_eq!((channel.place.channel, channel.place.parent), (ChannelId(40), Some(ChannelId(3))));
        assert_eq!((channel.place.kind, channel.writes), (PlaceKind::Thread, true));
        assert_eq!(role.map(|role| (role.id, role.name)), Some((RoleId(60), "players".to_owned())));
    }

    #[test]
    fn what_is_being_typed_is_apart_from_what_is_filled_in() {
        let data = json!({"id": "1", "name": "sanjuan", "type": 1, "options": [{"name": "build", "type": 1, "options": [
            {"name": "card", "type": 3, "value": "library"},
            {"name": "pay", "type": 3, "value": "we", "focused": true}]}]});
        let typing = typing(&parsed(event(4, data, json!({})))).unwrap();
        assert_eq!(typing.name, ["sanjuan", "build"]);
        assert_eq!(typing.options, [("card".to_owned(), "library".to_owned())]);
        assert_eq!(typing.focused, ("pay".to_owned(), "we".to_owned()));
    }

    #[test]
    fn a_press_gives_its_id_its_values_and_where_the_button_stood() {
        let select = json!({"custom_id": "k7q.1.keep", "component_type": 3, "values": ["well", "crane"]});
        let event: ComponentInteraction = parsed(event(3, select, json!({"message": message(64)})));
        let incoming = press(&event, Ack::Update);
        let values = vec!["well".into(), "crane".into()];
        assert_eq!(incoming.what, What::Press { id: "k7q.1.keep".into(), values });
        assert_eq!(incoming.reply.ack, Ack::Update);
        assert_eq!(surroundings(&event), (true, false));
    }

    #[test]
    fn a_button_on_an_open_message_is_no_panel() {
        let button = json!({"custom_id": "k7q.1.~play", "component_type": 2});
        let event: ComponentInteraction = parsed(event(3, button, json!({"message": message(0)})));
        assert_eq!(press(&event, Ack::Private).what, What::Press { id: "k7q.1.~play".into(), values: vec![] });
        assert_eq!(surroundings(&event), (false, false));
    }

    #[test]
    fn a_form_from_another_time_is_a_press_nobody_knows() {
        let data = json!({"custom_id": "m:1", "components": [{"type": 1, "components": [
            {"type": 4, "custom_id": "f1", "value": "hello"}]}]});
        let incoming = form(&parsed(event(5, data, json!({}))));
        assert_eq!(incoming.what, What::Press { id: "m:1".into(), values: vec!["hello".into()] });
    }

    #[test]
    fn every_kind_of_channel_is_known() {
        use PlaceKind::{Announcing, Plain, PrivateThread, Thread, Threaded};
        let kinds = [(0, Threaded), (2, Plain), (5, Announcing), (10, Thread), (11, Thread), (12, PrivateThread)];
        for (number, known) in kinds.into_iter().chain([(13, Plain), (15, Plain), (99, Plain)]) {
            let data = json!({"id": "1", "name": "hand", "type": 1});
            let channel = json!({"channel": {"id": "3", "type": number}});
            assert_eq!(command(&parsed(event(2, data, channel)), Ack::Private).place.kind, known, "{number}");
        }
    }
}
