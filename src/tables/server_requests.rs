//! What those who manage a server have set there: shown, noted, and the tables that run there, which they may close. Who that is
//! is decided in the platform's own menu; nothing is checked twice.

use crate::chat::wishes::ON;
use crate::chat::{Incoming, Post, Request, Suggestion, TableId, Typing, limits};
use crate::record::Ending;
use crate::rules::{Text, Tongue};
use crate::store::{Stage, Surface, TableRow};
use crate::words::{Language, Speaker, word};

use super::clock::Pace;
use super::lists;
use super::load::Broken;
use super::manager::{Manager, closed};
use super::screens::server as screens;
use super::screens::settings::HERE;

/// So many tables stand on a page.
const PAGE: usize = 10;
/// The most channels in which tables may be opened, where it is not everywhere.
const CHANNELS: usize = 25;

impl Manager {
    /// A command about the server: shows what is set there, or notes something and shows it then.
    pub(super) async fn server(&self, incoming: &Incoming, what: &str, options: &[(String, String)]) {
        let option = |name: &str| options.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
        let Some(guild) = incoming.place.guild else {
            return self.say(incoming, &Text::of("declined-server-only")).await;
        };
        if what == "close" {
            let table = option("table").and_then(|table| table.trim().split(' ').next()?.parse().ok());
            return self.ask_to_close(incoming, table).await;
        }
        let before = self.shared.server(Some(guild)).await;
        let mut settings = before.clone();
        match (what, option("how"), option("who")) {
            _ if options.is_empty() => {}
            ("pace", ..) => settings.pace = option("pace").filter(|pace| Pace::of(pace).is_some()).map(str::to_owned),
            ("language", ..) => {
                let code = option("language");
                settings.language = Language::ALL.into_iter().find(|language| Some(language.code()) == code);
            }
            ("place", ..) => settings.has_threads = option("where").map(|place| place != HERE),
            ("channels", Some("all"), _) => settings.channels.clear(),
            ("channels", Some(how), _) => {
                // Where none is named, the one in which it was typed is meant.
                let here = &incoming.place;
                let named = incoming.told.channel.as_ref().map(|told| told.place.channel);
                let channel = named.unwrap_or(here.parent.unwrap_or(here.channel));
                settings.channels.retain(|known| *known != channel);
                settings.channels.extend((how == "allow").then_some(channel));
            }
            ("ladder", ..) => settings.has_ladders = option("shown").map(|shown| shown == ON),
            ("opening", _, Some("everyone")) => settings.opening = None,
            ("opening", ..) => {
                // The role that everybody has is numbered as the server.
                let role = incoming.told.role.as_ref().filter(|role| role.id.0 != guild.0);
                settings.opening = role.map(|role| (role.id, role.name.clone())).or(settings.opening);
            }
            _ => {}
        }
        if settings.channels.len() > CHANNELS {
            return self.say(incoming, &Text::of("declined-channels").with("n", CHANNELS)).await;
        }
        if settings != before
            && let Err(error) = self.shared.store.set_server(guild, settings).await
        {
            tracing::error!(%error, "what is set in a server can't be noted");
            return self.say(incoming, &Text::of("fault")).await;
        }
        self.show_server(incoming, 1).await;
    }

    /// What is set, and a page of the tables that run there.
    pub(super) async fn show_server(&self, incoming: &Incoming, page: usize) {
        let Some(guild) = incoming.place.guild else {
            return self.say(incoming, &Text::of("declined-server-only")).await;
        };
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let mut lines = screens::lines(&self.shared.server(Some(guild)).await, &speaker);
        let tables = self.tables_of(guild).await;
        let pages = tables.len().div_ceil(PAGE).max(1);
        let page = page.clamp(1, pages);
        for row in tables.iter().skip((page - 1) * PAGE).take(PAGE) {
            lines.push(self.server_table(row, &speaker).await);
        }
        lines.extend((pages > 1).then(|| speaker.say(&Text::of("page").with("n", page).with("of", pages))));
        lines.extend(screens::lacks(&incoming.place.lacks, &speaker));
        self.show(incoming, screens::page(&lines, (page, pages), &speaker));
    }

