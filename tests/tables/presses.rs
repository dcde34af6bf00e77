//! Presses that come late, twice, at once, garbled, or from somebody else.

use std::time::Duration;

use guildhall::chat::{Ack, Host, What};

use crate::presser::{Whim, onward};
use crate::support::fake::Said;
use crate::world::*;

#[tokio::test(flavor = "multi_thread")]
async fn strangers_may_watch_and_do_nothing_else() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    let entries = world.row(&table).await.entries;
    for id in [
        "~play",
        "~own",
        "~undo",
        "role.builder",
        "role.builder!",
        "~leave.bot.yes",
        "~concede.yes",
        "~shut.yes",
        "~ask.0",
        "~silence",
    ] {
        let answer = world.press(STRANGER, &format!("{table}.{entries}.{id}")).await;
        assert!(answer.text.contains("You don't sit at this table"), "{id}: {}", answer.text);
        assert!(answer.picture.is_none());
    }
    assert_eq!(world.row(&table).await.entries, entries);
    let watching = world.press(STRANGER, &format!("{table}.{entries}.~board")).await;
    assert_eq!(watching.picture.expect("a picture").name, "board.png");
    assert!(world.press(STRANGER, &format!("{table}.0.~join")).await.text.contains("already begun"));
}

#[tokio::test(flavor = "multi_thread")]
async fn garbled_ids_are_answered_and_change_nothing() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    let entries = world.row(&table).await.entries;
    let user = world.awaited(&table, &[ANNA, DOROTA]).await[0];
    let long = "x".repeat(100);
    for id in [
        "",
        "nonsense",
        "-.0.~dance",
        "-.0.~new.chess",
        "zzz.0.~play",
        "zzzzzzz.1.role.builder",
        long.as_str(),
        "é",
        "-.0.role.builder",
        "..",
        "~play",
        "k7q.1.",
        "-.0.~new.san_juan.99.thread.en",
    ] {
        assert!(!world.press(user, id).await.text.is_empty(), "{id}");
    }
    for rest in [
        "~dance",
        "~undo.99",
        "~undo.x",
        "#0123456789abcdef",
        "role.emperor",
        "role.builder.x.y.z",
        "pay",
        "?",
        "role/7",
        "role.?builder/9",
        "role.builder^",
        "role.builder*",
        "~options.language",
        "~bot.easy",
        "~log.start.99999999999",
    ] {
        for step in [entries, 0, 7, 99_999] {
            let answer = world.press_in(here(), user, &format!("{table}.{step}.{rest}"), &["a", "b"]).await;
            assert!(!answer.text.is_empty(), "{rest}");
        }
    }
    assert_eq!(world.row(&table).await.entries, entries);
    assert_eq!(world.chat.refused(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_button_is_answered_with_where_the_game_stands() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let user = world.awaited(&table, &people).await[0];
    let entries = world.row(&table).await.entries;
    let mut whim = Whim::new(3);
    let board = world.board().expect("a board").post;
    world.move_by_pressing(&table, user, &mut whim).await;
    let awaited = world.awaited(&table, &people).await;
    let late = world.press(awaited[0], &format!("{table}.{}.role.prospector", entries + 90)).await;
    assert!(late.text.starts_with("The game has moved on since that button."), "{}", late.text);
    assert!(!ids(&late).is_empty());
    let awaited = world.awaited(&table, &people).await;
    let play = ids(&board)[0].clone();
    let opened = world.press(awaited[0], &play).await;
    assert!(onward(&opened, &mut whim).is_some(), "the board's Play always opens the panel: {}", opened.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_press_shows_what_the_first_did() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let user = world.awaited(&table, &people).await[0];
    let entries = world.row(&table).await.entries;
    let id = format!("{table}.{entries}.role.builder");
    let (first, second) = tokio::join!(world.press(user, &id), world.press(user, &id));
    assert_eq!(first.text, second.text);
    let after = world.row(&table).await.entries;
    let third = world.press(user, &id).await;
    assert!(!third.text.contains("moved on"), "{}", third.text);
    assert_eq!(world.row(&table).await.entries, after, "nothing was done twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn f_10_an_event_that_comes_twice_works_once() {
    let world = World::new().await;
    let table = world.seated(&[ANNA], 0).await;
    let bot = world.incoming(ANNA, here(), What::Press { id: format!("{table}.0.~bot.easy"), values: vec![] });
    let mut world = world;
    world.ask(bot.clone()).await;
    world.ask(bot.clone()).await;
    assert_eq!(world.store.seats(table.parse().unwrap()).await.unwrap().len(), 2);
    world.command(ANNA, "table options", &[]).await;
    let options = format!("{table}.0.~options.seats");
    world.press_in(here(), ANNA, &options, &["4"]).await;
    // After a restart only the store knows.
    world = world.restarted(plain()).await;
    world.manager.as_ref().serve_twice(bot).await;
    assert_eq!(world.store.seats(table.parse().unwrap()).await.unwrap().len(), 2);
}

trait Twice {
    async fn serve_twice(&self, incoming: guildhall::chat::Incoming);
}

impl Twice for guildhall::tables::Manager {
    async fn serve_twice(&self, incoming: guildhall::chat::Incoming) {
        use guildhall::chat::Host;
        self.serve(incoming.clone()).await;
        self.serve(incoming).await;
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_answers_at_once_and_nobody_is_refused() {
    let world = World::new().await;
    // Lots decide who begins, and answers are read below: all in one language.
    let people = [ANNA, DOROTA, STRANGER];
    let table = world.playing(&people, 0).await;
    let user = world.awaited(&table, &people).await[0];
    let entries = world.row(&table).await.entries;
    let shown = world.press(user, &format!("{table}.{entries}.~play")).await;
    let boards = world.chat.messages(HERE).len();
    world.press(user, &id_of(&shown, "Councillor · draws cards")).await;
    world.settled().await;
    let board = world.board().expect("a board").post;
    assert!(board.text.contains("all at once. Still to answer:"), "{}", board.text);
    assert_eq!(world.chat.messages(HERE).len(), boards + 1, "one board for all");
    let entries = world.row(&table).await.entries;
    let picture = board.picture.clone();
    let mut ways = Vec::new();
    for user in people {
        let shown = world.press(user, &format!("{table}.{entries}.~play")).await;
        ways.push((user, onward(&shown, &mut Whim::new(1)).expect("a question")));
    }
    // All with controls of the same step, one after the other and without a new look at the table.
    for (user, (id, values)) in ways {
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        let answer = world.press_in(here(), user, &id, &values).await;
        assert!(!answer.text.contains("moved on"), "{}", answer.text);
        assert!(board.picture == picture);
    }
    world.settled().await;
    // The last edits of a call that is over are dropped, so the board may have been left as it was.
    let is_edited = |said: &Said| said.post.text != board.text && said.before.iter().any(|b| b.text == board.text);
    let answered = world.chat.messages(HERE).into_iter().find(is_edited);
    let answered = answered.map(|said| said.post.text).unwrap_or_default();
    assert!(!answered.contains("Still to answer: Anna, "), "{answered}");
}

/// A panel is taken away after it came, however soon the next one is wanted: else it would come back beside that.
#[tokio::test(flavor = "multi_thread")]
async fn a_panel_that_is_still_on_its_way_does_not_come_back() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let user = world.awaited(&table, &people).await[0];
    let entries = world.row(&table).await.entries;
    let play = What::Press { id: format!("{table}.{entries}.~play"), values: Vec::new() };
    let wishes: Vec<_> = (0..30).map(|_| world.incoming(user, here(), play.clone())).collect();
    for wish in &wishes {
        world.manager.serve(wish.clone()).await;
    }
    for _ in 0..1_000 {
        if world.chat.withdrawn().len() == wishes.len() - 1 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(world.chat.withdrawn().len(), wishes.len() - 1);
    assert_eq!(world.chat.followed(), [], "what was taken away is not said again beside it");
}

/// Each person has one private panel at a table: when another opens, the earlier one goes, by its newest handle.
#[tokio::test(flavor = "multi_thread")]
async fn an_earlier_panel_goes_when_another_opens() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let user = world.awaited(&table, &people).await[0];
    let entries = world.row(&table).await.entries;
    let press = |id: &str, ack: Ack, place| {
        let what = What::Press { id: format!("{table}.{entries}.{id}"), values: Vec::new() };
        let mut incoming = world.incoming(user, place, what);
        incoming.reply.ack = ack;
        incoming
    };
    let play = press("~play", Ack::Private, here());
    let first = play.reply.interaction;
    world.ask(play.clone()).await;
    world.ask(press("~own", Ack::Private, here())).await;
    world.ask(press("~play", Ack::Open, direct(user))).await;
    world.manager.serve(play).await;
    let other = press("~play", Ack::Private, here());
    let second = other.reply.interaction;
    assert_eq!(world.chat.withdrawn(), [], "other messages, and the same press again, replace no panel");
    world.ask(other).await;
    let on = press("<", Ack::Update, here());
    let newest = on.reply.interaction;
    world.ask(on).await;
    world.ask(press("~play", Ack::Private, here())).await;
    world.settled().await;
    assert_eq!(world.chat.withdrawn(), [first, newest], "not {second:?}: a press on it made a newer handle");
}

/// Nobody is promised to take back what the next bot's move bars at once; who may wait for a person is.
#[tokio::test(flavor = "multi_thread")]
async fn what_can_be_taken_back_is_promised_truly() {
    for (people, bots, promised) in [(vec![ANNA, DOROTA], 0, true), (vec![ANNA], 1, false)] {
        let world = World::new().await;
        let table = world.playing(&people, bots).await;
        for turn in 0..12 {
            let Some(user) = world.awaited(&table, &people).await.first().copied() else { break };
            let done = world.move_by_pressing(&table, user, &mut Whim::new(turn)).await;
            let is_promised = done.text.contains("You can take it back until");
            let has_undo = ids(&done).iter().any(|id| id.ends_with("~undo"));
            assert!(promised || !is_promised, "{}", done.text);
            assert!(!is_promised || has_undo, "{}", done.text);
            assert!(!done.text.contains("until Bot"), "{}", done.text);
            world.settled().await;
        }
    }
}
