//! What a person sees, as the driver writes it.

use serde_json::{Value, json};

use super::super::interaction::Interaction;
use super::super::message::{EPHEMERAL, HAS_THREAD, LOADING, Message, SUPPRESS_NOTIFICATIONS};
use super::super::place::Place;
use super::super::snowflake::Id;
use super::super::world::{Channel, User, World};

fn named(world: &World, id: Id) -> Value {
    let user = world.user(id);
    json!({ "id": id, "name": user.map(|user| user.name.as_str()).unwrap_or("?") })
}

/// The text as people read it. A mention that is not among the message's resolved ones is no name but to those who
/// happen to know the person: here to nobody.
fn shown(world: &World, message: &Message) -> String {
    let mut pieces = message.content.split("<@");
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let cut = piece.split_once('>').and_then(|(id, rest)| Some((id.trim_start_matches('!').parse().ok()?, rest)));
        match cut {
            Some((id, rest)) if message.mentions.contains(&id) => {
                let name = world.user(id).map(|user| user.name.as_str()).unwrap_or("unknown-user");
                text.push_str(&format!("@{name}{rest}"));
            }
            Some((_, rest)) => text.push_str(&format!("@unknown-user{rest}")),
            None => text.push_str(&format!("<@{piece}")),
        }
    }
    text
}

/// A message.
pub(super) fn message(world: &World, message: &Message) -> Value {
    let mut author = named(world, message.author);
    author["bot"] = json!(message.author == world.bot);
    let names = |ids: &[Id]| -> Vec<Value> { ids.iter().map(|id| named(world, *id)).collect() };
    let files = message.attachments.iter().map(|file| {
        json!({
            "id": file.id, "filename": file.filename, "alt": file.description, "content_type": file.content_type,
            "bytes": file.length, "width": file.size.map(|size| size.0), "height": file.size.map(|size| size.1),
            "url": format!("{}{}", world.base, file.path(message.channel)),
        })
    });
    let answers = message.answers.as_ref().map(|answers| {
        let user = named(world, answers.user);
        json!({ "interaction": answers.interaction, "user": user, "command": answers.command })
    });
    json!({
        "id": message.id, "channel": message.channel, "author": author, "content": message.content,
        "at_ms": message.id.made_ms(), "edited_at_ms": message.edited_ms, "ephemeral": message.is(EPHEMERAL),
        "shown": shown(world, message), "only_for": message.only_for.map(|id| named(world, id)), "thinking": message.is(LOADING),
        "silent": message.is(SUPPRESS_NOTIFICATIONS), "mentions": names(&message.mentions),
        "pinged": names(&message.pinged), "attachments": files.collect::<Vec<_>>(), "embeds": message.embeds,
        "components": message.components, "answers": answers, "reply_to": message.reply_to,
        "thread": message.is(HAS_THREAD).then_some(message.id),
    })
}

/// What came of an interaction, for the person who began it.
pub(super) fn outcome(world: &World, interaction: &Interaction) -> Value {
    let seen = interaction.messages.iter().filter_map(|id| world.message(interaction.channel, *id).ok());
    let seen = seen.filter(|message| message.seen_by(interaction.user));
    json!({
        "now": world.version, "interaction": interaction.story(&world.options),
        "messages": seen.map(|one| message(world, one)).collect::<Vec<_>>(),
    })
}

/// How many messages a person has not read in a channel, and how many of them notified them.
pub(super) fn unread(user: &User, channel: &Channel) -> (usize, usize) {
    let read = user.read.get(&channel.id).copied().unwrap_or(Id(0));
    let fresh = channel.messages.range(read..).map(|(_, message)| message);
    let fresh = fresh.filter(|message| message.id > read && message.author != user.id && message.seen_by(user.id));
    let (mut unread, mut pings) = (0, 0);
    for message in fresh {
        unread += 1;
        pings += usize::from(message.pinged.contains(&user.id));
    }
    (unread, pings)
}

/// Whether a person has this channel in their list.
pub(super) fn is_listed(channel: &Channel, user: Id) -> bool {
    channel.place.is_seen_by(user)
}

/// A channel, for one person.
pub(super) fn channel(world: &World, user: &User, channel: &Channel) -> Value {
    let (unread, pings) = unread(user, channel);
    let denied: Vec<&str> = super::super::world::PERMISSIONS
        .iter()
        .filter(|(_, bit)| world.permissions_in(channel) & bit == 0)
        .map(|(name, _)| *name)
        .collect();
    let mut view = json!({
        "id": channel.id, "name": channel.name, "guild": channel.guild, "kind": "text", "unread": unread, "pings": pings,
        "bot_lacks": denied, "last_message": channel.messages.keys().next_back(),
    });
    match &channel.place {
        Place::Guild(kind) => view["kind"] = json!(kind.word()),
        Place::Dm { .. } => {
            view["kind"] = json!("dm");
            view["name"] = json!("Guildhall");
        }
        Place::Thread(thread) => {
            view["kind"] = json!("thread");
            view["parent"] = json!(thread.parent);
            view["archived"] = json!(thread.archived);
            view["locked"] = json!(thread.locked);
            view["private"] = json!(thread.is_private());
            view["members"] = json!(thread.members.iter().map(|id| named(world, *id)).collect::<Vec<_>>());
            view["joined"] = json!(thread.members.contains(&user.id));
        }
    }
    view
}
