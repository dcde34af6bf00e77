//! What a table decides together: closing, and taking back what nobody can take back alone. The case numbers are those of
//! the specification of weeks of play.

use std::time::Duration;

use guildhall::chat::{Ballot, Host, Id, Post, Request, To, What};
use guildhall::record::Entry;
use guildhall::store::{AlarmKind, Stage};

use crate::presser::Whim;
use crate::support::fake::Said;
use crate::world::*;

const THREE: [User; 3] = [ANNA, BELA, CECYLIA];

pub fn is_vote(post: &Post) -> bool {
    let ids = ids(post);
    ids.iter().any(|id| matches!(id.parse(), Ok(Id { to: To::Word(Request::Vote(..)), .. })))
}

/// The newest vote in the channel that asks something.
pub fn vote(world: &World) -> Said {
    world.chat.messages(HERE).into_iter().rev().find(|said| is_vote(&said.post)).expect("a vote")
}

/// A message as it is now.
pub fn now(world: &World, said: &Said) -> Post {
    let all = world.chat.messages(HERE);
    all.into_iter().find(|other| other.message == said.message).expect("it stands").post
}

async fn asked_to_close(world: &World, table: &str, user: User) -> Said {
    world.press(user, &format!("{table}.0.~shut.yes")).await;
    world.settled().await;
    vote(world)
}

/// How many alarms wait for the end of a vote.
async fn vote_ends(world: &World, table: &str) -> usize {
    world.alarms(table).await.keys().filter(|of| of.kind == AlarmKind::VoteEnd).count()
}

pub async fn record(world: &World, table: &str) -> Vec<Entry> {
    world.store.load(table.parse().expect("a table")).await.expect("stored").entries
}

/// Somebody takes the Prospector and so draws a card, and asks to take that back.
pub async fn asked_to_undo(world: &World, table: &str, people: &[User]) -> (User, Said) {
    let user = world.awaited(table, people).await[0];
    let entries = world.row(table).await.entries;
    world.press(user, &format!("{table}.{entries}.role.prospector!")).await;
    world.settled().await;
    let barred = world.press(user, &format!("{table}.0.~undo")).await;
    let ask = ids(&barred).into_iter().find(|id| id.contains(".~ask.")).unwrap_or_else(|| panic!("{}", barred.text));
    world.press(user, &ask).await;
    world.settled().await;
    (user, vote(world))
}

pub fn others(people: &[User], user: User) -> Vec<User> {
    people.iter().copied().filter(|other| *other != user).collect()
}

/// W-50: the message that asked says that somebody would rather play on, and asks no more; nothing else is said.
#[tokio::test(flavor = "multi_thread")]
async fn w_50_a_refusal_is_told_in_the_message_that_asked() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let asked = asked_to_close(&world, &table, ANNA).await;
    let heads = ["<@2> <@3>", "<@3> <@2>"].map(|who| format!("Anna would close this table for good. {who}: "));
    assert!(heads.iter().any(|head| asked.post.text.starts_with(head)), "{}", asked.post.text);
    assert_eq!(asked.post.mentions.len(), 2);
    let before = world.chat.messages(HERE).len();
    world.press(BELA, &id_of(&asked.post, "Refuse")).await;
    world.settled().await;
    let settled = now(&world, &asked);
    assert_eq!(settled.text, "Béla would rather play on. The table stays open.");
    assert!(settled.rows.is_empty() && settled.mentions.is_empty());
    assert_eq!(world.chat.messages(HERE).len(), before, "no second message");
    assert_eq!(world.row(&table).await.stage, Stage::Playing);
    let late = world.press(CECYLIA, &id_of(&asked.post, "Agree")).await;
    assert!(late.text.starts_with("To już rozstrzygnięte: Béla"), "{}", late.text);
    let soon = world.press(ANNA, &format!("{table}.0.~shut.yes")).await;
    assert!(soon.text.starts_with("You asked that a short while ago."), "{}", soon.text);
    asked_to_close(&world, &table, CECYLIA).await;
}

