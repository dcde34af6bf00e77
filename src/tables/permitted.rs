//! Where tables may be opened in a server, and by whom, as those who manage it want it. Pure: it asks nobody, and running tables
//! are no concern of it.

use crate::chat::{Place, Told, escape};
use crate::rules::Text;
use crate::store::ServerSettings;

/// Why whoever is told of may open no table at a place, if they may not. Those who manage the server always may, where
/// tables are opened at all.
pub fn barred(settings: &ServerSettings, told: &Told, place: &Place) -> Option<Text> {
    if let Some(why) = elsewhere(settings, place) {
        return Some(why);
    }
    let (role, name) = settings.opening.as_ref()?;
    let may = told.manages || told.roles.contains(role);
    (!may).then(|| Text::of("declined-opening").with("role", role_name(name)))
}

/// Why a place takes no tables, whoever wants one there, if it takes none.
pub fn elsewhere(settings: &ServerSettings, place: &Place) -> Option<Text> {
    let is_barred = !settings.channels.is_empty() && !place.is_in(&settings.channels);
    is_barred.then(|| Text::of("declined-channel").with("channels", channels(settings)))
}

/// The channels in which tables are opened, each to be clicked.
pub fn channels(settings: &ServerSettings) -> String {
    settings.channels.iter().map(|channel| format!("<#{}>", channel.0)).collect::<Vec<_>>().join(", ")
}

/// A role as text: a mention would call all who have it.
pub fn role_name(name: &str) -> String {
    format!("@{}", escape(name.trim_start_matches('@')))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chat::{ChannelId, GuildId, PlaceKind, RoleId};

    fn place(channel: u64, parent: Option<u64>) -> Place {
        let (guild, kind) = (Some(GuildId(1)), PlaceKind::Threaded);
        let (channel, parent) = (ChannelId(channel), parent.map(ChannelId));
        Place { channel, guild, has_bot: true, parent, kind, lacks: Vec::new() }
    }

    #[test]
    fn channels_count_with_their_threads_and_roles_but_for_managers() {
        let told = Told { roles: vec![RoleId(3)], ..Told::default() };
        let key = |settings: &ServerSettings, told: &Told, place| barred(settings, told, &place).map(|text| text.key);
        let settings = ServerSettings::default();
        assert_eq!(key(&settings, &Told::default(), place(7, None)), None);
        let channels = vec![ChannelId(7)];
        let settings = ServerSettings { channels, opening: Some((RoleId(3), "@players".to_owned())), ..settings };
        assert_eq!(key(&settings, &told, place(7, None)), None);
        assert_eq!(key(&settings, &told, place(8, Some(7))), None);
        assert_eq!(key(&settings, &told, place(8, None)).as_deref(), Some("declined-channel"));
        assert_eq!(key(&settings, &Told::default(), place(7, None)).as_deref(), Some("declined-opening"));
        let manager = Told { manages: true, ..Told::default() };
        assert_eq!(key(&settings, &manager, place(7, None)), None);
        assert_eq!(key(&settings, &manager, place(9, None)).as_deref(), Some("declined-channel"));
        assert_eq!(role_name("@every_one"), "@every\\_one");
    }
}
