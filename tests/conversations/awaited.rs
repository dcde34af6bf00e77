//! Whoever is called is awaited, and whoever moved is told, over the real adapter: limits that outlast a turn, messages
//! that came through unnoticed, answers that cannot be changed.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use guildhall::chat::Trace;
use serde_json::{Value, json};

use crate::driver::Person;
use crate::party::{Party, control, unpainted};
use crate::script::{Script, post};
use crate::stage::Stage;

/// The one person whom the newest board calls.
async fn called(party: &Party, board: &Value) -> Person {
    party.called(board).await.remove(0)
}

fn pings_of(pings: &[Value], person: &Person) -> usize {
    pings.iter().filter(|ping| ping["user"]["name"] == person.name).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_that_waits_out_a_limit_ends_with_its_turn() {
    let party = Party::playing(unpainted(), "channel", "en").await;
    let board = party.board_after(None).await;
    let first = called(&party, &board).await;
    let all = [party.stage.anna(), party.stage.bela(), party.stage.cecylia()];
    let before = party.stage.driver.pings().await;
    // Longer than it takes the next one to move without being called.
    let limit = json!({"kind": "rate_limit", "retry_after": 6.0, "route": "POST /channels/*/messages", "times": 1});
    party.stage.driver.fault(limit).await;
    first.command("games", "sanjuan role", json!({"role": "prospector"})).await;
    let row = party.row().await;
    let seats = party.store.seats(row.id).await.unwrap();
    let seat = row.awaiting.first().expect("somebody moves");
    let user = seats[seat.index()].user().expect("a person");
    let mut second = None;
    for person in all {
        if party.stage.user(person.name).await == user {
            second = Some(person);
        }
    }
    let second = second.expect("one of three");
    // Some moves ask once more; the first way on is the answer then.
    let asked = second.command("games", "sanjuan role", json!({"role": "builder"})).await;
    assert_ne!(party.row().await.entries, row.entries, "{}", asked.text());
    party.settled().await;
    let now = party.row().await;
    let pings = party.stage.driver.pings().await;
    let again = now.awaiting.iter().any(|seat| seats[seat.index()].user() == Some(user));
    let called = pings_of(&pings, &second) - pings_of(&before, &second);
    assert_eq!(called, usize::from(again), "called for what is no longer theirs: {pings:?}");
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_moved_is_told_though_answers_fail() {
    for (route, is_direct) in [("PATCH /webhooks/**", false), ("/webhooks/**", true)] {
        let party = Party::playing(unpainted(), "channel", "en").await;
        let board = party.board_after(None).await;
        let person = called(&party, &board).await;
        let panel = person.press(&board, &control(&board, "~play")).await;
        party.settled().await;
        let before = person.sees("dm").await;
        party.stage.driver.fault(json!({"kind": "error", "status": 500, "route": route, "times": 3})).await;
        let entries = party.row().await.entries;
        let command = person.clone();
        let moved =
            tokio::spawn(async move { command.command("games", "sanjuan role", json!({"role": "builder"})).await });
        let told = || async {
            let direct = person.sees("dm").await;
            let here = person.sees("games").await;
            let news = if is_direct { direct.get(before.len()..).unwrap_or_default().to_vec() } else { here };
            news.iter()
                .any(|message| message["content"].as_str().is_some_and(|text| text.contains("Builder")))
                .then_some(())
        };
        party.stage.driver.until("the move is told", told).await;
        assert!(party.row().await.entries > entries);
        drop((moved.await.unwrap(), panel));
        party.close().await;
    }
}

#[tokio::test]
async fn a_message_is_found_again_among_those_that_stand_there() {
    let stage = Stage::open(|chat| Script::new(chat)).await;
    let channel = stage.channel("games").await;
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    let since = now();
    let trace = |nonce: &str| Trace { nonce: nonce.to_owned(), mark: "k7q.1.~play".to_owned(), since };
    assert_eq!(stage.chat.find(channel, &trace("n1")).await, Ok(None));
    let first = stage.chat.post(channel, &post("one", &["k7q.1.~play"]), "n1").await.unwrap();
    let second = stage.chat.post(channel, &post("two", &["k7q.1.~play"]), "n2").await.unwrap();
    assert_eq!(stage.chat.find(channel, &trace("n1")).await, Ok(Some(first)));
    assert_eq!(stage.chat.find(channel, &trace("n2")).await, Ok(Some(second)));
    assert_eq!(stage.chat.find(channel, &trace("n3")).await, Ok(None));
    let later = Trace { since: now() + Duration::from_secs(3600).as_millis() as i64, ..trace("n1") };
    assert_eq!(stage.chat.find(channel, &later).await, Ok(None), "it is older than what is looked for");
    stage.close().await;
}