/// W-51: who agreed is stored, and a move ends nothing.
#[tokio::test(flavor = "multi_thread")]
async fn w_51_answers_outlive_a_restart_and_moves() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let asked = asked_to_close(&world, &table, ANNA).await;
    world.press(BELA, &id_of(&asked.post, "Agree")).await;
    world.settled().await;
    let tally = now(&world, &asked).text;
    assert!(tally.ends_with(" Still to answer: Cecylia.") && tally.contains("\nAgreed: "), "{tally}");
    let mover = world.awaited(&table, &THREE).await[0];
    world.move_by_pressing(&table, mover, &mut Whim::new(4)).await;
    let world = world.restarted(plain()).await;
    let stranger = world.press(STRANGER, &id_of(&asked.post, "Agree")).await;
    assert!(stranger.text.ends_with("can decide that."), "{}", stranger.text);
    world.press(CECYLIA, &id_of(&asked.post, "Agree")).await;
    world.settled().await;
    assert_eq!(world.row(&table).await.stage, Stage::Closed);
    let settled = now(&world, &asked);
    assert!(settled.text.starts_with("Everybody agreed") && settled.rows.is_empty(), "{}", settled.text);
}

/// W-52: whoever gives the seat up is asked no more.
#[tokio::test(flavor = "multi_thread")]
async fn w_52_a_vote_is_counted_again_when_a_seat_changes_hands() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let asked = asked_to_close(&world, &table, ANNA).await;
    world.press(BELA, &id_of(&asked.post, "Agree")).await;
    world.press(CECYLIA, &format!("{table}.0.~concede.yes")).await;
    world.settled().await;
    assert_eq!(world.row(&table).await.stage, Stage::Closed);
    assert!(now(&world, &asked).text.starts_with("Everybody agreed"));
}

/// W-53: the end of the game ends the question.
#[tokio::test(flavor = "multi_thread")]
async fn w_53_a_game_that_ends_ends_the_question() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let asked = asked_to_close(&world, &table, ANNA).await;
    world.play_to_the_end(&table, &people, &mut Whim::new(5)).await;
    world.settled().await;
    let settled = now(&world, &asked);
    assert!(settled.text == "Settled: the game is over." && settled.rows.is_empty(), "{}", settled.text);
}

/// W-101: what is settled before it could be said is said as settled, and calls nobody.
#[tokio::test(flavor = "multi_thread")]
async fn w_101_a_vote_that_is_settled_unsaid_asks_nothing() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    world.chat.shut(HERE, Some(guildhall::chat::ChatError::Transport("no answer".to_owned())));
    world.press(ANNA, &format!("{table}.0.~shut.yes")).await;
    world.press(DOROTA, &format!("{table}.0.~vote.1.no")).await;
    world.chat.shut(HERE, None);
    world.settled().await;
    assert!(world.chat.messages(HERE).iter().all(|said| World::versions(said).iter().all(|post| !is_vote(post))));
    let said = world.chat.messages(HERE).pop().expect("a message").post;
    assert!(said.text.ends_with("would rather play on. The table stays open.") && said.mentions.is_empty());
}

/// W-26: one press that is delivered twice is one answer.
#[tokio::test(flavor = "multi_thread")]
async fn w_26_a_press_that_comes_twice_is_one_choice() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let asked = asked_to_close(&world, &table, ANNA).await;
    let what = What::Press { id: id_of(&asked.post, "Agree"), values: Vec::new() };
    let incoming = world.incoming(BELA, here(), what);
    world.ask(incoming.clone()).await;
    world.manager.serve(incoming).await;
    world.settled().await;
    let stored = world.store.votes(table.parse().expect("a table")).await.expect("stored");
    assert_eq!(stored[0].choices, [(ANNA.id, Ballot::Yes), (BELA.id, Ballot::Yes)]);
}

