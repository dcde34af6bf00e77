//! A table that goes on in another channel. The case numbers are those of the specification of weeks of play.

use std::time::Duration;

use guildhall::chat::{
    ChannelId, ChatError, Host, Incoming, Permission, Place, PlaceKind, Post, Told, ToldChannel, What,
};
use guildhall::store::Stage;

use crate::support::fake::Said;
use crate::world::*;

const HOUR: Duration = Duration::from_secs(3600);
const THERE: ChannelId = ChannelId(71);

fn there() -> Place {
    Place { channel: THERE, ..here() }
}

async fn move_to(world: &World, user: User, to: ToldChannel) -> String {
    let told = Told { channel: Some(to), writes: true, ..Told::default() };
    world.command_told(user, "table move", &[("channel", "71")], told).await.text
}

fn channel(place: Place) -> ToldChannel {
    ToldChannel { place, writes: true }
}

fn texts(said: &[Said]) -> Vec<String> {
    said.iter().map(|said| said.post.text.clone()).collect()
}

fn has_buttons(post: &Post) -> bool {
    !post.rows.is_empty()
}

/// The board stands there without a call, those who sit are told where, and the old place says so; clocks go on.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_goes_on_in_another_channel() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 1).await;
    let (old, pings) = (world.board().expect("a board"), world.chat.pings(ANNA.id) + world.chat.pings(DOROTA.id));
    let alarms = world.alarms(&table).await;
    let stranger = move_to(&world, STRANGER, channel(there())).await;
    assert!(stranger.starts_with("You don't sit at this table"), "{stranger}");
    assert_eq!(move_to(&world, ANNA, channel(there())).await, "The table goes on in <#71>.");
    world.settled().await;
    let said = world.chat.messages(THERE);
    assert_eq!(said.len(), 2, "{:?}", texts(&said));
    assert!(has_buttons(&said[0].post) && said[0].post.mentions.is_empty());
    assert!(said[1].post.text.ends_with(": San Juan goes on here."), "{}", said[1].post.text);
    assert_eq!(world.chat.pings(ANNA.id) + world.chat.pings(DOROTA.id), pings + 2, "each is told once");
    let left = world.chat.messages(HERE);
    assert_eq!(left.last().map(|said| said.post.text.as_str()), Some("The table has moved: <#71>"));
    assert!(left.last().is_some_and(|said| said.post.mentions.is_empty()));
    let former = left.iter().find(|said| said.message == old.message).expect("the old board");
    assert!(!has_buttons(&former.post), "its buttons are gone");
    assert_eq!(world.alarms(&table).await, alarms, "clocks go on");
    let soon = move_to(&world, ANNA, channel(here())).await;
    assert!(soon.starts_with("Your table plays in <#71>"), "{soon}");
    let back = Told { channel: Some(channel(here())), writes: true, ..Told::default() };
    let what = || What::Command { name: vec!["table".into(), "move".into()], options: Vec::new() };
    let ask = async |told: Told| world.ask(Incoming { told, ..world.incoming(DOROTA, there(), what()) }).await.text;
    let soon = ask(back.clone()).await;
    assert!(soon.starts_with("The table moved a short while ago; again <t:"), "{soon}");
    world.later(HOUR).await;
    assert_eq!(ask(back).await, "The table goes on in <#70>.");
}

/// W-96: where another table lives nothing can go on, and nothing has changed; nor where the bot or the person may not write.
#[tokio::test(flavor = "multi_thread")]
async fn w_96_a_table_moves_nowhere_where_it_cannot_be() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    world.new_in(there(), &[("where", "channel")]).await;
    world.settled().await;
    let before = world.row(&table).await;
    let occupied = move_to(&world, ANNA, channel(there())).await;
    assert!(occupied.starts_with("There is another table in that channel."), "{occupied}");
    let other = |number: u64| Place { channel: ChannelId(number), ..here() };
    world.chat.deny(ChannelId(72), vec![Permission::AttachFiles, Permission::ReadHistory]);
    let lacks = move_to(&world, ANNA, channel(other(72))).await;
    assert_eq!(lacks, "I can't write there: I lack **Attach Files**.");
    let silent = ToldChannel { writes: false, ..channel(other(73)) };
    assert_eq!(move_to(&world, ANNA, silent).await, "You can't write there yourself.");
    for kind in [PlaceKind::Plain, PlaceKind::Announcing] {
        let place = Place { kind, ..other(74) };
        let no = move_to(&world, ANNA, channel(place.clone())).await;
        assert!(no.starts_with("A table can be in a text channel"), "{no}");
        let press = world.incoming(ANNA, place, What::Press { id: format!("{table}.0.~here"), values: Vec::new() });
        let told = Told { writes: true, ..Told::default() };
        let here = world.ask(Incoming { told, ..press }).await.text;
        assert!(here.starts_with("A table can be in a text channel"), "{here}");
    }
    let private = Place { kind: PlaceKind::PrivateThread, parent: Some(HERE), ..other(75) };
    world.chat.let_in(ChannelId(75), false);
    assert_eq!(move_to(&world, ANNA, channel(private)).await, "I can't write there: I lack **View Channel**.");
    assert_eq!(move_to(&world, ANNA, channel(here())).await, "Say to which other channel the table should move.");
    world.settled().await;
    assert_eq!(world.row(&table).await, before);
    assert!([72, 73, 74, 75].into_iter().all(|number| world.chat.messages(ChannelId(number)).is_empty()));
}

