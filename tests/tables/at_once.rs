//! Two ways to the same thing at the same moment: by the board and by direct message, by the host and by everybody else. The
//! numbers are those of the faults (`docs/faults.md`).

use guildhall::record::{Entry, Record, verify};
use guildhall::store::{Question, Stage};

use crate::votes::{record, vote};
use crate::weeks::THREE;
use crate::world::*;

const TWO: [User; 2] = [ANNA, STRANGER];

/// The record leads from the seed to where the table is.
async fn verifies(world: &World, table: &str) {
    let loaded = world.store.load(table.parse().expect("a name")).await.expect("stored");
    let play = verify(&Record { header: loaded.header.expect("begun"), entries: loaded.entries }).expect("sound");
    assert_eq!(play.table().awaiting(), loaded.table.awaiting);
}

#[tokio::test(flavor = "multi_thread")]
async fn f_9_a_button_pressed_here_and_in_a_direct_message_at_once_is_one_move() {
    let world = World::new().await;
    let table = world.playing(&TWO, 0).await;
    let user = world.awaited(&table, &TWO).await[0];
    let other = if user == ANNA { STRANGER } else { ANNA };
    let id = format!("{table}.0.role.prospector!");
    let (one, two) = tokio::join!(world.press(user, &id), world.press_in(direct(user), user, &id, &[]));
    world.settled().await;
    let chosen = |entry: &Entry| matches!(entry, Entry::Played { path, .. } if path[0] == "role");
    let entries = record(&world, &table).await;
    assert_eq!(entries.iter().filter(|entry| chosen(entry)).count(), 1, "{entries:?}");
    for answer in [&one, &two] {
        assert!(answer.text.contains("picks Prospector"), "how things stand: {}", answer.text);
    }
    assert_eq!(world.chat.pings(other.id), 1);
    verifies(&world, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn f_12_answers_to_a_vote_count_wherever_they_are_given() {
    for is_asked_twice in [false, true] {
        let world = World::new().await;
        let table = world.playing(&THREE, 0).await;
        let close = format!("{table}.0.~shut.yes");
        if is_asked_twice {
            tokio::join!(world.press(ANNA, &close), world.press_in(direct(BELA), BELA, &close, &[]));
        } else {
            world.press(ANNA, &close).await;
        }
        world.settled().await;
        let votes = world.votes(&table).await;
        assert_eq!(votes.iter().map(|vote| vote.question).collect::<Vec<_>>(), [Question::Close]);
        assert_eq!(world.row(&table).await.stage, Stage::Playing, "one has not answered");
        let agree = id_of(&vote(&world).post, "Agree");
        if is_asked_twice {
            world.press_in(direct(CECYLIA), CECYLIA, &agree, &[]).await;
        } else {
            tokio::join!(world.press(BELA, &agree), world.press_in(direct(CECYLIA), CECYLIA, &agree, &[]));
        }
        world.settled().await;
        assert_eq!(world.row(&table).await.stage, Stage::Closed, "asked twice: {is_asked_twice}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn f_13_options_and_a_start_at_once_are_one_after_the_other() {
    for is_start_first in [true, false, true, false] {
        let world = World::new().await;
        let table = world.seated(&TWO, 0).await;
        let (start, seats) = (format!("{table}.0.~start"), format!("{table}.0.~options.seats"));
        let start = world.press(ANNA, &start);
        let set = world.press_in(here(), ANNA, &seats, &["3"]);
        let (started, set) = if is_start_first {
            tokio::join!(start, set)
        } else {
            let (set, started) = tokio::join!(set, start);
            (started, set)
        };
        world.settled().await;
        assert!(started.text.starts_with("The game has begun"), "{}", started.text);
        let is_told = set.text.starts_with("The game has already begun") || set.text.contains("Seats: 3");
        assert!(is_told, "{}", set.text);
        verifies(&world, &table).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn f_13_of_an_undo_and_a_move_at_once_one_counts() {
    for is_undo_first in [true, false, true, false] {
        let world = World::new().await;
        let table = world.playing(&TWO, 0).await;
        let user = world.awaited(&table, &TWO).await[0];
        let other = if user == ANNA { STRANGER } else { ANNA };
        for path in ["role.builder!", "pass!"] {
            world.press(user, &format!("{table}.{}.{path}", world.row(&table).await.entries)).await;
        }
        let asked = world.press(user, &format!("{table}.0.~undo")).await;
        let (undo, pass) = (id_of(&asked, "Undo this step"), format!("{table}.2.pass!"));
        let (undo, pass) = (world.press(user, &undo), world.press(other, &pass));
        let (undone, passed) = if is_undo_first {
            tokio::join!(undo, pass)
        } else {
            let (passed, undone) = tokio::join!(pass, undo);
            (undone, passed)
        };
        world.settled().await;
        let entries = record(&world, &table).await;
        let is_undone = entries.iter().any(|entry| matches!(entry, Entry::Undone { .. }));
        assert_eq!(undone.text.contains("Undone ·"), is_undone, "{}", undone.text);
        assert_eq!(passed.text.starts_with("It's not your turn."), is_undone, "{}", passed.text);
        assert_eq!(world.awaited(&table, &TWO).await == [user], is_undone, "{entries:?}");
        verifies(&world, &table).await;
    }
}
