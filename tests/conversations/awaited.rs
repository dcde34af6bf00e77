//! Whoever is called is awaited, and whoever moved is told, over the real adapter: limits that outlast a turn, messages
//! that came through unnoticed, answers that cannot be changed.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use guildhall::chat::Trace;
use serde_json::{Value, json};

use crate::driver::Person;
use crate::party::{Party, Whim, control, onward, take, unpainted};
use crate::script::{Script, post};
use crate::stage::Stage;

/// The one person whom the newest board calls.
async fn called(party: &Party, board: &Value) -> Person {
    party.called(board).await.remove(0)
}

fn pings_of(pings: &[Value], person: &Person) -> usize {
    pings.iter().filter(|ping| ping["user"]["name"] == person.name).count()
}

/// One move of a person by the panel that opens under a board.
async fn move_by(party: &Party, person: &Person, board: &Value, whim: &mut Whim) {
    let entries = party.row().await.entries;
    let mut shown = person.press(board, &control(board, "~play")).await;
    for _ in 0..50 {
        let ways = onward(shown.message());
        if party.row().await.entries != entries || ways.is_empty() {
            return;
        }
        shown = take(person, shown.message(), &whim.one(&ways), whim).await;
    }
    panic!("{} gets nowhere: {}", person.name, shown.text());
}

/// Who has to decide, of the three.
async fn awaited(party: &Party) -> Vec<Person> {
    let row = party.row().await;
    let seats = party.store.seats(row.id).await.unwrap();
    let users: Vec<_> = row.awaiting.iter().filter_map(|seat| seats[seat.index()].user()).collect();
    let mut awaited = Vec::new();
    for person in [party.stage.anna(), party.stage.bela(), party.stage.cecylia()] {
        if users.contains(&party.stage.user(person.name).await) {
            awaited.push(person);
        }
    }
    awaited
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_that_waits_out_a_limit_ends_with_its_turn() {
    let party = Party::at("burgundy", unpainted(), "channel", "en").await;
    let mut whim = Whim::new(3);
    let board = party.board_after(None).await;
    let first = called(&party, &board).await;
    // Longer than it takes the next one to play their turn without being called.
    let limit = json!({"kind": "rate_limit", "retry_after": 20.0, "route": "POST /channels/*/messages", "times": 1});
    party.stage.driver.fault(limit).await;
    while awaited(&party).await[0].name == first.name {
        move_by(&party, &first, &board, &mut whim).await;
    }
    let second = awaited(&party).await.remove(0);
    let before = pings_of(&party.stage.driver.pings().await, &second);
    while awaited(&party).await[0].name == second.name {
        move_by(&party, &second, &board, &mut whim).await;
    }
    let third = awaited(&party).await.remove(0);
    party.settled().await;
    let pings = party.stage.driver.pings().await;
    assert_eq!(pings_of(&pings, &second), before, "called for a turn that is over: {pings:?}");
    assert_eq!(pings_of(&pings, &third), 1, "{pings:?}");
    party.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_moved_is_told_though_answers_fail() {
    for (route, is_direct) in [("PATCH /webhooks/**", false), ("/webhooks/**", true)] {
        let party = Party::at("burgundy", unpainted(), "channel", "en").await;
        let board = party.board_after(None).await;
        let person = called(&party, &board).await;
        let panel = person.press(&board, &control(&board, "~play")).await;
        let workers = onward(panel.message()).into_iter().find(|way| way.id.contains(".workers.")).expect("a way");
        party.stage.driver.fault(json!({"kind": "error", "status": 500, "route": route, "times": 3})).await;
        let entries = party.row().await.entries;
        let presser = person.clone();
        let pressed = tokio::spawn(async move { presser.press(panel.message(), &workers.id).await });
        let told = || async {
            let seen = person.sees(if is_direct { "dm" } else { "games" }).await;
            let news = seen.iter().filter(|message| is_direct || message["ephemeral"] == true);
            let texts: Vec<_> = news.filter_map(|message| message["content"].as_str().map(str::to_owned)).collect();
            texts.iter().any(|text| text.contains("+2 ")).then_some(())
        };
        party.stage.driver.until("the move is told", told).await;
        assert_eq!(party.row().await.entries, entries + 1);
        drop(pressed.await.unwrap());
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
