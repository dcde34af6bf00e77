//! Somebody has themselves forgotten: while they play, look after a table, follow one and are asked, and a crash later again.

use std::path::Path;

use guildhall::chat::{ChannelId, ChatError, Place, TableId, Told, ToldPerson, UserId};
use guildhall::record::{Entry, Record, verify};
use guildhall::store::{Sitter, Stage, Store, export};
use guildhall::words::Language;
use rusqlite::Connection;
use rusqlite::types::ValueRef;

use crate::presser::Whim;
use crate::support::fake::Call;
use crate::weeks::*;
use crate::world::*;

/// Somebody whose number and name are nothing else's.
const ANNABELLA: User = User { id: UserId(0x0923_4567_89ab_cdef), name: "Annabella Quux", language: Language::En };
const NUMBER: &str = "658446281519910383";

fn there(number: u64) -> Place {
    Place { channel: ChannelId(number), ..here() }
}

impl World {
    /// Asked twice, with what goes and what stays; the last answer.
    pub async fn forget_me(&self, user: User) -> String {
        let asked = self.command(user, "settings forget", &[]).await;
        assert!(asked.text.contains("This goes: ") && asked.text.contains("This stays: "), "{}", asked.text);
        let sure = self.press(user, &id_of(&asked, "Forget me")).await;
        assert!(sure.text.contains("There is no way back"), "{}", sure.text);
        let done = self.press(user, &id_of(&sure, "Forget me for good")).await;
        self.settled().await;
        done.text
    }
}

/// Every cell that names them, with its table.
fn cells(path: &Path) -> Vec<String> {
    let db = Connection::open(path).expect("a database");
    let mut tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").expect("a schema");
    let tables: Vec<String> =
        tables.query_map([], |row| row.get(0)).expect("names").collect::<Result<_, _>>().expect("names");
    let mut found = Vec::new();
    for table in tables {
        let mut query = db.prepare(&format!("SELECT * FROM {table}")).expect("a table");
        let columns = query.column_count();
        let mut rows = query.query([]).expect("rows");
        while let Some(row) = rows.next().expect("a row") {
            for at in 0..columns {
                let text = match row.get_ref(at).expect("a cell") {
                    ValueRef::Integer(number) => number.to_string(),
                    ValueRef::Text(text) | ValueRef::Blob(text) => String::from_utf8_lossy(text).into_owned(),
                    ValueRef::Null | ValueRef::Real(_) => continue,
                };
                let is_named = text.contains(NUMBER) || text.contains(ANNABELLA.name);
                found.extend(is_named.then(|| format!("{table}: {text}")));
            }
        }
    }
    found
}

/// Whether the bytes of a file hold their name, or their number as a text or as it lies in a row.
fn has_bytes(path: &Path) -> bool {
    let bytes = std::fs::read(path).expect("a file");
    let signs = [ANNABELLA.name.as_bytes(), NUMBER.as_bytes(), &ANNABELLA.id.0.to_be_bytes()];
    signs.iter().any(|sign| bytes.windows(sign.len()).any(|window| window == *sign))
}

fn vacuum(path: &Path) {
    let db = Connection::open(path).expect("a database");
    db.execute_batch("VACUUM; PRAGMA wal_checkpoint(TRUNCATE);").expect("room");
}

#[tokio::test(flavor = "multi_thread")]
async fn f_36_who_is_forgotten_during_play_is_nowhere_and_the_game_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("guildhall.db");
    let world = World::on(Store::open(&path).expect("a store"), plain()).await;
    world.command(ANNABELLA, "settings zone", &[("zone", "Europe/Warsaw")]).await;
    // A lobby of theirs, one where they were asked and sat down, and a game that they follow.
    let options = [("seats", "3"), ("where", "channel"), ("language", "en")];
    let lobby = world.command_in(there(71), ANNABELLA, "table new", &options).await;
    assert!(!lobby.text.is_empty());
    world.settled().await;
    let own = world.store.table_in(ChannelId(71)).await.expect("readable").expect("a lobby").id;
    world.press(BELA, &format!("{own}.0.~join")).await;
    let table = world.seated(&[ANNABELLA, DOROTA, CECYLIA], 0).await;
    world.press(ANNABELLA, &format!("{table}.0.~set.first")).await;
    world.press(ANNABELLA, &format!("{table}.0.~start")).await;
    world.settled().await;
    assert_eq!(world.chat.direct_messages(ANNABELLA.id).len(), 1, "a hand");
    let asked = ToldPerson { id: BELA.id, name: BELA.name.to_owned(), is_bot: false, sees: true };
    world.command_told(ANNABELLA, "table pause", &[("days", "3")], Told::default()).await;
    world.command_told(ANNABELLA, "table invite", &[], Told { person: Some(asked), ..Told::default() }).await;
    world.settled().await;
    assert!(cells(&path).len() > 8, "{:?}", cells(&path));

    let seat = world.seat_of(&table, ANNABELLA).await;
    assert!(world.forget_me(ANNABELLA).await.starts_with("Forgotten."));
    assert_eq!(cells(&path), Vec::<String>::new());
    vacuum(&path);
    assert!(!has_bytes(&path));
    let exported = folder.path().join("games.jsonl");
    export(&path, &exported).expect("an export");
    assert!(!has_bytes(&exported));

    assert!(world.chat.direct_messages(ANNABELLA.id).is_empty(), "the hand is gone");
    let said: Vec<String> = world.chat.messages(HERE).into_iter().map(|said| said.post.text).collect();
    assert!(said.iter().any(|text| text.starts_with("A player has left for good")), "{said:?}");
    let board = world.board().expect("a board").post.text;
    assert!(!board.contains(ANNABELLA.name) && !board.contains(NUMBER), "{board}");
    let seats = world.store.seats(table.parse().expect("a name")).await.expect("stored");
    assert!(matches!(seats[seat.index()], Sitter::Bot(_)), "{seats:?}");
    let row = world.store.table(own).await.expect("stored");
    assert_eq!((row.stage, row.host), (Stage::Lobby, BELA.id), "who is left looks after the lobby");
    assert!([DOROTA.id, CECYLIA.id].contains(&world.row(&table).await.host));

    world.play_to_the_end(&table, &[DOROTA, CECYLIA], &mut Whim::new(4)).await;
    world.settled().await;
    let loaded = world.store.load(table.parse().expect("a name")).await.expect("stored");
    let conceded = loaded.entries.iter().any(|entry| matches!(entry, Entry::Conceded { seat: by } if *by == seat));
    assert!(conceded);
    let record = Record { header: loaded.header.expect("begun"), entries: loaded.entries };
    verify(&record).expect("sound");
    assert_eq!(cells(&path), Vec::<String>::new(), "nor does the end name them");
}

