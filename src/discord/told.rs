//! What Discord tells beside an interaction: the permissions of whoever acts, and what it resolved of whom or what they named.

use serenity::all::{
    CommandDataOption, CommandDataOptionValue, CommandInteraction, Member, PartialChannel, PartialMember, Permissions,
    User,
};

use super::place::{kind, parent, port};
use crate::chat::{Place, RoleId, Told, ToldChannel, ToldPerson, ToldRole, UserId};

/// What it tells of whoever acts.
pub(super) fn of_member(member: Option<&Member>, place: &Place) -> Told {
    let Some(member) = member else { return Told::default() };
    let may = member.permissions.unwrap_or_default();
    Told {
        roles: member.roles.iter().map(|role| RoleId(role.get())).collect(),
        manages: may.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR),
        writes: may_write(may, place),
        ..Told::default()
    }
}

/// The same, with whom or what was named by an option.
pub(super) fn by_options(event: &CommandInteraction, options: &[CommandDataOption], place: &Place) -> Told {
    let mut told = of_member(event.member.as_deref(), place);
    let resolved = &event.data.resolved;
    for option in options {
        match option.value {
            CommandDataOptionValue::User(id) => {
                told.person = resolved.users.get(&id).map(|user| person(user, resolved.members.get(&id)));
            }
            CommandDataOptionValue::Channel(id) => {
                told.channel = resolved.channels.get(&id).map(|about| channel(about, place));
            }
            CommandDataOptionValue::Role(id) => {
                let role = resolved.roles.get(&id);
                told.role = role.map(|role| ToldRole { id: RoleId(id.get()), name: role.name.clone() });
            }
            _ => {}
        }
    }
    told
}

/// Whoever is no member of the server sees nothing of it.
fn person(user: &User, member: Option<&PartialMember>) -> ToldPerson {
    let nick = member.and_then(|member| member.nick.as_deref());
    let sees = |member: &PartialMember| {
        let needed = Permissions::VIEW_CHANNEL | Permissions::ADMINISTRATOR;
        member.permissions.is_none_or(|may| may.intersects(needed))
    };
    ToldPerson {
        id: UserId(user.id.get()),
        name: nick.unwrap_or_else(|| user.display_name()).to_owned(),
        is_bot: user.bot,
        sees: member.is_some_and(sees),
    }
}

fn channel(about: &PartialChannel, here: &Place) -> ToldChannel {
    let place = Place {
        channel: port(about.id),
        guild: here.guild,
        has_bot: here.has_bot,
        parent: parent(about),
        kind: kind(Some(about)),
        lacks: Vec::new(),
    };
    let writes = about.permissions.is_none_or(|may| may_write(may, &place));
    ToldChannel { place, writes }
}

/// Whether somebody with these permissions may write there: a thread has a permission of its own.
fn may_write(may: Permissions, place: &Place) -> bool {
    let needed = if place.is_thread() { Permissions::SEND_MESSAGES_IN_THREADS } else { Permissions::SEND_MESSAGES };
    may.contains(needed | Permissions::VIEW_CHANNEL) || may.contains(Permissions::ADMINISTRATOR)
}