/// What was drawn is taken back when all others agree; chosen again, it draws the same. W-43.
#[tokio::test(flavor = "multi_thread")]
async fn w_43_what_all_agree_to_is_taken_back_and_comes_again_the_same() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let (user, asked) = asked_to_undo(&world, &table, &THREE).await;
    assert!(asked.post.text.contains("asks to take back · ") && asked.post.text.contains("Prospector"));
    let others = others(&THREE, user);
    assert_eq!(asked.post.mentions.len(), 2);
    assert!(!asked.post.mentions.contains(&user.id));
    let steps = world.steps(&table).await;
    for other in &others {
        assert_eq!(world.steps(&table).await, steps, "all must agree");
        world.press(*other, &id_of(&asked.post, "Agree")).await;
    }
    world.settled().await;
    let settled = now(&world, &asked);
    assert!(settled.text.starts_with("Undone · ") && settled.rows.is_empty(), "{}", settled.text);
    assert_eq!(world.awaited(&table, &THREE).await, [user]);
    let board = world.board().expect("a board").post;
    assert_eq!(board.mentions, [user.id], "whoever is to move is called");
    let before = record(&world, &table).await;
    let Some(Entry::Undone { to, agreed: Some(agreed) }) = before.last() else { panic!("{before:?}") };
    assert_eq!((*to, agreed.len()), (0, 2));
    let entries = world.row(&table).await.entries;
    world.press(user, &format!("{table}.{entries}.role.prospector!")).await;
    let after = record(&world, &table).await;
    let drawn = |entry: &Entry| match entry {
        Entry::Played { drawn, hash, .. } => Some((drawn.clone(), *hash)),
        _ => None,
    };
    assert_eq!(drawn(&after[entries as usize]), drawn(&before[0]));
    let over = world.press(others[0], &id_of(&asked.post, "Refuse")).await;
    assert!(over.text.contains(" · "), "how it ended can still be read: {}", over.text);
}

/// W-39, W-40: any entry ends it, and what was answered after that counts for nothing.
#[tokio::test(flavor = "multi_thread")]
async fn w_39_a_move_ends_the_question_whether_one_is_taken_back() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let (user, asked) = asked_to_undo(&world, &table, &people).await;
    let other = others(&people, user)[0];
    let mover = world.awaited(&table, &people).await[0];
    world.move_by_pressing(&table, mover, &mut Whim::new(4)).await;
    world.settled().await;
    let settled = now(&world, &asked);
    assert!(settled.text == "No undo: the game has gone on." && settled.rows.is_empty(), "{}", settled.text);
    let entries = world.row(&table).await.entries;
    let late = world.press(other, &id_of(&asked.post, "Agree")).await;
    assert!(late.text.contains("settled already: No undo"), "{}", late.text);
    assert_eq!(world.row(&table).await.entries, entries);
}

/// W-42: answers outlive a restart.
#[tokio::test(flavor = "multi_thread")]
async fn w_42_who_agreed_to_an_undo_is_known_after_a_restart() {
    let world = World::new().await;
    let table = world.playing(&THREE, 0).await;
    let (user, asked) = asked_to_undo(&world, &table, &THREE).await;
    let others = others(&THREE, user);
    world.press(others[0], &id_of(&asked.post, "Agree")).await;
    let world = world.restarted(plain()).await;
    world.press(others[1], &id_of(&asked.post, "Agree")).await;
    world.settled().await;
    assert_eq!(world.steps(&table).await, 0);
    assert!(now(&world, &asked).text.starts_with("Undone · "));
}

/// W-46: bots agree, so nobody is asked and nothing is said to anybody.
#[tokio::test(flavor = "multi_thread")]
async fn w_46_among_bots_what_was_drawn_is_taken_back_at_once() {
    let world = World::new().await;
    let table = world.playing(&[ANNA], 1).await;
    let mut whim = Whim::new(3);
    // Until what she did cannot be taken back alone.
    let asked = loop {
        while world.awaited(&table, &[ANNA]).await.is_empty() {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        world.move_by_pressing(&table, ANNA, &mut whim).await;
        world.settled().await;
        let asked = world.press(ANNA, &format!("{table}.0.~undo")).await;
        if ids(&asked).iter().any(|id| id.contains(".~ask.")) {
            break asked;
        }
    };
    let steps = world.steps(&table).await;
    let undone = world.press(ANNA, &id_of(&asked, "Undo this step")).await;
    assert!(undone.text.starts_with("Undone · "), "{}", undone.text);
    assert!(world.steps(&table).await < steps);
    world.settled().await;
    let undone = record(&world, &table).await.into_iter().rev().find(|entry| matches!(entry, Entry::Undone { .. }));
    assert!(matches!(undone, Some(Entry::Undone { agreed: Some(agreed), .. }) if agreed.is_empty()));
    assert!(!world.chat.messages(HERE).iter().any(|said| is_vote(&said.post)));
}

/// W-47: the same is not asked twice, before anything else has happened.
#[tokio::test(flavor = "multi_thread")]
async fn w_47_what_was_refused_is_not_asked_again_at_once() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let (user, asked) = asked_to_undo(&world, &table, &people).await;
    let other = others(&people, user)[0];
    let entries = world.row(&table).await.entries;
    let open = world.press(user, &format!("{table}.{entries}.~ask.0")).await;
    assert!(open.text.starts_with("A request to take back is open"), "{}", open.text);
    world.press(other, &id_of(&asked.post, "Refuse")).await;
    world.settled().await;
    assert!(now(&world, &asked).text.starts_with("No undo: "));
    let again = world.press(user, &format!("{table}.{entries}.~ask.0")).await;
    assert!(again.text.starts_with("You have asked that already"), "{}", again.text);
}

