//! A host for tests of the adapter alone: it does what the command or the button says, and remembers everything.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use guildhall::chat::{
    Ack, Button, ChannelId, Chat, GuildId, Host, Incoming, Look, Picture, Post, Row, Suggestion, Target, Typing, What,
};
use guildhall::words::Language;

/// The smallest PNG there is: one grey dot.
pub const DOT: [u8; 67] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 58, 126, 155,
    85, 0, 0, 0, 10, 73, 68, 65, 84, 120, 156, 99, 104, 0, 0, 0, 130, 0, 129, 119, 205, 114, 182, 0, 0, 0, 0, 73, 69,
    78, 68, 174, 66, 96, 130,
];

pub fn picture(alt: &str) -> Picture {
    Picture { png: DOT.into(), name: "board.png", alt: alt.to_owned() }
}

/// A post with a button for each id.
pub fn post(text: &str, ids: &[&str]) -> Post {
    let button = |id: &&str| Button {
        target: Target::Press((*id).to_owned()),
        label: id.chars().take(80).collect(),
        look: Look::Plain,
        enabled: true,
    };
    let rows = if ids.is_empty() { vec![] } else { vec![Row::Buttons(ids.iter().map(button).collect())] };
    Post { text: text.to_owned(), rows, ..Post::default() }
}

/// Answers each command and press with its own name; some names do more, see [`Script::serve`].
pub struct Script {
    chat: Arc<dyn Chat>,
    pub served: Mutex<Vec<Incoming>>,
    pub typed: Mutex<Vec<Typing>>,
    pub lost: Mutex<Vec<ChannelId>>,
    pub reachable: Mutex<Vec<bool>>,
    pub welcomed: Mutex<Vec<(ChannelId, Language)>>,
    /// In how many servers the bot was, each time it had connected.
    pub connected: Mutex<Vec<usize>>,
    /// What to answer, by the name of the command or the id of the button, in place of the name.
    pub answers: Mutex<BTreeMap<String, Post>>,
}

impl Script {
    pub fn new(chat: Arc<dyn Chat>) -> Arc<Script> {
        Arc::new(Script {
            chat,
            served: Mutex::default(),
            typed: Mutex::default(),
            lost: Mutex::default(),
            reachable: Mutex::default(),
            welcomed: Mutex::default(),
            connected: Mutex::default(),
            answers: Mutex::default(),
        })
    }

    /// How often this was served.
    pub fn count(&self, name: &str) -> usize {
        self.served.lock().unwrap().iter().filter(|incoming| name_of(&incoming.what) == name).count()
    }

    pub fn answer(&self, name: &str, post: Post) {
        self.answers.lock().unwrap().insert(name.to_owned(), post);
    }
}

fn name_of(what: &What) -> String {
    match what {
        What::Command { name, .. } => name.join(" "),
        What::Press { id, .. } => id.clone(),
    }
}

#[async_trait]
impl Host for Script {
    fn acknowledge(&self, custom_id: &str, is_panel: bool, is_direct: bool) -> Ack {
        match custom_id {
            _ if is_panel || custom_id.starts_with("update") => Ack::Update,
            _ if is_direct => Ack::Open,
            _ => Ack::Private,
        }
    }

    fn acknowledge_command(&self, _: &str, is_direct: bool) -> Ack {
        if is_direct { Ack::Open } else { Ack::Private }
    }

    /// `slow` takes longer than Discord waits, `broken` panics.
    async fn serve(&self, incoming: Incoming) {
        let name = name_of(&incoming.what);
        self.served.lock().unwrap().push(incoming.clone());
        if name == "slow" {
            tokio::time::sleep(Duration::from_secs(4)).await;
        }
        assert_ne!(name, "broken");
        let answer = self.answers.lock().unwrap().get(&name).cloned();
        let answer = answer.unwrap_or_else(|| post(&name, &[]));
        self.chat.answer(&incoming.reply, &answer).await.unwrap();
    }

    async fn suggest(&self, typing: Typing) -> Vec<Suggestion> {
        let text = typing.focused.1.clone();
        self.typed.lock().unwrap().push(typing);
        match text.as_str() {
            "slow" => tokio::time::sleep(Duration::from_secs(60)).await,
            "broken" => panic!("as told"),
            _ => {}
        }
        (0..30).map(|n| Suggestion { name: format!("{text} {n}"), value: format!("v{n}") }).collect()
    }

    async fn welcome(&self, _: GuildId, channel: ChannelId, language: Language) {
        self.welcomed.lock().unwrap().push((channel, language));
    }

    async fn lost(&self, channel: ChannelId) {
        self.lost.lock().unwrap().push(channel);
    }

    async fn connected(&self, servers: &[GuildId]) {
        self.connected.lock().unwrap().push(servers.len());
    }

    async fn reachable(&self, is_reachable: bool) {
        self.reachable.lock().unwrap().push(is_reachable);
    }

    async fn entered(&self, _: GuildId, _: &[ChannelId]) {}

    async fn left(&self, _: GuildId) {}

    async fn asleep(&self, _: ChannelId) {}
}