    /// A table in one line, with a link to its newest message. One that cannot be read is a line as well.
    async fn server_table(&self, row: &TableRow, speaker: &Speaker) -> String {
        let surface = if row.stage == Stage::Lobby { Surface::Lobby } else { Surface::Board };
        let shown = self.shared.store.shown(row.id, surface).await.ok().flatten();
        let channel = shown.map_or(row.channel, |shown| shown.channel);
        let link = self.shared.chat.address(row.guild, channel, shown.map(|shown| shown.message));
        match self.handle(row.id).await {
            Ok(handle) => screens::table(&handle.state.borrow().clone(), &link, speaker),
            Err(_) => {
                let what = Text::of("mark-broken");
                let text = Text::of("server-table").with("table", row.id.to_string());
                let text = text.with("game", lists::title_of(&self.shared, row, speaker)).with("what", what);
                speaker.say(&text.with("link", link))
            }
        }
    }

    /// What a table is called where nothing more than its row may be readable.
    async fn short_name(&self, row: &TableRow, speaker: &Speaker) -> String {
        match self.handle(row.id).await {
            Ok(handle) => screens::short(&handle.state.borrow().clone(), speaker.language),
            Err(_) => format!("{} {}", row.id, lists::title_of(&self.shared, row, speaker)),
        }
    }

    /// The running tables of a server that fit what is being typed.
    pub(super) async fn tables_to_close(&self, typing: &Typing) -> Vec<Suggestion> {
        let Some(guild) = typing.place.guild else { return Vec::new() };
        let speaker = Speaker::alone(self.shared.language(&typing.person).await);
        let typed = typing.focused.1.to_lowercase();
        let mut found = Vec::new();
        for row in self.tables_of(guild).await {
            let called = self.short_name(&row, &speaker).await;
            if found.len() < limits::SUGGESTIONS && called.to_lowercase().contains(&typed) {
                found.push(Suggestion { name: limits::cut(&called, limits::CHOICE), value: row.id.to_string() });
            }
        }
        found
    }

    /// Asks whether a table of the server is to be closed.
    async fn ask_to_close(&self, incoming: &Incoming, table: Option<TableId>) {
        let speaker = Speaker::alone(self.shared.language(&incoming.person).await);
        let Some(row) = self.table_of(incoming, table).await else {
            return self.say(incoming, &Text::of("declined-no-such-table")).await;
        };
        let called = crate::chat::escape(&self.short_name(&row, &speaker).await);
        self.show(incoming, screens::ask_to_close(row.id, &called, &speaker));
    }

    /// That table, if it is one of this server and can be closed.
    async fn table_of(&self, incoming: &Incoming, table: Option<TableId>) -> Option<TableRow> {
        let row = self.shared.store.table(table?).await.ok()?;
        let is_live = matches!(row.stage, Stage::Lobby | Stage::Playing);
        (is_live && row.guild.is_some() && row.guild == incoming.place.guild).then_some(row)
    }

    /// Closes a table of the server, whether it can be read or not.
    pub(super) async fn close_by_server(&self, incoming: Incoming, table: TableId) {
        let Some(row) = self.table_of(&incoming, Some(table)).await else {
            return self.say(&incoming, &Text::of("declined-no-such-table")).await;
        };
        if !matches!(self.handle(table).await, Err(Broken::Record(..))) {
            return self.dispatch(table, incoming, Request::CloseByServer.into()).await;
        }
        let ending = (row.stage == Stage::Playing).then_some(Ending::Server);
        match self.shared.store.commit(closed(table, ending)).await {
            Ok(()) => {
                self.say(&incoming, &Text::of("closed")).await;
                self.tell_closed_by_server(&row).await;
            }
            Err(error) => {
                tracing::error!(%table, %error, "a broken table can't be closed");
                self.say(&incoming, &Text::of("fault")).await;
            }
        }
    }

    /// Says in the channel of a table that it was closed, and takes the buttons off its board. Where a table cannot be read,
    /// nobody sends what would wait to be said, so this is tried once.
    async fn tell_closed_by_server(&self, row: &TableRow) {
        let (chat, store) = (&self.shared.chat, &self.shared.store);
        let post = Post { text: word(row.language, "closed-server"), ..Post::default() };
        if let Err(error) = chat.post(row.channel, &post, &format!("c{}", row.id)).await {
            tracing::info!(table = %row.id, %error, "that a table was closed can't be said");
        }
        let Some(board) = store.shown(row.id, Surface::Board).await.ok().flatten() else { return };
        if let Err(error) = chat.strip(board.channel, board.message, None).await {
            tracing::debug!(table = %row.id, %error, "a board of a closed table keeps its buttons");
        }
    }
}
