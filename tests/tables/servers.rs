//! What those who manage a server set there, and tables that they close. The case numbers are those of the specification of
//! weeks of play.

use std::time::Duration;

use guildhall::chat::{ChannelId, Host, Place, PlaceKind, Post, RoleId, TableId, Told, ToldChannel, ToldRole, What};
use guildhall::record::{Ending, Entry};
use guildhall::store::{ServerSettings, Stage, Store};

use crate::world::*;

const DAY: Duration = Duration::from_secs(24 * 3600);
const GAMES: ChannelId = ChannelId(71);

/// A command with what the platform tells besides.
async fn told(world: &World, user: User, place: Place, name: &str, options: &[(&str, &str)], told: Told) -> Post {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let name = name.split(' ').map(str::to_owned).collect();
    let incoming = world.incoming(user, place, What::Command { name, options });
    world.ask(guildhall::chat::Incoming { told, ..incoming }).await
}

async fn server(world: &World, name: &str, options: &[(&str, &str)]) -> String {
    world.command(ANNA, &format!("server {name}"), options).await.text
}

fn games() -> Place {
    Place { channel: GAMES, ..here() }
}

fn names_games() -> Told {
    let channel = ToldChannel { place: games(), writes: true };
    Told { channel: Some(channel), ..Told::default() }
}

async fn settings(store: &Store) -> ServerSettings {
    store.server(GUILD).await.expect("readable")
}

/// W-98: where tables may be opened is about new ones; running ones go on.
#[tokio::test(flavor = "multi_thread")]
async fn w_98_tables_open_where_they_may_and_running_ones_go_on() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    let allow = [("how", "allow")];
    let shown = told(&world, ANNA, here(), "server channels", &allow, names_games()).await.text;
    assert!(shown.contains("Tables may be opened in: <#71> · Who may open tables: everybody"), "{shown}");
    assert!(shown.contains(&format!("· {table} San Juan: ")), "{shown}");
    assert!(!world.press(ANNA, &format!("{table}.0.~own")).await.text.contains("In this server"));
    assert_eq!(world.row(&table).await.stage, Stage::Playing);
    // Nor does it move where none may be opened.
    let elsewhere = ToldChannel { place: Place { channel: ChannelId(73), ..here() }, writes: true };
    let elsewhere = Told { channel: Some(elsewhere), writes: true, ..Told::default() };
    let moved = told(&world, ANNA, here(), "table move", &[("channel", "73")], elsewhere).await.text;
    assert_eq!(moved, "In this server tables are opened in <#71>.");
    world.press(ANNA, &format!("{table}.0.~shut.server")).await;
    world.settled().await;
    let refused = world.command(ANNA, "table new", &[]).await.text;
    assert_eq!(refused, "In this server tables are opened in <#71>.");
    let thread = Place { channel: ChannelId(72), parent: Some(GAMES), kind: PlaceKind::Thread, ..here() };
    for place in [games(), thread] {
        let opened = world.new_in(place, &[("where", "channel")]).await.text;
        assert!(opened.contains("table is open"), "{opened}");
    }
    server(&world, "channels", &[("how", "all")]).await;
    assert!(world.command(ANNA, "table new", &[("where", "channel")]).await.text.contains("table is open"));
    // Where none is named, the one in which it is typed is meant.
    server(&world, "channels", &allow).await;
    assert_eq!(settings(&world.store).await.channels, [HERE]);
    server(&world, "channels", &[("how", "forget")]).await;
    assert_eq!(settings(&world.store).await.channels, []);
}

