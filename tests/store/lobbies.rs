//! Lobbies that several people change at once: whoever saw one that is otherwise by now changes nothing.

use guildhall::chat::{ChannelId, TableId, UserId};
use guildhall::store::{Change, Commit, Seen, Sitter, Stage, Store, StoreError};

use crate::support::stored::{alone, new_table};
use crate::{along, person};

/// A lobby in which these sit.
fn seen(sitters: &[Sitter], seats: u8) -> Seen {
    Seen::Lobby { people: sitters.iter().map(Sitter::user).collect(), seats }
}

fn sitters(sitters: &[Sitter]) -> Vec<Change> {
    vec![Change::Sitters(sitters.to_vec())]
}

fn lobby(table: TableId, interaction: u64, seen: Seen, changes: Vec<Change>) -> Commit {
    Commit { table, seen, changes, along: along(interaction) }
}

conform! {
    f_11_the_last_seat_raced_by_two_goes_to_one,
    f_13_a_lobby_changes_only_as_it_was_seen,
}

async fn f_11_the_last_seat_raced_by_two_goes_to_one(store: Store) {
    let table = store.create(new_table(5, 1), along(1)).await.unwrap();
    let two = [person(1), person(2)];
    assert_eq!(store.commit(lobby(table, 2, alone(), sitters(&two))).await, Ok(()));
    let last = |who: Sitter| sitters(&[person(1), person(2), who]);
    let (one, other) = tokio::join!(
        store.commit(lobby(table, 3, seen(&two, 3), last(person(3)))),
        store.commit(lobby(table, 4, seen(&two, 3), last(Sitter::Bot("easy".into()))))
    );
    assert_eq!((one, other), (Ok(()), Err(StoreError::Moved(table))));
    assert_eq!(store.seats(table).await.unwrap(), [person(1), person(2), person(3)]);
}

/// Whoever decides about a lobby that is otherwise by now changes nothing: not when somebody came or went, nor when one
/// came for another, nor when there are more seats or fewer.
async fn f_13_a_lobby_changes_only_as_it_was_seen(store: Store) {
    let table = store.create(new_table(5, 1), along(1)).await.unwrap();
    let bot = Sitter::Bot("normal".into());
    let there = [person(1), bot.clone(), person(2)];
    store.commit(lobby(table, 2, alone(), sitters(&there))).await.unwrap();
    let before = store.load(table).await.unwrap();
    let others = [
        alone(),
        seen(&[person(1), person(2)], 3),
        seen(&[person(1), person(2), bot.clone()], 3),
        seen(&[person(1), bot.clone(), person(3)], 3),
        seen(&there, 4),
        seen(&there, 2),
        Seen::Game { entries: 0 },
        Seen::Ended,
    ];
    for other in others {
        let change = lobby(table, 3, other, vec![Change::Seats(4), Change::Host(UserId(2))]);
        assert_eq!(store.commit(change).await, Err(StoreError::Moved(table)));
    }
    assert_eq!(store.load(table).await.unwrap(), before);

    let left = vec![Change::Sitters(vec![bot.clone(), person(2)]), Change::Host(UserId(2))];
    assert_eq!(store.commit(lobby(table, 3, seen(&there, 3), left)).await, Ok(()));
    let after = store.load(table).await.unwrap();
    assert_eq!((after.table.host, &*after.seats), (UserId(2), &[bot.clone(), person(2)][..]), "no gap stays");
    let closed = vec![Change::Sitters(vec![bot.clone()]), Change::Stage(Stage::Closed)];
    assert_eq!(store.commit(lobby(table, 4, seen(&after.seats, 3), closed)).await, Ok(()));
    let again = lobby(table, 5, seen(std::slice::from_ref(&bot), 3), sitters(&[bot, person(3)]));
    assert_eq!(store.commit(again).await, Err(StoreError::Moved(table)));
    assert_eq!(store.table_in(ChannelId(5)).await.unwrap().unwrap().stage, Stage::Closed);
}
