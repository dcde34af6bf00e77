//! A manager with people around it: what they press, what they are shown, what stands in the channels.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::support::fake::{FakeChat, Said};
use guildhall::chat::{
    Ack, Button, ChannelId, Chat, GuildId, Host, Id, Incoming, InteractionId, Person, Place, PlaceKind, Post, Reply,
    Request, Row, Select, Target, To, Told, UserId, What,
};
use guildhall::paint::{Painter, Picture};
use guildhall::scene::Scene;
use guildhall::store::{Alarms, Store};
use guildhall::tables::{Clock, Manager, Settings};
use guildhall::words::Language;

pub const HERE: ChannelId = ChannelId(70);
pub const GUILD: GuildId = GuildId(7);
pub const ANNA: User = User { id: UserId(1), name: "Anna", language: Language::En };
pub const BELA: User = User { id: UserId(2), name: "Béla", language: Language::Hu };
pub const CECYLIA: User = User { id: UserId(3), name: "Cecylia", language: Language::Pl };
pub const DOROTA: User = User { id: UserId(4), name: "Do*ro_ta @everyone <@1> [x](y) `z`", language: Language::En };
pub const STRANGER: User = User { id: UserId(9), name: "Zoe", language: Language::En };

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct User {
    pub id: UserId,
    pub name: &'static str,
    pub language: Language,
}

pub struct World {
    pub manager: Arc<Manager>,
    pub chat: Arc<FakeChat>,
    pub store: Store,
    /// What is played where a test names no game.
    pub game: &'static str,
    /// What time it is there.
    pub clock: &'static Clock,
    next: AtomicU64,
}

impl World {
    pub async fn new() -> World {
        World::with(plain()).await
    }

    pub async fn with(settings: Settings) -> World {
        World::on(Store::in_memory().expect("a store"), settings).await
    }

    /// A manager over a store of its own.
    pub async fn on(store: Store, settings: Settings) -> World {
        let chat = Arc::new(FakeChat::new());
        let (game, clock) = (settings.games[0].id, settings.clock);
        let manager = begun(store.clone(), chat.clone(), settings).await;
        World { manager, chat, store, game, clock, next: AtomicU64::new(1) }
    }

    /// A manager over a store that was there before it, and a platform that remembers nothing.
    pub async fn over(store: Store) -> World {
        let chat = Arc::new(FakeChat::new());
        World::around(store, chat.clone(), chat).await
    }

    /// The same store and platform with a new manager, as after a restart.
    pub async fn restarted(self, settings: Settings) -> World {
        self.manager.stop().await;
        let World { chat, store, game, next, .. } = self;
        let clock = settings.clock;
        let manager = begun(store.clone(), chat.clone(), settings).await;
        World { manager, chat, store, game, clock, next }
    }

    /// The same platform with a new manager over another store, as after a crash that left that one.
    pub async fn crashed(self, store: Store, settings: Settings) -> World {
        World { store, ..self }.restarted(settings).await
    }

    /// A manager over a store and a platform that were there before it. Its interactions have numbers never seen.
    pub async fn around(store: Store, chat: Arc<FakeChat>, served: Arc<dyn Chat>) -> World {
        let settings = plain();
        let (game, clock) = (settings.games[0].id, settings.clock);
        let manager = begun(store.clone(), served, settings).await;
        World { manager, chat, store, game, clock, next: AtomicU64::new(rand::random_range(1..u64::MAX / 2)) }
    }

    pub fn incoming(&self, user: User, place: Place, what: What) -> Incoming {
        let interaction = InteractionId(self.next.fetch_add(1, Ordering::Relaxed));
        let person = Person { id: user.id, name: user.name.to_owned(), language: user.language };
        let reply = Reply { interaction, token: "token".to_owned(), ack: Ack::Private };
        Incoming { person, place, reply, what, told: Told::default() }
    }

    /// Does something and gives the answer.
    pub async fn ask(&self, incoming: Incoming) -> Post {
        let interaction = incoming.reply.interaction;
        self.manager.serve(incoming).await;
        self.answer(interaction).await
    }

