//! What the platform tells the manager. What is done about it is not decided here.

use std::panic::AssertUnwindSafe;

use async_trait::async_trait;
use futures_util::FutureExt;

use crate::chat::{Ack, ChannelId, GuildId, Host, Incoming, Suggestion, Typing};
use crate::rules::Text;
use crate::words::Language;

use super::inbox::{Loss, Message};
use super::manager::Manager;
use super::screens::title;
use super::table_request::{of_what, opens_anew};

#[async_trait]
impl Host for Manager {
    fn acknowledge(&self, custom_id: &str, is_panel: bool, is_direct: bool) -> Ack {
        match (is_panel, is_direct) {
            (true, _) => Ack::Update,
            (false, true) if opens_anew(custom_id) => Ack::Open,
            (false, true) => Ack::Update,
            (false, false) => Ack::Private,
        }
    }

    fn acknowledge_command(&self, name: &str, is_direct: bool) -> Ack {
        // A lesson is left for days; what only one person sees in a direct conversation is gone with the next start of the app.
        if is_direct && name == "learn" { Ack::Open } else { Ack::Private }
    }

    async fn serve(&self, incoming: Incoming) {
        self.meet(&incoming).await;
        let what = of_what(&incoming.what);
        let served = AssertUnwindSafe(self.route(incoming.clone())).catch_unwind().await;
        if served.is_err() {
            tracing::error!(interaction = incoming.reply.interaction.0, what, "a request panicked");
            self.say(&incoming, &Text::of("fault")).await;
        }
    }

    async fn suggest(&self, typing: Typing) -> Vec<Suggestion> {
        self.suggestions(&typing).await
    }

    async fn welcome(&self, guild: GuildId, channel: ChannelId, language: Language) {
        match self.shared.store.enter_server(guild).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => return tracing::error!(%error, "whether a server is new can't be read"),
        }
        // Who had it before, and lets it in again, finds it as it was.
        let wanted = self.shared.server(Some(guild)).await.language;
        let speaker = crate::words::Speaker::alone(wanted.unwrap_or(language));
        let games: Vec<Text> = self.shared.games.iter().map(title).collect();
        let new = self.shared.chat.clickable("table new");
        let text = Text::of("welcome").with("new", new).with("games", games);
        let post = crate::chat::Post { text: crate::rules::Tongue::say(&speaker, &text), ..Default::default() };
        if let Err(error) = self.shared.chat.post(channel, &post, &format!("w{}", channel.0)).await {
            tracing::info!(%error, "no welcome could be said");
        }
    }

    async fn lost(&self, channel: ChannelId) {
        let Some(row) = self.table_in(channel).await else { return };
        // A table that ended meanwhile finds out when it posts.
        self.tell(row.id, Message::Lost(Loss::Gone)).await;
    }

    async fn connected(&self, servers: &[GuildId]) {
        self.left_all_but(servers).await;
    }

    async fn reachable(&self, is_reachable: bool) {
        self.shared.presence.turn(is_reachable, self.shared.clock.now());
    }

    async fn entered(&self, server: GuildId, open: &[ChannelId]) {
        self.came_into_view(server, open).await;
    }

    async fn left(&self, server: GuildId) {
        self.was_left(server).await;
    }

    async fn asleep(&self, thread: ChannelId) {
        if let Some(row) = self.table_in(thread).await {
            self.keep_awake(&row).await;
        }
    }
}