/// Who may open tables, or others like one, is one role and those who manage the server; everybody may sit down.
#[tokio::test(flavor = "multi_thread")]
async fn tables_are_opened_by_whoever_may() {
    let world = World::new().await;
    let role = Some(ToldRole { id: RoleId(60), name: "play_ers".to_owned() });
    let wanted = Told { role, ..Told::default() };
    let shown = told(&world, ANNA, here(), "server opening", &[("who", "role"), ("role", "60")], wanted).await.text;
    assert!(shown.contains("Who may open tables: @play\\_ers"), "{shown}");
    let new = [("where", "channel"), ("game", "san_juan")];
    let open = async |told_of: Told| told(&world, DOROTA, here(), "table new", &new, told_of).await.text;
    let refused = open(Told { roles: vec![RoleId(61)], ..Told::default() }).await;
    assert_eq!(refused, "In this server only @play\\_ers may open tables. You can sit down at any of them.");
    let opened = open(Told { manages: true, ..Told::default() }).await;
    assert!(opened.contains("table is open"), "{opened}");
    world.settled().await;
    let table = world.lobby();
    assert!(world.press(CECYLIA, &format!("{table}.0.~join")).await.text.starts_with("Masz miejsce"));
    world.later(DAY * 8).await;
    world.settled().await;
    let again = world.press(DOROTA, &format!("{table}.0.~again-open")).await.text;
    assert!(again.starts_with("In this server only"), "{again}");
    server(&world, "opening", &[("who", "everyone")]).await;
    assert!(world.press(DOROTA, &format!("{table}.0.~again-open")).await.text.starts_with("You're in"));
}

/// What is set for new tables holds where whoever opens one says nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_table_is_as_the_server_wants_it() {
    let world = World::new().await;
    server(&world, "pace", &[("pace", "week")]).await;
    server(&world, "language", &[("language", "hu")]).await;
    let shown = server(&world, "place", &[("where", "channel")]).await;
    assert!(
        shown.starts_with(
            "**Settings of this server** · Pace: 7 days a move · Language: magyar · New tables: in this channel"
        ),
        "{shown}"
    );
    world.command(ANNA, "table new", &[("seats", "2")]).await;
    world.settled().await;
    let lobby = world.chat.messages(HERE)[0].post.text.clone();
    assert!(lobby.contains("magyar") && lobby.contains("7 nap") && lobby.contains("ez a csatorna"), "{lobby}");
    // W-98: nothing of it changes a table that is there.
    server(&world, "language", &[("language", "opener")]).await;
    assert_eq!(settings(&world.store).await.language, None);
    assert_eq!(world.row(&world.lobby()).await.language, guildhall::words::Language::Hu);
    let shown = server(&world, "show", &[]).await;
    assert!(shown.contains("Language: that of whoever opens the table"), "{shown}");
    let lacking = Place { lacks: vec![guildhall::chat::Permission::AttachFiles], ..here() };
    let shown = told(&world, ANNA, lacking, "server show", &[], Told::default()).await.text;
    assert!(shown.ends_with("In this channel I lack **Attach Files**."), "{shown}");
    // The welcome of a server that lets the bot in again is in the language that was set before.
    server(&world, "language", &[("language", "pl")]).await;
    world.manager.left(GUILD).await;
    world.manager.welcome(GUILD, ChannelId(90), guildhall::words::Language::En).await;
    let welcome = world.chat.messages(ChannelId(90));
    assert!(welcome[0].post.text.contains("Gry:"), "{}", welcome[0].post.text);
    // It is said once, however often the server comes into view, and once more when the bot is let in again.
    let said = async |channel: u64, times: usize| {
        world.manager.welcome(GUILD, ChannelId(channel), guildhall::words::Language::En).await;
        assert_eq!(world.chat.messages(ChannelId(channel)).len(), times);
    };
    said(91, 0).await;
    world.manager.left(GUILD).await;
    said(92, 1).await;
    said(93, 0).await;
}

/// What is set is kept for ninety days after the bot was taken out.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_set_outlives_the_bot_for_ninety_days() {
    let world = World::new().await;
    server(&world, "pace", &[("pace", "week")]).await;
    world.manager.connected(&[]).await;
    world.clock.put_on(DAY * 89);
    let ninety = DAY * 90;
    assert_eq!(world.store.forget_servers(world.clock.now(), ninety).await, Ok(0));
    world.manager.entered(GUILD, &[]).await;
    world.clock.put_on(DAY * 2);
    assert_eq!(world.store.forget_servers(world.clock.now(), ninety).await, Ok(0), "it is back");
    world.manager.left(GUILD).await;
    world.clock.put_on(ninety);
    assert_eq!(world.store.forget_servers(world.clock.now(), ninety).await, Ok(1));
}

