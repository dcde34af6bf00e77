//! Discord's interactions as the port's plain data. Acknowledges nothing and answers nothing; [`super::serve`] does.

use serenity::all::{
    ChannelType, CommandDataOption, CommandDataOptionValue, CommandInteraction, ComponentInteraction,
    ComponentInteractionDataKind, Member, MessageFlags, ModalInteraction, PartialChannel, Permissions, User,
};
use serenity::model::application::ActionRowComponent;

use crate::chat::{
    Ack, ChannelId, GuildId, Incoming, InteractionId, Permission, Person, Place, PlaceKind, Reply, Typing, UserId, What,
};
use crate::words::Language;

/// The permissions that are asked for, as Discord numbers them and as the port names them.
const ASKED: [(Permissions, Permission); 6] = [
    (Permissions::VIEW_CHANNEL, Permission::ViewChannel),
    (Permissions::SEND_MESSAGES, Permission::SendMessages),
    (Permissions::SEND_MESSAGES_IN_THREADS, Permission::SendInThreads),
    (Permissions::ATTACH_FILES, Permission::AttachFiles),
    (Permissions::READ_MESSAGE_HISTORY, Permission::ReadHistory),
    (Permissions::CREATE_PUBLIC_THREADS, Permission::CreateThreads),
];

/// All of them together.
pub(super) fn asked() -> Permissions {
    ASKED.iter().fold(Permissions::empty(), |all, (each, _)| all | *each)
}

/// A slash command, acknowledged privately.
pub(super) fn command(event: &CommandInteraction) -> Incoming {
    let (name, options) = words(&event.data.name, &event.data.options);
    let options = options.iter().filter_map(|option| Some((option.name.clone(), filled(&option.value)?))).collect();
    Incoming {
        person: person(&event.user, event.member.as_deref(), &event.locale),
        place: command_place(event),
        reply: Reply { interaction: InteractionId(event.id.get()), token: event.token.clone(), ack: Ack::Private },
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
    Incoming {
        person: person(&event.user, event.member.as_ref(), &event.locale),
        place: place(event.channel_id, event.guild_id, event.channel.as_ref(), event.app_permissions),
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
    Incoming {
        person: person(&event.user, event.member.as_ref(), &event.locale),
        place: place(event.channel_id, event.guild_id, event.channel.as_ref(), event.app_permissions),
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

fn place(
    channel: serenity::all::ChannelId,
    guild: Option<serenity::all::GuildId>,
    about: Option<&PartialChannel>,
    granted: Option<Permissions>,
) -> Place {
    Place {
        channel: ChannelId(channel.get()),
        guild: guild.map(|guild| GuildId(guild.get())),
        // Whoever hands it over knows the servers.
        has_bot: true,
        kind: kind(guild.and(about)),
        lacks: if guild.is_some() { granted.map(lacking).unwrap_or_default() } else { Vec::new() },
    }
}

/// What kind of place a channel is. One of which nothing is told takes no threads.
fn kind(about: Option<&PartialChannel>) -> PlaceKind {
    match about.map(|about| about.kind) {
        Some(ChannelType::Text | ChannelType::News) => PlaceKind::Threaded,
        Some(ChannelType::NewsThread | ChannelType::PublicThread) => PlaceKind::Thread,
        Some(ChannelType::PrivateThread) => PlaceKind::PrivateThread,
        _ => PlaceKind::Plain,
    }
}

/// What is missing of them. An administrator may do everything.
fn lacking(granted: Permissions) -> Vec<Permission> {
    let missing = ASKED.iter().filter(|(bit, _)| !granted.intersects(*bit | Permissions::ADMINISTRATOR));
    missing.map(|(_, permission)| *permission).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

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
    fn the_invitation_asks_for_what_is_needed_and_no_more() {
        assert!(!asked().contains(Permissions::EMBED_LINKS), "nothing is sent that needs it");
        let readme = include_str!("../../README.md");
        assert!(readme.contains(&format!("&permissions={}\n", asked().bits())), "{}", asked().bits());
    }

    #[test]
    fn a_command_gives_its_words_and_its_options() {
        let data = json!({"id": "1", "name": "table", "type": 1, "options": [{"name": "new", "type": 1, "options": [
            {"name": "game", "type": 3, "value": "San Juan"}, {"name": "seats", "type": 4, "value": 3}]}]});
        let incoming = command(&parsed(event(2, data, json!({}))));
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
        assert_eq!(command(&parsed(nicknamed)).person.name, "Bélus");
        let mut direct = event(2, data, json!({"user": {"id": "8", "username": "cili"}, "locale": "pl"}));
        direct.as_object_mut().unwrap().retain(|key, _| key != "member" && key != "guild_id");
        let incoming = command(&parsed(direct));
        assert_eq!(incoming.person, Person { id: UserId(8), name: "cili".into(), language: Language::Pl });
        assert_eq!((incoming.place.guild, incoming.place.lacks.len()), (None, 0));
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
        use PlaceKind::{Plain, PrivateThread, Thread, Threaded};
        let kinds = [(0, Threaded), (2, Plain), (5, Threaded), (10, Thread), (11, Thread), (12, PrivateThread)];
        for (number, known) in kinds.into_iter().chain([(13, Plain), (15, Plain), (99, Plain)]) {
            let data = json!({"id": "1", "name": "hand", "type": 1});
            let channel = json!({"channel": {"id": "3", "type": number}});
            assert_eq!(command(&parsed(event(2, data, channel))).place.kind, known, "{number}");
        }
    }

    #[test]
    fn missing_permissions_are_named_and_an_administrator_lacks_none() {
        assert_eq!(lacking(Permissions::empty()).len(), 6);
        assert_eq!(lacking(Permissions::ADMINISTRATOR), []);
        let ordinary = Permissions::all() - Permissions::ADMINISTRATOR;
        assert_eq!(lacking(ordinary), []);
        assert_eq!(lacking(ordinary - Permissions::ATTACH_FILES), [Permission::AttachFiles]);
    }
}