    pub async fn answer(&self, interaction: InteractionId) -> Post {
        for _ in 0..10_000 {
            if let Some(post) = self.chat.answers(interaction).pop() {
                known(&post);
                return post;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("no answer: {:?}", self.chat.refused());
    }

    pub async fn press_in(&self, place: Place, user: User, id: &str, values: &[&str]) -> Post {
        let values = values.iter().map(|value| (*value).to_owned()).collect();
        self.ask(self.incoming(user, place, What::Press { id: id.to_owned(), values })).await
    }

    pub async fn press(&self, user: User, id: &str) -> Post {
        self.press_in(here(), user, id, &[]).await
    }

    /// Anna opens a table elsewhere.
    pub async fn new_in(&self, place: Place, options: &[(&str, &str)]) -> Post {
        self.command_in(place, ANNA, "table new", options).await
    }

    pub async fn command(&self, user: User, name: &str, options: &[(&str, &str)]) -> Post {
        self.command_in(here(), user, name, options).await
    }

    /// A command with what the platform tells besides.
    pub async fn command_told(&self, user: User, name: &str, options: &[(&str, &str)], told: Told) -> Post {
        let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let name = name.split(' ').map(str::to_owned).collect();
        let incoming = self.incoming(user, here(), What::Command { name, options });
        self.ask(Incoming { told, ..incoming }).await
    }

    pub async fn command_in(&self, place: Place, user: User, name: &str, options: &[(&str, &str)]) -> Post {
        let mut options: Vec<_> = options.iter().map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect();
        if name == "table new" && options.iter().all(|(option, _)| option != "game") {
            options.push(("game".to_owned(), self.game.to_owned()));
        }
        let name = name.split(' ').map(str::to_owned).collect();
        self.ask(self.incoming(user, place, What::Command { name, options })).await
    }

    /// The clock of the tables is put on by so much, and whoever that wakes has its turn.
    pub async fn later(&self, time: Duration) {
        self.clock.put_on(time);
        tokio::time::sleep(Duration::from_millis(30)).await;
    }

    /// The alarms of a table.
    pub async fn alarms(&self, table: &str) -> Alarms {
        self.store.alarms_of(table.parse().expect("a name")).await.expect("readable")
    }

    /// Waits until nothing is left to be sent and no bot thinks.
    pub async fn settled(&self) {
        let mut calm = 0;
        let mut before = 0;
        let mut slept = Instant::now();
        for _ in 0..20_000 {
            let waiting = self.store.unsent().await.expect("readable").len();
            let said = self.chat.versions();
            // A wait that took much longer than it should says that the machine is busy, and nothing of the conversation.
            let is_timely = slept.elapsed() < Duration::from_millis(20);
            calm = if waiting == 0 && said == before { calm + usize::from(is_timely) } else { 0 };
            before = said;
            if calm == 12 {
                self.chat.fresh().iter().for_each(known);
                return;
            }
            slept = Instant::now();
            tokio::time::sleep(Duration::from_millis(4)).await;
        }
        panic!("never settled");
    }

    /// Opens a table in the channel for these people, the first being the host, without a thread.
    pub async fn seated(&self, people: &[User], bots: usize) -> String {
        let seats = (people.len() + bots).max(2).to_string();
        let options = [("seats", seats.as_str()), ("where", "channel"), ("language", "en")];
        self.command(people[0], "table new", &options).await;
        self.settled().await;
        let table = self.lobby();
        for person in &people[1..] {
            self.press(*person, &format!("{table}.0.~join")).await;
        }
        for _ in 0..bots {
            self.press(people[0], &format!("{table}.0.~bot.easy")).await;
        }
        table
    }

    /// The short name of the table whose lobby stands in the channel.
    pub fn lobby(&self) -> String {
        let said = self.chat.messages(HERE);
        let ids = said.iter().rev().flat_map(|said| ids(&said.post));
        let found = ids.filter(|id| id.ends_with(".0.~join")).map(|id| id.split('.').next().unwrap().to_owned()).next();
        found.expect("a lobby")
    }

    /// Opens and starts a table.
    pub async fn playing(&self, people: &[User], bots: usize) -> String {
        let table = self.seated(people, bots).await;
        self.press(people[0], &format!("{table}.0.~start")).await;
        self.settled().await;
        table
    }

    /// All that ever stood in a message.
    pub fn versions(said: &Said) -> Vec<Post> {
        said.before.iter().chain([&said.post]).cloned().collect()
    }

    /// The newest message in the channel that has a button of that word, or none.
    pub fn board(&self) -> Option<Said> {
        self.chat.messages(HERE).into_iter().rev().find(|said| said.post.rows.iter().any(has_play))
    }
}

/// A manager that people can reach.
pub async fn begun(store: Store, chat: Arc<dyn Chat>, settings: Settings) -> Arc<Manager> {
    let manager = Manager::start(store, chat, settings).await.expect("a manager");
    manager.reachable(true).await;
    manager
}

fn has_play(row: &Row) -> bool {
    matches!(row, Row::Buttons(buttons) if buttons.iter().any(|b| matches!(&b.target, Target::Press(id) if id.ends_with("~play"))))
}

/// Everything as always, but for pictures: painting is tested elsewhere, and takes its time unoptimised; nor is a
/// conversation waited for.
pub fn plain() -> Settings {
    let paint = |_: &Painter, scene: &Scene| {
        let (width, height) = (scene.width as u32, scene.height as u32);
        Ok(Picture { png: b"a picture".to_vec(), width, height })
    };
    Settings { paint, clock: clock(), openings: Duration::ZERO, ..Settings::default() }
}

/// A clock that a test moves by hand, and no other test.
pub fn clock() -> &'static Clock {
    Box::leak(Box::new(Clock::of_machine()))
}

/// A channel where nothing is lacking.
pub fn here() -> Place {
    Place {
        channel: HERE,
        guild: Some(GUILD),
        has_bot: true,
        parent: None,
        kind: PlaceKind::Threaded,
        lacks: Vec::new(),
    }
}

pub fn direct(user: User) -> Place {
    Place {
        channel: FakeChat::direct_channel(user.id),
        guild: None,
        has_bot: true,
        parent: None,
        kind: PlaceKind::Plain,
        lacks: Vec::new(),
    }
}

pub fn buttons(post: &Post) -> Vec<Button> {
    let rows = post.rows.iter().filter_map(|row| match row {
        Row::Buttons(buttons) => Some(buttons.clone()),
        Row::Select(_) => None,
    });
    rows.flatten().collect()
}

pub fn selects(post: &Post) -> Vec<Select> {
    let rows = post.rows.iter().filter_map(|row| match row {
        Row::Select(select) => Some(select.clone()),
        Row::Buttons(_) => None,
    });
    rows.collect()
}

/// All custom ids of a message.
pub fn ids(post: &Post) -> Vec<String> {
    let pressed = buttons(post).into_iter().filter_map(|button| match button.target {
        Target::Press(id) => Some(id),
        Target::Link(_) => None,
    });
    pressed.chain(selects(post).into_iter().map(|select| select.id)).collect()
}

/// Holds every control to what its press will be read as: the same id, which asks for something that is known.
pub fn known(post: &Post) {
    for text in ids(post) {
        let id: Id = text.parse().unwrap_or_else(|error| panic!("{text}: {error}, under {}", post.text));
        assert_eq!(id.to_string(), text);
        assert!(!matches!(id.to, To::Word(Request::Strange(_))), "{text} under {}", post.text);
    }
}

/// The id of the button with that label.
pub fn id_of(post: &Post, label: &str) -> String {
    let found = buttons(post).into_iter().find(|button| button.label == label);
    match found.map(|button| button.target) {
        Some(Target::Press(id)) => id,
        _ => panic!("no button {label} under {}: {:?}", post.text, ids(post)),
    }
}