/// W-90: those who manage the server close a table at which nobody is left; it asks before, and the record is kept.
#[tokio::test(flavor = "multi_thread")]
async fn w_90_a_table_is_closed_by_those_who_manage_the_server() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let named = world.command(CECYLIA, "server close", &[("table", &table)]).await.text;
    assert!(named.contains("Anna") && named.contains("Do\\*ro"), "{named}");
    for user in people {
        world.press(user, &format!("{table}.0.~leave.bot.yes")).await;
    }
    world.settled().await;
    let asked = world.command(CECYLIA, "server close", &[("table", &table)]).await;
    assert!(asked.text.starts_with("Zamknąć na dobre: ") && asked.text.contains(&table), "{}", asked.text);
    assert_eq!(world.row(&table).await.stage, Stage::Playing, "it asks before");
    let elsewhere = Place { guild: Some(guildhall::chat::GuildId(8)), ..here() };
    let id = id_of(&asked, "Zamknij stół na dobre");
    let other = world.press_in(elsewhere, CECYLIA, &id, &[]).await.text;
    assert_eq!(other, "Na tym serwerze nie ma takiego stołu w grze.");
    world.press(CECYLIA, &id).await;
    world.settled().await;
    let told = world.chat.messages(HERE).into_iter().next_back().expect("a notice").post;
    assert_eq!(told.text, "This table was closed by those who manage the server. Its record is kept.");
    assert!(told.mentions.is_empty());
    let entries = world.store.load(table.parse().expect("a name")).await.expect("stored").entries;
    assert_eq!(entries.last(), Some(&Entry::Ended { how: Ending::Server }));
    assert_eq!((world.row(&table).await.stage, world.alarms(&table).await.len()), (Stage::Closed, 0));
    let again = world.command(CECYLIA, "server close", &[("table", &table)]).await.text;
    assert_eq!(again, "Na tym serwerze nie ma takiego stołu w grze.");
}

/// W-90: it works on a table whose record does not fit the rules as well, and its record is kept.
#[tokio::test(flavor = "multi_thread")]
async fn w_90_a_broken_table_is_closed_by_those_who_manage_the_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.db");
    let world = World::over(Store::open(&path).expect("a store")).await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    world.manager.stop().await;
    world.store.close().await;
    let db = rusqlite::Connection::open(&path).expect("a database");
    let number = table.parse::<TableId>().expect("a name").0;
    let broken = "UPDATE tables SET header = json_set(header, '$.rules_version', 999) WHERE id = ?1";
    assert_eq!(db.execute(broken, [number]), Ok(1));
    drop(db);
    let world = World::over(Store::open(&path).expect("a store")).await;
    let shown = server(&world, "show", &[]).await;
    assert!(shown.contains(&format!("· {table} San Juan: needs its keeper → ")), "{shown}");
    let asked = world.command(ANNA, "server close", &[("table", &table)]).await;
    assert_eq!(asked.text, format!("Close {table} San Juan for good? Its record is kept."));
    let closed = world.press(ANNA, &id_of(&asked, "Close the table for good")).await.text;
    assert_eq!(closed, "This table is closed. Its record is kept.");
    let row = world.row(&table).await;
    assert_eq!((row.stage, world.alarms(&table).await.len()), (Stage::Closed, 0));
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    let told = world.chat.messages(HERE).pop().expect("a notice").post.text;
    assert_eq!(told, "This table was closed by those who manage the server. Its record is kept.");
    let entries = world.store.load(row.id).await.expect("stored").entries;
    assert_eq!(entries, [Entry::Ended { how: Ending::Server }]);
}
