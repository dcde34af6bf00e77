//! What a table weighs in memory while it is awake, in the middle of a game: every byte that the program's own code asks
//! for is counted. One test alone in its program, since what others ask for would count as well.

#![cfg(test)]

#[path = "support"]
mod support {
    #[expect(dead_code, reason = "the manager's tests see more of what was said")]
    pub mod fake;
}

use std::sync::Arc;
use std::time::Duration;

use guildhall::bots::Level;
use guildhall::chat::{
    Ack, ChannelId, GuildId, Host, Incoming, InteractionId, Person, Place, PlaceKind, Post, Reply, TableId, UserId,
    What,
};
use guildhall::games::GAMES;
use guildhall::paint::Picture;
use guildhall::record::Play;
use guildhall::rules::{Footer, Game, Seed, Sheet, Viewer};
use guildhall::store::{Along, Change, Commit, NewTable, Seen, Sitter, Store, Venue};
use guildhall::tables::{Manager, Settings};
use guildhall::tools::picture::random_play;
use guildhall::words::{Language, Speaker};
use peak_alloc::PeakAlloc;
use serde_json::Value;
use support::fake::FakeChat;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// The most a table may weigh, in bytes.
const MOST: usize = 40 * 1024;

/// How many tables of each game are weighed together.
const TABLES: u64 = 8;

const PEOPLE: [&str; 3] = ["Anna", "Béla", "Cecylia"];

fn seats(game: &Game) -> u8 {
    *game.seats.start()
}

/// A game that random bots have played, up to half of the steps it takes them.
fn half(game: &'static Game, seed: u64) -> Play {
    let seed = Seed::from_number(seed);
    let whole = played(game, seed, usize::MAX).step();
    played(game, seed, whole / 2)
}

fn played(game: &'static Game, seed: Seed, steps: usize) -> Play {
    let mut play = Play::open(game, &Value::Null, seats(game), seed).unwrap();
    while !play.is_over() && play.step() < steps {
        let forced = play.forced();
        let is_auto = forced.is_some();
        let (seat, path) = forced.unwrap_or_else(|| {
            let seat = play.table().awaiting().first().unwrap();
            (seat, Level::Easy.decide(play.table(), seat, seed, play.step()).unwrap())
        });
        play.play(seat, &path, is_auto).unwrap();
    }
    play
}

/// Stores the game as it would have been, in a channel of its own.
async fn stored(store: &Store, game: &'static Game, channel: u64) -> TableId {
    let play = half(game, channel);
    let new = NewTable {
        game: game.id.to_owned(),
        guild: None,
        channel: ChannelId(channel),
        host: UserId(1),
        host_name: "Anna".to_owned(),
        options: serde_json::json!({}),
        seats: seats(game),
        language: Language::En,
        venue: Venue::Channel,
        bots: Vec::new(),
        rematch_of: None,
        opened: 0,
        old_at: i64::MAX,
    };
    let table = store.create(new, Along::default()).await.unwrap();
    let record = play.record();
    let sitter = |id: UserId, name: &str| Sitter::Person { user: id, name: name.to_owned(), gone: None };
    let seating = PEOPLE.iter().zip(1..).take(seats(game).into()).map(|(name, id)| sitter(UserId(id), name)).collect();
    let changes = vec![
        Change::Sitters(seating),
        Change::Begun(record.header),
        Change::Awaiting(play.table().awaiting()),
        Change::Entries(record.entries),
    ];
    let seen = Seen::Lobby { people: vec![Some(UserId(1))], seats: seats(game) };
    store.commit(Commit { table, seen, changes, along: Along::default() }).await.unwrap();
    table
}

/// Wakes a table as its people do, and waits until it has said what it has to say.
async fn wake(manager: &Manager, chat: &FakeChat, store: &Store, table: TableId, channel: u64) {
    let interaction = InteractionId(channel);
    let incoming = Incoming {
        person: Person { id: UserId(1), name: "Anna".to_owned(), language: Language::En },
        place: Place {
            channel: ChannelId(channel),
            guild: Some(GuildId(1)),
            has_bot: true,
            parent: None,
            kind: PlaceKind::Threaded,
            lacks: Vec::new(),
        },
        reply: Reply { interaction, token: String::new(), ack: Ack::Private },
        what: What::Press { id: format!("{table}.0.~own"), values: Vec::new() },
        told: Default::default(),
    };
    manager.serve(incoming).await;
    while chat.answers(interaction).is_empty() || !store.unsent_of(table).await.unwrap().is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Draws each board of a game, so that what all pictures share is there.
fn draw_boards(game: &'static Game) {
    let play = random_play(game, *game.seats.end(), Seed::from_number(1), 40).unwrap();
    let speaker = Speaker::alone(Language::En);
    for board in 0..play.table().boards().len().max(1) as u8 {
        play.table().scene(Viewer::Public, Sheet::Board(board), &[], &[], &Footer::default(), &speaker);
    }
}

/// How many bytes the platform keeps of what pictures say in these channels.
fn read_out(chat: &FakeChat, channels: &[u64]) -> usize {
    let long = |post: &Post| post.picture.as_ref().map_or(0, |picture| picture.alt.len());
    let answers = channels.iter().flat_map(|channel| chat.answers(InteractionId(*channel)));
    let said = channels.iter().flat_map(|channel| chat.messages(ChannelId(*channel)));
    answers.map(|post| long(&post)).sum::<usize>() + said.map(|said| long(&said.post)).sum::<usize>()
}

#[test]
fn a_table_in_the_middle_of_a_game_is_light() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    runtime.block_on(async {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("games.db")).unwrap();
        let chat = Arc::new(FakeChat::new());
        let paint = |_: &_, _: &_| Ok(Picture { png: Vec::new(), width: 1, height: 1 });
        let settings = Settings { paint, openings: Duration::ZERO, ..Settings::default() };
        let manager = Manager::start(store.clone(), chat.clone(), settings).await.unwrap();
        let mut heavy = Vec::new();
        for (first, game) in (1000..).step_by(1000).zip(GAMES) {
            let mut tables = Vec::new();
            for channel in first..=first + TABLES {
                tables.push((channel, stored(&store, game, channel).await));
            }
            // What all tables share is made before the first, and with it.
            draw_boards(game);
            let (channel, table) = tables.remove(0);
            wake(&manager, &chat, &store, table, channel).await;
            let channels: Vec<u64> = tables.iter().map(|(channel, _)| *channel).collect();
            let before = MEMORY.current_usage() - read_out(&chat, &[channel]);
            for (channel, table) in tables {
                wake(&manager, &chat, &store, table, channel).await;
            }
            // What pictures say the platform keeps, and no table.
            let after = MEMORY.current_usage() - read_out(&chat, &[&[channel], &channels[..]].concat());
            let each = after.saturating_sub(before) / TABLES as usize;
            eprintln!("{}: {each} bytes a table", game.id);
            heavy.extend((each > MOST).then(|| format!("{}: {each} bytes", game.id)));
        }
        assert_eq!(heavy, Vec::<String>::new());
        manager.stop().await;
    });
}
