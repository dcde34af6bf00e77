//! Hands that are kept in direct conversations: when these are opened, and what goes on while they are not.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use guildhall::chat::{
    Ack, ChannelId, Chat, ChatError, Done, Host, Incoming, InteractionId, MessageId, Person, Post, Reply, What,
};
use guildhall::store::Store;
use guildhall::tables::Settings;

use crate::presser::Whim;
use crate::support::fake::{Call, FakeChat};
use crate::through::{Taking, Through};
use crate::world::*;

/// As long as no test waits.
const LONG: Duration = Duration::from_secs(3600);

#[tokio::test(flavor = "multi_thread")]
async fn a_conversation_is_opened_at_the_first_hand_and_once_for_ever() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.seated(&people, 0).await;
    world.settled().await;
    assert!(world.chat.opened().is_empty(), "sitting down opens nothing");
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    let opened = |world: &World| {
        let mut opened = world.chat.opened();
        opened.sort_unstable();
        opened
    };
    assert_eq!(opened(&world), people.map(|user| user.id));
    let world = world.restarted(plain()).await;
    world.play_to_the_end(&table, &people, &mut Whim::new(2)).await;
    world.playing(&people, 0).await;
    assert_eq!(opened(&world), people.map(|user| user.id), "known for every other table");
    assert!(people.iter().all(|user| world.chat.direct_messages(user.id).len() == 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_wait_for_their_turn_while_the_channel_goes_on() {
    let world = World::with(Settings { openings: LONG, ..plain() }).await;
    let people = [ANNA, DOROTA];
    let table = world.seated(&people, 0).await;
    world.press(ANNA, &format!("{table}.0.~start")).await;
    let mut whim = Whim::new(3);
    for _ in 0..4 {
        while world.board().is_none() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let user = world.awaited(&table, &people).await[0];
        world.move_by_pressing(&table, user, &mut whim).await;
    }
    assert_eq!(world.chat.opened().len(), 1, "one in that time");
    let unknown = people.into_iter().find(|user| !world.chat.opened().contains(&user.id)).expect("somebody waits");
    assert!(!world.store.unsent().await.expect("readable").is_empty(), "and keeps waiting");
    let own = world.press(unknown, &format!("{table}.0.~own")).await;
    assert!(own.text.contains("Your hand") && !own.text.contains("direct messages"), "{}", own.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_fast_for_the_platform_closes_nobodys_letterbox() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.seated(&people, 0).await;
    for _ in 0..5 {
        world.chat.fail(Call::Direct, ChatError::TooFast("40003".to_owned()));
    }
    world.press(ANNA, &format!("{table}.0.~start")).await;
    for _ in 0..3 {
        for user in people {
            let own = world.press(user, &format!("{table}.0.~own")).await;
            assert!(own.text.contains("Your hand") && !own.text.contains("direct messages"), "{}", own.text);
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    world.chat.recover();
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert!(world.chat.opened().is_empty(), "none is opened for an hour");
    let waiting = world.store.unsent().await.expect("readable");
    assert_eq!(waiting.len(), 2, "both hands wait: {waiting:?}");
    let world = world.restarted(plain()).await;
    world.settled().await;
    assert!(people.iter().all(|user| world.chat.direct_messages(user.id).len() == 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_loss_is_told_directly_only_where_a_conversation_is_open() {
    let world = World::with(Settings { openings: LONG, ..plain() }).await;
    let people = [ANNA, DOROTA];
    let table = world.seated(&people, 0).await;
    world.press(ANNA, &format!("{table}.0.~start")).await;
    while world.chat.opened().is_empty() || world.board().is_none() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let (known, unknown) = match world.chat.opened()[0] == ANNA.id {
        true => (ANNA, DOROTA),
        false => (DOROTA, ANNA),
    };
    world.chat.shut(HERE, Some(ChatError::Gone("deleted".into())));
    world.manager.lost(HERE).await;
    let told = |user: User| {
        let said = world.chat.direct_messages(user.id);
        said.iter().filter(|said| said.post.text.contains("can't write in our channel")).count()
    };
    for _ in 0..500 {
        if told(known) == 1 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!((told(known), told(unknown), world.chat.opened().len()), (1, 0, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_who_wants_no_messages_gets_any() {
    let world = World::new().await;
    world.command(ANNA, "table new", &[("seats", "2"), ("where", "channel"), ("language", "en")]).await;
    world.settled().await;
    let table = world.lobby();
    let joined = world.press(DOROTA, &format!("{table}.0.~join")).await;
    let silenced = world.press(DOROTA, &id_of(&joined, "No messages, please")).await;
    assert!(silenced.text.contains("No more direct messages from this table"), "{}", silenced.text);
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    assert_eq!(world.chat.opened(), [ANNA.id]);
    world.press(DOROTA, &id_of(&silenced, "Messages again")).await;
    world.settled().await;
    let said = world.chat.direct_messages(DOROTA.id);
    assert!(said.iter().any(|said| said.post.text.contains("Your hand")), "{said:?}");
}

/// Sent anew, it would make the conversation unread for nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_hand_is_edited_however_old_it_is_and_sent_anew_where_it_is_gone() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let world = world.restarted(plain()).await;
    let mut whim = Whim::new(9);
    let mut play = async |world: &World| {
        for _ in 0..4 {
            let user = world.awaited(&table, &people).await[0];
            world.move_by_pressing(&table, user, &mut whim).await;
        }
        world.settled().await;
    };
    play(&world).await;
    let all = |user: User| world.chat.all().into_iter().filter(move |said| said.channel == direct(user).channel);
    for user in people {
        let said: Vec<_> = all(user).collect();
        assert!(said.len() == 1 && !said[0].before.is_empty() && !said[0].deleted, "{said:?}");
        world.chat.delete(said[0].channel, said[0].message).await.expect("deleted");
    }
    for _ in 0..8 {
        if people.iter().any(|user| all(*user).count() == 1) {
            play(&world).await;
        }
    }
    for user in people {
        assert_eq!((all(user).count(), world.chat.direct_messages(user.id).len()), (2, 1), "{}", user.name);
    }
}

/// The answer to a post is lost, and before it is repeated somebody deletes the message: it was said, and nothing is lost.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_was_deleted_is_no_lost_channel() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let user = world.awaited(&table, &people).await[0];
    let before = world.chat.messages(HERE).len();
    world.chat.fail_after(Call::Post, ChatError::Transport("lost".to_owned()));
    let entries = world.row(&table).await.entries;
    world.press(user, &format!("{table}.{entries}.role.prospector!")).await;
    for _ in 0..5000 {
        if world.chat.messages(HERE).len() > before {
            break;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let board = world.board().expect("a board").message;
    world.chat.delete(HERE, board).await.expect("deleted");
    world.settled().await;
    for user in people {
        let said = world.chat.direct_messages(user.id);
        assert!(said.iter().all(|said| !said.post.text.contains("can't write")), "{said:?}");
    }
    let next = world.awaited(&table, &people).await[0];
    let entries = world.row(&table).await.entries;
    world.press(next, &format!("{table}.{entries}.role.councillor!")).await;
    world.settled().await;
    assert!(world.board().is_some_and(|said| said.message != board), "the next board comes as ever");
}

/// A platform on which a change of a message never ends.
struct Stuck(FakeChat);

#[async_trait]
impl Taking for Stuck {
    fn inner(&self) -> &FakeChat {
        &self.0
    }

    async fn before_edit(&self) {
        std::future::pending().await
    }

    async fn take(&self, channel: ChannelId, post: &Post, nonce: &str) -> Done<MessageId> {
        self.0.post(channel, post, nonce).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_courtesy_holds_no_call_up() {
    let stuck = Arc::new(Stuck(FakeChat::new()));
    let manager = begun(Store::in_memory().expect("a store"), Arc::new(Through(stuck.clone())), plain()).await;
    let serve = async |user: User, number: u64, what: What| {
        let person = Person { id: user.id, name: user.name.to_owned(), language: user.language };
        let reply = Reply { interaction: InteractionId(number), token: "token".to_owned(), ack: Ack::Private };
        manager.serve(Incoming { person, place: here(), reply, what, told: Default::default() }).await;
    };
    let said = async |mark: &str| {
        for _ in 0..1000 {
            let found =
                stuck.0.messages(HERE).into_iter().flat_map(|said| ids(&said.post)).find(|id| id.ends_with(mark));
            if let Some(id) = found {
                return id;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("{mark} waits for a change that never ends");
    };
    let options = [("game", plain().games[0].id), ("seats", "2"), ("where", "channel")];
    let options = options.map(|(option, value)| (option.to_owned(), value.to_owned())).to_vec();
    serve(ANNA, 1, What::Command { name: vec!["table".into(), "new".into()], options }).await;
    let join = said("~join").await;
    serve(DOROTA, 2, What::Press { id: join.clone(), values: vec![] }).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    serve(ANNA, 3, What::Press { id: join.replace("join", "start"), values: vec![] }).await;
    said("~play").await;
}