/// Whoever asked can take the question back; an open one can be answered under "More", and stands below the board again.
#[tokio::test(flavor = "multi_thread")]
async fn an_open_question_is_found_again_and_can_be_withdrawn() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let (user, asked) = asked_to_undo(&world, &table, &people).await;
    let other = others(&people, user)[0];
    let more = world.press(other, &format!("{table}.0.~more")).await;
    assert!(more.text.contains("asks to take back") && is_vote(&more), "{}", more.text);
    world.press(other, &format!("{table}.0.~again")).await;
    world.settled().await;
    assert!(now(&world, &asked).rows.is_empty(), "the former one is pressed no more");
    let newest = vote(&world);
    assert!(newest.message != asked.message && newest.post.mentions.is_empty());
    world.press(user, &id_of(&newest.post, "Refuse")).await;
    world.settled().await;
    assert!(now(&world, &newest).text.ends_with("plays on after all."));
}

/// W-120: with the longest names full of marks the message stays short.
#[tokio::test(flavor = "multi_thread")]
async fn w_120_the_longest_names_leave_a_vote_short() {
    let names =
        ["*_~`|>[]()@<*_~`|>[]()@<*_~`|>[]", "_*_*_*_*_*_*_*_*_*_*_*_*_*_*_*_*", "````````````````````````````````"];
    let long = |user: User, name| User { name, ..user };
    let people = [long(ANNA, names[0]), long(DOROTA, names[1]), long(STRANGER, names[2])];
    let world = World::new().await;
    let table = world.playing(&people, 0).await;
    let (user, asked) = asked_to_undo(&world, &table, &people).await;
    world.press(others(&people, user)[0], &id_of(&asked.post, "Agree")).await;
    asked_to_close(&world, &table, people[0]).await;
    world.press(people[1], &id_of(&vote(&world).post, "Agree")).await;
    world.settled().await;
    for said in world.chat.messages(HERE).iter().filter(|said| is_vote(&said.post)) {
        assert!(said.post.text.chars().count() < 900, "{}: {}", said.post.text.chars().count(), said.post.text);
    }
}

/// Nobody is held to what they asked for ever: unanswered, the table stays as it is; and a day later one may ask again.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_answered_ends_by_itself() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let (user, undo) = asked_to_undo(&world, &table, &people).await;
    let close = asked_to_close(&world, &table, user).await;
    let day = Duration::from_secs(24 * 3600);
    world.later(day * 2 - Duration::from_secs(60)).await;
    assert!(is_vote(&now(&world, &undo)), "two days, and no minute less");
    world.later(Duration::from_secs(120)).await;
    world.settled().await;
    assert_eq!(now(&world, &undo).text, "No undo: not everybody answered.");
    assert!(is_vote(&now(&world, &close)));
    world.later(day * 5).await;
    world.settled().await;
    let settled = now(&world, &close);
    assert_eq!(settled.text, "Not everybody answered within 7 days. The table stays open.");
    assert!(settled.rows.is_empty() && vote_ends(&world, &table).await == 0);
    assert_eq!(world.row(&table).await.stage, Stage::Playing);
    asked_to_close(&world, &table, user).await;
    assert_eq!(vote_ends(&world, &table).await, 1);
}