/// W-97: what is to be said of a move is said once, though the program ends between.
#[tokio::test(flavor = "multi_thread")]
async fn w_97_a_move_is_told_once_after_a_crash() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    world.chat.shut(THERE, Some(ChatError::Transport("down".to_owned())));
    world.chat.shut(HERE, Some(ChatError::Transport("down".to_owned())));
    assert_eq!(move_to(&world, ANNA, channel(there())).await, "The table goes on in <#71>.");
    let world = world.restarted(plain()).await;
    world.chat.shut(THERE, None);
    world.chat.shut(HERE, None);
    let world = world.restarted(plain()).await;
    world.settled().await;
    let said = world.chat.messages(THERE);
    assert_eq!(said.len(), 2, "{:?}", texts(&said));
    let away = |text: &String| text.starts_with("The table has moved");
    assert_eq!(texts(&world.chat.messages(HERE)).iter().filter(|text| away(text)).count(), 1);
    assert_eq!(world.row(&table).await.channel, THERE);
}

/// W-77: a table whose channel is gone is fetched from where one of its people is, and its clocks go on.
#[tokio::test(flavor = "multi_thread")]
async fn w_77_a_lost_table_is_fetched() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    let alarms = world.alarms(&table).await;
    world.chat.shut(HERE, Some(ChatError::Gone("deleted".to_owned())));
    world.manager.lost(HERE).await;
    world.settled().await;
    let told = texts(&world.chat.direct_messages(ANNA.id));
    let lost: Vec<_> = told.iter().filter(|text| text.contains("can't write in our channel any more")).collect();
    assert_eq!(lost.len(), 1, "{told:?}");
    assert!(lost[0].contains("type `/table move` there"), "{}", lost[0]);
    let nothing = world.command_in(there(), CECYLIA, "table move", &[]).await.text;
    assert!(nothing.starts_with("Na tym kanale nie ma"), "{nothing}");
    let offered = world.command_in(there(), ANNA, "table move", &[]).await;
    let id = id_of(&offered, "Move it here");
    let press = world.incoming(ANNA, there(), What::Press { id: id.clone(), values: Vec::new() });
    assert_eq!(world.ask(press).await.text, "You can't write there yourself.");
    let press = world.incoming(ANNA, there(), What::Press { id, values: Vec::new() });
    let told = Told { writes: true, ..Told::default() };
    assert_eq!(world.ask(Incoming { told, ..press }).await.text, "The table goes on in <#71>.");
    world.settled().await;
    let said = texts(&world.chat.messages(THERE));
    assert_eq!(said.len(), 2, "{said:?}");
    let row = world.row(&table).await;
    assert_eq!((row.channel, row.is_lost, row.stage), (THERE, false, Stage::Playing));
    assert_eq!(world.alarms(&table).await, alarms);
    assert!(world.command_in(there(), ANNA, "table board", &[]).await.text.contains("<#71>"));
}

/// A lobby moves as a game does, and is where it moved after a restart, too.
#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_moves_as_well() {
    let world = World::new().await;
    let table = world.seated(&[ANNA, DOROTA], 0).await;
    assert_eq!(move_to(&world, DOROTA, channel(there())).await, "The table goes on in <#71>.");
    world.settled().await;
    assert!(!has_buttons(&world.chat.messages(HERE)[0].post), "the old lobby has no buttons");
    assert!(has_buttons(&world.chat.messages(THERE)[0].post));
    let world = world.restarted(plain()).await;
    world.press_in(there(), ANNA, &format!("{table}.0.~start"), &[]).await;
    world.settled().await;
    let said = texts(&world.chat.messages(THERE));
    assert!(said[0].contains("started") && said.len() == 3, "{said:?}");
}