/// Somebody who took over a bot's seat, left a seat or follows a table is known there without sitting there at the start.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_left_of_who_came_left_or_follows() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("guildhall.db");
    let settings = toy();
    let world = World::on(Store::open(&path).expect("a store"), settings).await;
    let table = world.playing(&[ANNA, BELA], 1).await;
    let seat = world.store.seats(table.parse().expect("a name")).await.expect("stored");
    let seat = seat.iter().position(|sitter| sitter.user().is_none()).expect("a bot");
    world.press(ANNABELLA, &format!("{table}.0.~watch")).await;
    world.press(ANNABELLA, &format!("{table}.0.~seat.{seat}")).await;
    world.settled().await;
    let asked = world
        .chat
        .messages(HERE)
        .into_iter()
        .rev()
        .find(|said| buttons(&said.post).iter().any(|button| button.label == "Let in"));
    world.press(ANNA, &id_of(&asked.expect("a vote").post, "Let in")).await;
    world.settled().await;
    world.press(ANNABELLA, &format!("{table}.0.~seat.{seat}")).await;
    world.settled().await;
    let text = |entry: &Entry| serde_json::to_string(entry).expect("JSON");
    let names = |entries: &[Entry]| entries.iter().any(|entry| text(entry).contains(NUMBER));
    let entries = world.store.load(table.parse().expect("a name")).await.expect("stored").entries;
    assert!(names(&entries), "{entries:?}");
    world.press(ANNABELLA, &format!("{table}.0.~leave.bot.yes")).await;
    world.settled().await;

    // It ends in the middle, and is asked for again.
    let restarted = world.restarted(settings).await;
    restarted.chat.fail(Call::Delete, ChatError::Gone("hidden".to_owned()));
    assert!(restarted.forget_me(ANNABELLA).await.starts_with("Forgotten."), "what can't be deleted stays there");
    assert_eq!(cells(&path), Vec::<String>::new());
    restarted.chat.recover();
    let world = restarted.restarted(settings).await;
    assert!(world.forget_me(ANNABELLA).await.starts_with("Forgotten."), "again");
    assert_eq!(cells(&path), Vec::<String>::new());
    let entries = world.store.load(table.parse().expect("a name")).await.expect("stored").entries;
    assert!(!names(&entries));
    world.play_to_the_end(&table, &[ANNA, BELA], &mut Whim::new(3)).await;
}

/// Nobody is called who does not exist, at a table that is over; one that can't be read holds nothing up.
#[tokio::test(flavor = "multi_thread")]
async fn who_was_forgotten_is_not_called_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("guildhall.db");
    let world = World::on(Store::open(&path).expect("a store"), toy()).await;
    let unreadable = world.playing(&[ANNABELLA, BELA], 0).await;
    world.press(BELA, &format!("{unreadable}.0.~close")).await;
    let db = Connection::open(&path).expect("a database");
    let sql = "UPDATE tables SET header = 'half of it', stage = 'over' WHERE id = ?1";
    db.execute(sql, [unreadable.parse::<TableId>().expect("a name").0]).expect("damaged");
    let world = world.restarted(toy()).await;
    let table = world.playing(&[ANNABELLA, BELA, CECYLIA], 0).await;
    world.play_to_the_end(&table, &[ANNABELLA, BELA, CECYLIA], &mut Whim::new(3)).await;
    world.settled().await;
    assert!(world.forget_me(ANNABELLA).await.starts_with("Forgotten."), "also where one can't be read");
    assert_eq!(cells(&path), Vec::<String>::new());
    world.press(BELA, &format!("{table}.0.~rematch")).await;
    world.settled().await;
    let called = world.chat.messages(HERE).into_iter().filter(|said| said.post.text.contains("once more?"));
    let called: Vec<_> = called.map(|said| (said.post.text, said.post.mentions)).collect();
    assert!(
        matches!(&called[..], [(text, mentions)] if text.matches("<@").count() == 1 && *mentions == [CECYLIA.id]),
        "{called:?}"
    );
}
